import { standInFor } from '@small-council/bots';
import type { Person, TableInfo } from '@small-council/client/protocol';
import type { AnyGame } from '@small-council/engine';
import { Denied, deny } from '../problem.ts';
import type { Storage } from '../storage/open.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Tables } from './service.ts';

/** So long somebody is believed to wait still: a page in the background may speak only once a minute. */
export const BELIEVED_MS = 100_000;

export interface PairingOptions {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly tables: Tables;
}

/**
 * Brings people together who look for an opponent at the same game. Who waits has a table of his own that
 * no list shows; who comes later is led there, and the match begins at once.
 */
export class Pairing {
  readonly #storage: Storage;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #tables: Tables;

  constructor({ storage, games, tables }: PairingOptions) {
    this.#storage = storage;
    this.#games = games;
    this.#tables = tables;
  }

  /**
   * The table at which this person plays, or waits. Who waits asks again and again: that is how we know that
   * he still does, and two who came at the same moment find each other that way.
   */
  async find(person: Person, name: string): Promise<TableInfo> {
    const game = this.#games.get(name);
    if (!game) throw deny(404, 'server.noSuchGame');
    const rows = await this.#rows(name, person);
    const begun = rows.find(({ host_id, state }) => host_id === person.id && state === 'playing');
    if (begun) return this.#tables.show(begun.id, person);
    const own = rows.find(({ host_id, state }) => host_id === person.id && state === 'open');
    for (const row of rows) {
      if (row === own) break;
      if (row.state !== 'open' || row.host_id === person.id) continue;
      const joined = await this.#join(row, person);
      if (!joined) continue;
      if (own) await this.#tables.close(own.id, person);
      return joined;
    }
    return own ? this.#wait(own, person) : this.#open(game, person);
  }

  /**
   * The line of this person has ended: nobody is led to where he waited, until he asks again. His page does that soon
   * where only the line was lost; where it was closed, nobody sits down opposite an empty chair.
   */
  async gone({ id }: Person, tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await this.#storage.db
      .updateTable('tables')
      .set({ changed_at: Date.now() - BELIEVED_MS })
      .where('id', 'in', tables)
      .where('pairs', '=', 1)
      .where('state', '=', 'open')
      .where('host_id', '=', id)
      .execute();
  }

  /** Who waits for this game or has just begun, whoever came first comes first; and where one waits himself. */
  #rows(game: string, { id }: Person): Promise<TableRow[]> {
    return this.#storage.db
      .selectFrom('tables')
      .selectAll()
      .where('pairs', '=', 1)
      .where('game', '=', game)
      .where('state', 'in', ['open', 'playing'])
      .where((eb) =>
        eb.or([
          eb('changed_at', '>', Date.now() - BELIEVED_MS),
          eb.and([eb('host_id', '=', id), eb('state', '=', 'open')]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** Sits down opposite who waits, and begins; null where somebody was faster or he has gone. */
  async #join({ id, invite, host_id }: TableRow, person: Person): Promise<TableInfo | null> {
    try {
      const { seats } = await this.#tables.show(id, person, invite);
      const host = seats.find(({ user }) => user?.id === host_id)?.user;
      // Who sits there already had no time to begin: he does it now.
      const sits = seats.some(({ user }) => user?.id === person.id);
      const free = seats.findIndex(({ user, bot }) => !user && !bot);
      if (!host || (!sits && free < 0)) return null;
      if (!sits) await this.#tables.sit(id, person, free, invite);
      await this.#tables.ready(id, person, true);
      await this.#tables.start(id, host);
      return await this.#tables.show(id, person);
    } catch (error) {
      if (error instanceof Denied) return null;
      throw error;
    }
  }

  async #wait({ id }: TableRow, person: Person): Promise<TableInfo> {
    await this.#storage.db
      .updateTable('tables')
      .set({ changed_at: Date.now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
    return this.#tables.show(id, person);
  }

  /** Two people; where that is not enough bots sit on the other chairs. */
  async #open({ id: game, seats: { min } }: AnyGame, person: Person): Promise<TableInfo> {
    const { id } = await this.#tables.create(person, {
      game,
      seats: Math.max(2, min),
      options: {},
      public: false,
      pairs: true,
      clock: { kind: 'none' },
      absence: 'bot',
      spectators: true,
      accountsOnly: false,
    });
    const bot = standInFor(game);
    for (let seat = 2; seat < min; seat++)
      await this.#tables.setBot(
        id,
        person,
        seat,
        bot ? { id: bot.bot.id, level: bot.level } : { id: 'random', level: 1 },
      );
    return this.#tables.show(id, person);
  }
}
