import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { Visitor } from '../tests/visitor.ts';
import { BELIEVED_MS } from './pairing.ts';

onBothDatabases('looking for an opponent', (fresh) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ place: await fresh(), limits: { tablesPerPerson: 2 } });
  });
  afterAll(() => server.close());
  const game = 'crossroads';
  const arrive = (name: string) => Visitor.arrive(server.url, name);
  const people = (table: { seats: readonly { user: { name: string } | null }[] }) =>
    table.seats.map(({ user }) => user?.name);
  /** As if nobody had asked again since then. */
  const age = (id: string, ms: number) =>
    server.house.storage.db
      .updateTable('tables')
      .set({ changed_at: Date.now() - ms })
      .where('id', '=', id)
      .execute();

  test('two who want the same game play it at once; the third waits', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const waits = await ann.api.findOpponent(game);
    expect(waits).toMatchObject({ state: 'open', match: null });
    const found = await bob.api.findOpponent(game);
    expect(found).toMatchObject({ id: waits.id, state: 'playing' });
    expect(people(found)).toEqual(['Ann', 'Bob']);
    // Who waited learns of it as well when he asks again.
    expect(await ann.api.findOpponent(game)).toMatchObject({ id: waits.id, match: found.match });
    expect((await ann.api.match(found.match ?? '')).document.viewer).toBe(0);
    const next = await cat.api.findOpponent(game);
    expect(next.id).not.toBe(waits.id);
    expect(next.state).toBe('open');
    await cat.api.closeTable(next.id);
  });

  test('who asks again waits at the same table, which nobody else sees', async () => {
    const [dan, eve] = [await arrive('Dan'), await arrive('Eve')];
    const { id } = await dan.api.findOpponent(game);
    for (let i = 0; i < 4; i++) expect((await dan.api.findOpponent(game)).id).toBe(id);
    expect((await eve.api.tables()).tables.map((table) => table.id)).not.toContain(id);
    await expect(eve.api.table(id)).rejects.toMatchObject({ status: 404 });
    expect(await dan.api.myTables()).toEqual([]);
    await dan.api.closeTable(id);
    expect((await eve.api.findOpponent(game)).state).toBe('open');
    await eve.api.closeTable((await eve.api.findOpponent(game)).id);
  });

  test('nobody is led to who has gone; who comes back waits on', async () => {
    const [fay, gus, hal] = [await arrive('Fay'), await arrive('Gus'), await arrive('Hal')];
    const left = await fay.api.findOpponent(game);
    await age(left.id, BELIEVED_MS + 1);
    const waits = await gus.api.findOpponent(game);
    expect(waits.id).not.toBe(left.id);
    expect(waits.state).toBe('open');
    // She was first, and is there again: the next one is hers.
    expect((await fay.api.findOpponent(game)).id).toBe(left.id);
    expect(people(await hal.api.findOpponent(game))).toEqual(['Fay', 'Hal']);
    await gus.api.closeTable(waits.id);
  });

  test('nobody is led to who has closed the browser, at once', async () => {
    const [ola, pia] = [await arrive('Ola'), await arrive('Pia')];
    const left = await ola.api.findOpponent(game);
    ola.connection.table(left.id, true);
    await vi.waitFor(() => expect(ola.heard.some(({ type }) => type === 'table')).toBe(true));
    ola.leave();
    await vi.waitFor(async () => {
      const { changed_at } = await server.house.storage.db
        .selectFrom('tables')
        .select('changed_at')
        .where('id', '=', left.id)
        .executeTakeFirstOrThrow();
      expect(Number(changed_at)).toBeLessThanOrEqual(Date.now() - BELIEVED_MS);
    });
    const waits = await pia.api.findOpponent(game);
    expect(waits).toMatchObject({ state: 'open' });
    await pia.api.closeTable(waits.id);
    await ola.api.closeTable(left.id);
  });

  test('two who came at the same moment find each other when they ask again', async () => {
    const [ida, jon] = [await arrive('Ida'), await arrive('Jon')];
    const first = await ida.api.findOpponent(game);
    await age(first.id, BELIEVED_MS + 1);
    const second = await jon.api.findOpponent(game);
    await ida.api.findOpponent(game);
    expect(people(await jon.api.findOpponent(game))).toEqual(['Ida', 'Jon']);
    expect(await jon.api.table(second.id)).toMatchObject({ state: 'closed' });
  });

  test('who sat down when something broke begins when he asks again', async () => {
    const [mia, ned] = [await arrive('Mia'), await arrive('Ned')];
    const { id, invite } = await mia.api.findOpponent(game);
    await ned.api.sit(id, 1, invite);
    expect(await ned.api.findOpponent(game)).toMatchObject({ id, state: 'playing' });
  });

  test('a game that is not there is refused', async () => {
    const lou = await arrive('Lou');
    await expect(lou.api.findOpponent('chess')).rejects.toMatchObject({ status: 404 });
  });
});

test('a server that closes waits until goodbyes are written down', async () => {
  const server = await startServer();
  const ann = await Visitor.arrive(server.url, 'Ann');
  const { id } = await ann.api.findOpponent('crossroads');
  ann.connection.table(id, true);
  await vi.waitFor(() => expect(ann.heard.some(({ type }) => type === 'table')).toBe(true));
  const { log, pairing } = server.house;
  const errors = vi.spyOn(log, 'error');
  let written = 0;
  const { gone } = pairing;
  pairing.gone = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await gone.apply(pairing, given);
    written++;
  };
  await server.close();
  expect(written).toBe(1);
  expect(errors).not.toHaveBeenCalled();
  ann.leave();
});

test('where a game needs three, a bot sits on the third chair', async () => {
  const server = await startServer({ games: '@small-council/games' });
  const kim = await Visitor.arrive(server.url, 'Kim');
  const { seats } = await kim.api.findOpponent('iron-throne');
  expect(seats.map(({ user, bot }) => user?.name ?? bot)).toEqual(['Kim', null, 'search']);
  await server.close();
});
