import { type Archived, apply, type Exported, type Replay } from '@small-council/client';
import type { AnyGame } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { playOn, seeded } from '../tests/players.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { beginMatch, Visitor } from '../tests/visitor.ts';
import { Again, type PlayedFile } from './again.ts';
import { Archive } from './archive.ts';
import type { Replays } from './replays.ts';

onBothDatabases('the archive', (fresh) => {
  let server: TestServer;
  let people: Visitor[];
  let stranger: Visitor;
  let match: string;
  beforeAll(async () => {
    server = await startServer({ place: await fresh() });
    people = await Promise.all(
      ['Ann', 'Bob', 'Cat'].map((name) => Visitor.arrive(server.url, name)),
    );
    stranger = await Visitor.arrive(server.url, 'Dan');
    ({ match } = await beginMatch(people, { options: { rounds: 2 }, spectators: false }));
    await playOn(server.house.matches, match, seeded('archive'), 10);
    for (const path of ['archive', 'replay?eyes=open', 'export']) {
      await expect(
        people[0].api.request('GET', `/api/matches/${match}/${path}`),
      ).rejects.toMatchObject({ status: 409, problem: { key: 'match.running' } });
    }
    await expect(people[0].api.share(match)).rejects.toMatchObject({
      problem: { key: 'match.running' },
    });
    await playOn(server.house.matches, match, seeded('archive 2'));
  });
  afterAll(() => server.close());

  test('replays a match step by step, from every chair and with all open', async () => {
    const [ann] = people;
    const archived = await ann.api.archive(match);
    const final = await server.house.matches.look(match, ({ match }) =>
      [0, 1, 2].map((seat) => match.view(seat)),
    );
    for (const eyes of ['0', '1', '2', 'open', 'spectator']) {
      const { views, facts, steps } = await ann.api.replay(match, `?eyes=${eyes}&count=0`);
      const list: Replay['list'][number][] = [];
      // A busy server sends a few at a time.
      while (list.length < steps) {
        const from = list.length;
        list.push(...(await ann.api.replay(match, `?eyes=${eyes}&from=${from}&count=200`)).list);
      }
      expect(list).toHaveLength(steps);
      const told = [...facts, ...list.flatMap((step) => step.facts)];
      const last = list.reduce((seen, { changes }) => apply(seen, changes), views);
      if (eyes === 'open') {
        expect(Object.values(last)).toEqual(final);
        expect(told).toEqual(archived.facts);
      } else if (eyes !== 'spectator') {
        expect(last[eyes]).toEqual(final[Number(eyes)]);
      }
      // A page in the middle begins where the one before ended.
      const page = await ann.api.replay(match, `?eyes=${eyes}&from=7&count=1`);
      expect(page.views).toEqual(
        list.slice(0, 7).reduce((seen, { changes }) => apply(seen, changes), views),
      );
      expect(page.list).toEqual(list.slice(7, 8));
    }
    await expect(ann.api.replay(match, '?eyes=9')).rejects.toMatchObject({ status: 404 });
  });

  test('opens to strangers only by its link', async () => {
    const [ann] = people;
    await expect(stranger.api.archive(match)).rejects.toMatchObject({ status: 404 });
    await expect(stranger.api.share(match)).rejects.toMatchObject({ status: 404 });
    const share = await ann.api.share(match);
    expect(await people[1].api.share(match)).toBe(share);
    expect((await stranger.api.shared(share)).id).toBe(match);
    expect(await stranger.api.replay(match, `?eyes=open&share=${share}`)).toHaveProperty('steps');
    await expect(stranger.api.archive(match, 'AAAAAAAAAAAAAAAA')).rejects.toMatchObject({
      status: 404,
    });
    await expect(stranger.api.shared('')).rejects.toMatchObject({ status: 404 });
  });

  test('takes a match out as a file and in again, and believes nothing', async () => {
    const [ann] = people;
    const file = await ann.api.export(match);
    const copy = await stranger.api.import(file);
    const [original, imported] = [await ann.api.archive(match), await stranger.api.archive(copy)];
    expect(imported.facts).toEqual(original.facts);
    expect(imported.result).toEqual(original.result);
    expect([original.imported, imported.imported]).toEqual([false, true]);
    expect(await stranger.api.export(copy)).toEqual(file);
    const wrong: [Partial<Exported>, string][] = [
      [{ moves: file.moves.slice(0, -1) }, 'match.notOver'],
      [{ moves: file.moves.slice(1) }, 'table.late'],
      [{ origin: { ...file.origin, position: { table: {}, stack: [] } } }, 'match.madeUp'],
      [{ origin: { ...file.origin, version: 99 } }, 'table.otherVersion'],
      [{ origin: { ...file.origin, game: 'chess' } }, 'server.noSuchGame'],
    ];
    for (const [change, key] of wrong) {
      await expect(stranger.api.import({ ...file, ...change })).rejects.toMatchObject({
        problem: { key },
      });
    }
    await expect(stranger.api.import({ ...file, state: {} } as never)).rejects.toMatchObject({
      status: 400,
    });
    // An imported match is nobody's: it does not improve anybody's statistics.
    expect((await stranger.api.statistics()).games).toEqual([]);
  });

  test('keeps history and statistics', async () => {
    const [ann, bob] = people;
    const { match: second } = await beginMatch([ann, bob], { seats: 4 });
    await bob.api.act(second, 'b', { do: 'concede' });
    await ann.api.act(second, 'a', { do: 'concede' });
    // The two bots that are left play it to its end.
    await expect.poll(async () => (await ann.api.history('?limit=1')).matches[0]?.id).toBe(second);
    const history = await ann.api.history('?limit=1');
    expect(history.matches.map(({ id, won }) => [id, won])).toEqual([[second, false]]);
    const next = await ann.api.history(`?limit=1&before=${history.next}`);
    expect(next.matches.map(({ id }) => id)).toEqual([match]);
    const { games, opponents, bots } = await ann.api.statistics();
    expect(games).toEqual([{ game: 'crossroads', played: 2, won: next.matches[0].won ? 1 : 0 }]);
    expect(opponents.map(({ name, played }) => [name, played])).toEqual([
      ['Bob', 2],
      ['Cat', 1],
    ]);
    // Two of a kind at one table are one match.
    expect(bots).toEqual([{ game: 'crossroads', bot: 'random', level: 1, played: 1, won: 0 }]);
  });

  test('counts what people brought to a match, and won with; bots and running matches count for nothing', async () => {
    const [ann, bob] = people;
    const { id } = await ann.api.createTable({
      game: 'musters',
      seats: 3,
      options: { muster1: 'bear wolf wolf' },
    });
    await bob.api.sit(id, 1);
    await bob.api.chooseOptions(id, 1, { muster2: 'wolf hare' });
    await bob.api.ready(id);
    await ann.api.setBot(id, 2, { id: 'random' });
    const { match: fought } = await ann.api.start(id);
    const counted = () =>
      Promise.all(
        ['wolf', 'bear', 'hare', 'few'].map((card) => bob.api.cardCount('musters', card)),
      );
    expect(await counted()).toEqual(new Array(4).fill({ played: 0, won: 0 }));
    await playOn(server.house.matches, fought ?? '', seeded('counted'));
    const { result } = await ann.api.archive(fought ?? '');
    const [a, b] = [0, 1].map((seat) => (result?.winners.includes(seat) ? 1 : 0));
    expect(await counted()).toEqual([
      { played: 2, won: a + b },
      { played: 1, won: a },
      { played: 1, won: b },
      { played: 0, won: 0 },
    ]);
  });

  test('always opens a finished match: when the rules have changed, by its stored log', async () => {
    const { storage } = server.house;
    const [ann] = people;
    const before = await ann.api.archive(match);
    const changed: AnyGame = { ...(crossroads as AnyGame), version: 3, reads: 3 };
    const games = new Map([[changed.id, changed]]);
    const again = new Again([changed]);
    const here: Replays = {
      text: async (task) => again.run(task) as string,
      file: async (task) => again.run(task) as PlayedFile,
    };
    const archive = new Archive(storage.db, games, here);
    const reader = { person: ann.person, address: 'here' };
    const after = JSON.parse(await archive.show(match, reader)) as Archived;
    expect(after).toEqual({ ...before, steps: null });
    expect(after.facts.length).toBeGreaterThan(10);
    const replay = archive.replay(match, reader, { eyes: 'open', from: 0, count: 1 });
    await expect(replay).rejects.toMatchObject({ key: 'match.rulesChanged' });
  });
});
