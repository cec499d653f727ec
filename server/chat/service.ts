import { randomUUID } from 'node:crypto';
import type { ChatLine, Person, ReportPage } from '@small-council/client/protocol';
import { Buckets } from '../limits.ts';
import { deny } from '../problem.ts';
import type { Storage } from '../storage/open.ts';

export interface ReportFilter {
  readonly settled: boolean;
  readonly before?: string;
  readonly limit: number;
}

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
    const { id, name, guest } = person;
    return { id: line.id, user: id, name, guest, text, at: line.made_at };
  }

  /** The last lines, oldest first, without those of people the reader has muted. */
  async read(person: Person | null, table: string | null, limit: number): Promise<ChatLine[]> {
    const muted = person ? (await this.muted(person)).map(({ id }) => id) : [];
    let query = this.#db
      .selectFrom('chat')
      .innerJoin('users', 'users.id', 'chat.user_id')
      .select(['chat.id', 'user_id', 'text', 'made_at', 'users.name', 'users.password'])
      .where('table_id', table === null ? 'is' : '=', table)
      .where('text', '!=', '')
      .orderBy('made_at', 'desc')
      .orderBy('chat.id', 'desc')
      .limit(limit);
    if (muted.length > 0) query = query.where('user_id', 'not in', muted);
    const rows = await query.execute();
    return rows.reverse().map(({ id, user_id, name, password, text, made_at }) => ({
      id,
      user: user_id,
      name,
      guest: password === null,
      text,
      at: made_at,
    }));
  }

  /** Whose words this person does not want to read. */
  async muted(person: Person): Promise<Person[]> {
    const rows = await this.#db
      .selectFrom('mutes')
      .innerJoin('users', 'users.id', 'mutes.muted_id')
      .select(['users.id', 'users.name', 'users.password', 'users.crest'])
      .where('mutes.user_id', '=', person.id)
      .orderBy('users.name')
      .execute();
    return rows.map(({ password, ...who }) => ({ ...who, guest: password === null }));
  }

  async mute(person: Person, user: string, on: boolean): Promise<void> {
    await this.#setMute(person, user, on);
    this.#storage.announce({ muter: person.id });
  }

  async #setMute(person: Person, user: string, on: boolean): Promise<void> {
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
      .values({
        id: randomUUID(),
        user_id: person.id,
        chat_id: chat,
        reason,
        made_at: Date.now(),
        settled_at: null,
        settled_by: null,
      })
      .execute();
  }

  /** What was reported, the newest first; `before` is the cursor of the page before. */
  async reports({ settled, before, limit }: ReportFilter): Promise<ReportPage> {
    let query = this.#db
      .selectFrom('reports')
      .innerJoin('chat', 'chat.id', 'reports.chat_id')
      .innerJoin('users as author', 'author.id', 'chat.user_id')
      .innerJoin('users as reporter', 'reporter.id', 'reports.user_id')
      .select([
        'reports.id',
        'reports.reason',
        'reports.made_at',
        'reports.settled_at',
        'reporter.id as reporter_id',
        'reporter.name as reporter_name',
        'reporter.password as reporter_password',
        'reporter.crest as reporter_crest',
        'chat.id as chat_id',
        'chat.table_id',
        'chat.text',
        'chat.made_at as said_at',
        'author.id as author_id',
        'author.name as author_name',
        'author.password as author_password',
      ])
      .where('settled_at', settled ? 'is not' : 'is', null)
      .orderBy('reports.made_at', 'desc')
      .orderBy('reports.id', 'desc')
      .limit(limit);
    const [at, id] = before?.split('_') ?? [];
    if (at !== undefined && id !== undefined) {
      query = query.where((eb) =>
        eb.or([
          eb('reports.made_at', '<', Number(at)),
          eb.and([eb('reports.made_at', '=', Number(at)), eb('reports.id', '<', id)]),
        ]),
      );
    }
    const rows = await query.execute();
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      reports: rows.map((row) => ({
        id: row.id,
        at: row.made_at,
        reason: row.reason,
        by: {
          id: row.reporter_id,
          name: row.reporter_name,
          guest: row.reporter_password === null,
          crest: row.reporter_crest,
        },
        table: row.table_id,
        line: {
          id: row.chat_id,
          user: row.author_id,
          name: row.author_name,
          guest: row.author_password === null,
          text: row.text,
          at: row.said_at,
        },
        settled: row.settled_at,
      })),
      next: last ? `${last.made_at}_${last.id}` : null,
    };
  }

  /** Somebody has looked into a report. On request the line is gone, and all other reports of it are done. */
  async settle(report: string, person: Person, remove: boolean): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('reports')
        .select('chat_id')
        .where('id', '=', report)
        .executeTakeFirst();
      if (!found) throw deny(404, 'chat.noSuchReport');
      if (remove)
        await trx.updateTable('chat').set({ text: '' }).where('id', '=', found.chat_id).execute();
      await trx
        .updateTable('reports')
        .set({ settled_at: Date.now(), settled_by: person.id })
        .where('settled_at', 'is', null)
        .where((eb) => (remove ? eb('chat_id', '=', found.chat_id) : eb('id', '=', report)))
        .execute();
    });
  }
}
