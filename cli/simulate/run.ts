import { coresFor, runOnAllCores } from '../pool.ts';
import type { Job, Outcome } from './job.ts';
import { type Summary, Tally } from './tally.ts';

/** Plays the job on all cores. `progress` hears how many games are done. */
export async function simulate(
  job: Job,
  progress: (done: number) => void = () => {},
): Promise<Summary> {
  const tally = new Tally(job);
  const started = performance.now();
  await runOnAllCores<number, Outcome>({
    worker: new URL('./worker.ts', import.meta.url),
    workerData: job,
    pieces: Array.from({ length: job.games }, (_, index) => index),
    count: job.games,
    each: (outcome) => {
      tally.add(outcome);
      progress(tally.done);
    },
  });
  return tally.summary((performance.now() - started) / 1000, coresFor(job.games));
}
