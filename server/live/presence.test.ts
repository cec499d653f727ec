import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MatchFeed, PresenceInfo } from '@small-council/client';
import { afterEach, expect, test, vi } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { startServer, type TestOptions, type TestServer } from '../tests/server.ts';
import { beginMatch, Visitor } from '../tests/visitor.ts';
import { freePort, ServerProcess } from '../trials/process.ts';

/** Short enough to wait for, long enough for a slow machine. */
const PATIENCE = 1_500;

onBothDatabases('presence', (fresh) => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function serve(options: TestOptions = {}): Promise<TestServer> {
    const server = await startServer({ place: await fresh(), awayMs: PATIENCE, ...options });
    closing.push(() => server.close());
    return server;
  }

  async function arrive(url: string, name?: string): Promise<Visitor> {
    const visitor = await Visitor.arrive(url, name);
    closing.push(() => visitor.leave());
    return visitor;
  }

  function until(feed: MatchFeed, wanted: (presence: PresenceInfo) => boolean): Promise<void> {
    return vi.waitFor(() => expect(feed.presence && wanted(feed.presence)).toBe(true), {
      timeout: 60_000,
    });
  }
  const here = (...seats: number[]) => {
    const wanted = JSON.stringify(seats);
    return (presence: PresenceInfo) =>
      JSON.stringify(presence.seats.flatMap(({ seat, here }) => (here ? [seat] : []))) === wanted;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** The default for whatever somebody is asked. */
  async function answer(visitor: Visitor, match: string): Promise<void> {
    const feed = visitor.connection.watch(match);
    const { question, line } = await feed.until((document) => document.question !== null);
    if (!question) throw new Error('not asked');
    await visitor.connection.act(match, {
      do: 'answer',
      question: question.id,
      line,
      answer: question.default,
    });
  }

  const journal = async ({ house }: TestServer, match: string) =>
    (
      await house.storage.db
        .selectFrom('journal')
        .select(['seat', 'entry'])
        .where('match_id', '=', match)
        .orderBy('sequence')
        .execute()
    ).map(({ seat, entry }) => ({ seat, ...(JSON.parse(entry) as { do: string; by?: string }) }));

  test('shows which players are there and who looks on [SC-022]', async () => {
    const { url } = await serve();
    const [ann, bob, cat] = [
      await arrive(url, 'Ann'),
      await arrive(url, 'Bob'),
      await arrive(url, 'Cat'),
    ];
    const { match } = await beginMatch([ann, bob], { seats: 3 });
    const feed = ann.connection.watch(match);
    await until(feed, here(0));
    expect(feed.presence?.seats.map(({ seat }) => seat)).toEqual([0, 1]);
    bob.connection.watch(match);
    await until(feed, here(0, 1));
    expect(feed.presence?.seats[1]).toEqual({ seat: 1, here: true, since: null, standIn: null });
    cat.connection.watch(match);
    const nobody = new Visitor(url);
    closing.push(() => nobody.leave());
    nobody.connection.watch(match);
    await until(feed, ({ spectators }) => spectators.count === 2);
    expect(feed.presence?.spectators.people).toEqual([cat.person]);
    expect(Math.abs(feed.clockAhead)).toBeLessThan(5_000);
    cat.leave();
    nobody.leave();
    bob.leave();
    await until(feed, here(0));
    const [, gone] = feed.presence?.seats ?? [];
    expect(gone.standIn).toBe((gone.since ?? 0) + PATIENCE);
    await until(feed, ({ spectators }) => spectators.count === 0);
  });

  test('a second tab of the same person changes nothing when it is closed', async () => {
    const { url } = await serve();
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const feed = ann.connection.watch(match);
    bob.connection.watch(match);
    await until(feed, here(0, 1));
    const tab = new Visitor(url);
    tab.api.cookie = bob.api.cookie;
    const second = tab.connection.watch(match);
    await until(second, here(0, 1));
    tab.leave();
    await pause(300);
    expect(feed.presence && here(0, 1)(feed.presence)).toBe(true);
  });

  test('a player who is away too long while another waits is answered for, and has his seat back at once [SC-029, SC-030]', async () => {
    const server = await serve();
    const [ann, bob] = [await arrive(server.url, 'Ann'), await arrive(server.url, 'Bob')];
    const { match } = await beginMatch([ann, bob], { options: { rounds: 3 } });
    const feed = ann.connection.watch(match);
    const other = bob.connection.watch(match);
    await until(feed, here(0, 1));
    await other.until(() => true);
    const knew = other.facts.length;
    await answer(ann, match);
    bob.leave();
    const before = Date.now();
    const { away } = await feed.until(({ view }) => view.moment > 1);
    expect(away).toEqual([1]);
    expect(Date.now() - before).toBeGreaterThanOrEqual(PATIENCE - 50);
    const entries = await journal(server, match);
    expect(entries.find(({ do: what }) => what === 'gone')).toMatchObject({ seat: 1 });
    expect(entries).toContainEqual(expect.objectContaining({ seat: 1, by: 'default' }));

    const again = bob.connection.watch(match);
    const back = await again.until((document) => document.away.length === 0);
    // He finds what happened since he left.
    expect(back.leftAt).toBe(knew);
    expect(again.facts.length).toBeGreaterThan(knew);
    await feed.until((document) => document.away.length === 0);
    // And from now on he answers himself.
    while (!again.document?.question) {
      if (feed.document?.question) await answer(ann, match);
      await pause(20);
    }
    const asked = again.document;
    await pause(PATIENCE);
    expect(again.document?.view.moment).toBe(asked.view.moment);
    await answer(bob, match);
    await vi.waitFor(() => expect(again.document?.leftAt).toBeNull());
  });

  test('a bot takes his seat where the table chose so [SC-028]', async () => {
    const server = await serve();
    const [ann, bob] = [await arrive(server.url, 'Ann'), await arrive(server.url, 'Bob')];
    const { match } = await beginMatch([ann, bob], { absence: 'bot', options: { rounds: 2 } });
    const feed = ann.connection.watch(match);
    // Bob has never been there at all.
    await answer(ann, match);
    await feed.until(({ away, view }) => away.includes(1) && view.moment > 1);
    expect(await journal(server, match)).toContainEqual(
      expect.objectContaining({ seat: 1, by: 'bot' }),
    );
  });

  test('nobody is answered for while no other player is there to wait [SC-029]', async () => {
    const server = await serve();
    const [ann, bob, cat] = [
      await arrive(server.url, 'Ann'),
      await arrive(server.url, 'Bob'),
      await arrive(server.url, 'Cat'),
    ];
    const { match } = await beginMatch([ann, bob]);
    ann.connection.watch(match);
    const feed = cat.connection.watch(match);
    await until(feed, here(0));
    ann.leave();
    await until(feed, here());
    expect(feed.presence?.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
    await pause(PATIENCE * 1.5);
    expect(feed.number).toBe(0);
    // Bob, who comes first, waits for Ann as long as if she had just left.
    const began = Date.now();
    const own = bob.connection.watch(match);
    await answer(bob, match);
    await own.until(({ away }) => away.includes(0));
    expect(Date.now() - began).toBeGreaterThanOrEqual(PATIENCE - 50);
  });

  test('with days to think, a closed page is no absence, but he finds what happened since [SC-027]', async () => {
    const server = await serve();
    const [ann, bob] = [await arrive(server.url, 'Ann'), await arrive(server.url, 'Bob')];
    const { match } = await beginMatch([ann, bob], { clock: { kind: 'days', days: 2 } });
    const feed = ann.connection.watch(match);
    const other = bob.connection.watch(match);
    await until(feed, here(0, 1));
    await other.until(() => true);
    await answer(bob, match);
    const knew = other.facts.length;
    bob.leave();
    await until(feed, here(0));
    expect(feed.presence?.seats[1].standIn).toBeNull();
    await answer(ann, match);
    const { view } = await feed.until(({ view }) => view.moment > 1);
    await pause(PATIENCE * 1.5);
    expect(feed.document).toMatchObject({ away: [], view: { moment: view.moment } });
    const again = bob.connection.watch(match);
    expect(await again.until(({ leftAt }) => leftAt !== null)).toMatchObject({ leftAt: knew });
  });

  test('who sends requests and keeps no connection is there as long as he does', async () => {
    const server = await serve();
    const [ann, bob] = [await arrive(server.url, 'Ann'), await arrive(server.url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const feed = ann.connection.watch(match);
    await answer(ann, match);
    for (const end = Date.now() + PATIENCE * 2; Date.now() < end; await pause(PATIENCE / 5))
      await bob.api.match(match);
    expect(feed.document?.away).toEqual([]);
    await feed.until(({ away }) => away.includes(1));
    expect((await bob.api.match(match)).document.away).toEqual([]);
  });

  test('a server whose heart beats late does not take its own people for gone', async () => {
    // With so much patience its heart beats every ten seconds.
    const server = await serve({ awayMs: 120_000 });
    const { db } = server.house.storage;
    const [ann, bob] = [await arrive(server.url, 'Ann'), await arrive(server.url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const feed = ann.connection.watch(match);
    await until(feed, here(0));
    await db.updateTable('processes').set({ seen_at: 1 }).execute();
    bob.connection.watch(match);
    await until(feed, here(0, 1));
  });

  test('a server that was only busy is found to live, without a word of it', async () => {
    const server = await serve({ awayMs: 120_000 });
    const { db } = server.house.storage;
    const [ann, bob] = [await arrive(server.url, 'Ann'), await arrive(server.url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    await db.insertInto('processes').values({ id: 'other', seen_at: 1 }).execute();
    await db
      .insertInto('presence')
      .values({
        match_id: match,
        watcher: bob.person.id,
        process: 'other',
        user_id: bob.person.id,
        came_at: Date.now(),
        left_at: null,
        knew: null,
      })
      .execute();
    const feed = ann.connection.watch(match);
    await until(feed, here(0));
    await db
      .updateTable('processes')
      .set({ seen_at: Date.now() })
      .where('id', '=', 'other')
      .execute();
    await until(feed, here(0, 1));
  });

  test('what a stand-in has thought of meanwhile does not count', async () => {
    const { url, house } = await serve();
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const { question, line } = (await bob.api.match(match)).document;
    if (!question) throw new Error('not asked');
    const late = { do: 'answer', question: question.id, line, answer: question.default } as const;
    const stand = (by: 'bot' | 'default') =>
      house.matches.perform(match, 1, { ...late, by }, `late ${by}`);
    await expect(stand('default')).rejects.toMatchObject({ key: 'match.notDue' });
    await house.matches.act(match, 1, { do: 'leave' }, 'l');
    await house.matches.act(match, 1, { do: 'return' }, 'r');
    await expect(stand('default')).rejects.toMatchObject({ key: 'match.notDue' });
    await expect(stand('bot')).rejects.toMatchObject({ key: 'match.notDue' });
  });

  test('servers agree on who is there, and notice when one is killed without a word', async () => {
    const place = await fresh();
    const folder = mkdtempSync(path.join(tmpdir(), 'small-council-presence-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const where: Record<string, string> =
      place.kind === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: folder };
    const start = async () => {
      const server = new ServerProcess(await freePort(), { ...where, AWAY_SECONDS: '5' });
      closing.push(() => server.kill());
      await server.start();
      return server;
    };
    const one = await start();
    // SQLite is for one process: there it is the same that is killed and comes back.
    const two = place.kind === 'postgres' ? await start() : one;
    const [ann, bob] = [await arrive(one.url, 'Ann'), await arrive(one.url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const elsewhere = new Visitor(two.url);
    elsewhere.api.cookie = bob.api.cookie;
    const feed = ann.connection.watch(match);
    elsewhere.connection.watch(match);
    await until(feed, here(0, 1));
    await answer(ann, match);
    await two.kill();
    elsewhere.leave();
    if (two === one) await one.start();
    await until(feed, here(0));
    const since = feed.presence?.seats[1].since ?? 0;
    await vi.waitFor(() => expect(feed.document?.away).toEqual([1]), { timeout: 60_000 });
    expect(Date.now() - since).toBeGreaterThanOrEqual(5_000);
    expect([one.complaints, two.complaints]).toEqual(['', '']);
  });
});
