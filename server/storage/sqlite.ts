import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { migrate, type Notice, type Storage, writeLine } from './open.ts';
import type { Schema } from './schema.ts';

/** How long to wait for another process that is writing, in milliseconds. */
const BUSY = 10_000;
const STATEMENTS = 200;

/** One file, one process, nothing to install. Every commit is on the disk before it is answered. */
export async function openSqlite(file: string): Promise<Storage> {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = openFile(file);
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: rememberStatements(database) }),
  });
  await lockForWriting(database);
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    await db.destroy();
    throw error;
  }
  const together = new GroupCommit(db);
  const listeners: ((notice: Notice) => void)[] = [];
  return {
    db,
    append: (line) => together.add((trx) => writeLine(trx, line)),
    // There are none.
    tellOthers: () => {},
    announce: (notice) => {
      for (const hear of listeners) hear(notice);
    },
    listen: (hear) => void listeners.push(hear),
    isConflict: (error) =>
      error instanceof Sqlite.SqliteError &&
      /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(error.code),
    close: () => db.destroy(),
  };
}

/**
 * Kysely takes no lock for migrations on SQLite. Whoever starts at the same moment waits here, and
 * without blocking: the one to wait for may live in this very process.
 */
async function lockForWriting(database: Sqlite.Database): Promise<void> {
  const patience = Date.now() + BUSY;
  database.pragma('busy_timeout = 0');
  for (;;) {
    try {
      database.exec('begin immediate');
      break;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || Date.now() > patience) throw error;
      await sleep(20);
    }
  }
  database.pragma(`busy_timeout = ${BUSY}`);
}

/** Statements are few and come again and again: preparing each of them once is enough. */
function rememberStatements(database: Sqlite.Database): SqliteDatabase {
  const known = new Map<string, Sqlite.Statement<unknown[]>>();
  return {
    close: () => void database.close(),
    prepare: (source) => {
      const statement = known.get(source) ?? database.prepare(source);
      if (known.size < STATEMENTS) known.set(source, statement);
      return statement;
    },
  };
}

export function openFile(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: BUSY });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}
