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
  type CardId,
  type Cost,
  cardName,
  holds,
  isBlank,
  keyOf,
  type M,
  numbersOf,
  printed,
  type R,
  steps,
  total,
} from '@small-council/lcg';
import { own } from '../table.ts';
import { event } from '../vocabulary.ts';

/** Influence: paid by kneeling cards that provide it; what is too much is lost (AG1-126 to AG1-128). */

const { flow, ask, act } = steps;

export const INFLUENCE = keyOf('influence');

/** What the card provides: its symbol, which stands in the text box, and what effects add (AG1-1137). */
export function influenceOf(m: R, card: Card): number {
  const { influence = 0 } = printed(m, card).values;
  return (influence > 0 && !isBlank(m, card) ? influence : 0) + total(m, INFLUENCE, card);
}

/** A title provides influence once a round (AG1-733). */
const usedThisRound = (m: R, seat: Seat): boolean => own(m).titleUsed[seat] === m.table.round;

/** The cards that the player could kneel, and the title where it provides influence and was not used. */
export function sourcesOf(m: R, seat: Seat): Card[] {
  const { cards, players } = m.table;
  const { title, play } = players[seat];
  const found: Card[] = [];
  for (const id of play) {
    const card = cards[id];
    if (!card.knelt && influenceOf(m, card) > 0 && !holds(m, CANNOT.kneel, { card }))
      found.push(card);
  }
  const held = cards[title];
  if (held && influenceOf(m, held) > 0 && !usedThisRound(m, seat)) found.push(held);
  return found;
}

const sum = (m: R, cards: readonly Card[]): number =>
  cards.reduce((all, card) => all + influenceOf(m, card), 0);

export const influenceAtHand = (m: R, seat: Seat): number => sum(m, sourcesOf(m, seat));

const cardsIn = (m: R, ids: readonly string[]): Card[] =>
  numbersOf(ids).map((id) => m.table.cards[id]);

/** Why these cards do not pay for it, or null (AG1-127). */
export const influenceCheck = (m: R, ids: readonly string[], amount: number): Refused | null =>
  sum(m, cardsIn(m, ids)) < amount ? refuse('AG1-127', 'why.influence', { amount }) : null;

/** As few cards as possible, for who is away. */
export function enough(m: R, seat: Seat, amount: number): string[] {
  const chosen: Card[] = [];
  const sources = sourcesOf(m, seat).sort((a, b) => influenceOf(m, b) - influenceOf(m, a));
  for (const card of sources) {
    if (sum(m, chosen) >= amount) break;
    chosen.push(card);
  }
  return chosen.map(({ id }) => String(id));
}

/** The title is used for this round; cards kneel. */
export function kneelFor(m: M, seat: Seat, cards: readonly CardId[]) {
  const { title } = m.table.players[seat];
  if (cards.includes(title)) own(m).titleUsed[seat] = m.table.round;
  return cards
    .filter((card) => card !== title)
    .map((card) => event('knelt', { card, seat, cause: 'cost' }, { why: null }));
}

/** A cost: kneel so much influence. */
export const payInfluence = (amount: number): Cost => ({
  say: message('cost.influence', { amount }),
  can: (m, { seat }) => influenceAtHand(m, seat) >= amount,
  choice: {
    name: 'cost:influence',
    say: message('cost.influence', { amount }),
    ask: message('ask.influence', { amount }),
    options: (m, { seat }) => sourcesOf(m, seat).map(({ id }) => String(id)),
    min: () => 1,
    max: (m, { seat }) => sourcesOf(m, seat).length,
    label: (m, id) => cardName(m.table.cards[Number(id)].code),
    check: (m, _use, chosen) => influenceCheck(m, chosen, amount),
    fallback: (m, { seat }) => enough(m, seat, amount),
  },
  pay: (m, { seat, chosen }) => kneelFor(m, seat, numbersOf(chosen['cost:influence'])),
});

/** Somebody pays influence for something that is no ability; `paid` is left in the variables. */
export type Paying = { seat: Seat; amount: number };

export const payingInfluence = flow<Paying>('payingInfluence', [
  ask<Paying, Choose>('kneelInfluence', {
    who: (m, { seat, amount }) => (amount > 0 && sourcesOf(m, seat).length > 1 ? seat : []),
    question: (m, { seat, amount }) =>
      choose({
        text: message('ask.influence', { amount }),
        rule: 'AG1-127',
        from: sourcesOf(m, seat).map(({ id }) => String(id)),
        min: 1,
        max: sourcesOf(m, seat).length,
        label: (id) => cardName(m.table.cards[Number(id)].code),
        check: (ids) => influenceCheck(m, ids, amount),
        fallback: enough(m, seat, amount),
      }),
    answer: (m, here, ids) => {
      const { seat } = here;
      here.amount = 0;
      return kneelFor(m, seat, numbersOf(ids));
    },
  }),
  act<Paying>('onlySource', (m, { seat, amount }) => {
    if (amount > 0) return kneelFor(m, seat, numbersOf(enough(m, seat, amount)));
  }),
]);
