import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { type Job, type Outcome, playOne } from './job.ts';

/** One core's share of a simulation: plays the games it is sent, a batch at a time. */
const job = workerData as Job;
const game = findGame(job.game);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const outcomes: Outcome[] = [];
  for (let index = from; index < to; index++) outcomes.push(playOne(game, job, index));
  parentPort?.postMessage(outcomes);
});
