import { randomBytes, randomUUID } from 'node:crypto';
import { diff } from '@small-council/client/changes';
import type { Archived, Exported, Person, Player, Replay } from '@small-council/client/protocol';
import {
  type AnyGame,
  createMatch,
  type Fact,
  type KnownFact,
  type Match,
  message,
  type Origin,
  type Result,
  replay,
  type Seat,
  type View,
  type Viewer,
} from '@small-council/engine';
import { deny } from '../problem.ts';
import type { Database } from '../storage/open.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Matches } from './service.ts';
import { firstStanding, type LiveMatch, type MatchSetting } from './standing.ts';
import { playersOf, writeSnapshot } from './store.ts';

/** From whose chair a replay is seen; `open` shows every hand at once. */
export type Eyes = Viewer | 'open';

/** Finished matches: nothing about them is secret any more, and they open whatever became of the rules. */
export class Archive {
  readonly #db: Database;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #matches: Matches;

  constructor(db: Database, games: ReadonlyMap<string, AnyGame>, matches: Matches) {
    this.#db = db;
    this.#games = games;
    this.#matches = matches;
  }

  /** What became of a match, from what was stored when it ended. */
  async show(id: string, person: Person | null, share?: string): Promise<Archived> {
    const { row, players } = await this.#finished(id, person, share);
    return {
      id,
      game: row.game,
      version: row.version,
      players,
      result: JSON.parse(row.result ?? 'null') as Result,
      began: row.created_at,
      ended: row.ended_at ?? 0,
      facts: openFacts(JSON.parse(row.log ?? '[]') as Fact[]),
      steps: (await this.#movesOf(row))?.length ?? null,
    };
  }

  async showShared(share: string): Promise<Archived> {
    const row = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('share', '=', share)
      .executeTakeFirst();
    if (!row) throw deny(404, 'match.unknown');
    return this.show(row.id, null, share);
  }

  /** Gives a finished match a link of its own, or tells the one it has. */
  async share(id: string, person: Person): Promise<string> {
    const { row, players } = await this.#finished(id, person);
    if (!players.some((player) => player.user === person.id)) throw deny(403, 'match.notSeated');
    if (row.share) return row.share;
    const share = randomBytes(12).toString('base64url');
    const { numUpdatedRows } = await this.#db
      .updateTable('matches')
      .set({ share })
      .where('id', '=', id)
      .where('share', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? share : this.share(id, person);
  }

  /** Some steps of a match, played again: the first in full, then what each answer changed. */
  async replay(
    id: string,
    person: Person | null,
    { eyes, from, count, share }: { eyes: Eyes; from: number; count: number; share?: string },
  ): Promise<Replay> {
    const { row } = await this.#finished(id, person, share);
    const moves = await this.#movesOf(row);
    const game = this.#games.get(row.game);
    if (!moves || !game) throw deny(409, 'match.rulesChanged');
    const { seats, seed, options } = JSON.parse(row.origin) as Origin;
    if (eyes !== 'open' && eyes !== 'spectator' && eyes >= seats)
      throw deny(404, 'match.noSuchSeat');
    const match = createMatch(game, { seats, seed, options });
    const start = Math.min(from, moves.length);
    for (const { seat, id: question, answer } of moves.slice(0, start))
      match.answer(seat, question, answer);
    const first = frame(match, eyes);
    let before = first;
    const steps = moves.slice(start, start + count).map(({ seat, id: question, answer }) => {
      match.answer(seat, question, answer);
      const after = frame(match, eyes);
      const step = {
        seat,
        answer,
        changes: diff(before.views, after.views),
        facts: after.facts.slice(before.facts.length),
      };
      before = after;
      return step;
    });
    return {
      steps: moves.length,
      from: start,
      views: first.views,
      facts: first.facts,
      list: steps,
    };
  }

  /** The whole match as one file. */
  async export(id: string, person: Person | null, share?: string): Promise<Exported> {
    const { row, players } = await this.#finished(id, person, share);
    const moves = await this.#movesOf(row);
    if (!moves) throw deny(409, 'match.rulesChanged');
    const conceded = await this.#matches.look(id, ({ standing }) => standing.conceded.slice());
    return {
      format: 'small-council-match',
      origin: JSON.parse(row.origin) as Origin,
      moves: moves.map(({ seat, id: question, answer }) => ({ seat, id: question, answer })),
      conceded,
      players: players.map(({ name, bot }) => ({ name, bot })),
    };
  }

  /**
   * Takes in a match from a file. Nothing in it is believed: it is played again answer by answer, and
   * what comes of that is kept. A match that begins with a position somebody made up is no such match.
   */
  async import(file: Exported): Promise<string> {
    const { origin, moves, conceded, players: names } = file;
    const game = this.#games.get(origin.game);
    if (!game) throw deny(404, 'server.noSuchGame');
    if (origin.position !== null) throw deny(422, 'match.madeUp');
    const match = replay(game, origin, moves);
    const players = Array.from({ length: match.origin.seats }, (_, seat): Player => {
      const { name = '', bot = null } = names[seat] ?? {};
      return { seat, name, user: null, bot, level: 0 };
    });
    const result = match.result ?? endByConcession(players, conceded);
    if (!result) throw deny(422, 'match.notOver');
    const id = randomUUID();
    const now = Date.now();
    const setting: MatchSetting = { clock: { kind: 'none' }, absence: 'default', spectators: true };
    const standing = { ...firstStanding(players, setting, now), result, conceded: [...conceded] };
    const live: LiveMatch = {
      id,
      table: null,
      game,
      players,
      setting,
      began: now,
      sequence: 0,
      match,
      standing,
    };
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('matches')
        .values({
          id,
          table_id: null,
          game: game.id,
          version: game.version,
          origin: JSON.stringify(match.origin),
          setting: JSON.stringify(setting),
          sequence: 0,
          state: 'over',
          due_at: null,
          created_at: now,
          ended_at: now,
          result: JSON.stringify(result),
          log: JSON.stringify(match.record?.facts ?? []),
          share: null,
        })
        .execute();
      const rows = players.map(({ seat, bot, name }) => ({
        match_id: id,
        seat,
        user_id: null,
        bot,
        level: 0,
        name,
        won: result.winners.includes(seat) ? 1 : 0,
      }));
      await trx.insertInto('players').values(rows).execute();
      await trx
        .insertInto('snapshots')
        .values({ match_id: id, sequence: 0, version: game.version, saved: writeSnapshot(live) })
        .execute();
    });
    return id;
  }

