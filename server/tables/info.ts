import type { Absence, Clock, TableInfo } from '@small-council/client/protocol';
import type { Params } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import type { TableRow } from '../storage/schema.ts';

/** Tables as everybody may see them; the invitation is not part of it. */
export async function tableInfos(db: Database, rows: readonly TableRow[]): Promise<TableInfo[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select(['table_id', 'seat', 'user_id', 'bot', 'level', 'ready', 'users.name'])
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
    options: JSON.parse(row.options) as Params,
    public: row.public === 1,
    clock: JSON.parse(row.clock) as Clock,
    absence: row.absence as Absence,
    spectators: row.spectators === 1,
    state: row.state,
    match: row.match_id,
    created: row.created_at,
    seats: seats
      .filter((chair) => chair.table_id === row.id)
      .map(({ seat, user_id, bot, level, ready, name }) => ({
        seat,
        user: user_id === null ? null : { id: user_id, name: name ?? '' },
        bot,
        level,
        ready: ready === 1,
      })),
  }));
}

export async function tableInfo(db: Database, row: TableRow): Promise<TableInfo> {
  const [info] = await tableInfos(db, [row]);
  return info;
}
