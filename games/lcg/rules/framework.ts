import { flows } from '@small-council/engine';
import { cardsOf, event, happens, inPlayerOrder, KEY, type Lcg, totalFor } from '../index.ts';

/** Steps of phases that both books have in common. */

const { act } = flows<Lcg>();

const CARDS = 2;

/** Everybody draws (AG2-536, AG1-322). */
export const drawCards = act('drawCards', (m) =>
  happens(
    m,
    inPlayerOrder(m).map((seat) =>
      event('drawn', { seat }, { amount: CARDS + totalFor(m, KEY.drawPhase, seat) }),
    ),
  ),
);

/** Everything kneeling stands, except for what stays as it is (AG2-589, AG1-605). */
export const standAll = act('standAll', (m) => {
  const { staying, cards, players } = m.table;
  m.table.staying = [];
  const knelt = inPlayerOrder(m).flatMap((seat) =>
    [cards[players[seat].faction], ...cardsOf(m, seat)].filter((card) => card.knelt),
  );
  happens(
    m,
    knelt.filter(({ id }) => !staying.includes(id)).map(({ id }) => event('stood', { card: id })),
  );
});

/** All gold goes back (AG2-593, AG1-606). */
export const returnGold = act('returnGold', (m) =>
  happens(
    m,
    inPlayerOrder(m).map((seat) => event('goldReturned', { seat })),
  ),
);
