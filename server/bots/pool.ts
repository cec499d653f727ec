import type { Decision } from '@small-council/bots';
import type { Seat, View } from '@small-council/engine';
import type { Seeds } from '../seeds.ts';
import { ThreadPool } from '../threads/pool.ts';

export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: View;
  /** What the seat remembers besides. */
  readonly recalled: unknown;
  readonly seed: string;
  readonly tries: number;
  readonly takesMs: number;
}

/** So many bots of one owner may wait for their turn. */
const WAITING = 50;

/** A few threads for all bots. Whoever brought them has his turn, however many somebody else has. */
export class BotPool {
  readonly #threads: ThreadPool<Task, Decision>;
  readonly #seeds: Seeds;

  /** `games` is the module whose `games` the bots play. */
  constructor(games: string, threads: number, seeds: Seeds) {
    this.#seeds = seeds;
    const worker = new URL('./worker.ts', import.meta.url);
    this.#threads = new ThreadPool({ worker, games, threads, waiting: WAITING });
  }

  /** `owner` is on whose behalf the bot plays. */
  async think(task: Omit<Task, 'seed'>, owner: string): Promise<Decision> {
    const seed = this.#seeds('bot');
    const wish = { owner, limitMs: task.takesMs };
    const { result } = await this.#threads.run({ ...task, seed }, wish);
    return result;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
