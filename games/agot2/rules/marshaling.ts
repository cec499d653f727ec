import {
  type Choose,
  choose,
  flows,
  message,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  actionWindow,
  type Code,
  cardName,
  definition,
  happens,
  holds,
  inPlayerOrder,
  type Lcg,
  type M,
  type NewEvent,
  type PlayerAction,
  totalFor,
  whoSays,
} from '@small-council/lcg';
import { hostsFor } from './attachments.ts';
import { phase } from './phases.ts';
import { plotValue } from './plotValues.ts';
import { pays, price } from './price.ts';
import { duplicateOf, mayEnter } from './uniqueness.ts';

/** The marshaling phase (AG2-545 to AG2-564). */

const { flow, act, ask, each } = flows<Lcg>();

type Marshaling = { seat: Seat; card: number };

const isLimited = (m: M, code: Code): boolean =>
  definition(m.table, code).keywords.includes('limited');

/** AG2-683: one limited card a round, unless something allows more. */
export const limitedLeft = (m: M, seat: Seat): boolean =>
  m.table.players[seat].limited < 1 + totalFor(m, 'limitedCards', seat);

/** What a card would be marshaled as. */
export const marshaledAs = (m: M, seat: Seat, code: Code): 'marshal' | 'duplicate' =>
  duplicateOf(m, seat, code) || guestOf(m, seat, code) ? 'duplicate' : 'marshal';

/** A card that says it can be marshaled as a duplicate of another one (AG2-1104). */
const guestOf = (m: M, seat: Seat, code: Code): boolean =>
  holds(m, `asDuplicate:${code}`, { seat });

function cannotMarshal(m: M, seat: Seat, code: Code): Refused | null {
  const { table } = m;
  const text = definition(table, code);
  const { type } = text;
  if (table.phase !== 'marshaling' || table.active !== seat)
    return refuse('AG2-551', 'why.notActive');
  if (type !== 'character' && type !== 'location' && type !== 'attachment')
    return refuse('AG2-1342', 'why.notMarshaled');
  const forbids = whoSays(m, 'cannot:marshal', { seat, code });
  if (forbids) return refuse('AG2-383', 'why.forbidden', { card: cardName(forbids.code) });
  if (isLimited(m, code) && !limitedLeft(m, seat)) return refuse('AG2-683', 'why.limited');
  const as = marshaledAs(m, seat, code);
  if (as === 'duplicate') return null;
  if (!mayEnter(m, seat, code, seat)) return refuse('AG2-253', 'why.unique');
  const cost = price(m, seat, { code, x: 0, as });
  if (cost > table.players[seat].gold) return refuse('AG2-553', 'why.gold', { cost });
  if (type === 'attachment' && hostsFor(m, seat, code).length === 0)
    return refuse('AG2-1220', 'why.noHost');
  return null;
}

const pay = act<Marshaling>('payCard', (m, { seat, card }) => {
  const { code } = m.table.cards[card];
  const as = marshaledAs(m, seat, code);
  pays(m, seat, { code, x: 0, as, price: price(m, seat, { code, x: 0, as }) });
  const player = m.table.players[seat];
  if (isLimited(m, code)) player.limited++; // AG2-1216: also as a duplicate
});

/** AG2-1306: where the attachment goes is chosen after paying. */
export const chooseHost = ask<Marshaling, Choose>('chooseHost', {
  who: (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    const isAttachment = definition(m.table, code).type === 'attachment';
    return isAttachment && !duplicateOf(m, seat, code) && hostsFor(m, seat, code).length > 1
      ? seat
      : [];
  },
  question: (m, { card }, seat) =>
    choose({
      text: message('ask.host', { card: cardName(m.table.cards[card].code) }),
      rule: 'AG2-556',
      from: hostsFor(m, seat, m.table.cards[card].code).map(({ id }) => String(id)),
      label: (id) => cardName(m.table.cards[Number(id)].code),
    }),
  answer: (m, { card }, [host]) => {
    m.table.cards[card].host = Number(host);
  },
});

/** The card enters play, attached where it was chosen; a further copy of a unique card becomes a duplicate. */
export function entering(m: M, seat: Seat, id: number, how: string): NewEvent {
  const card = m.table.cards[id];
  const under = duplicateOf(m, seat, card.code, card.owner);
  if (under) return { type: 'duplicated', card: id, seat, other: under.id };
  const { type } = definition(m.table, card.code);
  const host =
    type !== 'attachment'
      ? 0
      : card.host !== 0
        ? card.host
        : (hostsFor(m, seat, card.code)[0]?.id ?? 0);
  card.host = 0;
  return { type: 'entersPlay', card: id, seat, how, other: host };
}

export const marshalCard = flow<Marshaling>('marshalCard', [
  pay,
  chooseHost,
  act<Marshaling>('enter', (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    const event = entering(m, seat, card, 'marshal');
    m.table.players[seat].marshaled.push(code);
    happens(m, event, { type: 'marshaled', card, seat, how: event.type }); // AG2-1214: as what it is
  }),
]);

export const marshal: PlayerAction = {
  name: 'marshal',
  say: (code) => message('option.marshal', { card: cardName(code) }),
  possible: ({ table }, seat) => table.phase === 'marshaling' && table.active === seat,
  can: cannotMarshal,
  flow: marshalCard,
};

const turn = flow<{ seat: Seat }>('marshalingTurn', [
  act<{ seat: Seat }>('collectIncome', (m, { seat }) => {
    m.table.active = seat;
    happens(m, { type: 'incomeCollected', seat, amount: plotValue(m, seat, 'gold') }); // AG2-547
  }),
  actionWindow('marshalingWindow'),
]);

export const marshalingPhase = phase('marshaling', [
  each((m) => inPlayerOrder(m).map((seat) => ({ seat })), turn), // AG2-561
]);
