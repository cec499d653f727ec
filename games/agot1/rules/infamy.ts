import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  type AnyEvent,
  type Card,
  cardName,
  cardsOf,
  type GameAbility,
  happeningsNow,
  hasKeyword,
  type M,
  type R,
  steps,
} from '@small-council/lcg';

/** Infamy: power for the House may be placed on such a card instead (AG1-919, AG1-920). */

const { flow, ask, act } = steps;

const infamous = (m: R, seat: Seat): Card[] =>
  cardsOf(m, seat).filter((card) => card.leaving === null && hasKeyword(m, card, 'infamy'));

type Placing = { seat: Seat; n: number };

const eventAt = (m: R, n: number): AnyEvent | undefined =>
  happeningsNow(m)
    .flatMap(({ events }) => events)
    .find((one) => one.n === n);

function place(m: M, n: number, card: number): void {
  const placed = eventAt(m, n);
  if (placed) placed.card = card;
}

/** Where there are several, the player says which. */
export const placeOnInfamy = flow<Placing>('placeOnInfamy', [
  ask<Placing, Choose>('chooseInfamy', {
    who: (m, { seat }) => (infamous(m, seat).length > 1 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.infamy'),
        rule: 'AG1-919',
        from: infamous(m, seat).map(({ id }) => String(id)),
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, here, [id]) => {
      place(m, here.n, Number(id));
      here.n = 0;
    },
  }),
  act<Placing>('onlyInfamy', (m, { seat, n }) => {
    if (n > 0) place(m, n, infamous(m, seat)[0].id);
  }),
]);

export const infamy: GameAbility = {
  name: 'infamy',
  timing: 'save',
  on: ['powerGained', 'powerMoved'],
  whose: (m, { card, state }) => {
    const on = m.table.cards[card];
    if (state !== 'imminent' || on?.zone !== 'faction') return -1;
    return infamous(m, on.controller).length > 0 ? on.controller : -1;
  },
  say: () => message('option.infamy'),
  does: (m, event) =>
    m.call(placeOnInfamy, { seat: m.table.cards[event.card].controller, n: event.n }),
};
