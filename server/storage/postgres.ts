import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate, type Notice, type Storage } from './open.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'small_council';
/** Integers of eight bytes arrive as text; ours are times and counts, and fit a number. */
const INT8 = 20;
const UNIQUE_VIOLATION = '23505';

/** A database that any number of server processes share; it also carries the news between them. */
export async function openPostgres(url: string): Promise<Storage> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const news = new News(url);
  return {
    db,
    transact: (work, notice) =>
      db.transaction().execute(async (trx) => {
        const result = await work(trx);
        await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(trx);
        return result;
      }),
    announce: (notice) => {
      // News that cannot be sent are not lost for good: who reads, reads the database.
      pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]).catch(() => {});
    },
    listen: (hear) => news.listen(hear),
    isConflict: (error) => error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION,
    close: async () => {
      await news.close();
      await db.destroy();
    },
  };
}

/** The connection that listens. When it breaks it is made anew, and listeners hear that they missed some. */
class News {
  readonly #url: string;
  readonly #listeners: ((notice: Notice | 'missed') => void)[] = [];
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  listen(hear: (notice: Notice | 'missed') => void): void {
    this.#listeners.push(hear);
    if (this.#listeners.length === 1) void this.#keepListening();
  }

  async #keepListening(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#listenUntilBroken();
      } catch {
        // The database is away; the next round tries again.
      }
      if (!this.#closed) await sleep(250);
    }
  }

  async #listenUntilBroken(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => this.#tell(JSON.parse(payload ?? '') as Notice));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#tell('missed');
    await broken;
  }

  #tell(notice: Notice | 'missed'): void {
    for (const hear of this.#listeners) hear(notice);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }
}
