import { message, type Order, order, type Seat } from '@small-council/engine';
import {
  type AnyEvent,
  type CardId,
  cardName,
  type EventOf,
  type KitEvents,
  type M,
  mayReadOrderOf,
  numbersOf,
  type R,
  steps,
  zoneName,
} from '@small-council/lcg';

/** The order of piles: AG2-224, AG2-225, AG2-229, AG2-230. */

const { flow, ask } = steps;

type Pile = 'discard' | 'dead';
const PILES: readonly Pile[] = ['discard', 'dead'];
type Stacking = { seat: Seat; pile: Pile; cards: CardId[] };

/** Nobody is troubled with the order of a pile that no card of these decks ever looks at. */
const matters = (m: R, pile: Pile): boolean =>
  m.table.players.some((_, seat) => mayReadOrderOf(m, seat, pile));

/** Cards that went to a pile from a hand or deck. */
const discarded = ({ type, of }: AnyEvent): readonly CardId[] | null =>
  type === 'discardedFromHand' || type === 'discardedFromDeck'
    ? (of as Discarding['of']).cards
    : null;

type Discarding = EventOf<KitEvents, 'discardedFromHand' | 'discardedFromDeck'>;

/** Several cards that came to a pile at once are put in order by their owner. */
export function stackPiles(m: M, events: readonly AnyEvent[]): void {
  for (const pile of PILES) {
    if (!matters(m, pile)) continue;
    const there = events
      .flatMap((event) => discarded(event) ?? [event.card])
      .map((id) => m.table.cards[id])
      .filter((card) => card?.zone === pile);
    m.table.players.forEach((_, seat) => {
      const cards = there.filter(({ owner }) => owner === seat).map(({ id }) => id);
      if (cards.length > 1) m.call(stackPile, { seat, pile, cards });
    });
  }
}

/** The last card lies on top. */
export const stackPile = flow<Stacking>('stackPile', [
  ask<Stacking, Order>('stackOrder', {
    who: (_m, { seat }) => seat,
    question: (m, { pile, cards }) =>
      order({
        text: message('ask.stackOrder', { pile: zoneName(pile) }),
        rule: pile === 'dead' ? 'AG2-230' : 'AG2-225',
        items: cards.map(String),
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, { seat, pile }, ids) => {
      const player = m.table.players[seat];
      const moved = numbersOf(ids);
      player[pile] = [...player[pile].filter((id) => !moved.includes(id)), ...moved];
    },
  }),
]);
