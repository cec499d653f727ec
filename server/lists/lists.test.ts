import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { Visitor } from '../tests/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;

onBothDatabases('lists', (fresh) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ place: await fresh(), limits: { listsPerPerson: 3 } });
  });
  afterAll(() => server.close());
  const arrive = (name?: string) => Visitor.arrive(server.url, name);
  const refused = (status: number, key: string) => ({ status, problem: { key } });
  const wolves = { game: 'musters', name: 'Wolves', text: 'three wolves' };
  const none = refused(404, 'lists.none');

  test('are kept, saved in versions, copied and thrown away by whose they are', async () => {
    const ann = await arrive();
    const { list, reasons } = await ann.api.createList(wolves);
    expect(list).toMatchObject({ ...wolves, version: 1, share: null });
    expect(reasons).toEqual([]);

    const saved = await ann.api.saveList(list.id, { version: 1, name: 'Pack', text: 'four' });
    expect(saved.list).toMatchObject({ id: list.id, name: 'Pack', text: 'four', version: 2 });
    // Another page still shows the first version: what it would save is not the whole story.
    await expect(
      ann.api.saveList(list.id, { version: 1, name: 'Old', text: 'five' }),
    ).rejects.toMatchObject(refused(409, 'lists.changed'));
    expect(await ann.api.list(list.id)).toEqual(saved);
    expect(await ann.api.listVersions(list.id)).toMatchObject([
      { version: 2, name: 'Pack', text: 'four' },
      { version: 1, name: 'Wolves', text: 'three wolves' },
    ]);

    const copy = await ann.api.copyList(list.id);
    expect(copy.list).toMatchObject({ name: 'Pack', text: 'four', version: 1 });
    expect((await ann.api.lists('musters')).map(({ id }) => id).sort()).toEqual(
      [list.id, copy.list.id].sort(),
    );
    expect(await ann.api.lists('crossroads')).toEqual([]);
    await ann.api.removeList(list.id);
    await expect(ann.api.list(list.id)).rejects.toMatchObject(none);
    expect((await ann.api.lists()).map(({ id }) => id)).toEqual([copy.list.id]);
  });

  test('keep the last fifty versions', async () => {
    const ann = await arrive();
    const { list } = await ann.api.createList(wolves);
    for (let version = 1; version <= 52; version++)
      await ann.api.saveList(list.id, { version, name: 'Wolves', text: `${version}` });
    const versions = await ann.api.listVersions(list.id);
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, n) => 53 - n),
    );
  });

  test('that are unfinished are kept with all reasons, and not brought to a table', async () => {
    const ann = await arrive();
    const { list, reasons } = await ann.api.createList({ ...wolves, text: 'none of nobody' });
    const names = reasons.map(({ rule, params }) => [rule, params.name]);
    expect(names).toEqual([
      ['SC-014', 'none'],
      ['SC-014', 'nobody'],
    ]);
    const table = await ann.api.createTable({ game: 'musters', seats: 2 });
    await expect(ann.api.chooseOptions(table.id, 0, { muster1: list.text })).rejects.toMatchObject({
      status: 422,
    });
    const told = await ann.api.chooseOptions(table.id, 0, { muster1: 'three wolves' });
    expect(told.options.muster1).toBe('three wolves');
  });

  test('are drawn by chance for who wants to begin at once', async () => {
    const ann = await arrive();
    expect(['few', 'many']).toContain(await ann.api.drawList({ game: 'musters', seats: 2 }));
    for (const wish of [
      { game: 'musters', seats: 40 },
      { game: 'musters', seats: 2, options: { dragons: 3 } },
    ])
      await expect(ann.api.drawList(wish)).rejects.toMatchObject({ status: 422 });
    await expect(ann.api.drawList({ game: 'crossroads', seats: 2 })).rejects.toMatchObject(
      refused(404, 'lists.noSuchGame'),
    );
    expect(await ann.api.lists()).toEqual([]);
  });

  test('are nobody else’s business', async () => {
    const [ann, bob] = [await arrive(), await arrive()];
    const { list } = await ann.api.createList(wolves);
    const saving = { version: 1, name: 'Mine', text: '' };
    for (const api of [bob.api]) {
      await expect(api.list(list.id)).rejects.toMatchObject(none);
      await expect(api.saveList(list.id, saving)).rejects.toMatchObject(none);
      await expect(api.listVersions(list.id)).rejects.toMatchObject(none);
      await expect(api.copyList(list.id)).rejects.toMatchObject(none);
      await expect(api.removeList(list.id)).rejects.toMatchObject(none);
      await expect(api.shareList(list.id)).rejects.toMatchObject(none);
      await expect(api.unshareList(list.id)).rejects.toMatchObject(none);
    }
    expect(await bob.api.lists()).toEqual([]);
    const nobody = new Visitor(server.url).api;
    const who = refused(401, 'people.nobody');
    await expect(nobody.lists()).rejects.toMatchObject(who);
    await expect(nobody.drawList({ game: 'musters', seats: 2 })).rejects.toMatchObject(who);
    await expect(nobody.createList(wolves)).rejects.toMatchObject(who);
    await expect(nobody.list(list.id)).rejects.toMatchObject(who);
    expect((await ann.api.list(list.id)).list).toEqual(list);
  });

  test('are read by whoever has the link, as long as it is shared', async () => {
    const ann = await arrive();
    const { list } = await ann.api.createList(wolves);
    const code = await ann.api.shareList(list.id);
    expect(await ann.api.shareList(list.id)).toBe(code);
    const nobody = new Visitor(server.url).api;
    expect(await nobody.sharedList(code)).toEqual({
      list: { ...wolves, version: 1 },
      reasons: [],
    });
    expect((await ann.api.copyList(list.id)).list.share).toBeNull();
    await ann.api.unshareList(list.id);
    await expect(nobody.sharedList(code)).rejects.toMatchObject(none);
    await expect(nobody.sharedList('')).rejects.toMatchObject({ status: 404 });
  });

  test('have limits', async () => {
    const ann = await arrive();
    const bad = [
      { ...wolves, game: 'crossroads' },
      { ...wolves, game: 'cyvasse' },
    ];
    for (const wish of bad)
      await expect(ann.api.createList(wish)).rejects.toMatchObject(
        refused(404, 'lists.noSuchGame'),
      );
    await expect(ann.api.createList({ ...wolves, text: 'x'.repeat(201) })).rejects.toMatchObject({
      status: 422,
      problem: { params: { longest: 200 } },
    });
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u202eb'])
      await expect(ann.api.createList({ ...wolves, name })).rejects.toMatchObject({ status: 400 });
    await expect(
      ann.api.request('POST', '/api/lists', { ...wolves, user_id: randomUUID() }),
    ).rejects.toMatchObject({ status: 400 });
    for (let n = 0; n < 3; n++) await ann.api.createList(wolves);
    const full = { status: 429, problem: { key: 'lists.tooMany', params: { most: 3 } } };
    await expect(ann.api.createList(wolves)).rejects.toMatchObject(full);
    const [{ id }] = await ann.api.lists();
    await expect(ann.api.copyList(id)).rejects.toMatchObject(full);
    await expect(
      ann.api.saveList(id, { version: 1, name: 'Wolves', text: 'x'.repeat(201) }),
    ).rejects.toMatchObject(refused(422, 'lists.tooLong'));
  });

  test('stay when a guest becomes an account, go along when he signs in, and go when he goes', async () => {
    const ann = await arrive();
    const { list } = await ann.api.createList(wolves);
    const name = `Ann ${server.house.config.place.kind}`;
    await ann.api.register(name, 'correct horse');
    expect((await ann.api.lists()).map(({ id }) => id)).toEqual([list.id]);

    const guest = await arrive();
    const other = await guest.api.createList({ ...wolves, name: 'On the phone' });
    await guest.api.signIn(name, 'correct horse');
    expect((await guest.api.lists()).map(({ id }) => id).sort()).toEqual(
      [list.id, other.list.id].sort(),
    );

    const code = await guest.api.shareList(list.id);
    await guest.api.removeMe('correct horse');
    await expect(ann.api.sharedList(code)).rejects.toMatchObject(none);
    const { db } = server.house.storage;
    const left = await db
      .selectFrom('list_versions')
      .select('version')
      .where('list_id', 'in', [list.id, other.list.id])
      .execute();
    expect(left).toEqual([]);
  });

  test('of a guest who never played are kept while his browser remembers him', async () => {
    const ann = await arrive();
    const { list } = await ann.api.createList(wolves);
    const { housekeeping } = server.house;
    await housekeeping.tidy(Date.now() + 40 * DAY);
    expect((await ann.api.list(list.id)).list).toEqual(list);
    await housekeeping.tidy(Date.now() + 200 * DAY);
    await expect(ann.api.list(list.id)).rejects.toMatchObject({ status: 401 });
    const { db } = server.house.storage;
    expect(await db.selectFrom('lists').selectAll().where('id', '=', list.id).execute()).toEqual(
      [],
    );
  });
});
