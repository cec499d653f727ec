import type { HistoryPage, Person, Statistics } from '@small-council/client/protocol';
import type { Result } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import { playersOf } from './store.ts';

/** Finished matches of a person, the last one first. */
export async function historyOf(
  db: Database,
  person: Person,
  { before, limit }: { before?: string; limit: number },
): Promise<HistoryPage> {
  let query = db
    .selectFrom('matches')
    .innerJoin('players', 'players.match_id', 'matches.id')
    .select(['matches.id', 'game', 'table_id', 'ended_at', 'result', 'seat', 'won'])
    .where('players.user_id', '=', person.id)
    .where('state', '=', 'over')
    .orderBy('ended_at', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit);
  const [at, id] = before?.split('_') ?? [];
  if (at !== undefined && id !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('ended_at', '<', Number(at)),
        eb.and([eb('ended_at', '=', Number(at)), eb('matches.id', '<', id)]),
      ]),
    );
  }
  const rows = await query.execute();
  const matches = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      game: row.game,
      table: row.table_id,
      ended: row.ended_at ?? 0,
      seat: row.seat,
      won: row.won === null ? null : row.won === 1,
      result: JSON.parse(row.result ?? 'null') as Result,
      players: await playersOf(db, row.id),
    })),
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { matches, next: last ? `${last.ended_at}_${last.id}` : null };
}

/** How often a person has played and won: by game, against whom, against which bot. */
export async function statisticsOf(db: Database, person: Person): Promise<Statistics> {
  const own = db
    .selectFrom('players as own')
    .innerJoin('matches', 'matches.id', 'own.match_id')
    .where('own.user_id', '=', person.id)
    .where('matches.state', '=', 'over')
    // What ended without a result counts for nobody.
    .where('own.won', 'is not', null);
  const against = own.innerJoin('players as other', (join) =>
    join.onRef('other.match_id', '=', 'own.match_id').onRef('other.seat', '!=', 'own.seat'),
  );
  const games = await own
    .select((eb) => [
      'matches.game',
      eb.fn.countAll<number>().as('played'),
      eb.fn.sum<number>('own.won').as('won'),
    ])
    .groupBy('matches.game')
    .execute();
  const opponents = await against
    .innerJoin('users', 'users.id', 'other.user_id')
    .select((eb) => [
      'users.id as user',
      'users.name',
      eb.fn.countAll<number>().as('played'),
      eb.fn.sum<number>('own.won').as('won'),
    ])
    .where('users.deleted_at', 'is', null)
    .groupBy(['users.id', 'users.name'])
    .orderBy('played', 'desc')
    .limit(100)
    .execute();
  // Three bots of a kind at one table are one match.
  const met = against
    .select(['own.match_id', 'matches.game', 'other.bot', 'other.level', 'own.won'])
    .where('other.bot', 'is not', null)
    .distinct();
  const bots = await db
    .selectFrom(met.as('met'))
    .select((eb) => [
      'met.game',
      'met.bot',
      'met.level',
      eb.fn.countAll<number>().as('played'),
      eb.fn.sum<number>('met.won').as('won'),
    ])
    .groupBy(['met.game', 'met.bot', 'met.level'])
    .execute();
  return {
    games: games.map((row) => ({ ...row, won: Number(row.won) })),
    opponents: opponents.map((row) => ({ ...row, won: Number(row.won) })),
    bots: bots.map((row) => ({ ...row, bot: row.bot ?? '', won: Number(row.won) })),
  };
}
