import {
  type AnyEvent,
  actionWindow,
  type Count,
  type GameEvent,
  type R,
} from '@small-council/lcg';
import { drawCards, phase } from '@small-council/lcg/rules';
import { shadows } from './shadows.ts';

/** The draw phase (AG1-322, AG1-323) and the draw cap (AG1-1009 to AG1-1011). */

const CAP = 3;
const DRAWN = 'drawn';

const drawnBefore = ({ table }: R, seat: number): number => {
  const count: Count | undefined = table.players[seat].max[DRAWN];
  return count?.period === table.round ? count.times : 0;
};

/** The two cards of the phase, and what a title adds to them, are not counted (AG1-1010, AG1-737). */
const isCapped = ({ cause }: AnyEvent): boolean => cause !== 'framework';

/** AG1-1132: who has drawn all that effects may give uses no more of them. */
export const mayDraw = (m: R, seat: number): boolean => drawnBefore(m, seat) < CAP;

/** How many cards may still be drawn by this. */
export const drawLeft = (m: R, event: AnyEvent): number =>
  isCapped(event) ? CAP - drawnBefore(m, event.seat) : Number.POSITIVE_INFINITY;

export function countDrawn(m: R, event: GameEvent<'drawn', { amount: number }>): void {
  if (!isCapped(event)) return;
  const times = drawnBefore(m, event.seat) + event.of.amount;
  m.table.players[event.seat].max[DRAWN] = { period: m.table.round, times };
}

export const drawPhase = phase('draw', [shadows, drawCards, actionWindow('drawWindow')]);