  /** A finished match, for those who may see it: who played, who may look on, who has its link. */
  async #finished(
    id: string,
    person: Person | null,
    share?: string,
  ): Promise<{ row: MatchRow; players: Player[] }> {
    const row = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const players = await playersOf(this.#db, id);
    const { spectators } = JSON.parse(row?.setting ?? '{}') as Partial<MatchSetting>;
    const played = person !== null && players.some((player) => player.user === person.id);
    const linked = share !== undefined && row?.share === share;
    if (!row || !(played || linked || spectators)) throw deny(404, 'match.unknown');
    if (row.state !== 'over') throw deny(409, 'match.running');
    return { row, players };
  }

  /** The answers of a match, or null where the rules of today cannot play them again. */
  async #movesOf({ id, game: name, version }: MatchRow) {
    const game = this.#games.get(name);
    if (!game || game.version !== version) return null;
    return this.#matches.look(id, ({ match }) => {
      const { origin, record } = match;
      return origin.version === game.version && record ? record.moves : null;
    });
  }
}

interface Frame {
  views: Record<string, View>;
  facts: KnownFact[];
}

function frame(match: Match, eyes: Eyes): Frame {
  if (eyes !== 'open') return { views: { [eyes]: match.view(eyes) }, facts: match.log(eyes) };
  const views: Record<string, View> = {};
  for (let seat: Seat = 0; seat < match.origin.seats; seat++) views[seat] = match.view(seat);
  return { views, facts: openFacts(match.record?.facts ?? []) };
}

/** Everything that happened, with all that was secret: for matches that are over. */
function openFacts(facts: readonly Fact[]): KnownFact[] {
  return facts.map(({ key, params, secret }) => ({
    key,
    params: { ...params, ...secret?.params },
  }));
}

function endByConcession(players: readonly Player[], conceded: readonly Seat[]): Result | null {
  const left = players.map(({ seat }) => seat).filter((seat) => !conceded.includes(seat));
  return left.length === 1 ? { winners: left, reason: message('match.allConceded') } : null;
}
