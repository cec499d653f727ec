import {
  type Choose,
  choose,
  message,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  CANNOT,
  type Card,
  type Code,
  cardName,
  cardsOf,
  definition,
  NO_CARD,
  type PlayerAction,
  type R,
  steps,
  theCard,
  whoSays,
} from '@small-council/lcg';
import { isLimited, limitedLeft, type Marshaling } from '@small-council/lcg/rules';
import { event } from '../vocabulary.ts';

/** Cards that are marshaled as duplicates of other cards (AG2-1104). */

const { flow, act, ask } = steps;

/** What the card says it can go under (AG2-1104). */
const cardsAbove = (m: R, seat: Seat, code: Code): Card[] => {
  const { duplicateOn } = definition(m, code);
  return cardsOf(m, seat).filter((card) =>
    duplicateOn?.fits(m, { seat, card: NO_CARD, code }, card),
  );
};

function cannotMarshalUnder(m: R, seat: Seat, code: Code): Refused | null {
  if (m.table.phase !== 'marshaling' || m.table.active !== seat)
    return refuse('AG2-551', 'why.notActive');
  const forbids = whoSays(m, CANNOT.marshal, { seat, code, type: 'duplicate' });
  if (forbids) return refuse('AG2-383', 'why.forbidden', { card: cardName(forbids.code) });
  if (isLimited(definition(m, code)) && !limitedLeft(m, seat))
    return refuse('AG2-683', 'why.limited');
  return cardsAbove(m, seat, code).length === 0 ? refuse('AG2-1104', 'why.nothingAbove') : null;
}

export const marshalUnderCard = flow<Marshaling>('marshalUnderCard', [
  ask<Marshaling, Choose>('chooseAbove', {
    who: (m, { seat, card }) =>
      cardsAbove(m, seat, m.table.cards[card].code).length > 1 ? seat : [],
    question: (m, { card }, seat) =>
      choose({
        text: message('ask.above', { card: theCard(m.table.cards[card]) }),
        rule: 'AG2-1104',
        from: cardsAbove(m, seat, m.table.cards[card].code).map(({ id }) => String(id)),
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, { card }, [above]) => {
      m.table.cards[card].host = Number(above);
    },
  }),
  act<Marshaling>('enterUnder', (m, { seat, card }) => {
    const { code, host } = m.table.cards[card];
    if (isLimited(definition(m, code))) m.table.players[seat].limited++;
    const under = host === 0 ? cardsAbove(m, seat, code)[0].id : host;
    return [
      event('duplicated', { card, seat }, { under }),
      event('marshaled', { card, seat }, { as: 'duplicated' }),
    ];
  }),
]);

/** AG2-1104: some cards can be marshaled for nothing under a card that is no copy of them. */
export const marshalUnder: PlayerAction = {
  name: 'marshalUnder',
  say: (code) => message('option.marshalUnder', { card: cardName(code) }),
  concerns: (m, code) => definition(m, code).duplicateOn !== undefined,
  possible: ({ table }, seat) => table.phase === 'marshaling' && table.active === seat,
  can: cannotMarshalUnder,
  flow: marshalUnderCard,
};
