import type { Seat } from '@small-council/engine';
import {
  type Card,
  definition,
  endLasting,
  KEY,
  type M,
  type PriceTag,
  type R,
  speaking,
  spend,
  theCard,
  thePlayer,
  toHand,
  totalAbout,
} from '@small-council/lcg';

/** What cards cost (AG2-1303, AG2-1304, AG2-1314). */

export function price(m: R, seat: Seat, { code, x, as }: PriceTag): number {
  if (as === 'duplicate') return 0; // AG2-1208
  const { cost } = definition(m, code);
  const base = as === 'ambush' || cost === 'X' ? x : (cost ?? 0);
  // AG2-1326: a dash is 0; AG2-437: no cost is below 0.
  return as === 'ambush'
    ? base
    : Math.max(0, base + totalAbout(m, KEY.cost, { seat, code, type: as }));
}

/** Takes the gold; effects for "the next card" are used up (AG2-1305). */
export function pays(
  m: M,
  seat: Seat,
  { code, as, price: gold }: PriceTag & { readonly price: number },
): void {
  const { table } = m;
  if (as === 'marshal' || as === 'play') {
    for (const { force } of speaking(m, KEY.cost, { seat, code, type: as }))
      if (force.lasting && force.lasting.left > 0) force.lasting.left--;
    endLasting(m, ({ left }) => left !== 0);
  }
  spend(m, seat, gold);
  if (as !== 'play') return;
  const player = table.players[seat];
  // AG2-1337: paying is part of playing, so an event played meanwhile is a later one.
  player.played.push(code);
  if (definition(m, code).keywords.includes('limited')) player.limited++;
}

/** AG2-1320: an event that could not be paid in full is in its owner's hand, as if it had not been played. */
export function unplayed(m: M, seat: Seat, card: Card): void {
  const player = m.table.players[seat];
  player.played.splice(player.played.lastIndexOf(card.code), 1);
  if (definition(m, card.code).keywords.includes('limited')) player.limited--;
  m.log('fact.unplayed', { seat: thePlayer(seat), card: theCard(card) });
  toHand(m, card);
}
