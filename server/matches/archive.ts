import { randomBytes, randomUUID } from 'node:crypto';
import type { Exported, Person, Player } from '@small-council/client/protocol';
import type { AnyGame, Result } from '@small-council/engine';
import { deny } from '../problem.ts';
import type { Database } from '../storage/open.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Eyes } from './again.ts';
import type { Replays } from './replays.ts';
import { firstStanding, type MatchSetting } from './standing.ts';
import { lastSnapshot, playersOf, type Saved } from './store.ts';

/** Who asks: what a person may see, and on whose account the work goes. */
export interface Reader {
  readonly person: Person | null;
  readonly address: string;
  /** The secret part of a link to the match. */
  readonly share?: string;
}

/** Finished matches: nothing about them is secret any more, and they open whatever became of the rules. */
export class Archive {
  readonly #db: Database;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #replays: Replays;

  constructor(db: Database, games: ReadonlyMap<string, AnyGame>, replays: Replays) {
    this.#db = db;
    this.#games = games;
    this.#replays = replays;
  }

  /** What became of a match, from what was stored when it ended: an `Archived` as text. */
  async show(id: string, reader: Reader): Promise<string> {
    const { row, players } = await this.#finished(id, reader);
    const { game, version, log } = row;
    const archived = {
      id,
      game,
      version,
      players,
      result: JSON.parse(row.result ?? 'null') as Result,
      imported: row.table_id === null,
      began: row.created_at,
      ended: row.ended_at ?? 0,
    };
    const stored = await this.#stored(row);
    return this.#replays.text({ do: 'show', stored, archived, log: log ?? '[]' }, reader.address);
  }

  async showShared(reader: Reader & { readonly share: string }): Promise<string> {
    const row = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('share', '=', reader.share)
      .executeTakeFirst();
    if (!row) throw deny(404, 'match.unknown');
    return this.show(row.id, reader);
  }

  /** Gives a finished match a link of its own, or tells the one it has. */
  async share(id: string, person: Person): Promise<string> {
    const { row, players } = await this.#finished(id, { person });
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

  /**
   * Some steps of a match, played again: the first in full, then what each answer changed. A `Replay` as
   * text; it may have fewer steps than asked for where they take long to make.
   */
  async replay(
    id: string,
    reader: Reader,
    { eyes, from, count }: { eyes: Eyes; from: number; count: number },
  ): Promise<string> {
    const { row } = await this.#finished(id, reader);
    const stored = await this.#stored(row);
    return this.#replays.text({ do: 'replay', stored, eyes, from, count }, reader.address);
  }

  /** The whole match as one file: an `Exported` as text. */
  async export(id: string, reader: Reader): Promise<string> {
    const { row, players } = await this.#finished(id, reader);
    const stored = await this.#stored(row);
    return this.#replays.text({ do: 'export', stored, players }, reader.address);
  }

  /**
   * Takes in a match from a file. Nothing in it is believed: it is played again answer by answer, and
   * what comes of that is kept. A match that begins with a position somebody made up is no such match.
   */
  async import(file: Exported, address: string): Promise<string> {
    const { origin, conceded, players: names } = file;
    const game = this.#games.get(origin.game);
    if (!game) throw deny(404, 'server.noSuchGame');
    const played = await this.#replays.file({ do: 'import', file }, address);
    const { result } = played;
    const players = Array.from({ length: played.seats }, (_, seat): Player => {
      const { name = '', bot = null } = names[seat] ?? {};
      return { seat, name, user: null, guest: false, crest: null, bot, level: 0 };
    });
    const id = randomUUID();
    const now = Date.now();
    const setting: MatchSetting = { clock: { kind: 'none' }, absence: 'default', spectators: true };
    const standing = { ...firstStanding(players, setting, now), result, conceded: [...conceded] };
    const saved = JSON.stringify({ match: played.match, standing } satisfies Saved);
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('matches')
        .values({
          id,
          table_id: null,
          game: game.id,
          version: game.version,
          origin: played.origin,
          setting: JSON.stringify(setting),
          sequence: 0,
          state: 'over',
          due_at: null,
          created_at: now,
          ended_at: now,
          result: JSON.stringify(result),
          log: played.facts,
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
        .values({ match_id: id, sequence: 0, version: game.version, saved })
        .execute();
    });
    return id;
  }

  async #stored({ id, game, version }: MatchRow) {
    const snapshot = await lastSnapshot(this.#db, id);
    if (!snapshot) throw deny(500, 'match.damaged');
    return { id, game, version, saved: snapshot.saved };
  }

  /** A finished match, for those who may see it: who played, who may look on, who has its link. */
  async #finished(
    id: string,
    { person, share }: Pick<Reader, 'person' | 'share'>,
  ): Promise<{ row: MatchRow; players: Player[] }> {
    const row = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const players = await playersOf(this.#db, id);
    // At a table its host may have closed the doors since.
    const table = row?.table_id
      ? await this.#db
          .selectFrom('tables')
          .select('spectators')
          .where('id', '=', row.table_id)
          .executeTakeFirst()
      : undefined;
    const setting = JSON.parse(row?.setting ?? '{}') as Partial<MatchSetting>;
    const spectators = table ? table.spectators === 1 : setting.spectators;
    const played = person !== null && players.some((player) => player.user === person.id);
    const linked = share !== undefined && row?.share === share;
    if (!row || !(played || linked || spectators)) throw deny(404, 'match.unknown');
    if (row.state !== 'over') throw deny(409, 'match.running');
    return { row, players };
  }
}
