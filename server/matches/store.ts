import { STANDARD } from '@small-council/client/orders';
import type { Player } from '@small-council/client/protocol';
import { type AnyGame, loadMatch, type Match, saveMatch } from '@small-council/engine';
import type { Database, Storage } from '../storage/open.ts';
import type { JournalRow, MatchRow, SnapshotRow } from '../storage/schema.ts';
import { countBrought } from './counts.ts';
import { enter } from './enter.ts';
import { factsOf } from './log.ts';
import { ordersOf } from './orders.ts';
import type { Entry, LiveMatch, MatchSetting, Standing, StoredAct } from './standing.ts';

/** How a match lies in the storage, and how it gets there and back. */

export interface Head {
  readonly sequence: number;
  readonly state: MatchRow['state'];
}

/** What a look at the storage costs least: where a match stands. */
export async function headOf(db: Database, id: string): Promise<Head | undefined> {
  return db
    .selectFrom('matches')
    .select(['sequence', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What is stored already under this key, if anything is. */
export async function findKey(
  db: Database,
  id: string,
  key: string,
): Promise<Pick<JournalRow, 'sequence' | 'entry'> | undefined> {
  return db
    .selectFrom('journal')
    .select(['sequence', 'entry'])
    .where('match_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The newest snapshot of a match. */
export async function lastSnapshot(db: Database, id: string): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('match_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What is stored of a match makes no sense: it cannot be opened until somebody has repaired it. */
export class Damaged extends Error {}

export interface Loaded {
  readonly live: LiveMatch;
  /** The number of the snapshot it was loaded from. */
  readonly snapshot: number;
  /** Entries that newer rules could not take up: the match stands before them. */
  readonly unfit: boolean;
}

/** Loads a match from its newest snapshot and the journal after it. */
export async function load(
  db: Database,
  games: ReadonlyMap<string, AnyGame>,
  id: string,
): Promise<Loaded | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const game = games.get(row.game);
  if (!game) throw new Error(`there is no game "${row.game}"`);
  const players = await playersOf(db, id);
  // Others may append meanwhile. Whatever is read here fits together all the same: the journal is read
  // after the snapshot it continues, and the number comes from what was read.
  const snapshot = await lastSnapshot(db, id);
  if (!snapshot) throw new Damaged(`match ${id} has no snapshot`);
  const entries = await db
    .selectFrom('journal')
    .selectAll()
    .where('match_id', '=', id)
    .where('sequence', '>', snapshot.sequence)
    .orderBy('sequence')
    .execute();
  const sequence = snapshot.sequence + entries.length;
  if (entries.some((entry, at) => entry.sequence !== snapshot.sequence + at + 1)) {
    throw new Damaged(`the journal of match ${id} has a gap`);
  }
  const revive = (): LiveMatch => reviveFrom(row, game, players, snapshot, sequence);
  const live = revive();
  try {
    for (const entry of entries) {
      if (enter(live, readEntry(entry)))
        throw new Error(`match ${id} has no snapshot behind a taking back`);
    }
  } catch (error) {
    // With the rules they were made under, stored answers always fit.
    if (snapshot.version === game.version)
      throw new Damaged(`the journal of match ${id} cannot be played`, { cause: error });
    return { live: revive(), snapshot: snapshot.sequence, unfit: true };
  }
  live.orders.splice(0, players.length, ...(await ordersOf(db, id, players.length)));
  return { live, snapshot: snapshot.sequence, unfit: false };
}

/** A match as a snapshot has it. */
export function reviveFrom(
  row: MatchRow,
  game: AnyGame,
  players: readonly Player[],
  snapshot: Pick<SnapshotRow, 'saved'>,
  sequence: number,
): LiveMatch {
  try {
    return {
      id: row.id,
      game,
      players,
      table: row.table_id,
      setting: JSON.parse(row.setting) as MatchSetting,
      began: row.created_at,
      sequence,
      orders: players.map(() => STANDARD),
      ...readSnapshot(game, snapshot.saved),
    };
  } catch (error) {
    throw new Damaged(`a snapshot of match ${row.id} cannot be read`, { cause: error });
  }
}

export async function playersOf(db: Database, id: string): Promise<Player[]> {
  const rows = await db
    .selectFrom('players')
    .leftJoin('users', 'users.id', 'players.user_id')
    .select([
      'players.seat',
      'players.user_id',
      'players.bot',
      'players.level',
      'players.name',
      'users.name as userName',
      'users.password',
      'users.crest',
    ])
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat, user_id, bot, level, name, userName, password, crest }) => ({
    seat,
    name: userName ?? name,
    user: user_id,
    guest: user_id !== null && password === null,
    crest,
    bot,
    level,
  }));
}

/** What a snapshot holds. */
export interface Saved {
  readonly match: string;
  readonly standing: Standing;
}

export const writeSnapshot = ({ match, standing }: LiveMatch): string =>
  JSON.stringify({ match: saveMatch(match), standing } satisfies Saved);

function readSnapshot(game: AnyGame, text: string): { match: Match; standing: Standing } {
  const { match, standing } = JSON.parse(text) as Saved;
  // Older snapshots do not know yet who has lost the connection or was sent away, and have no notes.
  const older = { gone: [], removed: [], notes: [], void: false };
  return { match: loadMatch(game, match), standing: { ...older, ...standing } };
}

export const readEntry = ({ seat, entry, key, made_at }: JournalRow): Entry => ({
  seat,
  act: JSON.parse(entry) as StoredAct,
  key,
  madeAt: made_at,
});

/** Another process was faster: what was judged here is no longer how the match stands. */
export class Overtaken extends Error {}

/**
 * Writes an entry that has been entered into `live`, in one transaction with everything that follows
 * from it. The number it expects to find is the one before; if that is not so, nothing is written.
 */
export async function append(
  storage: Storage,
  live: LiveMatch,
  { seat, act, key, madeAt }: Entry,
  { snapshot, dueAt }: { snapshot: boolean; dueAt: number | null },
): Promise<void> {
  const { id, sequence, match, standing } = live;
  const over = standing.result !== null;
  const stored = await storage.append({
    row: {
      match_id: id,
      sequence,
      kind: act.do,
      seat,
      question: act.do === 'answer' ? act.question : null,
      entry: JSON.stringify(act),
      key,
      sealed: act.do === 'answer' && match.record?.moves.at(-1)?.sealed ? 1 : 0,
      made_at: madeAt,
    },
    dueAt,
    also:
      snapshot || over
        ? async (trx) => {
            await saveSnapshot(trx, live);
            if (over) await finish(trx, live, madeAt);
          }
        : undefined,
  });
  if (!stored) throw new Overtaken();
}

export async function saveSnapshot(db: Database, live: LiveMatch): Promise<void> {
  const { id, sequence, game } = live;
  await db
    .insertInto('snapshots')
    .values({ match_id: id, sequence, version: game.version, saved: writeSnapshot(live) })
    .onConflict((conflict) => conflict.columns(['match_id', 'sequence']).doNothing())
    .execute();
  // The journal is what counts. Of the snapshots the newest is read, and the one before if that is damaged.
  const before = await db
    .selectFrom('snapshots')
    .select('sequence')
    .where('match_id', '=', id)
    .where('sequence', '<', sequence)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!before) return;
  await db
    .deleteFrom('snapshots')
    .where('match_id', '=', id)
    .where('sequence', '<', before.sequence)
    .execute();
}

async function finish(trx: Database, live: LiveMatch, at: number): Promise<void> {
  const { id, standing, players } = live;
  const winners = standing.void ? null : (standing.result?.winners ?? []);
  await trx
    .updateTable('matches')
    .set({
      state: 'over',
      due_at: null,
      ended_at: at,
      result: JSON.stringify(standing.result),
      log: JSON.stringify(factsOf(live)),
    })
    .where('id', '=', id)
    .execute();
  for (const { seat } of players) {
    await trx
      .updateTable('players')
      .set({ won: winners && (winners.includes(seat) ? 1 : 0) })
      .where('match_id', '=', id)
      .where('seat', '=', seat)
      .execute();
  }
  await countBrought(trx, live);
  await trx
    .updateTable('tables')
    .set({ state: 'over', changed_at: at })
    .where('match_id', '=', id)
    .execute();
}
