import type { Absence, Clock, Person, TableInfo } from '@small-council/client/protocol';
import { type AnyGame, optionsFor, type Params, type Seat } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import type { TableRow } from '../storage/schema.ts';

type Games = ReadonlyMap<string, AnyGame>;

/**
 * Tables as this person may see them, or as everybody may: without the invitation. Of what is the secret of
 * a seat, who sits there is told, and the host where a bot does; everybody else sees that it is hidden.
 */
export async function tableInfos(
  db: Database,
  games: Games,
  rows: readonly TableRow[],
  person: Person | null = null,
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
      'users.crest',
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
    options: optionsShown(
      games.get(row.game),
      JSON.parse(row.options),
      seats
        .filter(({ table_id }) => table_id === row.id)
        .filter(({ user_id, bot }) => person && (bot ? row.host_id : user_id) === person.id)
        .map(({ seat }) => seat),
    ),
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
      .map(({ seat, user_id, bot, level, ready, name, password, crest }) => ({
        seat,
        user:
          user_id === null
            ? null
            : { id: user_id, name: name ?? '', guest: password === null, crest },
        bot,
        level,
        ready: ready === 1,
      })),
  }));
}

/** Of a game that is no longer played here nobody knows which options are secret. */
function optionsShown(game: AnyGame | undefined, options: Params, own: readonly Seat[]): Params {
  if (!game) return {};
  const mine = Object.keys(options).filter((name) => own.includes(game.options[name]?.seat ?? -1));
  const shown = mine.map((name) => [name, options[name]] as const);
  return { ...optionsFor(game, options, 'spectator'), ...Object.fromEntries(shown) };
}

export async function tableInfo(
  db: Database,
  games: Games,
  row: TableRow,
  person: Person | null = null,
): Promise<TableInfo> {
  const [info] = await tableInfos(db, games, [row], person);
  return info;
}
