import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { BOT_NAMES, findBot, hasLevel } from '@small-council/bots';
import type { Absence, Clock, Person, Player, TableInfo } from '@small-council/client/protocol';
import {
  type AnyGame,
  checkOptions,
  type Option,
  type Params,
  Refusal,
  refuse,
} from '@small-council/engine';
import type { Matches } from '../matches/service.ts';
import { deny } from '../problem.ts';
import type { Database, Storage } from '../storage/open.ts';
import type { TableRow } from '../storage/schema.ts';
import { tableInfo, tableInfos } from './info.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
  readonly public: boolean;
  readonly clock: Clock;
  readonly absence: Absence;
  readonly spectators: boolean;
  readonly accountsOnly: boolean;
  /** It waits for somebody who looks for an opponent: no list shows it. */
  readonly pairs?: boolean;
}

export interface TablesOptions {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly matches: Matches;
  readonly tablesPerPerson: number;
}

/** Tables in the lobby: who sits where, and how a match begins. */
export class Tables {
  readonly #storage: Storage;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #matches: Matches;
  readonly #perPerson: number;

  constructor({ storage, games, matches, tablesPerPerson }: TablesOptions) {
    this.#storage = storage;
    this.#games = games;
    this.#matches = matches;
    this.#perPerson = tablesPerPerson;
  }

