import { randomUUID } from 'node:crypto';
import type { FromServer, MatchFeed } from '@small-council/client';
import type { Answer } from '@small-council/engine';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { startServer, type TestOptions, type TestServer } from '../tests/server.ts';
import { beginMatch, openSocket, Visitor } from '../tests/visitor.ts';

onBothDatabases('live', (fresh) => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function serve(options: TestOptions = {}): Promise<TestServer> {
    const server = await startServer({ place: await fresh(), ...options });
    closing.push(() => server.close());
    return server;
  }

  /** One server for all tests that do nothing to it. */
  let common: TestServer | null = null;
  const shared = async () => {
    common ??= await startServer({ place: await fresh() });
    return common;
  };
  afterAll(() => common?.close());

  async function arrive(url: string, name?: string): Promise<Visitor> {
    const visitor = await Visitor.arrive(url, name);
    closing.push(() => visitor.leave());
    return visitor;
  }

  /** Answers with the default whatever this visitor is asked, until the match is over. */
  async function playAlong(visitor: Visitor, match: string): Promise<MatchFeed> {
    const feed = visitor.connection.watch(match);
    for (;;) {
      const { question, line, result } = await feed.until(
        ({ question, result }) => question !== null || result !== null,
      );
      if (result) return feed;
      if (!question) continue;
      const answer: Answer = question.default;
      const { sequence } = await visitor.connection.act(match, {
        do: 'answer',
        question: question.id,
        line,
        answer,
      });
      while ((feed.number ?? 0) < sequence)
        await new Promise<void>((resolve) => {
          const stop = feed.onChange(() => {
            stop();
            resolve();
          });
        });
    }
  }

  const settled = async (visitor: Visitor, feed: MatchFeed, match: string) => {
    const stored = await visitor.api.match(match);
    await vi.waitFor(() => expect(feed.number).toBe(stored.number));
    expect({ number: feed.number, document: feed.document, facts: feed.facts }).toEqual(stored);
  };

  test('updates add up to what the match is, for every seat and for spectators', async () => {
    const { url } = await shared();
    const people = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => arrive(url, name)));
    const spectator = await arrive(url, 'Dan');
    const { match } = await beginMatch(people, { options: { rounds: 2 } });
    const watching = spectator.connection.watch(match);
    const feeds = await Promise.all(people.map((visitor) => playAlong(visitor, match)));
    for (const [at, feed] of feeds.entries()) {
      expect(feed.document?.viewer).toBe(at);
      await settled(people[at], feed, match);
    }
    await settled(spectator, watching, match);
    expect(watching.document).toMatchObject({ viewer: 'spectator', question: null });
  });

  test('who lost the connection gets the gap, or everything when it is too wide', async () => {
    const { url, house } = await shared();
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const feed = ann.connection.watch(match);
    await feed.until(() => true);
    const [first] = house.connections;
    for (let n = 0; n < 27; n++) {
      await bob.api.act(match, randomUUID(), { do: 'propose', what: 'pause' });
      await ann.api.act(match, randomUUID(), { do: 'consent', yes: true });
      await bob.api.act(match, randomUUID(), { do: 'resume' });
      if (n === 13) first.end();
    }
    await vi.waitFor(() => expect(ann.connection.connected).toBe(2));
    await settled(ann, feed, match);
    // A busy server tells two changes at once; the last one is told by itself.
    await bob.api.act(match, randomUUID(), { do: 'propose', what: 'pause' });
    await settled(ann, feed, match);
    await ann.api.act(match, randomUUID(), { do: 'consent', yes: true });
    await settled(ann, feed, match);

    const asked = async (have: number) => {
      const socket = openSocket(ann.api);
      await new Promise((resolve) => (socket.onopen = resolve));
      const message = new Promise<FromServer>((resolve) => {
        socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)) as FromServer);
      });
      socket.send(JSON.stringify({ type: 'watch', match, have }));
      const received = await message;
      socket.close();
      return received;
    };
    expect(await asked(83)).toMatchObject({ type: 'update', from: 83, number: 83, changes: [] });
    expect(await asked(82)).toMatchObject({ type: 'update', from: 82, number: 83 });
    expect(await asked(2)).toMatchObject({ type: 'fresh', number: 83 });
    expect(await asked(999)).toMatchObject({ type: 'fresh', number: 83 });
  });

  test('bots answer by themselves, and default answers are given for who has left [SC-011, SC-028]', async () => {
    const { url } = await shared();
    const ann = await arrive(url, 'Ann');
    const { match } = await beginMatch([ann], { seats: 4, options: { rounds: 2 } });
    const feed = ann.connection.watch(match);
    await ann.connection.act(match, { do: 'leave' });
    await feed.until(({ result }) => result !== null);
    expect(feed.document?.leftAt).toBeTypeOf('number');
    await settled(ann, feed, match);
  });

  test('a bot takes over where the table chose so [SC-028]', async () => {
    const { url, house } = await shared();
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob], { absence: 'bot', options: { rounds: 1 } });
    await ann.api.act(match, 'a', { do: 'leave' });
    await bob.api.act(match, 'b', { do: 'leave' });
    await vi.waitFor(
      async () => expect((await ann.api.match(match)).document.result).not.toBeNull(),
      { timeout: 60_000 },
    );
    const rows = await house.storage.db
      .selectFrom('journal')
      .select('entry')
      .where('match_id', '=', match)
      .where('kind', '=', 'answer')
      .execute();
    expect(new Set(rows.map((row) => (JSON.parse(row.entry) as { by: string }).by))).toEqual(
      new Set(['bot']),
    );
  });

  test('who returns finds what happened since, and plays on [SC-028, SC-030]', async () => {
    const { url } = await shared();
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob], { options: { rounds: 3 } });
    const feed = ann.connection.watch(match);
    await feed.until(() => true);
    await ann.connection.act(match, { do: 'leave' });
    const { question, line } = (await bob.api.match(match)).document;
    if (!question) throw new Error('not asked');
    await bob.api.act(match, 'b', {
      do: 'answer',
      question: question.id,
      line,
      answer: question.default,
    });
    const back = await feed.until(({ view, away }) => view.moment > question.id && away.length > 0);
    expect(feed.facts.length).toBeGreaterThan(back.leftAt ?? Number.POSITIVE_INFINITY);
    await ann.connection.act(match, { do: 'return' });
    await feed.until(({ away }) => away.length === 0);
  });

  test('a clock that has run out is answered for [SC-026]', async () => {
    const { url } = await shared();
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob], {
      clock: { kind: 'bank', bank: 1000, increment: 0 },
      options: { rounds: 1 },
    });
    const feed = ann.connection.watch(match);
    const { clock } = await feed.until(() => true);
    expect(clock).toMatchObject({ left: [1000, 1000], running: [0, 1] });
    const later = await feed.until(({ view }) => view.moment > 1);
    expect(later.clock.left[0]).toBe(0);
    await feed.until(({ result }) => result !== null);
  });

  test('two servers on one database play one match, without loss and without a favourite', async () => {
    const place = await fresh();
    const one = await serve({ place });
    // SQLite is for one process: there the second server is the first one.
    const two = place.kind === 'postgres' ? await serve({ place }) : one;
    const people = [
      await arrive(one.url, 'Ann'),
      await arrive(two.url, 'Bob'),
      await arrive(one.url, 'Cat'),
    ];
    const { match } = await beginMatch(people, { options: { rounds: 3 }, seats: 4 });
    const feeds = await Promise.all(people.map((visitor) => playAlong(visitor, match)));
    for (const [at, feed] of feeds.entries()) await settled(people[at], feed, match);
    const rows = await one.house.storage.db
      .selectFrom('journal')
      .select(['sequence', 'key'])
      .where('match_id', '=', match)
      .orderBy('sequence')
      .execute();
    expect(rows.map((row) => row.sequence)).toEqual(rows.map((_, at) => at + 1));
  });

  test('a server that closes says so, and its clients go on with the next one', async () => {
    const place = await fresh();
    const first = await serve({ place });
    const port = Number(new URL(first.url).port);
    const [ann, bob] = [await arrive(first.url, 'Ann'), await arrive(first.url, 'Bob')];
    const { match } = await beginMatch([ann, bob], { options: { rounds: 1 } });
    const feed = ann.connection.watch(match);
    await feed.until(() => true);
    await first.close();
    expect(ann.heard).toContainEqual({ type: 'reconnect' });
    const second = await serve({ place });
    // The same address, as behind a proxy.
    await second.app.server.close();
    second.app.server.listen(port, '127.0.0.1');
    await Promise.all([playAlong(ann, match), playAlong(bob, match)]);
    await settled(ann, feed, match);
  });

  test('an idle table costs no memory, though somebody looks at it', async () => {
    const { url, house } = await serve({ quietMs: 200 });
    const [ann, bob] = [await arrive(url, 'Ann'), await arrive(url, 'Bob')];
    const { match } = await beginMatch([ann, bob]);
    const feed = ann.connection.watch(match);
    await feed.until(() => true);
    await vi.waitFor(() => expect(house.matches.held).toBe(0), { timeout: 60_000 });
    await bob.api.act(match, 'x', { do: 'propose', what: 'pause' });
    await feed.until(({ proposal }) => proposal !== null);
    await settled(ann, feed, match);
  });
});
