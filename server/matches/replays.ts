import { loadMatch, type Match } from '@small-council/engine';
import { Buckets } from '../limits.ts';
import { deny } from '../problem.ts';
import { Stopped, ThreadPool } from '../threads/pool.ts';
import type { AgainResult, AgainTask, PlayedFile } from './again.ts';
import type { LiveMatch } from './standing.ts';

/** Plays whole matches again, whoever does it. `owner` is on whose behalf. */
export interface Replays {
  text(task: Exclude<AgainTask, { do: 'import' }>, owner: string): Promise<string>;
  file(task: Extract<AgainTask, { do: 'import' }>, owner: string): Promise<PlayedFile>;
}

export interface ReplayLimits {
  readonly threads: number;
  /** How many seconds of a thread an address may use up in a minute. */
  readonly secondsPerMinute: number;
}

/** Longer than any match that was really played takes. */
const LIMIT = 10_000;
/** So many requests of one address may wait. */
const WAITING = 8;
const MEGABYTES = 768;

/** The seats of a match that is taken back: they are nobody's address, and cost nobody anything. */
const TABLE = 'table';

/** Threads that play matches again. Whoever asks for it pays with the time it took. */
export class ReplayThreads implements Replays {
  readonly #pool: ThreadPool<AgainTask, AgainResult>;
  readonly #budgets: Buckets;

  constructor(games: string, { threads, secondsPerMinute }: ReplayLimits) {
    const worker = new URL('./again-worker.ts', import.meta.url);
    this.#pool = new ThreadPool({ worker, games, threads, waiting: WAITING, megabytes: MEGABYTES });
    this.#budgets = new Buckets(secondsPerMinute / 60, secondsPerMinute);
  }

  async text(task: Exclude<AgainTask, { do: 'import' }>, owner: string): Promise<string> {
    return (await this.#run(task, owner)) as string;
  }

  async file(task: Extract<AgainTask, { do: 'import' }>, owner: string): Promise<PlayedFile> {
    return (await this.#run(task, owner)) as PlayedFile;
  }

  async #run(task: AgainTask, owner: string): Promise<AgainResult> {
    if (this.#budgets.left(owner) <= 0) throw deny(429, 'server.tooFast');
    try {
      const { result, ms } = await this.#pool.run(task, { owner, limitMs: LIMIT });
      if (!owner.startsWith(TABLE)) this.#budgets.charge(owner, ms / 1000);
      return result;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      this.#budgets.charge(owner, LIMIT / 1000);
      throw deny(503, 'match.tooLong');
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** A running match as it was after so many answers. */
export async function playBack(
  replays: Replays,
  { id, game, match }: LiveMatch,
  keep: number,
): Promise<Match> {
  const moves = match.record?.moves.slice(0, keep) ?? [];
  const task = { do: 'back', origin: match.origin, moves } as const;
  return loadMatch(game, await replays.text(task, `${TABLE} ${id}`));
}
