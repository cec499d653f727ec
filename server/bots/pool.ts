import { type Decision, recallOf } from '@small-council/bots';
import type { Seat, View } from '@small-council/engine';
import type { LiveMatch } from '../matches/standing.ts';
import type { Seeds } from '../seeds.ts';
import { ThreadPool } from '../threads/pool.ts';
import type { BotPlayer } from './player.ts';

export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: View;
  /** What the seat remembers besides. */
  readonly recalled: unknown;
  readonly seed: string;
  readonly tries: number;
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

  /** What the bot would answer on this seat, by what the seat sees and remembers; `owner` is on whose behalf. */
  async think(
    { game, match }: LiveMatch,
    seat: Seat,
    { bot, tries, takesMs }: BotPlayer,
    owner: string,
  ): Promise<Decision> {
    const task: Task = {
      game: game.id,
      bot: bot.id,
      seat,
      view: match.view(seat),
      recalled: recallOf(match, seat, match.log(seat)),
      seed: this.#seeds('bot'),
      tries,
    };
    const { result } = await this.#threads.run(task, { owner, limitMs: takesMs });
    return result;
  }

  /** Whether no bot has anything to think about. */
  get isIdle(): boolean {
    return this.#threads.isIdle;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
