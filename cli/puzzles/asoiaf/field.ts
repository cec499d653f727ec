import type { PlayerSpec, PositionSpec } from '@small-council/asoiaf/position';
import type { Puzzle } from '../puzzle.ts';

export type AsoiafPuzzle = Puzzle<PositionSpec>;

type Side = readonly string[] | (Omit<PlayerSpec, 'units'> & { readonly units: readonly string[] });

const side = (given: Side): PlayerSpec =>
  'units' in given ? { ...given, units: [...given.units] } : { units: [...given] };

/** Two armies by their units, with whatever else belongs to them; it is the first one's turn. */
export const battle = (
  stark: Side,
  lannister: Side,
  rest: Omit<PositionSpec, 'players'> = {},
): PositionSpec => ({
  ...rest,
  players: { stark: side(stark), lannister: side(lannister) },
});

/** The last round, and nobody is ahead; with equal points the larger army wins, which is theirs. */
export const LAST = { round: 6, points: [5, 5] };

/** Units front to front in the middle of the table: infantry against infantry. */
export const here = (unit: string): string => at(unit, '24,20 facing north');
export const there = (unit: string): string => at(unit, '24,24.8 facing south');

/** Somewhere behind, so that nobody has lost who loses a unit, and done for this round. Theirs is larger. */
export const RESERVE = 'stoneCrows at 44,5 facing north, activated';
export const THEIR_RESERVE = 'houseBoltonFlayedMen at 4,44 facing south, activated';

/** `starkSwornSwords, 4 wounds` at a place. */
export function at(unit: string, place: string): string {
  const [what, ...more] = unit.split(/,\s+/);
  return [`${what} at ${place}`, ...more].join(', ');
}
