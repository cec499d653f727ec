import type { Absence, Clock, TableInfo } from '@small-council/client/protocol';
import { type AnyGame, optionsFor, type Params } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import type { TableRow } from '../storage/schema.ts';

type Games = ReadonlyMap<string, AnyGame>;

/** Tables as everybody may see them: without the invitation, and without options that are a seat's secret. */
export async function tableInfos(
  db: Database,
  games: Games,
  rows: readonly TableRow[],
): Promise<TableInfo[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select([
      'table_id',
      'seat',
      'user_id',
      'bot',
      'level',
      'ready',
      'users.name',
      'users.password',
    ])
    .where(
      'table_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    host: row.host_id,
    game: row.game,
    options: openOptions(games.get(row.game), JSON.parse(row.options)),
    public: row.public === 1,
    clock: JSON.parse(row.clock) as Clock,
    absence: row.absence as Absence,
    spectators: row.spectators === 1,
    accountsOnly: row.accounts_only === 1,
    state: row.state,
    match: row.match_id,
    rematch: row.rematch_id,
    created: row.created_at,
    seats: seats
      .filter((chair) => chair.table_id === row.id)
      .map(({ seat, user_id, bot, level, ready, name, password }) => ({
        seat,
        user: user_id === null ? null : { id: user_id, name: name ?? '', guest: password === null },
        bot,
        level,
        ready: ready === 1,
      })),
  }));
}

/** Of a game that is no longer played here nobody knows which options are secret. */
const openOptions = (game: AnyGame | undefined, options: Params): Params =>
  game ? optionsFor(game, options, 'spectator') : {};

export async function tableInfo(db: Database, games: Games, row: TableRow): Promise<TableInfo> {
  const [info] = await tableInfos(db, games, [row]);
  return info;
}
