import { randomUUID } from 'node:crypto';
import type { TableInfo, TableWish } from '@small-council/client';
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
  const refused = (status: number, key: string, rule: string | null = null) => ({
    status,
    problem: { key, rule },
  });
  const removed = { rule: 'SC-023', key: 'match.removed', params: {} };
  const names = (table: TableInfo) => table.seats.map(({ user, bot }) => user?.name ?? bot);

  test('are opened, filled with people and bots, and begin when everybody is ready [SC-019, SC-020, SC-021]', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const { id } = await ann.api.createTable({
      game: 'crossroads',
      seats: 3,
      options: { rounds: 2 },
    });
    await bob.api.sit(id, 1);
    await expect(cat.api.sit(id, 1)).rejects.toMatchObject(
      refused(409, 'tables.seatTaken', 'SC-019'),
    );
    await expect(ann.api.start(id)).rejects.toMatchObject(
      refused(409, 'tables.emptySeats', 'SC-021'),
    );
    await expect(bob.api.setBot(id, 2, { id: 'random' })).rejects.toMatchObject(
      refused(403, 'tables.notHost', 'SC-020'),
    );
    await expect(ann.api.setBot(id, 2, { id: 'hodor' })).rejects.toMatchObject(
      refused(404, 'tables.noSuchBot'),
    );
    expect(names(await ann.api.setBot(id, 2, { id: 'random' }))).toEqual(['Ann', 'Bob', 'random']);
    await expect(ann.api.start(id)).rejects.toMatchObject(
      refused(409, 'tables.notReady', 'SC-021'),
    );
    await bob.api.ready(id);
    await expect(bob.api.start(id)).rejects.toMatchObject(refused(403, 'tables.notHost', 'SC-020'));
    const table = await ann.api.start(id);
    expect(table).toMatchObject({ state: 'playing', options: { rounds: 2 } });
    expect((await bob.api.match(table.match ?? '')).document.viewer).toBe(1);
    await expect(bob.api.stand(id)).rejects.toMatchObject(refused(409, 'tables.notOpen', 'SC-021'));
    await expect(ann.api.start(id)).rejects.toMatchObject(refused(409, 'tables.notOpen', 'SC-021'));
  });

  test("keep an option that is one seat's secret from everybody else, also while they play [SC-017]", async () => {
    const [ann, bob, cat] = [await arrive(), await arrive(), await arrive()];
    cat.connection.lobby();
    await vi.waitFor(() => expect(cat.connection.connected).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { id, invite } = await ann.api.createTable({
      game: 'crossroads',
      seats: 2,
      options: { rounds: 1 },
    });
    await bob.api.sit(id, 1, invite);
    expect((await bob.api.chooseOptions(id, 1, { charm2: 'owl' })).options.charm2).toBe('owl');
    await bob.api.ready(id);
    const table = await ann.api.start(id);
    const match = table.match ?? '';
    await vi.waitFor(() =>
      expect(cat.heard).toContainEqual(
        expect.objectContaining({ table: expect.objectContaining({ id: table.id, match }) }),
      ),
    );
    const charm = async ({ api }: Visitor) => (await api.match(match)).document.view.options.charm2;
    expect([await charm(ann), await charm(bob), await charm(cat)]).toEqual([null, 'owl', null]);
    const told = [
      table,
      await ann.api.table(table.id),
      await cat.api.table(table.id),
      await ann.api.myTables(),
      await cat.api.tables('?state=playing'),
      cat.heard,
    ];
    for (const one of told) expect(JSON.stringify(one)).toMatch(/"charm2":null/);
    expect(JSON.stringify(told)).not.toContain('owl');
    expect(JSON.stringify(told)).not.toContain('"charm2":"none"');
    for (const one of [await bob.api.table(table.id), ...(await bob.api.myTables())])
      expect(one.options.charm2).toBe('owl');
    cat.leave();
  });

  test('let each seat choose for itself, the host for bots, and nobody else; who gets up leaves nothing behind [SC-041]', async () => {
    const [ann, bob, cat] = [await arrive(), await arrive(), await arrive()];
    const no = refused(403, 'tables.notYourSeat', 'SC-041');
    const open = (options: TableWish['options']) =>
      ann.api.createTable({ game: 'crossroads', seats: 3, options });
    await expect(open({ charm2: 'owl' })).rejects.toMatchObject(no);
    const { id } = await open({ rounds: 1 });
    const charmTo = async ({ api }: Visitor) => (await api.table(id)).options.charm2;
    await expect(ann.api.chooseOptions(id, 1, { charm2: 'owl' })).rejects.toMatchObject(no);
    await bob.api.sit(id, 1);
    await expect(ann.api.chooseOptions(id, 1, { charm2: 'owl' })).rejects.toMatchObject(no);
    await expect(cat.api.chooseOptions(id, 1, { charm2: 'owl' })).rejects.toMatchObject(no);
    await expect(bob.api.chooseOptions(id, 1, { rounds: 9 })).rejects.toMatchObject(no);
    await expect(bob.api.chooseOptions(id, 0, { charm2: 'owl' })).rejects.toMatchObject(no);
    await expect(bob.api.chooseOptions(id, 1, { toString: 'owl' })).rejects.toMatchObject(no);
    await expect(bob.api.chooseOptions(id, 7, { charm2: 'owl' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(bob.api.chooseOptions(id, 1, { charm2: 'rat' })).rejects.toMatchObject({
      problem: { rule: 'SC-014', params: { name: 'charm2', reasons: [expect.anything()] } },
    });
    expect(await charmTo(bob)).toBe('none');
    await bob.api.chooseOptions(id, 1, { charm2: 'owl' });
    expect([await charmTo(ann), await charmTo(bob)]).toEqual([null, 'owl']);
    await bob.api.stand(id);
    await cat.api.sit(id, 1);
    expect([await charmTo(ann), await charmTo(bob), await charmTo(cat)]).toEqual([
      null,
      null,
      'none',
    ]);
    await cat.api.chooseOptions(id, 1, { charm2: 'fox' });
    await ann.api.removePerson(id, cat.person.id);
    await ann.api.setBot(id, 1, { id: 'random' });
    expect(await charmTo(ann)).toBe('none');
    await ann.api.chooseOptions(id, 1, { charm2: 'owl' });
    expect([await charmTo(ann), await charmTo(bob)]).toEqual(['owl', null]);
    await ann.api.setBot(id, 1, null);
    await bob.api.sit(id, 1);
    expect(await charmTo(bob)).toBe('none');
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

  test('let one change chairs, and give a chair to one only, however many want it [SC-019]', async () => {
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

  test('let the host send people away, and ban them [SC-020, SC-023]', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    await bob.api.sit(id, 1);
    await expect(bob.api.removePerson(id, ann.person.id)).rejects.toMatchObject(
      refused(403, 'tables.notHost', 'SC-020'),
    );
    await expect(ann.api.removePerson(id, ann.person.id)).rejects.toMatchObject(
      refused(409, 'tables.isHost', 'SC-020'),
    );
    expect(names(await ann.api.removePerson(id, bob.person.id))).toEqual(['Ann', null]);
    await bob.api.sit(id, 1);
    await ann.api.removePerson(id, bob.person.id, true);
    await expect(bob.api.sit(id, 1)).rejects.toMatchObject(refused(403, 'tables.banned', 'SC-023'));
    await expect(bob.api.say('but why', id)).rejects.toMatchObject(
      refused(403, 'tables.banned', 'SC-023'),
    );
  });

  test('let the host send a player away from a running match if the others agree; a stand-in has his seat [SC-023]', async () => {
    const people = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const [ann, bob, cat] = people;
    const { match, table } = await beginMatch(people, { options: { rounds: 3 } });
    const feed = bob.connection.watch(match);
    bob.connection.table(table.id);
    await feed.until(() => true);
    await expect(bob.api.removePerson(table.id, cat.person.id)).rejects.toMatchObject(
      refused(403, 'tables.notHost', 'SC-020'),
    );
    await expect(ann.api.removePerson(table.id, ann.person.id)).rejects.toMatchObject(
      refused(409, 'tables.isHost', 'SC-020'),
    );
    await ann.api.removePerson(table.id, bob.person.id);
    const asked = (await bob.api.match(match)).document;
    expect(asked.proposal).toMatchObject({ what: 'remove', seat: 0, of: 1, needed: [2] });
    expect(asked.away).toEqual([]);
    await expect(bob.api.act(match, 'no', { do: 'consent', yes: false })).rejects.toMatchObject({
      problem: { key: 'match.nothingProposed' },
    });
    await cat.api.act(match, 'yes', { do: 'consent', yes: true });
    await vi.waitFor(() =>
      expect(bob.heard).toContainEqual(
        expect.objectContaining({ type: 'no', match, key: null, error: removed }),
      ),
    );
    // His seat answers by itself, and is his no longer: he sees what everybody sees.
    const seen = await vi.waitFor(async () => {
      const { document } = await ann.api.match(match);
      expect(document.away).toEqual([1]);
      expect(document.view.waiting).not.toContain(1);
      return document;
    });
    expect((await bob.api.match(match)).document).toMatchObject({
      viewer: 'spectator',
      question: null,
    });
    for (const act of [{ do: 'return' }, { do: 'concede' }] as const)
      await expect(bob.api.act(match, act.do, act)).rejects.toMatchObject(
        refused(403, 'match.removed', 'SC-023'),
      );
    expect(seen.result).toBeNull();
    const { facts } = await ann.api.match(match);
    expect(facts).toContainEqual({
      key: 'match.sentAway',
      params: { seat: 1, player: 'Bob', agreed: 1 },
    });
    await expect(ann.api.removePerson(table.id, bob.person.id)).rejects.toMatchObject(
      refused(409, 'match.removed', 'SC-023'),
    );
    bob.leave();
  });

  test('give nobody a win for sending the opponent away: the match counts for nobody [SC-023]', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { match, table } = await beginMatch([ann, bob], { seats: 3 });
    await ann.api.removePerson(table.id, bob.person.id, true);
    const { document, facts } = await ann.api.match(match);
    expect(document.result).toEqual({ winners: [], reason: { key: 'match.noResult' } });
    expect(facts.at(-1)).toMatchObject({ key: 'match.sentAway', params: { player: 'Bob' } });
    for (const { api } of [ann, bob]) {
      expect(await api.statistics()).toEqual({ games: [], opponents: [], bots: [] });
      expect((await api.history()).matches.map(({ id, won }) => [id, won])).toEqual([
        [match, null],
      ]);
    }
    expect((await ann.api.table(table.id)).state).toBe('over');
  });

  test('let the host ban who looks on and who talks, and show a private match to nobody sent away [SC-022, SC-023]', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const { match, table } = await beginMatch([ann, bob]);
    const feed = cat.connection.watch(match);
    cat.connection.table(table.id);
    await feed.until(() => true);
    await ann.api.removePerson(table.id, cat.person.id, true);
    await vi.waitFor(() =>
      expect(cat.heard).toContainEqual(expect.objectContaining({ type: 'no', error: removed })),
    );
    const number = feed.number;
    await bob.api.act(match, 'p', { do: 'propose', what: 'pause' });
    await bob.api.say('is she gone?', table.id);
    for (const attempt of [
      () => cat.api.match(match),
      () => cat.api.say('no', table.id),
      () => cat.api.chat(table.id),
    ])
      await expect(attempt()).rejects.toMatchObject(refused(403, 'tables.banned', 'SC-023'));
    cat.connection.unwatch(match);
    const again = cat.connection.watch(match);
    await vi.waitFor(() =>
      expect(cat.heard.filter(({ type }) => type === 'no').length).toBeGreaterThan(1),
    );
    expect([feed.number, again.number]).toEqual([number, null]);
    expect(JSON.stringify(cat.heard)).not.toContain('is she gone?');
    cat.leave();

    const closed = await beginMatch([ann, bob], { spectators: false });
    await expect(cat.api.match(closed.match)).rejects.toMatchObject(refused(404, 'match.unknown'));
    await ann.api.removePerson(closed.table.id, bob.person.id, true);
    await expect(bob.api.match(closed.match)).rejects.toMatchObject(
      refused(403, 'match.removed', 'SC-023'),
    );
    await expect(ann.api.removePerson(closed.table.id, cat.person.id)).rejects.toMatchObject(
      refused(409, 'tables.notOpen', 'SC-021'),
    );
  });

  test('do not let who was banned in again as nobody, or by the old invitation [SC-023]', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const { match, table } = await beginMatch([ann, bob], { public: false });
    const invite = (await ann.api.table(table.id)).invite ?? '';
    const nobody = new Visitor(server.url);
    expect(await nobody.api.chat(table.id, invite)).toEqual([]);
    expect((await nobody.api.match(match)).document.viewer).toBe('spectator');
    await ann.api.removePerson(table.id, cat.person.id, true);
    await expect(nobody.api.match(match)).rejects.toMatchObject(
      refused(403, 'tables.banned', 'SC-023'),
    );
    for (const { api } of [nobody, await arrive('Cat again')]) {
      await expect(api.chat(table.id, invite)).rejects.toMatchObject(
        refused(404, 'tables.unknown'),
      );
      await expect(api.invitation(invite)).rejects.toMatchObject(refused(404, 'tables.unknown'));
    }
  });

  test('have doors that the host opens and closes, and invitations he renews [SC-022, SC-023]', async () => {
    const [ann, bob, cat, dan] = [
      await arrive('Ann'),
      await arrive('Bob'),
      await arrive('Cat'),
      await arrive('Dan'),
    ];
    await dan.api.register(`Dan ${Date.now()}`, 'winter roses');
    const { match, table } = await beginMatch([ann, bob]);
    const before = (await ann.api.table(table.id)).invite ?? '';
    await expect(bob.api.renewInvite(table.id)).rejects.toMatchObject(
      refused(403, 'tables.notHost', 'SC-020'),
    );
    const renewed = await ann.api.renewInvite(table.id);
    expect(renewed.invite).not.toBe(before);
    await expect(cat.api.invitation(before)).rejects.toMatchObject(refused(404, 'tables.unknown'));
    const feed = cat.connection.watch(match);
    await feed.until(() => true);
    const open = { spectators: true, accountsOnly: false };
    await expect(bob.api.setDoors(table.id, open)).rejects.toMatchObject(
      refused(403, 'tables.notHost', 'SC-020'),
    );

    // Guests out, who has an account may stay.
    await ann.api.setDoors(table.id, { spectators: true, accountsOnly: true });
    await vi.waitFor(() =>
      expect(cat.heard).toContainEqual(
        expect.objectContaining({
          type: 'no',
          match,
          error: { rule: 'SC-023', key: 'tables.accountsOnly', params: {} },
        }),
      ),
    );
    for (const attempt of [
      () => cat.api.match(match),
      () => cat.api.chat(table.id),
      () => cat.api.say('hm', table.id),
      () => new Visitor(server.url).api.match(match),
    ])
      await expect(attempt()).rejects.toMatchObject(refused(403, 'tables.accountsOnly', 'SC-023'));
    expect((await dan.api.match(match)).document.viewer).toBe('spectator');
    // The guest who plays goes on.
    expect((await bob.api.match(match)).document.viewer).toBe(1);
    await bob.api.say('still here', table.id);

    // Everybody out.
    await ann.api.setDoors(table.id, { spectators: false, accountsOnly: false });
    await expect(dan.api.match(match)).rejects.toMatchObject(refused(404, 'match.unknown'));
    await bob.api.act(match, 'c', { do: 'concede' });
    await expect(dan.api.archive(match)).rejects.toMatchObject(refused(404, 'match.unknown'));
    await ann.api.setDoors(table.id, open);
    expect((await dan.api.archive(match)).id).toBe(match);

    const closed = await ann.api.createTable({ game: 'crossroads', seats: 2, accountsOnly: true });
    await expect(bob.api.sit(closed.id, 1)).rejects.toMatchObject(
      refused(403, 'tables.accountsOnly', 'SC-023'),
    );
    await dan.api.sit(closed.id, 1);
    await ann.api.closeTable(closed.id);
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
      refused(429, 'tables.tooMany', 'SC-020'),
    );
    await hosts[0].api.closeTable(made[0]);
    await hosts[0].api.createTable({ game: 'crossroads', seats: 2 });
  });

  test('are found by game, number of chairs and state', async () => {
    const [ann, bob] = [await arrive(), await arrive()];
    const two = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    const four = await ann.api.createTable({ game: 'crossroads', seats: 4 });
    const { table: playing } = await beginMatch([bob], { seats: 4 });
    const found = async (query: string) =>
      (await bob.api.tables(`?limit=100&${query}`)).tables
        .map(({ id }) => id)
        .filter((id) => [two.id, four.id, playing.id].includes(id));
    expect(await found('game=crossroads')).toEqual([four.id, two.id]);
    expect(await found('game=chess')).toEqual([]);
    expect(await found('seats=2')).toEqual([two.id]);
    expect(await found('seats=4')).toEqual([four.id]);
    expect(await found('seats=4&state=playing')).toEqual([playing.id]);
    await expect(bob.api.tables('?seats=many')).rejects.toMatchObject({ status: 400 });
  });

  test('are closed when nothing has happened there for days', async () => {
    const ann = await arrive();
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    const { housekeeping } = server.house;
    const day = 24 * 60 * 60 * 1000;
    await housekeeping.tidy(Date.now() + 2 * day);
    expect((await ann.api.table(id)).state).toBe('open');
    await housekeeping.tidy(Date.now() + 4 * day);
    expect((await ann.api.table(id)).state).toBe('closed');
  });

  test('are live in the lobby', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive()];
    bob.connection.lobby();
    // He is in the lobby as soon as he hears what is said there.
    const listens = async () => {
      await ann.api.say('anybody there?');
      expect(bob.heard.some((message) => message.type === 'chat')).toBe(true);
    };
    await vi.waitFor(listens, { timeout: 60_000, interval: 500 });
    const open = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    const hidden = await ann.api.createTable({ game: 'crossroads', seats: 2, public: false });
    const last = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    await vi.waitFor(() => expect(JSON.stringify(bob.heard)).toContain(last.id));
    const told = JSON.stringify(bob.heard);
    expect(told).toContain(open.id);
    expect(told).not.toContain(hidden.id);
    expect(told).not.toContain(open.invite);
    bob.leave();
  });

  test('have a rematch with the same people, bots and settings [SC-025]', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { id, invite } = await ann.api.createTable({
      game: 'crossroads',
      seats: 3,
      options: { rounds: 1 },
    });
    await bob.api.sit(id, 1, invite);
    await bob.api.chooseOptions(id, 1, { charm2: 'owl' });
    await bob.api.ready(id);
    await ann.api.setBot(id, 2, { id: 'random' });
    const table = await ann.api.start(id);
    const match = table.match ?? '';
    await expect(ann.api.rematch(table.id)).rejects.toMatchObject(
      refused(409, 'tables.notOver', 'SC-025'),
    );
    await ann.api.act(match, 'a', { do: 'concede' });
    await bob.api.act(match, 'b', { do: 'concede' });
    await expect((await arrive()).api.rematch(table.id)).rejects.toMatchObject(
      refused(403, 'tables.notSeated', 'SC-022'),
    );
    const again = await bob.api.rematch(table.id);
    const options = { rounds: 1, charm2: 'owl' };
    expect(again).toMatchObject({ host: bob.person.id, options, state: 'open' });
    expect(names(again)).toEqual([null, 'Bob', 'random']);
    // The others are told where, and find their chair.
    expect((await ann.api.table(table.id)).rematch).toBe(again.id);
    expect(names(await ann.api.rematch(table.id))).toEqual(['Ann', 'Bob', 'random']);
    expect((await bob.api.rematch(table.id)).id).toBe(again.id);
  });

  test('have a rematch to which everybody brings what he had chosen, and nobody else gets it [SC-025, SC-041]', async () => {
    const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
    const { id, invite } = await ann.api.createTable({
      game: 'crossroads',
      seats: 2,
      options: { rounds: 1 },
    });
    await bob.api.sit(id, 1, invite);
    await bob.api.chooseOptions(id, 1, { charm2: 'owl' });
    await bob.api.ready(id);
    const { match } = await ann.api.start(id);
    await ann.api.act(match ?? '', 'a', { do: 'concede' });
    const again = await ann.api.rematch(id);
    const charm = async ({ api }: Visitor) => (await api.table(again.id)).options.charm2;
    await cat.api.sit(again.id, 1, again.invite);
    expect([await charm(ann), await charm(cat)]).toEqual([null, 'none']);
    await cat.api.stand(again.id);
    await bob.api.rematch(id);
    expect([await charm(ann), await charm(bob), await charm(cat)]).toEqual([null, 'owl', null]);
  });

  test('have one rematch, though everybody asks for it at once', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { table, match } = await beginMatch([ann, bob], { public: false });
    await ann.api.act(match, 'a', { do: 'concede' });
    const both = await Promise.all([ann.api.rematch(table.id), bob.api.rematch(table.id)]);
    expect(both[0].id).toBe(both[1].id);
    expect(names(await ann.api.table(both[0].id))).toEqual(['Ann', 'Bob']);
  });

  test('mute somebody also where the page is open already [SC-024]', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    bob.connection.table(id);
    const heard = () =>
      bob.heard.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []));
    // Word of the mute goes round among the server's processes: it takes a moment to work.
    let said = 0;
    const isHeard = async () => {
      const line = `line ${said++}`;
      await ann.api.say(line, id);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return heard().includes(line);
    };
    // The table is told as soon as he looks; word of its opening may still be on its way, and come after it.
    await vi.waitFor(() => expect(bob.heard).not.toHaveLength(0));
    await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);
    await bob.api.mute(ann.person.id);
    await expect.poll(isHeard, { timeout: 60_000 }).toBe(false);
    await bob.api.mute(ann.person.id, false);
    await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);
    bob.leave();
  });

  test('have a chat that can be muted and reported [SC-024]', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { id } = await ann.api.createTable({ game: 'crossroads', seats: 2 });
    const line = await ann.api.say('  you know   nothing ', id);
    expect(line.text).toBe('you know nothing');
    expect(await bob.api.chat(id)).toEqual([line]);
    await bob.api.report(line.id, 'rude');
    await bob.api.mute(ann.person.id);
    expect(await bob.api.chat(id)).toEqual([]);
    expect(await bob.api.muted()).toEqual([ann.person]);
    await bob.api.mute(ann.person.id, false);
    expect(await bob.api.muted()).toEqual([]);
    expect(await bob.api.chat(id)).toEqual([line]);
    const reports = await server.house.storage.db
      .selectFrom('reports')
      .selectAll()
      .where('chat_id', '=', line.id)
      .execute();
    expect(reports).toMatchObject([{ user_id: bob.person.id, reason: 'rude' }]);
  });

  test('have reports that only administrators see and settle [SC-024]', async () => {
    const admins: string[] = [];
    const other = await startServer({ place: await fresh(), admins });
    const [ann, bob, cat, varys] = await Promise.all(
      ['Ann', 'Bob', 'Cat', 'Varys'].map((name) => Visitor.arrive(other.url, name)),
    );
    const [rude, harmless] = [await ann.api.say('you fool'), await ann.api.say('good morning')];
    await bob.api.report(rude.id, 'rude');
    await cat.api.report(rude.id, 'very rude');
    await cat.api.report(harmless.id, 'too early');
    const notAdmin = refused(403, 'people.notAdmin');
    await expect(varys.api.reports()).rejects.toMatchObject(notAdmin);
    admins.push(varys.person.id);
    // A guest belongs to whoever has his cookie: that is not enough.
    await expect(varys.api.reports()).rejects.toMatchObject(notAdmin);
    await varys.api.register('Varys', 'little birds');
    await expect(bob.api.reports()).rejects.toMatchObject(notAdmin);

    const { reports, next } = await varys.api.reports('?limit=2');
    expect(reports.map(({ reason, by }) => [reason, by.name])).toEqual([
      ['too early', 'Cat'],
      ['very rude', 'Cat'],
    ]);
    expect(reports[1]).toMatchObject({ line: rude, table: null, settled: null });
    const more = await varys.api.reports(`?limit=2&before=${next}`);
    expect(more.reports.map(({ reason }) => reason)).toEqual(['rude']);

    await expect(bob.api.settleReport(reports[0].id, true)).rejects.toMatchObject(notAdmin);
    await varys.api.settleReport(reports[0].id, false);
    expect(await bob.api.chat()).toEqual([rude, harmless]);
    await varys.api.settleReport(reports[1].id, true);
    expect(await bob.api.chat()).toEqual([harmless]);
    expect((await varys.api.reports()).reports).toEqual([]);
    expect((await varys.api.reports('?settled=true')).reports).toHaveLength(3);
    await expect(varys.api.settleReport(randomUUID(), true)).rejects.toMatchObject(
      refused(404, 'chat.noSuchReport'),
    );
    await other.close();
  });
});
