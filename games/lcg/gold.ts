import type { Seat } from '@small-council/engine';
import { anythingUnder, total } from './inForce.ts';
import { KEY } from './keys.ts';
import type { Card, CardId, R } from './table.ts';
import { cardsOf } from './zones.ts';

/** What a player pays with: gold in the pool, and gold on cards that may be spent as if it lay there. */

/** The player's cards with such gold. */
export const purses = (m: R, seat: Seat, except: readonly CardId[] = []): Card[] =>
  anythingUnder(m, KEY.spendable)
    ? cardsOf(m, seat).filter(
        (card) => !except.includes(card.id) && total(m, KEY.spendable, card) > 0,
      )
    : [];

/** All that the player could pay; `except`: without the gold on these cards. */
export function spendable(m: R, seat: Seat, except?: readonly CardId[]): number {
  const { gold } = m.table.players[seat];
  if (!anythingUnder(m, KEY.spendable)) return gold;
  return purses(m, seat, except).reduce((sum, purse) => sum + purse.gold, gold);
}
