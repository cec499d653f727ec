import {
  type Card,
  cardsOf,
  event,
  inPlayerOrder,
  KEY,
  type R,
  steps,
  totalFor,
} from '../index.ts';

/** Steps of phases that both books have in common. */

const { act } = steps;

const CARDS = 2;

/** Everybody draws (AG2-536, AG1-322). */
export const drawCards = act('drawCards', (m) =>
  inPlayerOrder(m).map((seat) =>
    event('drawn', { seat }, { amount: CARDS + totalFor(m, KEY.drawPhase, seat) }),
  ),
);

/** Everything kneeling stands, except for what the edition lets stay as it is (AG2-589, AG1-605). */
export const standAll = (stays: (m: R, card: Card) => boolean = () => false) =>
  act('standAll', (m) => {
    const { cards, players } = m.table;
    return inPlayerOrder(m)
      .flatMap((seat) => [cards[players[seat].faction], ...cardsOf(m, seat)])
      .filter((card) => card.knelt && !stays(m, card))
      .map(({ id }) => event('stood', { card: id }));
  });

/** All gold goes back (AG2-593, AG1-606). */
export const returnGold = act('returnGold', (m) =>
  inPlayerOrder(m).map((seat) => event('goldReturned', { seat })),
);
