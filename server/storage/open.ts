import type { Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import type { JournalRow, Schema } from './schema.ts';
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
  /** Somebody looks at this match now, or no longer. */
  | { readonly presence: string }
  /** Somebody is called otherwise now, or is gone. */
  | { readonly person: string }
  /** The host has sent somebody away from his table. */
  | { readonly sentAway: string; readonly from: string; readonly playing: string | null }
  /** The host has opened or closed the doors of his table. */
  | { readonly doors: string; readonly playing: string | null }
  /** Somebody wants to read other people's words than before. */
  | { readonly muter: string }
  /** This session has ended. */
  | { readonly session: string }
  /** Somebody has given other standing orders in this match. */
  | { readonly orders: string }
  | { readonly chat: string; readonly table: string | null };

export interface NewLine {
  readonly row: JournalRow;
  /** When something must happen by itself in the match as it now stands. */
  readonly dueAt: number | null;
  /** What else belongs to it. */
  readonly also?: (trx: Database) => Promise<void>;
}

export interface Storage {
  readonly db: Database;
  /**
   * Writes a line of a journal with everything that follows from it, and resolves when it is committed:
   * safe on the disk. What others want at the same moment may be committed together with it, but fails
   * or succeeds alone. False, and nothing is stored, where it is not the next line any more. The other
   * processes hear of it then, unless this one dies in that moment.
   */
  append(line: NewLine): Promise<boolean>;
  /** Tells the other processes on this database. */
  tellOthers(notice: Notice): void;
  /** Tells every process on this database, this one too, once what it speaks of is committed. */
  announce(notice: Notice): void;
  /** Calls back for every notice; says `missed` when some may have been lost on the way. */
  listen(hear: (notice: Notice | 'missed') => void): void;
  /** Whether somebody inserted the same key first. */
  isConflict(error: unknown): boolean;
  close(): Promise<void>;
}

/**
 * Opens the storage and brings it up to date. Safe when two processes do so at once, but a file on this
 * machine has at most one server, which opens it `alone`.
 */
export async function openStorage(place: Place, { alone = false } = {}): Promise<Storage> {
  return place.kind === 'sqlite' ? openSqlite(place.file, alone) : openPostgres(place.url);
}
