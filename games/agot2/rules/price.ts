import type { Seat } from '@small-council/engine';
import { definition, KEY, type PriceTag, type R, totalAbout } from '@small-council/lcg';

/** What cards cost (AG2-1303, AG2-1304, AG2-1314). */

export function price(m: R, seat: Seat, { code, x = 0, as }: PriceTag): number {
  if (as === 'duplicate') return 0; // AG2-1208
  const { cost } = definition(m, code);
  const base = cost === 'X' ? x : (cost ?? 0); // AG2-1326: a dash is 0, and so is X that nobody chooses
  return Math.max(0, base + totalAbout(m, KEY.cost, { seat, code, type: as })); // AG2-437: no cost is below 0
}
