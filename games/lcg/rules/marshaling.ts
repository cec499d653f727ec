import {
  type Choose,
  choose,
  message,
  type Refused,
  refuse,
  type Seat,
  type Vars,
} from '@small-council/engine';
import {
  actionWindow,
  CANNOT,
  type CardId,
  type Code,
  cardName,
  currentUse,
  type Definition,
  definition,
  type Entry,
  type EventOf,
  event,
  inPlayerOrder,
  KEY,
  type KitEvents,
  type M,
  NO_CARD,
  type PlayerAction,
  type R,
  spendable,
  steps,
  theCard,
  totalFor,
  whoSays,
} from '../index.ts';
import { hasHost, hostsFor } from './attachments.ts';
import { settlePlotValue } from './conflicts.ts';
import { plotValue } from './plotValues.ts';
import { duplicateOf } from './uniqueness.ts';

/** The marshaling phase (AG2-545 to AG2-564). */

const { flow, act, ask, each, when } = steps;

export type Marshaling = { seat: Seat; card: number };

export const isLimited = ({ keywords }: Definition): boolean => keywords.includes('limited');

/** AG2-683: one limited card a round, unless something allows more. */
export const limitedLeft = (m: R, seat: Seat): boolean =>
  m.table.players[seat].limited < 1 + totalFor(m, KEY.limitedCards, seat);

/** What a card would be marshaled as. */
const marshaledAs = (m: R, seat: Seat, code: Code): 'marshal' | 'duplicate' =>
  duplicateOf(m, seat, code) ? 'duplicate' : 'marshal';

function cannotMarshal(m: R, seat: Seat, code: Code): Refused | null {
  const { table } = m;
  const text = definition(m, code);
  const { type, unique } = text;
  if (table.phase !== 'marshaling' || table.active !== seat)
    return refuse(m.book.rules.marshal, 'why.notActive');
  if (type !== 'character' && type !== 'location' && type !== 'attachment')
    return refuse(m.book.rules.notMarshaled, 'why.notMarshaled');
  const as = unique ? marshaledAs(m, seat, code) : 'marshal';
  const forbids = whoSays(m, CANNOT.marshal, { seat, code, type: as });
  if (forbids)
    return refuse(m.book.rules.restriction, 'why.forbidden', { card: cardName(forbids.code) });
  if (isLimited(text) && !limitedLeft(m, seat)) return refuse(m.book.rules.limited, 'why.limited');
  if (as === 'duplicate') return null;
  if (unique && !m.book.mayEnter(m, seat, code, seat))
    return refuse(m.book.rules.unique, 'why.unique');
  const cost = m.book.price(m, seat, { code, as });
  if (cost > spendable(m, seat)) return refuse(m.book.rules.gold, 'why.gold', { cost });
  if (type === 'attachment' && !hasHost(m, seat, code))
    return refuse(m.book.rules.noHost, 'why.noHost');
  return null;
}

const pay = act<Marshaling>('payCard', (m, { seat, card }) => {
  const { code } = m.table.cards[card];
  const as = marshaledAs(m, seat, code);
  m.book.pays(m, seat, { code, as, price: m.book.price(m, seat, { code, as }) });
  const player = m.table.players[seat];
  if (isLimited(definition(m, code))) player.limited++; // AG2-1216: also as a duplicate
});

/** AG2-1306: where the attachment goes is chosen after paying. */
export const chooseHost = ask<Marshaling, Choose>('chooseHost', {
  who: (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    const isAttachment = definition(m, code).type === 'attachment';
    return isAttachment && !duplicateOf(m, seat, code) && hostsFor(m, seat, code).length > 1
      ? seat
      : [];
  },
  question: (m, { card }, seat) =>
    choose({
      text: message('ask.host', { card: theCard(m.table.cards[card]) }),
      rule: m.book.rules.host,
      from: hostsFor(m, seat, m.table.cards[card].code).map(({ id }) => String(id)),
      label: (id) => cardName(m.table.cards[Number(id)].code),
    }),
  answer: (m, { card }, [host]) => {
    m.table.cards[card].host = Number(host);
  },
});

/** The card enters play, attached where it was chosen; a further copy of a unique card becomes a duplicate. */
export function entering(
  m: R,
  about: { card: CardId; seat: Seat; cause?: 'effect'; by?: CardId },
  how: Entry,
): EventOf<KitEvents, 'entersPlay' | 'duplicated'> {
  const { card: id, seat } = about;
  const card = m.table.cards[id];
  const under = duplicateOf(m, seat, card.code, card.owner);
  if (under) return event('duplicated', about, { under: under.id });
  const { type } = definition(m, card.code);
  const host =
    type !== 'attachment'
      ? NO_CARD
      : card.host !== NO_CARD
        ? card.host
        : (hostsFor(m, seat, card.code)[0]?.id ?? NO_CARD);
  card.host = NO_CARD;
  return event('entersPlay', about, { how, host, knelt: false });
}

export const marshalCard = flow<Marshaling>('marshalCard', [
  pay,
  chooseHost,
  act<Marshaling>('enter', (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    const enters = entering(m, { seat, card }, 'marshal');
    if (enters.type === 'entersPlay') m.table.players[seat].marshaled.push(code);
    return [enters, event('marshaled', { card, seat }, { as: enters.type })]; // AG2-1214: as what it is
  }),
]);

// ---- put into play

type Putting = { seat: Seat; cards: number[]; by: number };

const whereTo = flow<Marshaling>('putWhere', [chooseHost]);

/** Cards that an effect puts into play: where they go is chosen first, then all enter at once. */
export const puttingIntoPlay = flow<Putting>('puttingIntoPlay', [
  each<Putting, Marshaling>(
    (_m, { seat, cards }) => cards.map((card) => ({ seat, card })),
    whereTo, // AG2-275
  ),
  act<Putting>('enterTogether', (m, { seat, cards, by }) =>
    cards.map((card) => entering(m, { seat, card, cause: 'effect', by }, 'put')),
  ),
]);

/** An effect puts these into play, as far as they are still where they were when they were chosen. */
export function putIntoPlay(m: M, seat: Seat, cards: readonly number[], by: number): void {
  const there = cards.filter((card) => m.table.cards[card] && m.table.cards[card].zone !== 'play');
  if (there.length < cards.length) currentUse(m).ok = false;
  m.call(puttingIntoPlay, { seat, cards: there, by });
}

export const marshal: PlayerAction = {
  name: 'marshal',
  say: (code) => message('option.marshal', { card: cardName(code) }),
  possible: ({ table }, seat) => table.phase === 'marshaling' && table.active === seat,
  can: cannotMarshal,
  flow: marshalCard,
};

const turn = flow<{ seat: Seat }>('marshalingTurn', [
  when<{ seat: Seat }>(
    () => true,
    settlePlotValue,
    (_m, { seat }) => ({ seat, value: 'gold' as const }),
  ),
  act<{ seat: Seat }>('collectIncome', (m, { seat }) => {
    m.table.active = seat;
    return [event('incomeCollected', { seat }, { amount: plotValue(m, seat, 'gold') })]; // AG2-547
  }),
  actionWindow('marshalingWindow'),
]);

/** Everybody's turn (AG2-561, AG1-401). */
export const marshalingTurns = each<Vars, { seat: Seat }>(
  (m) => inPlayerOrder(m).map((seat) => ({ seat })),
  turn,
);
