import { passesByOrder } from '@small-council/client/orders';
import type { OrdersWish } from '@small-council/client/protocol';
import { Chance, guess, type Question, type Seat, sampleAnswer } from '@small-council/engine';
import { games as all } from '@small-council/games';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { onBothDatabases } from '../tests/databases.ts';
import { botPlayer, makePeople, plainSetting } from '../tests/players.ts';
import { documentFor } from './document.ts';
import { PASS_TAKES, passDue } from './orders.ts';
import { Matches } from './service.ts';
import { dueOf, type LiveMatch } from './standing.ts';

const games = new Map(all.map((game) => [game.id, game]));
const IDLE: OrdersWish = { idle: true, until: null, stops: [] };

onBothDatabases('standing orders', (fresh) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function open({ bots = 0 } = {}) {
    const storage = await openStorage(await fresh());
    closing.push(() => storage.close());
    let now = 1_000_000;
    const matches = new Matches({ storage, games, now: () => now });
    closing.push(() => matches.close());
    const people = await makePeople(storage.db, 2 - bots);
    const players = [...people, ...Array.from({ length: bots }, (_, i) => botPlayer(2 - bots + i))];
    const id = await matches.create(storage.db, {
      table: null,
      game: 'agot2',
      options: {},
      players,
      setting: plainSetting,
    });
    let keys = 0;
    const dice = new Chance('orders');
    const look = <T>(see: (live: LiveMatch) => T): Promise<T> => matches.look(id, see);
    const answer = async (seat: Seat) => {
      const { question, line, given } = await look(({ match, standing }) => ({
        question: match.state.moment,
        line: standing.line,
        given: sampleAnswer(match.question(seat) as Question, dice),
      }));
      now += PASS_TAKES;
      await matches.act(id, seat, { do: 'answer', question, line, answer: given }, `k${keys++}`);
    };
    return {
      id,
      storage,
      matches,
      look,
      answer,
      later: (ms: number) => {
        now += ms;
      },
      /** Everybody plays by chance until such a window is open; then whose it is. */
      async until(fits: (live: LiveMatch, seat: Seat) => boolean): Promise<Seat> {
        for (let i = 0; i < 300; i++) {
          const [seat, there] = await look((live) => {
            const [asked] = live.match.waiting;
            return [asked, live.match.window !== null && fits(live, asked)] as const;
          });
          if (there) return seat;
          await answer(seat);
        }
        throw new Error('there is no such window');
      },
    };
  }

  /** How much there is to choose from, without that of which nothing can come. */
  const options = ({ match }: LiveMatch, seat: Seat): number => {
    const question = match.question(seat);
    if (question?.kind !== 'choose') return -1;
    return question.from.filter((id) => !question.idle?.(id)).length;
  };
  const dues = (live: LiveMatch) => dueOf(live).map(({ seat, by, at }) => [seat, by, at]);

  test('pass where there is nothing to do, a fixed time after the question [SC-038] [SC-039]', async () => {
    const here = await open();
    const seat = await here.until((live, asked) => options(live, asked) === 0);
    await here.matches.order(here.id, seat, { ...IDLE, idle: false });
    expect(await here.look(dues)).toEqual([]);
    await here.matches.order(here.id, seat, IDLE);
    const { at, question, line } = await here.look(({ standing, match }) => ({
      at: standing.at,
      question: match.state.moment,
      line: standing.line,
    }));
    expect(await here.look(dues)).toEqual([[seat, 'order', at + PASS_TAKES]]);
    // He is not even asked.
    expect(await here.look((live) => documentFor(live, seat).question)).toBeNull();
    const pass = { do: 'answer', question, line, answer: [], by: 'order' } as const;
    await expect(here.matches.perform(here.id, seat, pass, 'early')).rejects.toThrow(
      'match.notDue',
    );
    here.later(PASS_TAKES);
    await here.matches.perform(here.id, seat, pass, 'due');
    expect(await here.look(({ match }) => match.state.moment)).toBeGreaterThan(question);
  });

  test('leave alone what could be used, and windows where somebody always stops [SC-038]', async () => {
    const here = await open();
    const seat = await here.until((live, asked) => options(live, asked) > 0);
    await here.matches.order(here.id, seat, IDLE);
    expect(await here.look(dues)).toEqual([]);
    expect(await here.look((live) => documentFor(live, seat).question)).not.toBeNull();
    const other = await here.until((live, asked) => options(live, asked) === 0);
    const name = await here.look(({ match }) => match.window?.name ?? '');
    await here.matches.order(here.id, other, { ...IDLE, stops: [name] });
    expect(await here.look(dues)).toEqual([]);
    await here.matches.order(here.id, other, { ...IDLE, stops: ['elsewhere'] });
    expect(await here.look(dues)).toHaveLength(1);
  });

  test('pass until the phase is over, and no longer [SC-038]', async () => {
    const here = await open();
    const seat = await here.until((live, asked) => options(live, asked) > 0);
    const orders = await here.matches.order(here.id, seat, {
      ...IDLE,
      idle: false,
      until: 'phase',
    });
    const phase = await here.look(({ match }) => match.window?.periods.phase);
    expect(orders.until).toEqual({ kind: 'phase', mark: phase });
    expect((await here.look(dues)).map(([, by]) => by)).toEqual(['order']);
    await here.answer(seat);
    const again = await here.until(
      (live, asked) => asked === seat && live.match.window?.periods.phase !== phase,
    );
    expect(again).toBe(seat);
    expect(await here.look(dues)).toEqual([]);
    // What is not going on cannot be waited for.
    expect(
      (await here.matches.order(here.id, seat, { ...IDLE, until: 'no such thing' })).until,
    ).toBeNull();
  });

  test('take no time against bots alone [SC-039]', async () => {
    const here = await open({ bots: 1 });
    const seat = await here.until((live, asked) => asked === 0 && options(live, asked) === 0);
    await here.matches.order(here.id, seat, IDLE);
    const { at } = await here.look(({ standing }) => standing);
    expect(await here.look(dues)).toEqual([[seat, 'order', at]]);
  });

  test('are known to their seat alone, and outlive the process [SC-038]', async () => {
    const here = await open();
    const before = await here.look((live) => JSON.stringify(documentFor(live, 1)));
    const stops = ['reactionWindow'];
    await here.matches.order(here.id, 0, { ...IDLE, stops });
    expect(await here.look((live) => documentFor(live, 0).orders)).toEqual({ ...IDLE, stops });
    expect(await here.look((live) => documentFor(live, 'spectator').orders)).toBeNull();
    expect(await here.look((live) => JSON.stringify(documentFor(live, 1)))).toBe(before);
    const other = new Matches({ storage: here.storage, games });
    closing.push(() => other.close());
    expect(await other.look(here.id, ({ orders }) => orders[0])).toEqual({ ...IDLE, stops });
    await here.matches.order(here.id, 0, { ...IDLE, idle: false });
    await other.ordersChanged(here.id);
    expect(await other.look(here.id, ({ orders }) => orders[0].idle)).toBe(false);
  });

  test('when a pass is told says nothing of a hand: 1,000 windows, no difference [SC-039]', async () => {
    const here = await open();
    let windows = 0;
    let differs = 0;
    let orderDiffers = 0;
    let spared = 0;
    const chance = new Chance('windows');
    while (windows < 1000) {
      const live = await here.look((now) => now);
      const match = live.match.fork();
      while (!match.result && windows < 1000) {
        const [seat] = match.waiting;
        if (match.window) {
          windows++;
          // The same window as the opponent sees it, with another hand behind it.
          const world = guess(match.game, match.view(1 - seat), chance);
          if (passDue({ ...live, match }) !== passDue({ ...live, match: world })) differs++;
          const orders = { idle: true, until: null, stops: [] };
          if (passesByOrder(match, seat, orders) !== passesByOrder(world, seat, orders))
            orderDiffers++;
          const question = match.question(seat);
          if (passesByOrder(match, seat, orders) && question?.kind === 'choose' && question.from[0])
            spared++;
        }
        const answer = sampleAnswer(match.question(seat) as Question, chance);
        match.answer(seat, match.state.moment, answer);
      }
    }
    expect(differs).toBe(0);
    // The hands did differ: in some windows the order passes with one of them and not with the other.
    expect(orderDiffers).toBeGreaterThan(10);
    // Where all that can be done can come to nothing, nobody is asked.
    expect(spared).toBeGreaterThan(10);
  });
});
