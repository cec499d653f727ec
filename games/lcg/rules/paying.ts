import type { Seat } from '@small-council/engine';
import {
  type Card,
  definition,
  endLasting,
  KEY,
  type M,
  type Payment,
  speaking,
  spend,
  theCard,
  thePlayer,
  toHand,
} from '../index.ts';

/** Paying for cards. */

/** Takes the gold; effects for "the next card" are used up (AG2-1305, AG1-1140). */
export function pays(m: M, seat: Seat, { code, as, price: gold }: Payment): void {
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
