import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where everything is kept: a file on this machine, or a PostgreSQL that several servers share. */
export type Place =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Something changed that other processes may have to tell their clients. */
export type Notice =
  | { readonly match: string; readonly sequence: number }
  | { readonly table: string }
  /** Somebody is called otherwise now, or is gone. */
  | { readonly person: string }
  /** This session has ended. */
  | { readonly session: string }
  | { readonly chat: string; readonly table: string | null };

export interface Storage {
  readonly db: Database;
  /**
   * Does something in a transaction, and resolves when it is committed: safe on the disk. What
   * others want at the same moment may be committed together with it, but fails or succeeds alone.
   * The other processes hear the notice if and only if it is committed.
   */
  transact<T>(work: (trx: Database) => Promise<T>, notice: Notice): Promise<T>;
  /** Tells every process on this database, this one too, once what it speaks of is committed. */
  announce(notice: Notice): void;
  /** Calls back for every notice; says `missed` when some may have been lost on the way. */
  listen(hear: (notice: Notice | 'missed') => void): void;
  /** Whether somebody inserted the same key first. */
  isConflict(error: unknown): boolean;
  close(): Promise<void>;
}

/** Opens the storage and brings it up to date. Safe when two processes do so at once. */
export async function openStorage(place: Place): Promise<Storage> {
  return place.kind === 'sqlite' ? openSqlite(place.file) : openPostgres(place.url);
}

export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
