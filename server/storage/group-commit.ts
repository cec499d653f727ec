import { sql } from 'kysely';
import type { Database } from './open.ts';

interface Job {
  /** Does the work inside of the common transaction. */
  readonly run: (trx: Database) => Promise<void>;
  /** Tells who asked for it, once it is committed or failed. */
  readonly settle: (error: unknown) => void;
}

const AT_ONCE = 200;

/**
 * What is wanted at the same moment is committed together, because a commit waits for the disk and
 * SQLite has only one writer: under load one flush serves many. Each piece of work has a savepoint of
 * its own, so one that fails takes nothing else with it.
 */
export class GroupCommit {
  readonly #db: Database;
  #queue: Job[] = [];
  #scheduled = false;

  constructor(db: Database) {
    this.#db = db;
  }

  add<T>(work: (trx: Database) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.#queue.push({
        run: async (trx) => {
          result = await work(trx);
        },
        settle: (error) => (error === null ? resolve(result) : reject(error)),
      });
      this.#schedule();
    });
  }

  /** After everything that has already arrived: what belongs to this moment is in the queue then. */
  #schedule(): void {
    if (this.#scheduled || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      void this.#flush().finally(() => {
        this.#scheduled = false;
        this.#schedule();
      });
    });
  }

  async #flush(): Promise<void> {
    const jobs = this.#queue.splice(0, AT_ONCE);
    const failed = new Map<Job, unknown>();
    try {
      await this.#db.transaction().execute(async (trx) => {
        for (const job of jobs) {
          await sql`savepoint job`.execute(trx);
          try {
            await job.run(trx);
          } catch (error) {
            failed.set(job, error);
            await sql`rollback to job`.execute(trx);
          }
          await sql`release job`.execute(trx);
        }
      });
    } catch (error) {
      // Nothing of it was committed.
      for (const job of jobs) job.settle(failed.get(job) ?? error);
      return;
    }
    for (const job of jobs) job.settle(failed.get(job) ?? null);
  }
}
