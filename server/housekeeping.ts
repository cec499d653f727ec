import type { Storage } from './storage/open.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** An open table at which nothing has happened for this long is closed: nobody is waiting there. */
const FORGOTTEN = 3 * DAY;
/** Longer than anybody may think over a single answer. */
const LONG_AGO = 90 * DAY;

/** Puts away now and then what nobody needs any more. Several processes doing so do no harm. */
export class Housekeeping {
  readonly #storage: Storage;
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Storage, onError: (error: unknown) => void) {
    this.#storage = storage;
    this.#timer = setInterval(() => void this.tidy().catch(onError), HOUR).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async tidy(now = Date.now()): Promise<void> {
    await this.#closeForgottenTables(now);
    await this.#storage.db.deleteFrom('sessions').where('expires_at', '<', now).execute();
    await this.#forgetVisits(now);
  }

  async #closeForgottenTables(now: number): Promise<void> {
    const closed = await this.#storage.db
      .updateTable('tables')
      .set({ state: 'closed', changed_at: now })
      .where('state', '=', 'open')
      .where('changed_at', '<', now - FORGOTTEN)
      .returning('id')
      .execute();
    for (const { id } of closed) this.#storage.announce({ table: id });
  }

  /** Who once looked at a match that is over, or was there long ago. */
  async #forgetVisits(now: number): Promise<void> {
    await this.#storage.db
      .deleteFrom('presence')
      .where((eb) =>
        eb.or([
          eb('left_at', '<', now - LONG_AGO),
          eb.and([
            eb('left_at', 'is not', null),
            eb('match_id', 'in', eb.selectFrom('matches').select('id').where('state', '=', 'over')),
          ]),
        ]),
      )
      .execute();
  }
}
