import { removeLists } from './lists/service.ts';
import type { Storage } from './storage/open.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** An open table at which nothing has happened for this long is closed: nobody is waiting there. */
const FORGOTTEN = 3 * DAY;
/** Longer than anybody may think over a single answer. */
const LONG_AGO = 90 * DAY;

/** A guest who has played nothing for this long will not. */
const PASSED_BY = 30 * DAY;
/** So long is kept what was said, and what somebody brought in from a file and shared with nobody. */
const KEPT = 90 * DAY;
/** So much is put away at once: everything else goes on meanwhile. */
const AT_ONCE = 500;

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
    await this.#forgetTalk(now);
    await this.#forgetImports(now);
    await this.#forgetGuests(now);
  }

  /** What was said long ago, unless somebody has reported it and nobody has looked into that. */
  async #forgetTalk(now: number): Promise<void> {
    const { db } = this.#storage;
    const old = await db
      .selectFrom('chat')
      .select('id')
      .where('made_at', '<', now - KEPT)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reports')
              .select('reports.id')
              .whereRef('reports.chat_id', '=', 'chat.id')
              .where('settled_at', 'is', null),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('reports').where('chat_id', 'in', ids).execute();
      await trx.deleteFrom('chat').where('id', 'in', ids).execute();
    });
  }

  /** Matches from files, which nobody here has played. */
  async #forgetImports(now: number): Promise<void> {
    const { db } = this.#storage;
    const old = await db
      .selectFrom('matches')
      .select('id')
      .where('table_id', 'is', null)
      .where('state', '=', 'over')
      .where('share', 'is', null)
      .where('created_at', '<', now - KEPT)
      .limit(AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const table of ['players', 'snapshots', 'journal', 'presence'] as const)
        await trx.deleteFrom(table).where('match_id', 'in', ids).execute();
      await trx.deleteFrom('matches').where('id', 'in', ids).execute();
    });
  }

  /** Guests who have never sat down, and of whom nothing else is left. */
  async #forgetGuests(now: number): Promise<void> {
    const { db } = this.#storage;
    const old = await db
      .selectFrom('users')
      .select('users.id')
      .where('password', 'is', null)
      .where('deleted_at', 'is', null)
      .where('created_at', '<', now - PASSED_BY)
      .where(({ not, or, exists, selectFrom }) =>
        not(
          or([
            exists(selectFrom('players').select('seat').whereRef('user_id', '=', 'users.id')),
            exists(selectFrom('seats').select('seat').whereRef('user_id', '=', 'users.id')),
            exists(selectFrom('tables').select('tables.id').whereRef('host_id', '=', 'users.id')),
            exists(selectFrom('chat').select('chat.id').whereRef('user_id', '=', 'users.id')),
            exists(selectFrom('reports').select('reports.id').whereRef('user_id', '=', 'users.id')),
            // Whoever keeps a list here may come back to it as long as the browser remembers him.
            exists(
              selectFrom('lists')
                .innerJoin('sessions', 'sessions.user_id', 'lists.user_id')
                .select('lists.id')
                .whereRef('lists.user_id', '=', 'users.id'),
            ),
          ]),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.transaction().execute(async (trx) => {
      await removeLists(trx, ids);
      for (const table of ['sessions', 'mutes', 'bans', 'presence'] as const)
        await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
      await trx.deleteFrom('mutes').where('muted_id', 'in', ids).execute();
      await trx.deleteFrom('users').where('id', 'in', ids).execute();
    });
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
