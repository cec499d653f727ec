import type { Seat } from '@small-council/engine';
import { inForce, PLOT, type PlotValue, type R, totalAbout } from '../index.ts';
import { basePlotValue } from './conflicts.ts';

/**
 * The value of a player's revealed plot with everything that changes it (AG2-1247, AG2-1248): what sets
 * its base, symbols on cards, then effects. Without a revealed plot it is 0.
 */
export function plotValue(m: R, seat: Seat, value: PlotValue): number {
  const id = m.table.players[seat].plot;
  if (id === 0) return 0;
  const card = m.table.cards[id];
  const base = basePlotValue(m, seat, value);
  const sum = base + inForce(m).bonus[seat][value] + totalAbout(m, PLOT[value], { seat, card });
  return Math.max(0, sum);
}
