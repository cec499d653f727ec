import type { Seat } from '@small-council/engine';
import {
  charactersOf,
  event,
  inPlayerOrder,
  KEY,
  type R,
  steps,
  strength,
  thePlayer,
  totalFor,
} from '../index.ts';

/** The dominance phase (AG2-579 to AG2-586). */

const { act } = steps;

/** Standing characters, gold, and whatever else contributes (AG2-580, AG2-584). */
export function dominanceOf(m: R, seat: Seat): number {
  let sum = m.table.players[seat].gold + totalFor(m, KEY.dominance, seat);
  for (const card of charactersOf(m, seat)) if (!card.knelt) sum += strength(m, card);
  return sum;
}

export const determineDominance = act('determineDominance', (m) => {
  const players = inPlayerOrder(m);
  const totals = players.map((seat) => dominanceOf(m, seat));
  const highest = Math.max(...totals);
  const best = players.filter((_, i) => totals[i] === highest);
  if (best.length > 1) {
    m.log('fact.noDominance', {}); // AG2-583
    return;
  }
  const [winner] = best;
  m.log('fact.dominance', { seat: thePlayer(winner), strength: highest });
  const card = m.table.players[winner].faction;
  return [
    event('dominanceWon', { seat: winner }),
    event('powerGained', { card }, { amount: 1, why: 'dominance' }),
    ...players
      .filter((seat) => seat !== winner)
      .map((seat) => event('dominanceLost', { seat }, { winner })),
  ];
});
