import type { CardSpec, PlayerSpec, PositionSpec } from '@small-council/agot2/position';
import type { Puzzle } from '../puzzle.ts';

export type CardPuzzle = Puzzle<PositionSpec>;

/** A plot that does nothing after it is revealed: claim 1, reserve 6. */
const PLOT = 'Calling the Banners';

type Phase = NonNullable<PositionSpec['phase']>;

/**
 * A table at the beginning of a phase; in the marshaling phase the first seat's window is open. The first seat
 * is the one that the puzzle is about.
 */
export const melee = (
  phase: Phase,
  players: readonly PlayerSpec[],
  more: Partial<PositionSpec> = {},
): PositionSpec => ({
  phase,
  ...(phase === 'marshaling' && { active: 0 }),
  round: 3,
  ...more,
  players: players.map((player) => ({ plot: PLOT, ...player })),
});

/** The same with one opponent. */
export const joust = (
  phase: Phase,
  mine: PlayerSpec,
  theirs: PlayerSpec,
  more: Partial<PositionSpec> = {},
): PositionSpec => melee(phase, [mine, theirs], more);

/** The opponent has the first turn. */
export const THEY_BEGIN: Partial<PositionSpec> = { first: 1 };

export const knelt = (card: string, more: Partial<CardSpec> = {}): CardSpec => ({
  card,
  knelt: true,
  ...more,
});
