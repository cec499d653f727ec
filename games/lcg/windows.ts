import type { Window } from '@small-council/engine';
import type { R } from './table.ts';

/** The steps that ask whether somebody wants to do something. */
const WINDOWS: ReadonlySet<string> = new Set(['action', 'opportunity']);

/** Action windows and the windows around what happens: they are passed far more often than used. */
export function windowOf({ stack, table }: R): Window | null {
  const { flow = '', at = '' } = stack.at(-1) ?? {};
  if (!WINDOWS.has(at)) return null;
  const { round, phaseNumber, challengeNumber, challenge, active, nextCard } = table;
  return {
    name: flow,
    periods: {
      round,
      phase: phaseNumber,
      turn: `${phaseNumber}.${active}`,
      ...(challenge && { challenge: challengeNumber }),
      // Until another card comes into the open.
      card: nextCard,
    },
  };
}
