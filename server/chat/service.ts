import { randomUUID } from 'node:crypto';
import type { ChatLine, Person } from '@small-council/client/protocol';
import { Buckets } from '../limits.ts';
import { deny } from '../problem.ts';
import type { Storage } from '../storage/open.ts';

/** What people say to each other: in the lobby (table null) and at tables. */
export class Chat {
  readonly #storage: Storage;
  readonly #buckets: Buckets;

  constructor(storage: Storage, perMinute: number) {
    this.#storage = storage;
    this.#buckets = new Buckets(perMinute / 60, Math.max(1, perMinute / 4));
  }

  get #db() {
    return this.#storage.db;
  }

  async say(person: Person, table: string | null, text: string): Promise<ChatLine> {
    if (!this.#buckets.take(person.id)) throw deny(429, 'chat.tooFast');
    const line = {
      id: randomUUID(),
      user_id: person.id,
      table_id: table,
      text,
      made_at: Date.now(),
    };
    await this.#db.insertInto('chat').values(line).execute();
    this.#storage.announce({ chat: line.id, table });
    return { id: line.id, user: person.id, name: person.name, text, at: line.made_at };
  }

  /** The last lines, oldest first, without those of people the reader has muted. */
  async read(person: Person | null, table: string | null, limit: number): Promise<ChatLine[]> {
    const muted = person ? await this.muted(person) : [];
    let query = this.#db
      .selectFrom('chat')
      .innerJoin('users', 'users.id', 'chat.user_id')
      .select(['chat.id', 'user_id', 'text', 'made_at', 'users.name'])
      .where('table_id', table === null ? 'is' : '=', table)
      .where('text', '!=', '')
      .orderBy('made_at', 'desc')
      .orderBy('chat.id', 'desc')
      .limit(limit);
    if (muted.length > 0) query = query.where('user_id', 'not in', muted);
    const rows = await query.execute();
    return rows.reverse().map(({ id, user_id, name, text, made_at }) => ({
      id,
      user: user_id,
      name,
      text,
      at: made_at,
    }));
  }

  async muted(person: Person): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('mutes')
      .select('muted_id')
      .where('user_id', '=', person.id)
      .execute();
    return rows.map((row) => row.muted_id);
  }

  async mute(person: Person, user: string, on: boolean): Promise<void> {
    if (!on) {
      await this.#db
        .deleteFrom('mutes')
        .where('user_id', '=', person.id)
        .where('muted_id', '=', user)
        .execute();
      return;
    }
    const known = await this.#db
      .selectFrom('users')
      .select('id')
      .where('id', '=', user)
      .executeTakeFirst();
    if (!known) throw deny(404, 'people.unknown');
    await this.#db
      .insertInto('mutes')
      .values({ user_id: person.id, muted_id: user })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Where a line was said: null in the lobby. */
  async placeOf(id: string): Promise<string | null> {
    const line = await this.#db
      .selectFrom('chat')
      .select('table_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!line) throw deny(404, 'chat.unknown');
    return line.table_id;
  }

  async report(person: Person, chat: string, reason: string): Promise<void> {
    if (!this.#buckets.take(person.id)) throw deny(429, 'chat.tooFast');
    await this.#db
      .insertInto('reports')
      .values({ id: randomUUID(), user_id: person.id, chat_id: chat, reason, made_at: Date.now() })
      .execute();
  }
}
