// The side of a thread that does the work: takes one order after the other and reports on each.
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyGame, message, Refusal, type Refused } from '@small-council/engine';
import { Denied } from '../problem.ts';

export interface Order<Task> {
  readonly number: number;
  readonly task: Task;
}

export type Report<Result> = { readonly number: number } & (
  | { readonly result: Result; readonly ms: number }
  /** A "no": of a rule, or, with a status, of the server. */
  | { readonly refused: Refused & { readonly status: number | null } }
  | { readonly failed: string }
);

/** The games of the server that started this thread. */
export async function gamesOfServer(): Promise<readonly AnyGame[]> {
  const { games } = (await import((workerData as { games: string }).games)) as {
    games: readonly AnyGame[];
  };
  return games;
}

/** Says `ready` once everything is loaded: before that no time counts. */
export function serve<Task, Result>(work: (task: Task) => Result): void {
  parentPort?.on('message', ({ number, task }: Order<Task>) => {
    parentPort?.postMessage(report(number, task, work));
  });
  parentPort?.postMessage('ready');
}

function report<Task, Result>(
  number: number,
  task: Task,
  work: (task: Task) => Result,
): Report<Result> {
  const began = performance.now();
  try {
    const result = work(task);
    return { number, result, ms: performance.now() - began };
  } catch (error) {
    if (error instanceof Refusal)
      return { number, refused: { rule: error.rule, why: error.why, status: null } };
    if (error instanceof Denied) {
      const { status, key, params } = error;
      return { number, refused: { rule: '', why: message(key, params), status } };
    }
    return { number, failed: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}
