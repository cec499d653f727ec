import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CannotOpen, reasonOf } from './fault.ts';
import { writeLine } from './journal.ts';
import { migrate } from './migrate.ts';
import type { NewLine, Notice, Storage } from './open.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'small_council';
/** Integers of eight bytes arrive as text; ours are times and counts, and fit a number. */
const INT8 = 20;
/** So many lines are written at once, in so many batches at a time. */
const LINES = 200;
const BATCHES = 2;
/** So many news go out at once. */
const LETTERS = 500;
/** How long to wait for a connection. */
const CONNECT = 15_000;
const UNIQUE_VIOLATION = '23505';

/** A database that any number of server processes share; it also carries the news between them. */
export async function openPostgres(url: string): Promise<Storage> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: CONNECT,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new CannotOpen(`The database cannot be used: ${reasonOf(error)}.`);
  }
  const news = new News(url, pool);
  const appender = new Appender(pool);
  return {
    db,
    append: async (line) => {
      const { match_id: match, sequence } = line.row;
      const stored = line.also
        ? await db.transaction().execute((trx) => writeLine(trx, line))
        : await appender.add(line);
      if (stored) news.send({ match, sequence }, 'others');
      return stored;
    },
    tellOthers: (notice) => news.send(notice, 'others'),
    announce: (notice) => news.send(notice, 'all'),
    listen: (hear) => news.listen(hear),
    isConflict: (error) => error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION,
    close: async () => {
      await news.close();
      await db.destroy();
    },
  };
}

/**
 * Writes what comes in at the same moment with one statement: one way there and back and one flush of
 * the disk for all of it, which is what a busy database is short of. Lines of one batch are of different
 * matches, because within a match one waits for the other.
 */
class Appender {
  readonly #pool: pg.Pool;
  #queue: Waiting[] = [];
  #running = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add(line: NewLine): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ line, resolve, reject });
      this.#next();
    });
  }

  /** While batches are under way the next one gathers. */
  #next(): void {
    if (this.#running >= BATCHES || this.#queue.length === 0) return;
    this.#running++;
    setImmediate(() => {
      void this.#write(this.#queue.splice(0, LINES)).finally(() => {
        this.#running--;
        this.#next();
      });
    });
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const stored = await this.#insert(batch.map(({ line }) => line));
      for (const { line, resolve } of batch) resolve(stored.has(line.row.match_id));
    } catch (error) {
      // One of them was stored before, or the connection broke: nothing of the batch is in.
      if (batch.length === 1) batch[0].reject(error);
      else await Promise.all(batch.map((one) => this.#write([one])));
    }
  }

  /** `writeLine` for many as a single statement, prepared once on each connection. */
  async #insert(lines: readonly NewLine[]): Promise<Set<string>> {
    const column = <T>(value: (line: NewLine) => T): T[] => lines.map(value);
    const { rows } = await this.#pool.query<{ match_id: string }>({
      name: 'append',
      text: `with line as (
          select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[],
            $7::text[], $8::int[], $9::bigint[], $10::bigint[])
          as l(match_id, sequence, kind, seat, question, entry, key, sealed, made_at, due_at)
        ), moved as (
          update matches set sequence = line.sequence, due_at = line.due_at from line
          where matches.id = line.match_id and matches.sequence = line.sequence - 1
          returning matches.id
        )
        insert into journal (match_id, sequence, kind, seat, question, entry, key, sealed, made_at)
        select match_id, sequence, kind, seat, question, entry, key, sealed, made_at
        from line where match_id in (select id from moved)
        returning match_id`,
      values: [
        column(({ row }) => row.match_id),
        column(({ row }) => row.sequence),
        column(({ row }) => row.kind),
        column(({ row }) => row.seat),
        column(({ row }) => row.question),
        column(({ row }) => row.entry),
        column(({ row }) => row.key),
        column(({ row }) => row.sealed),
        column(({ row }) => row.made_at),
        column(({ dueAt }) => dueAt),
      ],
    });
    return new Set(rows.map((row) => row.match_id));
  }
}

interface Waiting {
  readonly line: NewLine;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface Envelope {
  readonly from: string;
  readonly to: 'all' | 'others';
  readonly notice: Notice;
}

/**
 * News between processes. They are sent after what they speak of is committed, many at once, and not
 * inside of the transaction: PostgreSQL lets only one transaction with news commit at a time, and every
 * one of them would wait for the disk. The connection that listens is made anew when it breaks, and
 * listeners hear that they missed some.
 */
class News {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #own = randomUUID();
  #outbox: string[] = [];
  #sending = false;
  readonly #listeners: ((notice: Notice | 'missed') => void)[] = [];
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, pool: pg.Pool) {
    this.#url = url;
    this.#pool = pool;
  }

  send(notice: Notice, to: Envelope['to']): void {
    const envelope: Envelope = { from: this.#own, to, notice };
    this.#outbox.push(JSON.stringify(envelope));
    if (!this.#sending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    while (this.#outbox.length > 0) {
      const letters = this.#outbox.splice(0, LETTERS);
      try {
        await this.#pool.query({
          name: 'notify',
          text: 'select pg_notify($1, letter) from unnest($2::text[]) letter',
          values: [CHANNEL, letters],
        });
      } catch {
        // News that cannot be sent are not lost for good: who reads, reads the database.
      }
    }
    this.#sending = false;
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
    client.on('notification', ({ payload }) => {
      const { from, to, notice } = JSON.parse(payload ?? '') as Envelope;
      if (to === 'all' || from !== this.#own) this.#tell(notice);
    });
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
    while (this.#sending) await sleep(5);
    await this.#client?.end().catch(() => {});
  }
}
