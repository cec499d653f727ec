import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Answer, Seat, View } from '@small-council/engine';

export interface Task {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: View;
  readonly seed: string;
  readonly budgetMs: number;
}

export interface Thought {
  readonly number: number;
  readonly answer?: Answer;
  readonly failed?: string;
}

/** A bot that takes this much longer than it may is stopped. */
const PATIENCE = 10_000;

interface Job {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** A few threads for all bots. Threads are started when they are needed. */
export class BotPool {
  readonly #games: string;
  readonly #most: number;
  readonly #threads: Thread[] = [];
  readonly #queue: Job[] = [];
  #count = 0;
  #closed = false;

  /** `games` is the module whose `games` the bots play. */
  constructor(games: string, threads: number) {
    this.#games = games;
    this.#most = threads;
  }

  think(game: string, bot: string, budgetMs: number, seat: Seat, view: View): Promise<Answer> {
    const task: Task = {
      number: ++this.#count,
      game,
      bot,
      seat,
      view,
      seed: randomBytes(32).toString('hex'),
      budgetMs,
    };
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the bots have gone home'));
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    let thread = this.#threads.find(({ job }) => job === null);
    if (!thread && this.#threads.length < this.#most) thread = this.#start();
    const job = thread && this.#queue.shift();
    if (!thread || !job) return;
    thread.job = job;
    thread.timer = setTimeout(() => void thread.worker.terminate(), job.task.budgetMs + PATIENCE);
    thread.worker.postMessage(job.task);
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { games: this.#games },
    });
    const thread: Thread = { worker, job: null, timer: null };
    this.#threads.push(thread);
    worker.on('message', ({ number, answer, failed }: Thought) => {
      if (thread.job?.task.number !== number) return;
      if (answer === undefined) this.#finish(thread)?.reject(new Error(failed));
      else this.#finish(thread)?.resolve(answer);
      this.#next();
    });
    const gone = (why: Error) => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      this.#finish(thread)?.reject(why);
      this.#next();
    };
    worker.on('error', (error) => gone(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => gone(new Error('a bot was stopped')));
    return thread;
  }

  #finish(thread: Thread): Job | null {
    const { job } = thread;
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = null;
    thread.timer = null;
    return job;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the bots have gone home'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
