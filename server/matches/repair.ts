import { STANDARD } from '@small-council/client/orders';
import type { Player } from '@small-council/client/protocol';
import {
  type AnyGame,
  createMatch,
  message,
  type Origin,
  type Result,
  replay,
} from '@small-council/engine';
import type { Storage } from '../storage/open.ts';
import type { JournalRow, MatchRow } from '../storage/schema.ts';
import { enter, wentBack } from './enter.ts';
import { note } from './log.ts';
import { type Entry, firstStanding, type LiveMatch, type MatchSetting } from './standing.ts';
import { append, Damaged, load, playersOf, readEntry, reviveFrom } from './store.ts';

/** A running match that cannot be opened, and what can be done about it. */
export interface Finding {
  readonly id: string;
  readonly game: string;
  readonly why: string;
  /** How many lines its journal has. */
  readonly sequence: number;
  /** Up to which of them it can be played; null where there is nothing left to play on from. */
  readonly good: number | null;
}

type Games = ReadonlyMap<string, AnyGame>;

/**
 * Looks at all running matches. On request those that are damaged go on from the last point that is whole:
 * nothing is deleted, and the log says what is lost. One of which nothing is left ends without a result.
 */
export async function* repair(
  storage: Storage,
  games: Games,
  mend: boolean,
): AsyncGenerator<Finding> {
  const rows = await storage.db
    .selectFrom('matches')
    .selectAll()
    .where('state', '=', 'running')
    .orderBy('created_at')
    .execute();
  for (const row of rows) {
    const why = await faultOf(storage, games, row);
    const game = games.get(row.game);
    if (why === null || !game) continue;
    const players = await playersOf(storage.db, row.id);
    const live = await lastWhole(storage, game, row, players);
    const { id, sequence } = row;
    yield { id, game: row.game, why, sequence, good: live?.sequence ?? null };
    if (!mend) continue;
    if (live) await goOn(storage, live, sequence);
    else await giveUp(storage, id);
  }
}

async function faultOf(storage: Storage, games: Games, { id }: MatchRow): Promise<string | null> {
  try {
    await load(storage.db, games, id);
    return null;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return error.message;
  }
}

/** The match at the last line up to which everything can be read: from a snapshot, else from the seed. */
async function lastWhole(
  { db }: Storage,
  game: AnyGame,
  row: MatchRow,
  players: readonly Player[],
): Promise<LiveMatch | null> {
  const snapshots = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('match_id', '=', row.id)
    .orderBy('sequence', 'desc')
    .execute();
  const entries = await db
    .selectFrom('journal')
    .selectAll()
    .where('match_id', '=', row.id)
    .orderBy('sequence')
    .execute();
  const starts = [
    ...snapshots.map(
      (snapshot) => () => reviveFrom(row, game, players, snapshot, snapshot.sequence),
    ),
    () => beginning(row, game, players),
  ];
  let best: LiveMatch | null = null;
  for (const start of starts) {
    const live = playOn(start, entries);
    if (live && live.sequence > (best?.sequence ?? -1)) best = live;
  }
  return best;
}

function beginning(row: MatchRow, game: AnyGame, players: readonly Player[]): LiveMatch {
  const { seats, seed, options } = JSON.parse(row.origin) as Origin;
  const setting = JSON.parse(row.setting) as MatchSetting;
  return {
    id: row.id,
    game,
    players,
    setting,
    table: row.table_id,
    began: row.created_at,
    sequence: 0,
    match: createMatch(game, { seats, seed, options }),
    standing: firstStanding(players, setting, row.created_at),
    orders: players.map(() => STANDARD),
  };
}

/** Plays the lines of the journal as far as they fit. */
function playOn(start: () => LiveMatch, entries: readonly JournalRow[]): LiveMatch | null {
  let live: LiveMatch;
  try {
    live = start();
  } catch {
    return null;
  }
  for (const row of entries.filter(({ sequence }) => sequence > live.sequence)) {
    if (row.sequence !== live.sequence + 1) break;
    try {
      const back = enter(live, readEntry(row));
      if (back) {
        const { origin, record } = live.match;
        const moves = record?.moves.slice(0, back.keep) ?? [];
        wentBack(live, back, replay(live.game, origin, moves));
      }
    } catch {
      break;
    }
    live.sequence = row.sequence;
  }
  return live;
}

async function goOn(storage: Storage, live: LiveMatch, head: number): Promise<void> {
  const good = live.sequence;
  const now = Date.now();
  live.sequence = head + 1;
  live.standing.line++;
  note(live, message('match.repaired', { lost: head - good }));
  const entry: Entry = {
    seat: -1,
    act: { do: 'refit', to: good },
    key: `server:repair:${head + 1}`,
    madeAt: now,
  };
  await append(storage, live, entry, { snapshot: true, dueAt: now });
}

/** Of such a match nothing is known but that there was one: nobody has won or lost it. */
async function giveUp({ db }: Storage, id: string): Promise<void> {
  const now = Date.now();
  const result: Result = { winners: [], reason: message('match.damaged') };
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('matches')
      .set({
        state: 'over',
        due_at: null,
        ended_at: now,
        result: JSON.stringify(result),
        log: '[]',
      })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('tables')
      .set({ state: 'over', changed_at: now })
      .where('match_id', '=', id)
      .execute();
  });
}
