import type { AnyGame } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import { games } from '@small-council/games';
import { UsageError } from './arguments.ts';

/** All games, and the kernel's own fixture: it has no table on the web, but it can be simulated. */
export const playable: readonly AnyGame[] = [...games, crossroads];

export function findGame(id: string): AnyGame {
  const game = playable.find((candidate) => candidate.id === id);
  if (!game)
    throw new UsageError(
      `there is no game "${id}"; there is: ${playable.map((known) => known.id).join(', ')}`,
    );
  return game;
}
