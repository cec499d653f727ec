// A copy of everything, as lines of JSON: the same file from SQLite and from PostgreSQL, and it can
// be read into either.
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { reasonOf } from './fault.ts';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/** Every table with its key, those that others refer to first. Who is there just now is not worth keeping. */
const TABLES: readonly [keyof Schema, readonly string[]][] = [
  ['users', ['id']],
  ['sessions', ['hash']],
  ['tables', ['id']],
  ['seats', ['table_id', 'seat']],
  ['bans', ['table_id', 'user_id']],
  ['matches', ['id']],
  ['players', ['match_id', 'seat']],
  ['journal', ['match_id', 'sequence']],
  ['snapshots', ['match_id', 'sequence']],
  ['orders', ['match_id', 'seat']],
  ['chat', ['id']],
  ['mutes', ['user_id', 'muted_id']],
  ['reports', ['id']],
  ['lists', ['id']],
  ['list_versions', ['list_id', 'version']],
  ['card_counts', ['game', 'card']],
];

const FORMAT = 'small-council-backup';
const AT_ONCE = 500;
const schemaName = () => Object.keys(migrations).at(-1);

type Row = Record<string, unknown>;

/** Why a copy cannot be read, in words for the person at the keyboard. */
export class BadCopy extends Error {}

/** Writes a copy as of one moment, while others go on. The file is complete or not there at all. */
export async function writeCopy(db: Database, file: string): Promise<number> {
  let count = 0;
  async function* lines(trx: Database) {
    yield `${JSON.stringify({ format: FORMAT, schema: schemaName() })}\n`;
    for (const [table, key] of TABLES) {
      for await (const row of rowsOf(trx, table, key)) {
        count++;
        yield `${JSON.stringify([table, row])}\n`;
      }
    }
    yield `${JSON.stringify({ rows: count })}\n`;
  }
  const unfinished = `${file}.unfinished`;
  await inOneMoment(db, (trx) =>
    pipeline(
      Readable.from(lines(trx)),
      createGzip(),
      // It holds everything: nobody else reads it.
      createWriteStream(unfinished, { flush: true, mode: 0o600 }),
    ),
  );
  renameSync(unfinished, file);
  return count;
}

/** On PostgreSQL a transaction sees one moment only if it says so; on SQLite always. */
async function inOneMoment(db: Database, work: (trx: Database) => Promise<void>): Promise<void> {
  const { adapter } = db.getExecutor();
  const transaction = db.transaction();
  await (adapter.supportsTransactionalDdl
    ? transaction.setIsolationLevel('repeatable read').execute(work)
    : transaction.execute(work));
}

async function* rowsOf(db: Database, table: string, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ; ) {
    const after = last
      ? sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})`
      : sql``;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(AT_ONCE)}`.execute(
        db,
      );
    yield* rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

/** Reads a copy into an empty storage: all of it, or nothing. */
export async function readCopy(db: Database, file: string): Promise<number> {
  try {
    return await readAll(db, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || code?.startsWith('Z_'))
      throw new BadCopy(`The backup is damaged: ${reasonOf(error)}.`);
    throw error;
  }
}

async function readAll(db: Database, file: string): Promise<number> {
  const known = new Map<string, readonly string[]>(TABLES);
  return db.transaction().execute(async (trx) => {
    const somebody = await trx.selectFrom('users').select('id').executeTakeFirst();
    if (somebody)
      throw new BadCopy('There is something in this storage already. Restore into an empty one.');
    let rows = 0;
    let end: number | null = null;
    let first = true;
    // Whatever breaks on the way, the file or its packing, breaks this and nothing else.
    await pipeline(createReadStream(file), createGunzip(), async (unpacked) => {
      for await (const line of linesOf(unpacked)) {
        const data = JSON.parse(line) as [string, Row] & {
          format?: string;
          schema?: string;
          rows?: number;
        };
        if (first) {
          first = false;
          if (data.format !== FORMAT) throw new BadCopy('This is no backup of Small Council.');
          if (data.schema !== schemaName())
            throw new BadCopy(`This backup was made by another version (${data.schema}).`);
        } else if (Array.isArray(data)) {
          const [table, row] = data as [string, Row];
          if (!known.has(table)) throw new BadCopy(`The backup has an unknown table "${table}".`);
          await insert(trx, table, row);
          rows++;
        } else {
          end = (data as { rows?: number }).rows ?? null;
        }
      }
    });
    if (end !== rows) throw new BadCopy('The backup is not complete.');
    return rows;
  });
}

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function insert(db: Database, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
}
