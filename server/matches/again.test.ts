import { apply, type Exported, type Replay } from '@small-council/client';
import {
  type AnyGame,
  Chance,
  createMatch,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../tests/server.ts';
import { beginMatch, Visitor } from '../tests/visitor.ts';
import { Again } from './again.ts';
import { firstStanding } from './standing.ts';

/** A match that was played by chance to its end. */
function played(rounds = 4) {
  const chance = new Chance('again');
  const match = createMatch(crossroads, { seats: 3, seed: 'again', options: { rounds } });
  while (!match.result) {
    const [seat] = match.waiting;
    match.answer(seat, match.state.moment, sampleAnswer(match.question(seat) as Question, chance));
  }
  return match;
}

function fileOf(rounds?: number): Exported {
  const { origin, record } = played(rounds);
  return {
    format: 'small-council-match',
    origin,
    moves: record?.moves.map(({ seat, id, answer }) => ({ seat, id, answer })) ?? [],
    conceded: [],
    players: [],
  };
}

describe('a match that is played again', () => {
  /** Crossroads that counts how often its table is copied: once for each answer, and for each copy. */
  let copies = 0;
  const counting: AnyGame = {
    ...(crossroads as AnyGame),
    copy: (table) => {
      copies++;
      return structuredClone(table);
    },
  };
  const file = fileOf(30);
  const again = new Again([counting]);
  const { match } = again.run({ do: 'import', file }) as { match: string };
  const standing = firstStanding(
    [],
    { clock: { kind: 'none' }, absence: 'bot', spectators: true },
    1,
  );
  const stored = {
    id: 'm',
    game: 'crossroads',
    version: crossroads.version,
    saved: JSON.stringify({ match, standing }),
  };
  const replay = (from: number, count: number, by = again) =>
    JSON.parse(by.run({ do: 'replay', stored, eyes: 'open', from, count }) as string) as Replay;

  test('is not played from its beginning for every part of it', () => {
    const last = file.moves.length - 5;
    expect(last).toBeGreaterThan(200);
    copies = 0;
    const first = replay(last, 3);
    expect(copies).toBeGreaterThan(last);
    copies = 0;
    expect(replay(last, 3)).toEqual(first);
    expect(copies).toBeLessThan(60);
    copies = 0;
    replay(100, 3);
    expect(copies).toBeLessThan(60);
  });

  test('comes in parts where it takes long, which fit together', () => {
    const hasty = new Again([counting], 0);
    const whole = replay(0, 40);
    let { views } = replay(0, 0, hasty);
    let from = 0;
    while (from < 40) {
      const part = replay(from, 200, hasty);
      expect(part.list).toHaveLength(1);
      expect(part.views).toEqual(views);
      expect(part.list[0]).toEqual(whole.list[from]);
      views = apply(part.views, part.list[0].changes);
      from += part.list.length;
    }
  });
});

describe('while a match is played again', () => {
  let server: TestServer;
  let ann: Visitor;
  beforeAll(async () => {
    server = await startServer({ games: new URL('../tests/slow-games.ts', import.meta.url).href });
    ann = await Visitor.arrive(server.url, 'Ann');
  });
  afterAll(() => server.close());

  /** Asks other things meanwhile, and expects replies before this one comes. */
  async function meanwhile<T>(long: Promise<T>): Promise<T> {
    let done = false;
    const settled = long.finally(() => {
      done = true;
    });
    for (let n = 0; n < 5; n++) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(done).toBe(false);
    return settled;
  }

  test('everything else goes on: imports, replays, archives, files', async () => {
    const match = await meanwhile(ann.api.import(fileOf()));
    const replay = await meanwhile(ann.api.replay(match, '?eyes=open&from=10'));
    expect(replay.list.length).toBeGreaterThan(0);
    expect((await ann.api.archive(match)).steps).toBe(replay.steps);
    expect((await ann.api.export(match)).moves).toHaveLength(replay.steps);
  });

  test('everything else goes on: taking back by consent', async () => {
    const bob = await Visitor.arrive(server.url, 'Bob');
    const { match } = await beginMatch([ann, bob], { options: { rounds: 5 } });
    for (let n = 0; n < 20; n++) {
      for (const { api } of [ann, bob]) {
        const { question, line } = (await api.match(match)).document;
        if (!question) continue;
        const act = {
          do: 'answer',
          question: question.id,
          line,
          answer: question.default,
        } as const;
        await api.act(match, `${n}`, act);
      }
    }
    const { moment } = (await ann.api.match(match)).document.view;
    await ann.api.act(match, 'back', { do: 'propose', what: 'back' });
    await meanwhile(bob.api.act(match, 'yes', { do: 'consent', yes: true }));
    const { document, facts } = await ann.api.match(match);
    expect(document.view.moment).toBeLessThan(moment);
    expect(document.line).toBe(1);
    expect(facts.at(-1)).toMatchObject({ key: 'match.tookBack', params: { agreed: 1 } });
  });

  test('whoever has used up his time waits', async () => {
    // A single thing uses up more than a minute gives, on however quick a machine.
    const strict = await startServer({ limits: { replaySecondsPerMinute: 0.0001 } });
    const eve = await Visitor.arrive(strict.url, 'Eve');
    const match = await eve.api.import(fileOf());
    const ask = () =>
      eve.api.replay(match, '?eyes=open&count=200').then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    expect(await ask()).toBe(429);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([429, 429, 429]);
    expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
    await strict.close();
  });

  test('how long everybody waits for the process is measured', async () => {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(
      /^small_council_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m,
    );
  });
});
