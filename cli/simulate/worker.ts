import { workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { serveBatches } from '../pool.ts';
import { type Job, type Outcome, playOne } from './job.ts';

/** One core's share of a simulation. */
const job = workerData as Job;
const game = findGame(job.game);

serveBatches<number, Outcome>((index) => playOne(game, job, index));
