import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Outcome } from './job.ts';
import { type Summary, Tally } from './tally.ts';

/** Plays the job on all cores. `progress` hears how many games are done. */
export async function simulate(
  job: Job,
  progress: (done: number) => void = () => {},
): Promise<Summary> {
  const cores = Math.max(1, Math.min(availableParallelism(), job.games));
  const tally = new Tally(job);
  // Small batches keep the cores evenly busy and the progress bar moving.
  const batch = Math.max(1, Math.min(200, Math.ceil(job.games / (cores * 20))));
  let next = 0;
  const started = performance.now();
  const runCore = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    try {
      while (next < job.games) {
        const from = next;
        next = Math.min(job.games, from + batch);
        for (const outcome of await playBatch(worker, from, next)) tally.add(outcome);
        progress(tally.done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: cores }, runCore));
  return tally.summary((performance.now() - started) / 1000, cores);
}

function playBatch(worker: Worker, from: number, to: number): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (outcomes: Outcome[]) => {
      worker.off('error', reject);
      resolve(outcomes);
    });
    worker.postMessage({ from, to });
  });
}
