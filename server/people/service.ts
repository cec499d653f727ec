import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Crest } from '@small-council/client/crests';
import type { Person, SessionInfo } from '@small-council/client/protocol';
import { Buckets } from '../limits.ts';
import { removeLists } from '../lists/service.ts';
import { deny } from '../problem.ts';
import type { Storage } from '../storage/open.ts';
import type { UserRow } from '../storage/schema.ts';
import { keyOf } from './names.ts';
import { hashPassword, isPassword, isWeak } from './passwords.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A session ends after this time, unless its browser comes back in the second half of it. */
export const SESSION = 180 * DAY;

/** How often somebody may be wrong about the password of one account, from wherever he asks. */
const TRIES_PER_MINUTE = 10;
/** What is kept of the name a browser gives itself. */
const AGENT = 200;

export interface Session {
  readonly person: Person;
  readonly hash: string;
  readonly expires: number;
}

/** Guests and accounts, and how a browser is known to belong to one of them. */
export class People {
  readonly #storage: Storage;
  /** Wrong passwords by account: so many at once, and then one after the other. */
  readonly #tries = new Buckets(TRIES_PER_MINUTE / 60, TRIES_PER_MINUTE);

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get #db() {
    return this.#storage.db;
  }

  async createGuest(name: string | undefined): Promise<Person> {
    if (name !== undefined) await this.#refuseAccountName(name);
    const row: UserRow = {
      id: randomUUID(),
      name: name ?? `Guest ${randomInt(1000, 10_000)}`,
      name_key: null,
      password: null,
      crest: null,
      created_at: Date.now(),
      deleted_at: null,
    };
    await this.#db.insertInto('users').values(row).execute();
    return personOf(row);
  }

  /** Opens a session and returns its token: the only time anybody sees it. */
  async openSession(user: string, agent = ''): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    await this.#db
      .insertInto('sessions')
      .values({
        hash: hashToken(token),
        user_id: user,
        created_at: now,
        expires_at: now + SESSION,
        agent: agent.slice(0, AGENT),
      })
      .execute();
    return token;
  }

  /** Where somebody is signed in, the newest first. */
  async sessions({ person, hash }: Session): Promise<SessionInfo[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['hash', 'created_at', 'agent'])
      .where('user_id', '=', person.id)
      .where('expires_at', '>', Date.now())
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      since: row.created_at,
      browser: row.agent,
      current: row.hash === hash,
    }));
  }

  /** Signs somebody out everywhere, here too. */
  async closeAll({ person }: Session): Promise<void> {
    await this.#closeSessions(person.id, '');
  }

  async session(token: string | undefined): Promise<Session | null> {
    if (!token || token.length > 100) return null;
    const hash = hashToken(token);
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('sessions.expires_at')
      .where('hash', '=', hash)
      .where('expires_at', '>', Date.now())
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row ? { person: personOf(row), hash, expires: row.expires_at } : null;
  }

  /** A new token in place of one that is past half its life. */
  async renewIfOld({ person, hash, expires }: Session, agent?: string): Promise<string | null> {
    if (expires - Date.now() > SESSION / 2) return null;
    const token = await this.openSession(person.id, agent);
    await this.closeSession(hash);
    return token;
  }

  async isOpen(hash: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('sessions')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  async closeSession(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute();
    this.#storage.announce({ session: hash });
  }

  /** Turns a guest into an account: it stays the same person, with all its games. */
  async register(id: string, name: string, password: string): Promise<void> {
    if (await isWeak(password, name)) throw deny(422, 'people.weakPassword');
    const hash = await hashPassword(password);
    const { numUpdatedRows } = await this.#orNameTaken(
      this.#db
        .updateTable('users')
        .set({ name, name_key: keyOf(name), password: hash })
        .where('id', '=', id)
        .where('password', 'is', null)
        .executeTakeFirst(),
    );
    if (numUpdatedRows !== 1n) throw deny(409, 'people.hasAccount');
    this.#storage.announce({ person: id });
  }

  async signIn(name: string, password: string): Promise<Person> {
    const key = keyOf(name);
    // Also where there is no such account: nobody learns from it which ones there are.
    if (this.#tries.left(key) < 1) throw deny(429, 'people.tooManyTries');
    this.#tries.charge(key, 1);
    const row = await this.#db
      .selectFrom('users')
      .selectAll()
      .where('name_key', '=', key)
      .executeTakeFirst();
    // A name that does not exist takes as long as a wrong password, and gets the same answer.
    if (!(await isPassword(password, row?.password ?? null)) || !row) {
      throw deny(401, 'people.wrongPassword');
    }
    this.#tries.charge(key, -1);
    return personOf(row);
  }

  /** A guest does not carry the name of an account, nor one that looks like it. */
  async #refuseAccountName(name: string): Promise<void> {
    const row = await this.#db
      .selectFrom('users')
      .select('id')
      .where('name_key', '=', keyOf(name))
      .executeTakeFirst();
    if (row) throw deny(409, 'people.nameTaken');
  }

  async rename({ id, guest }: Person, name: string): Promise<void> {
    if (guest) await this.#refuseAccountName(name);
    await this.#orNameTaken(
      this.#db
        .updateTable('users')
        .set({ name, name_key: guest ? null : keyOf(name) })
        .where('id', '=', id)
        .execute(),
    );
    this.#storage.announce({ person: id });
  }

  async bear({ id }: Person, crest: Crest | null): Promise<void> {
    await this.#db.updateTable('users').set({ crest }).where('id', '=', id).execute();
    this.#storage.announce({ person: id });
  }

  /** A new password ends all sessions but this one: whoever knew the old one is out. */
  async changePassword(
    { person: { id, name }, hash: session }: Session,
    old: string,
    password: string,
  ): Promise<void> {
    await this.#mustKnow(id, old);
    if (await isWeak(password, name)) throw deny(422, 'people.weakPassword');
    const hash = await hashPassword(password);
    await this.#db.updateTable('users').set({ password: hash }).where('id', '=', id).execute();
    await this.#closeSessions(id, session);
  }

  /** Forgets who somebody was. The matches stay, of nobody in particular. */
  async remove({ id, guest }: Person, password: string | undefined): Promise<void> {
    if (!guest) await this.#mustKnow(id, password ?? '');
    await this.#db
      .updateTable('users')
      .set({ name: '', name_key: null, password: null, crest: null, deleted_at: Date.now() })
      .where('id', '=', id)
      .execute();
    await this.#db.updateTable('chat').set({ text: '' }).where('user_id', '=', id).execute();
    await this.#db.updateTable('players').set({ name: '' }).where('user_id', '=', id).execute();
    await this.#db.transaction().execute((trx) => removeLists(trx, [id]));
    await this.#closeSessions(id, '');
    this.#storage.announce({ person: id });
  }

  async #mustKnow(id: string, password: string): Promise<void> {
    const row = await this.#db
      .selectFrom('users')
      .select('password')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!(await isPassword(password, row?.password ?? null)))
      throw deny(403, 'people.wrongPassword');
  }

  async #closeSessions(user: string, except: string): Promise<void> {
    const closed = await this.#db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('hash', '!=', except)
      .returning('hash')
      .execute();
    for (const { hash } of closed) this.#storage.announce({ session: hash });
  }

  async #orNameTaken<T>(change: Promise<T>): Promise<T> {
    try {
      return await change;
    } catch (error) {
      if (this.#storage.isConflict(error)) throw deny(409, 'people.nameTaken');
      throw error;
    }
  }
}

const personOf = ({ id, name, password, crest }: UserRow): Person => ({
  id,
  name,
  guest: password === null,
  crest,
});

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