  get #db(): Database {
    return this.#storage.db;
  }

  /**
   * Opens a table; who opens it is its host and takes the first chair. What belongs to another seat is
   * chosen by who will sit there.
   */
  async create(host: Person, wish: NewTable): Promise<TableInfo> {
    const { options = {} } = this.#games.get(wish.game) ?? {};
    const foreign = Object.keys(wish.options).some((name) => (options[name]?.seat ?? 0) !== 0);
    if (foreign) throw deny(403, 'tables.notYourSeat');
    return this.#open(host, wish);
  }

  async #open(host: Person, wish: NewTable): Promise<TableInfo> {
    const game = this.#games.get(wish.game);
    if (!game) throw deny(404, 'server.noSuchGame');
    const { min, max } = game.seats;
    if (wish.seats < min || wish.seats > max) {
      throw new Refusal(refuse('SC-014', 'table.seats', { min, max }));
    }
    const options = checkOptions(game, wish.options, wish.seats);
    const id = randomUUID();
    const now = Date.now();
    await this.#db.transaction().execute(async (trx) => {
      const { count } = await trx
        .selectFrom('tables')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('host_id', '=', host.id)
        .where('state', 'in', ['open', 'playing'])
        .executeTakeFirstOrThrow();
      if (count >= this.#perPerson) throw deny(429, 'tables.tooMany', { most: this.#perPerson });
      await trx
        .insertInto('tables')
        .values({
          id,
          host_id: host.id,
          game: game.id,
          options: JSON.stringify(options),
          seats: wish.seats,
          public: wish.public ? 1 : 0,
          invite: newInvite(),
          clock: JSON.stringify(wish.clock),
          absence: wish.absence,
          spectators: wish.spectators ? 1 : 0,
          accounts_only: wish.accountsOnly ? 1 : 0,
          pairs: wish.pairs ? 1 : 0,
          state: 'open',
          match_id: null,
          rematch_id: null,
          created_at: now,
          changed_at: now,
        })
        .execute();
      const chairs = Array.from({ length: wish.seats }, (_, seat) => ({
        table_id: id,
        seat,
        user_id: seat === 0 ? host.id : null,
        bot: null,
        level: 0,
        ready: 0,
      }));
      await trx.insertInto('seats').values(chairs).execute();
    });
    this.#storage.announce({ table: id });
    return this.show(id, host);
  }

  /** The table as this person may see it. A private one is shown to who sits there or was invited. */
  async show(id: string, person: Person | null, invite?: string): Promise<TableInfo> {
    const row = await this.#row(this.#db, id);
    return this.#showRow(row, person, invite);
  }

  async showInvited(invite: string, person: Person | null): Promise<TableInfo> {
    const row = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('invite', '=', invite)
      .executeTakeFirst();
    if (!row) throw deny(404, 'tables.unknown');
    return this.#showRow(row, person, invite);
  }

  async #showRow(row: TableRow, person: Person | null, invite?: string): Promise<TableInfo> {
    const info = await tableInfo(this.#db, this.#games, row, person);
    const inside = person !== null && (row.host_id === person.id || sits(info, person));
    if (row.public === 0 && !inside && invite !== row.invite) throw deny(404, 'tables.unknown');
    return inside || invite === row.invite ? { ...info, invite: row.invite } : info;
  }

  /** Whoever may see a table may talk there, unless the host keeps him out. */
  async mayTalk(id: string, person: Person, invite?: string): Promise<void> {
    const info = await this.show(id, person, invite);
    await this.refuseKeptOut(info, person);
  }

  /**
   * Refuses who is banned from a table, and guests where it is for accounts. Whoever says not even who he is
   * might be somebody who is banned: where somebody is, he stays outside.
   */
  async refuseKeptOut(
    table: Pick<TableInfo, 'id' | 'host' | 'accountsOnly' | 'seats'>,
    person: Person | null,
    db: Database = this.#db,
  ): Promise<void> {
    const bans = await db
      .selectFrom('bans')
      .select('user_id')
      .where('table_id', '=', table.id)
      .execute();
    const isBanned = person ? bans.some((ban) => ban.user_id === person.id) : bans.length > 0;
    if (isBanned) throw deny(403, 'tables.banned');
    const inside = person !== null && (table.host === person.id || sits(table, person));
    if (table.accountsOnly && !inside && (person?.guest ?? true))
      throw deny(403, 'tables.accountsOnly');
  }

  /** Whether somebody without a seat may look at the match of a table (SC-022). */
  async refuseLookingOn(id: string, person: Person | null): Promise<void> {
    const info = await tableInfo(this.#db, this.#games, await this.#row(this.#db, id));
    if (!info.spectators) throw deny(404, 'match.unknown');
    await this.refuseKeptOut(info, person);
  }

  /** Public tables, the newest first; `before` is the cursor of the page before. */
  async list(filter: {
    game?: string;
    seats?: number;
    state: 'open' | 'playing';
    before?: string;
    limit: number;
  }) {
    let query = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('public', '=', 1)
      .where('state', '=', filter.state)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit);
    if (filter.game !== undefined) query = query.where('game', '=', filter.game);
    if (filter.seats !== undefined) query = query.where('seats', '=', filter.seats);
    const [at, id] = filter.before?.split('_') ?? [];
    if (at !== undefined && id !== undefined) {
      query = query.where((eb) =>
        eb.or([
          eb('created_at', '<', Number(at)),
          eb.and([eb('created_at', '=', Number(at)), eb('id', '<', id)]),
        ]),
      );
    }
    const rows = await query.execute();
    const last = rows.length === filter.limit ? rows.at(-1) : undefined;
    return {
      tables: await tableInfos(this.#db, this.#games, rows),
      next: last ? `${last.created_at}_${last.id}` : null,
    };
  }

  /** The tables somebody sits at that are not over. */
  async mine(person: Person): Promise<TableInfo[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .selectAll('tables')
      .where('seats.user_id', '=', person.id)
      .where('state', 'in', ['open', 'playing'])
      // Who waits for an opponent waits on a page of his own.
      .where((eb) => eb.or([eb('pairs', '=', 0), eb('state', '=', 'playing')]))
      .orderBy('created_at', 'desc')
      .execute();
    return tableInfos(this.#db, this.#games, rows, person);
  }

  async sit(
    id: string,
    person: Person,
    seat: number,
    invite?: string,
    brought: Params = {},
  ): Promise<TableInfo> {
    return this.#change(id, person, invite, async (trx, table) => {
      await this.refuseKeptOut(await tableInfo(trx, this.#games, table), person, trx);
      if (seat >= table.seats) throw deny(404, 'tables.noSuchSeat');
      // Moving to another chair is standing up first.
      await this.#vacate(trx, table, person.id);
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ user_id: person.id, ready: 0 })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('user_id', 'is', null)
        .where('bot', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw deny(409, 'tables.seatTaken');
      if (Object.keys(brought).length > 0) await this.#setOptions(trx, id, brought);
    });
  }

  async stand(id: string, person: Person): Promise<TableInfo> {
    return this.#change(id, person, undefined, (trx, table) => this.#vacate(trx, table, person.id));
  }

  /** What a seat chooses for itself: who sits there, and for a bot the host. Nobody else can. */
  async choose(
    id: string,
    person: Person,
    seat: number,
    chosen: Record<string, unknown>,
  ): Promise<TableInfo> {
    return this.#change(id, person, undefined, async (trx, table) => {
      const chair = await trx
        .selectFrom('seats')
        .select(['user_id', 'bot'])
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .executeTakeFirst();
      if (!chair) throw deny(404, 'tables.noSuchSeat');
      const chooser = chair.bot === null ? chair.user_id : table.host_id;
      const { options = {} } = this.#games.get(table.game) ?? {};
      const own = Object.keys(chosen).every((name) => options[name]?.seat === seat);
      if (chooser !== person.id || !own) throw deny(403, 'tables.notYourSeat');
      await this.#setOptions(trx, id, chosen);
    });
  }

  /** Writes these options of a table, if they can be so; all reasons are said. */
  async #setOptions(trx: Database, id: string, chosen: Record<string, unknown>): Promise<void> {
    const { game: name, options, seats } = await this.#row(trx, id);
    const game = this.#games.get(name);
    if (!game) throw deny(404, 'server.noSuchGame');
    const changed = checkOptions(game, { ...JSON.parse(options), ...chosen }, seats);
    await trx
      .updateTable('tables')
      .set({ options: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
  }

  /** An empty chair keeps nothing of what was chosen on it: it may have been a secret. */
  async #forget(trx: Database, { id, game }: TableRow, seat: number): Promise<void> {
    const { options = {} } = this.#games.get(game) ?? {};
    const own = Object.entries<Option>(options).filter(([, option]) => option.seat === seat);
    if (own.length === 0) return;
    const standard = own.map(([name, option]) => [name, option.default]);
    await this.#setOptions(trx, id, Object.fromEntries(standard));
  }

  async #vacate(trx: Database, table: TableRow, user: string): Promise<void> {
    const left = await trx
      .updateTable('seats')
      .set({ user_id: null, ready: 0 })
      .where('table_id', '=', table.id)
      .where('user_id', '=', user)
      .returning('seat')
      .execute();
    for (const { seat } of left) await this.#forget(trx, table, seat);
  }

  async ready(id: string, person: Person, ready: boolean): Promise<TableInfo> {
    return this.#change(id, person, undefined, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ ready: ready ? 1 : 0 })
        .where('table_id', '=', id)
        .where('user_id', '=', person.id)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw deny(403, 'tables.notSeated');
    });
  }

  /** Puts a bot on an empty chair, or takes it off again. */
  async setBot(
    id: string,
    person: Person,
    seat: number,
    bot: { id: string; level: number } | null,
  ): Promise<TableInfo> {
    return this.#changeAsHost(id, person, async (trx, table) => {
      const known = bot && findBot(table.game, bot.id);
      if (bot && !(known && hasLevel(known, bot.level))) throw deny(404, 'tables.noSuchBot');
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ bot: bot?.id ?? null, level: bot?.level ?? 0, ready: bot ? 1 : 0 })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('user_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw deny(409, 'tables.seatTaken');
      if (!bot) await this.#forget(trx, table, seat);
    });
  }

  /** Sends somebody away, on request for good: from a chair, from the match, from looking on. */
  async remove(id: string, person: Person, user: string, ban: boolean): Promise<TableInfo> {
    const { state, seats, match } = await this.#showToHost(id, person);
    if (user === person.id) throw deny(409, 'tables.isHost');
    // At a table where nobody plays any more there is only the talk to keep somebody from.
    if (state === 'closed' || (state === 'over' && !ban)) throw deny(409, 'tables.notOpen');
    const known = await this.#db
      .selectFrom('users')
      .select('id')
      .where('id', '=', user)
      .executeTakeFirst();
    if (!known) throw deny(404, 'people.unknown');
    if (ban) {
      await this.#db
        .insertInto('bans')
        .values({ table_id: id, user_id: user })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // He may come again as somebody else: with the old invitation he does not.
      await this.#setRow(id, { invite: newInvite() });
    }
    const own = seats.find((chair) => chair.user?.id === user);
    if (own && state === 'open')
      await this.#change(id, person, undefined, (trx, table) => this.#vacate(trx, table, user));
    if (own && state === 'playing' && match !== null) {
      // He plays on until the others have agreed.
      const host = seats.find((chair) => chair.user?.id === person.id)?.seat ?? -1;
      const act = { do: 'remove', of: own.seat } as const;
      await this.#matches.perform(match, host, act, `remove:${randomUUID()}`);
    } else this.#storage.announce({ sentAway: user, from: id, playing: match });
    return this.show(id, person);
  }

  /** A new invitation: the old one leads nowhere any more. */
  async renewInvite(id: string, person: Person): Promise<TableInfo> {
    await this.#showToHost(id, person);
    await this.#setRow(id, { invite: newInvite() });
    return this.show(id, person);
  }

  /** Opens or closes the doors to who looks on, and to guests, also while the match runs. */
  async setDoors(
    id: string,
    person: Person,
    { spectators, accountsOnly }: { spectators: boolean; accountsOnly: boolean },
  ): Promise<TableInfo> {
    const { match } = await this.#showToHost(id, person);
    await this.#setRow(id, {
      spectators: spectators ? 1 : 0,
      accounts_only: accountsOnly ? 1 : 0,
    });
    this.#storage.announce({ table: id });
    this.#storage.announce({ doors: id, playing: match });
    return this.show(id, person);
  }

  async #setRow(
    id: string,
    values: Partial<Pick<TableRow, 'invite' | 'spectators' | 'accounts_only'>>,
  ): Promise<void> {
    await this.#db.updateTable('tables').set(values).where('id', '=', id).execute();
  }

  async close(id: string, person: Person): Promise<TableInfo> {
    return this.#changeAsHost(id, person, async (trx) => {
      await trx.updateTable('tables').set({ state: 'closed' }).where('id', '=', id).execute();
    });
  }

  /** Begins the match, once every chair is taken and everybody but the host has said so. */
  async start(id: string, person: Person): Promise<TableInfo> {
    let begun = '';
    const info = await this.#changeAsHost(id, person, async (trx, table) => {
      const { seats } = await tableInfo(trx, this.#games, table);
      if (seats.some(({ user, bot }) => !user && !bot)) throw deny(409, 'tables.emptySeats');
      if (seats.some(({ user, ready }) => user && user.id !== person.id && !ready)) {
        throw deny(409, 'tables.notReady');
      }
      // Bots have names by which they can be told apart; others at every table.
      const names = randomInt(BOT_NAMES.length);
      const players = seats.map(
        ({ seat, user, bot, level }): Player => ({
          seat,
          name: user?.name ?? BOT_NAMES[(names + seat) % BOT_NAMES.length],
          user: user?.id ?? null,
          guest: user?.guest ?? false,
          crest: user?.crest ?? null,
          bot,
          level,
        }),
      );
      begun = await this.#matches.create(trx, {
        table: id,
        game: table.game,
        options: JSON.parse(table.options),
        players,
        setting: {
          clock: JSON.parse(table.clock) as Clock,
          absence: table.absence as Absence,
          spectators: table.spectators === 1,
        },
      });
      await trx
        .updateTable('tables')
        .set({ state: 'playing', match_id: begun })
        .where('id', '=', id)
        .execute();
    });
    await this.#matches.begun(begun);
    return info;
  }

  /**
   * The same table once more: whoever of its players asks first opens it and hosts it, the others come
   * to sit there, each on his own chair.
   */
  async rematch(id: string, person: Person): Promise<TableInfo> {
    const old = await this.#row(this.#db, id);
    const { seats } = await tableInfo(this.#db, this.#games, old);
    const own = seats.find(({ user }) => user?.id === person.id);
    if (!own) throw deny(403, 'tables.notSeated');
    if (old.state !== 'over') throw deny(409, 'tables.notOver');
    const next = old.rematch_id === null ? null : await this.#row(this.#db, old.rematch_id);
    if (next?.state === 'open') {
      if (sits(await tableInfo(this.#db, this.#games, next), person))
        return this.show(next.id, person);
      return this.sit(next.id, person, own.seat, next.invite, this.#brought(old, [own.seat]));
    }
    const table = await this.#openAgain(old, seats, person);
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({ rematch_id: table.id })
      .where('id', '=', id)
      .where('rematch_id', old.rematch_id === null ? 'is' : '=', old.rematch_id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) {
      // Somebody else asked at the same moment, and was first.
      await this.close(table.id, person);
      return this.rematch(id, person);
    }
    this.#storage.announce({ table: id });
    return table;
  }

  async #openAgain(old: TableRow, seats: TableInfo['seats'], person: Person): Promise<TableInfo> {
    // What the others had chosen they bring again themselves.
    const known = seats.filter(({ user, bot }) => bot || user?.id === person.id);
    const created = await this.#open(person, {
      game: old.game,
      seats: old.seats,
      options: this.#brought(
        old,
        known.map(({ seat }) => seat),
        true,
      ),
      public: old.public === 1,
      clock: JSON.parse(old.clock) as Clock,
      absence: old.absence as Absence,
      spectators: old.spectators === 1,
      accountsOnly: old.accounts_only === 1,
    });
    return this.#change(created.id, person, undefined, async (trx) => {
      for (const { seat, user, bot, level } of seats) {
        await trx
          .updateTable('seats')
          .set({ user_id: null, bot: null, level: 0, ready: 0 })
          .where('table_id', '=', created.id)
          .where('seat', '=', seat)
          .execute();
        if (user?.id !== person.id && !bot) continue;
        await trx
          .updateTable('seats')
          .set({ user_id: user?.id ?? null, bot, level, ready: bot ? 1 : 0 })
          .where('table_id', '=', created.id)
          .where('seat', '=', seat)
          .execute();
      }
    });
  }

  /** What these seats had chosen at a table, and on request what the table had agreed on. */
  #brought({ game, options }: TableRow, seats: readonly number[], agreed = false): Params {
    const { options: known = {} } = this.#games.get(game) ?? {};
    const chosen = Object.entries(JSON.parse(options) as Params).filter(([name]) => {
      const seat = known[name]?.seat;
      return seat === undefined ? agreed : seats.includes(seat);
    });
    return Object.fromEntries(chosen);
  }

  /** Somebody will not come back: his chairs are free, and the tables he opened are closed. */
  async leaveAll(person: Person): Promise<void> {
    for (const { id, host, state } of await this.mine(person)) {
      if (state !== 'open') continue;
      await (host === person.id ? this.close(id, person) : this.stand(id, person));
    }
  }

  async #changeAsHost(
    id: string,
    person: Person,
    change: (trx: Database, table: TableRow) => Promise<void>,
  ): Promise<TableInfo> {
    await this.#showToHost(id, person);
    return this.#change(id, person, undefined, change);
  }

  async #showToHost(id: string, person: Person): Promise<TableInfo> {
    const info = await this.show(id, person);
    if (info.host !== person.id) throw deny(403, 'tables.notHost');
    return info;
  }

  /** Changes an open table, one after the other: the row is locked by touching it. */
  async #change(
    id: string,
    person: Person,
    invite: string | undefined,
    change: (trx: Database, table: TableRow) => Promise<void>,
  ): Promise<TableInfo> {
    await this.show(id, person, invite);
    await this.#db.transaction().execute(async (trx) => {
      const table = await trx
        .updateTable('tables')
        .set({ changed_at: Date.now() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (table.state !== 'open') throw deny(409, 'tables.notOpen');
      await change(trx, table);
    });
    this.#storage.announce({ table: id });
    return this.show(id, person, invite);
  }

  async #row(db: Database, id: string): Promise<TableRow> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw deny(404, 'tables.unknown');
    return row;
  }
}

const newInvite = (): string => randomBytes(12).toString('base64url');

const sits = ({ seats }: Pick<TableInfo, 'seats'>, person: Person): boolean =>
  seats.some(({ user }) => user?.id === person.id);
