import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Work of many alike pieces on all cores: each core is sent a batch, and the next one when it is done. */
export interface PoolWork<Piece, Result> {
  /** The module that every core runs; it calls `serveBatches`. */
  readonly worker: URL;
  readonly workerData: unknown;
  readonly pieces: Iterable<Piece>;
  /** How many pieces there are, to share them out. */
  readonly count: number;
  readonly each: (result: Result, piece: Piece) => void;
}

/** Small batches keep the cores evenly busy and the progress bar moving. */
const LARGEST_BATCH = 200;
const BATCHES_PER_CORE = 20;

/** How many cores the work is worth. */
export const coresFor = (count: number): number =>
  Math.max(1, Math.min(availableParallelism(), count));

export async function runOnAllCores<Piece, Result>(work: PoolWork<Piece, Result>): Promise<void> {
  const cores = coresFor(work.count);
  const size = Math.max(
    1,
    Math.min(LARGEST_BATCH, Math.ceil(work.count / (cores * BATCHES_PER_CORE))),
  );
  const pieces = work.pieces[Symbol.iterator]();
  const nextBatch = (): Piece[] => {
    const batch: Piece[] = [];
    while (batch.length < size) {
      const { value, done } = pieces.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  };
  const runCore = async (): Promise<void> => {
    const worker = new Worker(work.worker, { workerData: work.workerData });
    try {
      for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
        const results = await ask<Piece, Result>(worker, batch);
        results.forEach((result, i) => {
          work.each(result, batch[i]);
        });
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: cores }, runCore));
}

function ask<Piece, Result>(worker: Worker, batch: Piece[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (results: Result[]) => {
      worker.off('error', reject);
      resolve(results);
    });
    worker.postMessage(batch);
  });
}

/** The other end, on its core. */
export function serveBatches<Piece, Result>(one: (piece: Piece) => Result): void {
  parentPort?.on('message', (batch: Piece[]) => parentPort?.postMessage(batch.map(one)));
}
