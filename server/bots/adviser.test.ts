import { type Decision, findBot, strengthOf } from '@small-council/bots';
import { Refused } from '@small-council/client';
import { defaultAnswer, type Question, type Seat } from '@small-council/engine';
import { games as all } from '@small-council/games';
import { afterEach, describe, expect, test } from 'vitest';
import { Matches } from '../matches/service.ts';
import type { LiveMatch } from '../matches/standing.ts';
import { openStorage } from '../storage/open.ts';
import { onBothDatabases } from '../tests/databases.ts';
import { games as testGames } from '../tests/games.ts';
import { botPlayer, makePeople, plainSetting } from '../tests/players.ts';
import { startServer } from '../tests/server.ts';
import { beginMatch, Visitor } from '../tests/visitor.ts';
import { Adviser } from './adviser.ts';
import type { BotPlayer } from './player.ts';
import type { BotPool } from './pool.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

onBothDatabases('advice', (fresh) => {
  /** A match of so many people, the rest bots; whoever is asked for advice says the default answer. */
  async function open({ people = 1, game = 'iron-throne' } = {}) {
    const storage = await openStorage(await fresh());
    closing.push(() => storage.close());
    const games = new Map([...all, ...testGames].map((one) => [one.id, one]));
    const matches = new Matches({ storage, games });
    closing.push(() => matches.close());
    const players = [
      ...(await makePeople(storage.db, people)),
      ...Array.from({ length: 3 - people }, (_, i) => botPlayer(people + i)),
    ];
    const id = await matches.create(storage.db, {
      table: null,
      game,
      options: {},
      players,
      setting: plainSetting,
    });
    const thought: { seat: Seat; player: BotPlayer; owner: string }[] = [];
    const pool = {
      failing: false,
      think: async (
        { match }: LiveMatch,
        seat: Seat,
        player: BotPlayer,
        owner: string,
      ): Promise<Decision> => {
        thought.push({ seat, player, owner });
        if (pool.failing) throw new Error('a thread has died');
        return { answer: defaultAnswer(match.question(seat) as Question) };
      },
    };
    const adviser = new Adviser(matches, pool as unknown as BotPool);
    return { id, matches, adviser, pool, thought };
  }

  test('is what the bot that stands in for people would do at its best, and answers nothing [SC-042]', async () => {
    const { id, matches, adviser, thought } = await open();
    const before = await matches.look(id, ({ sequence, match }) => ({
      sequence,
      question: match.state.moment,
      answer: defaultAnswer(match.question(0) as Question),
    }));
    expect(await adviser.advise(id, 0, 'here')).toEqual({
      question: before.question,
      line: 0,
      answer: before.answer,
      because: null,
    });
    const search = findBot('iron-throne', 'search');
    expect(thought).toHaveLength(1);
    const [{ player, seat, owner }] = thought;
    expect([player.bot, seat, owner]).toEqual([search, 0, 'here']);
    expect(player.tries).toBe(search && strengthOf(search, 3).tries);
    expect(await matches.look(id, ({ sequence }) => sequence)).toBe(before.sequence);
  });

  test('is thought up once a question, unless something has gone wrong [SC-042]', async () => {
    const { id, matches, adviser, pool, thought } = await open();
    pool.failing = true;
    await expect(adviser.advise(id, 0, 'here')).rejects.toThrow('a thread has died');
    pool.failing = false;
    const [one, other] = await Promise.all([
      adviser.advise(id, 0, 'here'),
      adviser.advise(id, 0, 'here'),
    ]);
    expect(other).toBe(one);
    expect(thought).toHaveLength(2);
    // The same seat is asked something else.
    const { question, line, answer } = one;
    await matches.act(id, 0, { do: 'answer', question, line, answer }, 'first');
    for (let i = 0; i < 30; i++) {
      const next = await matches.look(id, ({ match }) => ({
        seat: match.waiting[0],
        question: match.state.moment,
      }));
      if (next.seat === 0) break;
      const given = await matches.look(id, ({ match }) =>
        defaultAnswer(match.question(next.seat) as Question),
      );
      const act = { do: 'answer', line, answer: given, by: 'bot' } as const;
      await matches.perform(id, next.seat, { ...act, question: next.question }, `auto:${i}`);
    }
    expect((await adviser.advise(id, 0, 'here')).question).toBeGreaterThan(question);
    expect(thought).toHaveLength(3);
  });

  test('is for nobody among people [SC-042]', async () => {
    const { id, adviser, thought } = await open({ people: 2 });
    await expect(adviser.advise(id, 0, 'here')).rejects.toMatchObject({
      status: 403,
      rule: 'SC-042',
      key: 'match.adviceAmongPeople',
    });
    expect(thought).toEqual([]);
  });

  test('is only for who is asked, while the match runs, in a game that somebody knows', async () => {
    const { id, adviser, matches } = await open();
    const [question, line, answer] = await matches.look(id, ({ match, standing }) => [
      match.state.moment,
      standing.line,
      defaultAnswer(match.question(0) as Question),
    ]);
    await matches.act(id, 0, { do: 'answer', question, line, answer }, 'answered');
    await expect(adviser.advise(id, 0, 'here')).rejects.toMatchObject({ rule: 'SC-001' });
    await matches.act(id, 0, { do: 'propose', what: 'pause' }, 'pause');
    await expect(adviser.advise(id, 0, 'here')).rejects.toMatchObject({ key: 'match.paused' });
    await matches.act(id, 0, { do: 'resume' }, 'resume');
    await matches.act(id, 0, { do: 'concede' }, 'concede');
    await expect(adviser.advise(id, 0, 'here')).rejects.toMatchObject({ key: 'match.conceded' });
    const fixture = await open({ game: 'crossroads' });
    await expect(fixture.adviser.advise(fixture.id, 0, 'here')).rejects.toMatchObject({
      key: 'match.noAdvice',
    });
  });
});

describe('advice over the net', () => {
  test('is a legal answer with its reason, for the seat that asks and for nobody else [SC-042]', async () => {
    const server = await startServer({ games: '@small-council/games' });
    closing.push(() => server.close());
    const [ann, bob] = [
      await Visitor.arrive(server.url, 'Ann'),
      await Visitor.arrive(server.url, 'Bob'),
    ];
    const { match } = await beginMatch([ann], { game: 'iron-throne', seats: 3 });
    const { question, line, answer, because } = await ann.api.advice(match);
    expect(because?.key).toMatch(/^because\./);
    const followed = await ann.api.act(match, 'followed', { do: 'answer', question, line, answer });
    expect(followed.sequence).toBeGreaterThan(0);
    const refused = await bob.api.advice(match).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect([403, 404]).toContain((refused as Refused).status);
    const nobody = await new Visitor(server.url).api.advice(match).catch((error: unknown) => error);
    expect((nobody as Refused).status).toBe(401);
  });
});
