import type { Window } from '@small-council/engine';
import type { Moment } from './rules/timing.ts';
import type { R } from './table.ts';

/** The questions that come again and again: whether somebody uses something at a moment of the ladder. */
export function windowOf({ stack, table }: R): Window | null {
  const frame = stack.at(-1);
  if (frame?.flow !== 'opportunity') return null;
  const { moment } = frame.vars as { moment: Moment };
  return { name: moment, periods: { round: table.round, turn: `${table.round}:${table.active}` } };
}
