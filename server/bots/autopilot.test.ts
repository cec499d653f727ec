import { defaultAnswer, type Question } from '@small-council/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PASS_TAKES } from '../matches/orders.ts';
import { dueOf } from '../matches/standing.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { beginMatch, Visitor } from '../tests/visitor.ts';

const PAUSE = 200;

describe('answers that are given by themselves', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** How long after its question each answer came, by who gave it, and how much there was to choose. */
  async function timesOf({ house }: TestServer, match: string) {
    const rows = await house.storage.db
      .selectFrom('journal')
      .select(['question', 'entry', 'made_at'])
      .where('match_id', '=', match)
      .where('kind', '=', 'answer')
      .orderBy('sequence')
      .execute();
    const { began } = await house.matches.look(match, ({ began }) => ({ began }));
    return rows.map(({ question, entry, made_at }) => {
      const before = rows.filter((row) => (row.question ?? 0) < (question ?? 0)).at(-1);
      return {
        by: (JSON.parse(entry) as { by: string }).by,
        took: made_at - (before?.made_at ?? began),
      };
    });
  }

  test('take as long as a person would, whether or not there is anything to choose [SC-031]', async () => {
    const server = await startServer({ answerPauseMs: PAUSE });
    closing.push(() => server.close());
    const ann = await Visitor.arrive(server.url, 'Ann');
    const { match } = await beginMatch([ann], { seats: 3, options: { rounds: 6 } });
    await ann.api.act(match, 'leave', { do: 'leave' });
    await vi.waitFor(
      async () => expect((await timesOf(server, match)).length).toBeGreaterThan(14),
      { timeout: 60_000 },
    );
    const times = await timesOf(server, match);
    expect(new Set(times.map(({ by }) => by))).toEqual(new Set(['bot', 'default']));
    for (const { took } of times) expect(took).toBeGreaterThanOrEqual(PAUSE / 2 - 5);
    // Drawn by chance: no two are alike for a reason.
    expect(new Set(times.map(({ took }) => took)).size).toBeGreaterThan(times.length / 3);
  });

  test('of bots wait until somebody looks [SC-037]', async () => {
    const server = await startServer();
    closing.push(() => server.close());
    const { house } = server;
    const ann = await Visitor.arrive(server.url, 'Ann');
    closing.push(() => ann.leave());
    // Threads that have just thought think again at once.
    const { match: first } = await beginMatch([ann], { seats: 2, options: { rounds: 1 } });
    await ann.api.act(first, 'leave', { do: 'leave' });
    await ann.connection.watch(first).until(({ result }) => result !== null);
    // Nobody but bots, and nobody looks.
    const opened = await ann.api.createTable({
      game: 'crossroads',
      seats: 2,
      options: { rounds: 1 },
    });
    await ann.api.stand(opened.id);
    for (const seat of [0, 1]) await ann.api.setBot(opened.id, seat, { id: 'random', level: 1 });
    const { match } = await ann.api.start(opened.id);
    const id = match ?? '';
    const number = () => house.matches.look(id, ({ sequence }) => sequence);
    // Found by its due time, and left alone for a while.
    await vi.waitFor(
      async () => {
        const row = await house.storage.db
          .selectFrom('matches')
          .select('due_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect((row.due_at ?? 0) - Date.now()).toBeGreaterThan(20_000);
      },
      { timeout: 60_000 },
    );
    expect(await number()).toBe(0);
    await ann.connection.watch(id).until(({ result }) => result !== null);
    expect(await number()).toBeGreaterThan(0);
  });

  test('come at once where nothing is set', async () => {
    const server = await startServer();
    closing.push(() => server.close());
    const ann = await Visitor.arrive(server.url, 'Ann');
    const { match } = await beginMatch([ann], { seats: 3, options: { rounds: 1 } });
    await ann.api.act(match, 'leave', { do: 'leave' });
    await vi.waitFor(
      async () => expect((await ann.api.match(match)).document.result).not.toBeNull(),
      { timeout: 60_000 },
    );
  });

  test('by order come to the point, without anybody looking around for them [SC-039]', async () => {
    const server = await startServer({ games: '@small-council/games' });
    closing.push(() => server.close());
    const { matches, storage } = server.house;
    const people = [await Visitor.arrive(server.url), await Visitor.arrive(server.url)];
    const { match } = await beginMatch(people, { game: 'agot2' });
    const now = () =>
      matches.look(match, (live) => ({
        moment: live.match.state.moment,
        line: live.standing.line,
        seat: live.match.waiting[0],
        at: live.standing.at,
        order: dueOf(live).some(({ by }) => by === 'order'),
        answer: defaultAnswer(live.match.question(live.match.waiting[0]) as Question),
      }));
    let open = await now();
    for (let key = 0; !open.order; key++) {
      const { moment: question, line, seat, answer } = open;
      await people[seat].api.act(match, `k${key}`, { do: 'answer', question, line, answer });
      open = await now();
    }
    // Whoever looks around finds it by this time: now nobody does.
    await storage.db.updateTable('matches').set({ due_at: null }).where('id', '=', match).execute();
    await vi.waitFor(async () => expect((await now()).moment).toBeGreaterThan(open.moment), {
      timeout: 60_000,
    });
    const { made_at } = await storage.db
      .selectFrom('journal')
      .select('made_at')
      .where('match_id', '=', match)
      .where('question', '=', open.moment)
      .executeTakeFirstOrThrow();
    expect(made_at - open.at).toBe(PASS_TAKES);
  });
});
