import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { CannotOpen, reasonOf } from './fault.ts';
import { GroupCommit } from './group-commit.ts';
import { writeLine } from './journal.ts';
import { migrate } from './migrate.ts';
import type { Notice, Storage } from './open.ts';
import type { Schema } from './schema.ts';

/** How long to wait for another process that is writing, in milliseconds. */
const BUSY = 10_000;
const STATEMENTS = 200;

/** How long a server waits for the one before it to let go of the file. */
const HANDOVER = 3_000;

/**
 * One file, one process, nothing to install. Every commit is on the disk before it is answered. A server
 * opens it `alone`: another one on the same file would never hear of what this one does.
 */
export async function openSqlite(file: string, alone = false): Promise<Storage> {
  makeFolder(path.dirname(file));
  const lock = alone ? await lockForServer(file) : null;
  try {
    const storage = await openDatabase(file);
    const close = async () => {
      await storage.close();
      lock?.close();
    };
    return { ...storage, close };
  } catch (error) {
    lock?.close();
    if (error instanceof Sqlite.SqliteError)
      throw new CannotOpen(`${file} cannot be opened: ${error.message}.`);
    throw error;
  }
}

/** Node's own way of making folders inside of folders never ends where nothing can be made. */
function makeFolder(folder: string): void {
  try {
    if (!existsSync(folder)) {
      if (folder !== path.dirname(folder)) makeFolder(path.dirname(folder));
      mkdirSync(folder, { mode: 0o700 });
    }
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(`The data folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
  if (!statSync(folder).isDirectory())
    throw new CannotOpen(`The data folder ${folder} is a file and not a folder.`);
}

/** A file beside the database that is locked for as long as its server lives, however that ends. */
async function lockForServer(file: string): Promise<Sqlite.Database> {
  const lock = open(`${file}.lock`);
  const patience = Date.now() + HANDOVER;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch (error) {
      if (Date.now() > patience || !isBusy(error)) {
        lock.close();
        throw isBusy(error)
          ? new CannotOpen(
              `Another server is using ${file}. A file is for one server; for several set DATABASE_URL.`,
            )
          : error;
      }
      await sleep(50);
    }
  }
}

/** Opens a file that nobody but its owner can read: the seeds of running matches are in there. */
function open(file: string): Sqlite.Database {
  try {
    closeSync(openSync(file, 'a', 0o600));
    keepToOwner(file);
    return new Sqlite(file, { timeout: 0 });
  } catch (error) {
    throw new CannotOpen(`${file} cannot be opened: ${reasonOf(error)}.`);
  }
}

/** Files of an older release, too. Where they belong to somebody else, that is his affair. */
function keepToOwner(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

async function openDatabase(file: string): Promise<Storage> {
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
      if (!isBusy(error) || Date.now() > patience) throw error;
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
      // SQLite itself goes back where a disk is full; doing so again would hide why.
      if (source === 'rollback' && !database.inTransaction) return database.prepare('select 1');
      const statement = known.get(source) ?? database.prepare(source);
      if (known.size < STATEMENTS) known.set(source, statement);
      return statement;
    },
  };
}

export function openFile(file: string): Sqlite.Database {
  const database = open(file);
  database.pragma(`busy_timeout = ${BUSY}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}
