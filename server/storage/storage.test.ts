import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { keyOf } from '../people/names.ts';
import { onBothDatabases } from '../tests/databases.ts';
import { migrations } from './migrations.ts';
import { type Database, type Notice, openStorage, type Place, type Storage } from './open.ts';
import type { Schema } from './schema.ts';
import { openFile } from './sqlite.ts';

onBothDatabases('storage', (fresh) => {
  const opened: Storage[] = [];
  const open = async (place: Place) => {
    const storage = await openStorage(place);
    opened.push(storage);
    return storage;
  };
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });

  const user = (id: string) => ({
    id,
    name: id,
    name_key: null,
    password: null,
    created_at: Date.now(),
    deleted_at: null,
  });
  const match = (id: string) => ({
    id,
    table_id: null,
    game: 'g',
    version: 1,
    origin: '{}',
    setting: '{}',
    sequence: 0,
    state: 'running' as const,
    due_at: null,
    created_at: 1,
    ended_at: null,
    result: null,
    log: null,
    share: null,
  });
  const entry = (sequence: number, key: string) => ({
    match_id: 'm',
    sequence,
    kind: 'answer',
    seat: 0,
    question: 1,
    entry: '{}',
    key,
    sealed: 0,
    made_at: 1_800_000_000_000,
  });

  test('opens twice at once, and again later, and keeps what was stored', async () => {
    const place = await fresh();
    const [one, two] = await Promise.all([open(place), open(place)]);
    await one.db.insertInto('users').values(user('u1')).execute();
    expect(await two.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u1' }]);
    const again = await open(place);
    expect(await again.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u1' }]);
  });

  test('refuses a second answer with the same number or the same key', async () => {
    const { db, isConflict } = await open(await fresh());
    await db.insertInto('matches').values(match('m')).execute();
    await db.insertInto('journal').values(entry(1, 'a')).execute();
    const conflict = async (row: ReturnType<typeof entry>) =>
      db
        .insertInto('journal')
        .values(row)
        .execute()
        .then(() => false, isConflict);
    expect(await conflict(entry(1, 'b'))).toBe(true);
    expect(await conflict(entry(2, 'a'))).toBe(true);
    expect(await conflict(entry(2, 'b'))).toBe(false);
    const rows = await db
      .selectFrom('journal')
      .select(['sequence', 'made_at'])
      .orderBy('sequence')
      .execute();
    expect(rows).toEqual([
      { sequence: 1, made_at: 1_800_000_000_000 },
      { sequence: 2, made_at: 1_800_000_000_000 },
    ]);
  });

  test('appends the next line of a journal and no other, with all that belongs to it or nothing', async () => {
    const { db, append, isConflict } = await open(await fresh());
    await db.insertInto('matches').values(match('m')).execute();
    const stands = async () => {
      const { sequence, due_at } = await db
        .selectFrom('matches')
        .select(['sequence', 'due_at'])
        .executeTakeFirstOrThrow();
      const rows = await db.selectFrom('journal').selectAll().orderBy('sequence').execute();
      return [sequence, due_at, rows.length];
    };
    const also = async (trx: Database) => {
      await trx.insertInto('users').values(user('u1')).execute();
    };
    expect(await append({ row: entry(1, 'a'), dueAt: 7 })).toBe(true);
    expect(await stands()).toEqual([1, 7, 1]);
    expect(await db.selectFrom('journal').selectAll().execute()).toEqual([entry(1, 'a')]);
    expect(await append({ row: entry(2, 'b'), dueAt: null, also })).toBe(true);
    // Another was faster, or is still missing.
    for (const sequence of [2, 4])
      for (const more of [undefined, also])
        expect(await append({ row: entry(sequence, 'c'), dueAt: 9, also: more })).toBe(false);
    // The same key, or something that fails: as if nothing had happened.
    for (const more of [undefined, also]) {
      const twice = append({ row: entry(3, 'a'), dueAt: 9, also: more });
      await expect(twice).rejects.toSatisfy(isConflict);
    }
    await expect(append({ row: entry(3, 'c'), dueAt: 9, also })).rejects.toSatisfy(isConflict);
    expect(await stands()).toEqual([2, null, 2]);
    expect(await append({ row: entry(3, 'c'), dueAt: 9 })).toBe(true);
  });

  test('knows who is related to whom', async () => {
    const { db, isConflict } = await open(await fresh());
    const orphan = db.insertInto('journal').values(entry(1, 'a')).execute();
    await expect(orphan).rejects.toSatisfy((error) => !isConflict(error));
  });

  test('takes back what a failed transaction did', async () => {
    const { db } = await open(await fresh());
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(user('u1')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('commits what is wanted at once, and lets fail alone what fails', async () => {
    const { db, append, isConflict } = await open(await fresh());
    const ids = Array.from({ length: 20 }, (_, n) => `m${n}`);
    await db.insertInto('matches').values(ids.map(match)).execute();
    const line = (id: string, sequence: number, key: string) => ({
      row: { ...entry(sequence, key), match_id: id },
      dueAt: null,
    });
    await Promise.all(ids.map((id) => append(line(id, 1, 'first'))));
    const done = await Promise.allSettled(
      ids.map((id, n) => append(line(id, n === 7 ? 5 : 2, n === 5 ? 'first' : 'second'))),
    );
    const failed = done.flatMap((one, n) => (one.status === 'rejected' ? [n] : []));
    expect(failed).toEqual([5]);
    expect(done[5].status === 'rejected' && isConflict(done[5].reason)).toBe(true);
    expect(done[6]).toEqual({ status: 'fulfilled', value: true });
    expect(done[7]).toEqual({ status: 'fulfilled', value: false });
    const rows = await db.selectFrom('journal').select(['match_id', 'sequence']).execute();
    expect(rows).toHaveLength(20 + 18);
    const heads = await db.selectFrom('matches').select(['id', 'sequence']).execute();
    expect(
      heads
        .filter(({ sequence }) => sequence === 1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['m5', 'm7']);
  });

  test('carries news to its listeners', async () => {
    const place = await fresh();
    const one = await open(place);
    const two = place.kind === 'postgres' ? await open(place) : one;
    const heard: (Notice | 'missed')[] = [];
    two.listen((notice) => heard.push(notice));
    if (place.kind === 'postgres') await vi.waitFor(() => expect(heard).toEqual(['missed']));
    one.announce({ match: 'm', sequence: 7 });
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ match: 'm', sequence: 7 }));
    if (place.kind === 'sqlite') return;
    // What a process has stored it need not be told itself.
    const own: (Notice | 'missed')[] = [];
    one.listen((notice) => own.push(notice));
    await vi.waitFor(() => expect(own).toEqual(['missed']));
    await one.db.insertInto('matches').values(match('m')).execute();
    await one.append({ row: entry(1, 'a'), dueAt: null });
    one.tellOthers({ presence: 'p' });
    one.announce({ table: 't' });
    await vi.waitFor(() => expect(heard).toContainEqual({ table: 't' }));
    expect(heard).toContainEqual({ match: 'm', sequence: 1 });
    expect(heard).toContainEqual({ presence: 'p' });
    await vi.waitFor(() => expect(own).toEqual(['missed', { table: 't' }]));
  });

  test('of an older release is brought up to date: names that look alike are told apart', async () => {
    const place = await fresh();
    const db =
      place.kind === 'sqlite'
        ? new Kysely<Schema>({ dialect: new SqliteDialect({ database: openFile(place.file) }) })
        : new Kysely<Schema>({
            dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: place.url }) }),
          });
    const provider = { getMigrations: async () => migrations };
    const before = await new Migrator({ db, provider }).migrateTo('004-settled-reports');
    expect(before.error).toBeUndefined();
    const add = (id: string, name: string, created_at: number) =>
      db
        .insertInto('users')
        .values({
          id,
          name,
          name_key: name.normalize('NFKC').toLowerCase(),
          password: 'x',
          created_at,
          deleted_at: null,
        })
        .execute();
    await add('b', 'Аrya', 2);
    await add('a', 'Arya', 1);
    await add('c', 'Brienne', 3);
    await db.destroy();
    const { db: later } = await open(place);
    const rows = await later
      .selectFrom('users')
      .select(['id', 'name', 'name_key'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, name, name_key }) => [id, name, name_key])).toEqual([
      ['a', 'Arya', keyOf('Arya')],
      ['b', 'Аrya 2', keyOf('Arya 2')],
      ['c', 'Brienne', keyOf('brienne')],
    ]);
  });

  test('is as careful with the disk as it says', async () => {
    const place = await fresh();
    const { db } = await open(place);
    const setting = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(name)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    if (place.kind === 'sqlite') {
      expect(await setting('pragma journal_mode')).toBe('wal');
      expect(await setting('pragma synchronous')).toBe(2);
      expect(await setting('pragma foreign_keys')).toBe(1);
    } else {
      expect(await setting('show synchronous_commit')).toBe('on');
    }
  });
});
