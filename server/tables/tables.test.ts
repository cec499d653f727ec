import type { TableInfo } from '@small-council/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { beginMatch, Visitor } from '../tests/visitor.ts';

onBothDatabases('tables', (fresh) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ place: await fresh(), limits: { tablesPerPerson: 3 } });
  });
  afterAll(() => server.close());
  const arrive = (name?: string) => Visitor.arrive(server.url, name);
  const refused = (status: number, key: string) => ({ status, problem: { key } });
  const names = (table: TableInfo) => table.seats.map(({ user, bot }) => user?.name ?? bot);

  test('are opened, filled with people and bots, and begin when everybody is ready', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const { id } = await ann.api.createTable({
      game: 'crossroads',
      seats: 3,
      options: { rounds: 2 },
    });
    await bob.api.sit(id, 1);
    await expect(cat.api.sit(id, 1)).rejects.toMatchObject(refused(409, 'tables.seatTaken'));
    await expect(ann.api.start(id)).rejects.toMatchObject(refused(409, 'tables.emptySeats'));
    await expect(bob.api.setBot(id, 2, { id: 'random' })).rejects.toMatchObject(
      refused(403, 'tables.notHost'),
    );
    await expect(ann.api.setBot(id, 2, { id: 'hodor' })).rejects.toMatchObject(
      refused(404, 'tables.noSuchBot'),
    );
    expect(names(await ann.api.setBot(id, 2, { id: 'random' }))).toEqual(['Ann', 'Bob', 'random']);
    await expect(ann.api.start(id)).rejects.toMatchObject(refused(409, 'tables.notReady'));
    await bob.api.ready(id);
    await expect(bob.api.start(id)).rejects.toMatchObject(refused(403, 'tables.notHost'));
    const table = await ann.api.start(id);
    expect(table).toMatchObject({ state: 'playing', options: { rounds: 2 } });
    expect((await bob.api.match(table.match ?? '')).document.viewer).toBe(1);
    await expect(bob.api.stand(id)).rejects.toMatchObject(refused(409, 'tables.notOpen'));
    await expect(ann.api.start(id)).rejects.toMatchObject(refused(409, 'tables.notOpen'));
  });

  test('refuse settings the game does not have', async () => {
    const ann = await arrive();
    const open = (wish: object) => ann.api.createTable({ game: 'crossroads', seats: 2, ...wish });
    await expect(open({ game: 'chess' })).rejects.toMatchObject(refused(404, 'server.noSuchGame'));
    await expect(open({ seats: 9 })).rejects.toMatchObject({ problem: { rule: 'SC-014' } });
    await expect(open({ options: { rounds: 0 } })).rejects.toMatchObject({
      problem: { rule: 'SC-014' },
    });
    await expect(open({ clock: { kind: 'bank', bank: -1, increment: 0 } })).rejects.toMatchObject({
      status: 400,
    });
    expect(await ann.api.myTables()).toEqual([]);
  });

  test('let one change chairs, and give a chair to one only, however many want it', async () => {
    const [ann, ...others] = await Promise.all(['Ann', 'Bob', 'Cat', 'Dan', 'Eva'].map(arrive));
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 4 });
    const wins = await Promise.all(
      others.map((other) =>
        other.api.sit(id, 2).then(
          () => 1,
          () => 0 as number,
        ),
      ),
    );
    expect(wins.reduce((sum, win) => sum + win)).toBe(1);
    expect(names(await ann.api.sit(id, 3)).filter((name) => name === 'Ann')).toEqual(['Ann']);
  });

  test('are private by invitation, and for nobody else', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const { id, invite } = await ann.api.createTable({
      game: 'crossroads',
      seats: 2,
      public: false,
      spectators: false,
    });
    await expect(bob.api.table(id)).rejects.toMatchObject(refused(404, 'tables.unknown'));
    await expect(bob.api.sit(id, 1)).rejects.toMatchObject(refused(404, 'tables.unknown'));
    await expect(bob.api.say('hello', id)).rejects.toMatchObject(refused(404, 'tables.unknown'));
    await expect(bob.api.chat(id)).rejects.toMatchObject(refused(404, 'tables.unknown'));
    expect((await bob.api.tables('?limit=100')).tables.map((table) => table.id)).not.toContain(id);
    expect((await bob.api.invitation(invite ?? '')).id).toBe(id);
    await bob.api.sit(id, 1, invite);
    await bob.api.ready(id);
    const { match } = await ann.api.start(id);
    await expect(cat.api.match(match ?? '')).rejects.toMatchObject(refused(404, 'match.unknown'));
  });

  test('show their invitation only to who sits there or has it', async () => {
    const [ann, bob] = [await arrive(), await arrive()];
    const { id, invite } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    expect(invite).toMatch(/^[\w-]{16}$/);
    expect((await bob.api.table(id)).invite).toBeUndefined();
    expect(JSON.stringify(await bob.api.tables())).not.toContain(invite);
    expect((await bob.api.sit(id, 1)).invite).toBe(invite);
  });

  test('let the host send people away, and ban them', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    await bob.api.sit(id, 1);
    await expect(bob.api.removePerson(id, ann.person.id)).rejects.toMatchObject(
      refused(403, 'tables.notHost'),
    );
    expect(names(await ann.api.removePerson(id, bob.person.id))).toEqual(['Ann', null]);
    await bob.api.sit(id, 1);
    await ann.api.removePerson(id, bob.person.id, true);
    await expect(bob.api.sit(id, 1)).rejects.toMatchObject(refused(403, 'tables.banned'));
    await expect(bob.api.say('but why', id)).rejects.toMatchObject(refused(403, 'tables.banned'));
  });

  test('are listed in pages, the newest first, without gap or repetition', async () => {
    const hosts = await Promise.all(Array.from({ length: 4 }, () => arrive()));
    const made: string[] = [];
    for (const host of hosts) {
      for (let n = 0; n < 3; n++)
        made.push((await host.api.createTable({ game: 'crossroads', seats: 2 })).id);
    }
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: Awaited<ReturnType<Visitor['api']['tables']>> = await hosts[0].api.tables(
        `?limit=5${next && `&before=${next}`}`,
      );
      seen.push(...page.tables.map((table) => table.id));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen.slice(0, 12))).toEqual(new Set(made));
    await expect(hosts[0].api.createTable({ game: 'crossroads', seats: 2 })).rejects.toMatchObject(
      refused(429, 'tables.tooMany'),
    );
    await hosts[0].api.closeTable(made[0]);
    await hosts[0].api.createTable({ game: 'crossroads', seats: 2 });
  });

  test('are live in the lobby', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive()];
    bob.connection.lobby();
    await vi.waitFor(() => expect(bob.connection.connected).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const open = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    const hidden = await ann.api.createTable({ game: 'crossroads', seats: 2, public: false });
    await ann.api.say('anybody there?');
    await vi.waitFor(() => expect(bob.heard.some((message) => message.type === 'chat')).toBe(true));
    const told = JSON.stringify(bob.heard);
    expect(told).toContain(open.id);
    expect(told).not.toContain(hidden.id);
    expect(told).not.toContain(open.invite);
    bob.leave();
  });

  test('have a rematch with the same people, bots and settings', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { table, match } = await beginMatch([ann, bob], { seats: 3, options: { rounds: 1 } });
    await expect(ann.api.rematch(table.id)).rejects.toMatchObject(refused(409, 'tables.notOver'));
    await ann.api.act(match, 'a', { do: 'concede' });
    await bob.api.act(match, 'b', { do: 'concede' });
    const again = await bob.api.rematch(table.id);
    expect(again).toMatchObject({ host: bob.person.id, options: { rounds: 1 }, state: 'open' });
    expect(names(again)).toEqual([null, 'Bob', 'random']);
    await ann.api.sit(again.id, 0);
  });

  test('have a chat that can be muted and reported', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    const line = await ann.api.say('  you know   nothing ', id);
    expect(line.text).toBe('you know nothing');
    expect(await bob.api.chat(id)).toEqual([line]);
    await bob.api.report(line.id, 'rude');
    await bob.api.mute(ann.person.id);
    expect(await bob.api.chat(id)).toEqual([]);
    await bob.api.mute(ann.person.id, false);
    expect(await bob.api.chat(id)).toEqual([line]);
    const reports = await server.house.storage.db
      .selectFrom('reports')
      .selectAll()
      .where('chat_id', '=', line.id)
      .execute();
    expect(reports).toMatchObject([{ user_id: bob.person.id, reason: 'rude' }]);
  });
});
