import { Worker } from 'node:worker_threads';
import { Refusal, type Refused } from '@small-council/engine';
import { deny } from '../problem.ts';
import type { Order, Report } from './serve.ts';

export interface PoolOptions {
  /** The module that does the work, see `serve.ts`. */
  readonly worker: URL;
  /** The module whose `games` it needs. */
  readonly games: string;
  readonly threads: number;
  /** How much may wait for each of those who want something. */
  readonly waiting?: number;
  /** A thread that needs more memory than this is ended, and what it was doing fails. */
  readonly megabytes?: number;
}

export interface Wish {
  /** Who wants it. Everybody has his turn, however much somebody else wants. */
  readonly owner: string;
  /** How long it may take. */
  readonly limitMs: number;
}

export interface Done<Result> {
  readonly result: Result;
  /** How long the thread was busy with it. */
  readonly ms: number;
}

/** A thread was ended because it took too long or too much. */
export class Stopped extends Error {}

/** Something that takes this much longer than it may is stopped. */
const PATIENCE = 10_000;

interface Job<Task, Result> {
  readonly order: Order<Task>;
  readonly wish: Wish;
  readonly resolve: (done: Done<Result>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Task, Result> {
  readonly worker: Worker;
  /** Starting takes a while on a busy machine, and is nobody's fault. */
  ready: boolean;
  job: Job<Task, Result> | null;
  timer: NodeJS.Timeout | null;
}

/** A few threads for what would keep everybody else waiting. They are started when they are needed. */
export class ThreadPool<Task, Result> {
  readonly #options: PoolOptions;
  readonly #threads: Thread<Task, Result>[] = [];
  /** What waits, by who wants it; whoever had his turn goes to the end of the line. */
  readonly #queues = new Map<string, Job<Task, Result>[]>();
  #count = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run(task: Task, wish: Wish): Promise<Done<Result>> {
    const { waiting = Number.POSITIVE_INFINITY } = this.#options;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Stopped('the threads are closed'));
      const queue = this.#queues.get(wish.owner) ?? [];
      if (queue.length >= waiting) return reject(deny(429, 'server.tooFast'));
      queue.push({ order: { number: ++this.#count, task }, wish, resolve, reject });
      this.#queues.set(wish.owner, queue);
      this.#next();
    });
  }

  /** Whether nobody wants anything at the moment. */
  get isIdle(): boolean {
    return this.#queues.size === 0 && this.#threads.every(({ job }) => job === null);
  }

  #next(): void {
    if (this.#queues.size === 0) return;
    let thread = this.#threads.find(({ job }) => job === null);
    if (!thread && this.#threads.length < this.#options.threads) thread = this.#start();
    if (!thread) return;
    const job = this.#take();
    if (!job) return;
    thread.job = job;
    thread.worker.postMessage(job.order);
    if (thread.ready) this.#watch(thread);
  }

  #watch(thread: Thread<Task, Result>): void {
    if (!thread.job) return;
    const { limitMs } = thread.job.wish;
    thread.timer = setTimeout(() => void thread.worker.terminate(), limitMs + PATIENCE);
  }

  #take(): Job<Task, Result> | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [owner, queue] = first;
    const job = queue.shift();
    this.#queues.delete(owner);
    if (queue.length > 0) this.#queues.set(owner, queue);
    return job;
  }

  #start(): Thread<Task, Result> {
    const { worker: module, games, megabytes } = this.#options;
    const worker = new Worker(module, {
      workerData: { games },
      resourceLimits: megabytes ? { maxOldGenerationSizeMb: megabytes } : {},
    });
    const thread: Thread<Task, Result> = { worker, ready: false, job: null, timer: null };
    this.#threads.push(thread);
    worker.on('message', (report: Report<Result> | 'ready') => {
      if (report === 'ready') {
        thread.ready = true;
        this.#watch(thread);
        return;
      }
      if (thread.job?.order.number !== report.number) return;
      const job = this.#finish(thread);
      if ('failed' in report) job?.reject(new Error(report.failed));
      else if ('refused' in report) job?.reject(errorOf(report.refused));
      else job?.resolve({ result: report.result, ms: report.ms });
      this.#next();
    });
    const gone = (why: Error) => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      this.#finish(thread)?.reject(why);
      this.#next();
    };
    worker.on('error', (error) => gone(new Stopped(String(error))));
    worker.on('exit', () => gone(new Stopped('a thread was stopped')));
    return thread;
  }

  #finish(thread: Thread<Task, Result>): Job<Task, Result> | null {
    const { job } = thread;
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = null;
    thread.timer = null;
    return job;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of this.#queues.values()) {
      for (const { reject } of queue) reject(new Stopped('the threads are closed'));
    }
    this.#queues.clear();
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

const errorOf = (refused: Refused & { status: number | null }): Error =>
  refused.status === null
    ? new Refusal(refused)
    : deny(refused.status, refused.why.key, refused.why.params);
