import type { ChatLine, FromServer, TableInfo } from '@small-council/client/protocol';
import type { AnyGame } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import { tableInfo } from '../tables/info.ts';

/** A connection, as far as lobby and chat are concerned. */
export interface Guest {
  send(text: string): void;
  inLobby: boolean;
  readonly atTables: Set<string>;
  /** Whose words this person does not want to read. */
  readonly muted: Set<string>;
}

/** Tells the lobby which tables changed, and everybody what is said where he is. */
export class Lobby {
  readonly #db: Database;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #guests = new Set<Guest>();

  constructor(db: Database, games: ReadonlyMap<string, AnyGame>) {
    this.#db = db;
    this.#games = games;
  }

  get guests(): ReadonlySet<Guest> {
    return this.#guests;
  }

  join(guest: Guest): void {
    this.#guests.add(guest);
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
  }

  async tableChanged(id: string): Promise<void> {
    if (this.#guests.size === 0) return;
    const row = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    const table: TableInfo = await tableInfo(this.#db, this.#games, row);
    const text = JSON.stringify({ type: 'table', table } satisfies FromServer);
    for (const guest of this.#guests) {
      if (guest.atTables.has(id) || (guest.inLobby && table.public)) guest.send(text);
    }
  }

  async chatted(id: string, table: string | null): Promise<void> {
    const listening = [...this.#guests].filter((guest) =>
      table === null ? guest.inLobby : guest.atTables.has(table),
    );
    if (listening.length === 0) return;
    const row = await this.#db
      .selectFrom('chat')
      .innerJoin('users', 'users.id', 'chat.user_id')
      .select(['chat.id', 'user_id', 'text', 'made_at', 'users.name', 'users.password'])
      .where('chat.id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    const line: ChatLine = {
      id: row.id,
      user: row.user_id,
      name: row.name,
      guest: row.password === null,
      text: row.text,
      at: row.made_at,
    };
    const text = JSON.stringify({ type: 'chat', table, line } satisfies FromServer);
    for (const guest of listening) if (!guest.muted.has(row.user_id)) guest.send(text);
  }
}
