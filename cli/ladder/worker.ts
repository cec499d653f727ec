import { workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { serveBatches } from '../pool.ts';
import { playFixture } from '../simulate/job.ts';
import type { Ladder, Round } from './plan.ts';

export interface Result {
  readonly winners: readonly number[];
  /** How long each chair has thought, and for how many answers. */
  readonly thought: readonly { readonly ms: number; readonly answers: number }[];
}

const ladder = workerData as Ladder;
const game = findGame(ladder.game);

serveBatches<Round, Result>((round) => {
  const thought = round.bots.map(() => ({ ms: 0, answers: 0 }));
  let before = performance.now();
  const { winners } = playFixture(game, ladder, round, {
    witness: (_match, seat) => {
      const now = performance.now();
      thought[seat].ms += now - before;
      thought[seat].answers++;
      before = now;
    },
  });
  return { winners, thought };
});
