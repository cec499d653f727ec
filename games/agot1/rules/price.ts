import type { Seat } from '@small-council/engine';
import {
  type Definition,
  definition,
  KEY,
  keyOf,
  type PriceTag,
  printed,
  type R,
  totalAbout,
} from '@small-council/lcg';

/** What cards cost (AG1-408 to AG1-413). */

const PENALTY = 2;

/** What a card says of its own cost: it counts where the card is played from. */
export const OWN_COST = keyOf('ownCost');

export const houseOf = (m: R, seat: Seat): string =>
  printed(m, m.table.cards[m.table.players[seat].faction]).faction;

/** A card of other Houses: neutral cards and events are of none (AG1-116, AG1-413, AG1-817). */
export const isForeign = (m: R, seat: Seat, { type, factions }: Definition): boolean =>
  type !== 'event' && factions.length > 0 && !factions.includes(houseOf(m, seat));

/** The printed cost with the gold penalty (AG1-412). */
export function fullCost(m: R, seat: Seat, text: Definition): number {
  const cost = typeof text.cost === 'number' ? text.cost : 0;
  return cost + (isForeign(m, seat, text) ? PENALTY : 0);
}

function ownChange(m: R, seat: Seat, { code, acts }: Definition): number {
  const force = { seat, card: 0, code, lasting: null };
  let sum = 0;
  for (const { modifier, conditions } of acts.constants)
    if (modifier.key === OWN_COST && conditions.every((one) => one.holds(m, force)))
      sum += modifier.amount?.(m, force, null) ?? 0;
  return sum;
}

/** Events have no gold cost: what they cost is in their text. Reductions go down to 0 (AG1-1140). */
export function price(m: R, seat: Seat, { code, as }: PriceTag): number {
  const text = definition(m, code);
  if (as === 'duplicate' || text.type === 'event') return 0; // AG1-411
  const changes = totalAbout(m, KEY.cost, { seat, code, type: as }) + ownChange(m, seat, text);
  return Math.max(0, fullCost(m, seat, text) + changes);
}
