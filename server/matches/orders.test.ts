import { passesByOrder } from '@small-council/client/orders';
import type { Clock, OrdersWish } from '@small-council/client/protocol';
import {
  Chance,
  createMatch,
  guess,
  type Match,
  type Question,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import { games as all } from '@small-council/games';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { onBothDatabases } from '../tests/databases.ts';
import { botPlayer, makePeople, plainSetting } from '../tests/players.ts';
import { documentFor } from './document.ts';
import { PASS_TAKES } from './orders.ts';
import { Matches } from './service.ts';
import { dueOf, type LiveMatch } from './standing.ts';

const games = new Map(all.map((game) => [game.id, game]));
const IDLE: OrdersWish = { idle: true, until: null, stops: [] };

onBothDatabases('standing orders', (fresh) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function open({
    bots = 0,
    clock = plainSetting.clock,
  }: {
    bots?: number;
    clock?: Clock;
  } = {}) {
    const storage = await openStorage(await fresh());
    closing.push(() => storage.close());
    let now = 1_000_000;
    const matches = new Matches({
      storage,
      games,
      now: () => now,
      sleep: async (ms) => {
        now += ms;
      },
    });
    closing.push(() => matches.close());
    const people = await makePeople(storage.db, 2 - bots);
    const players = [...people, ...Array.from({ length: bots }, (_, i) => botPlayer(2 - bots + i))];
    const id = await matches.create(storage.db, {
      table: null,
      game: 'agot2',
      options: {},
      players,
      setting: { ...plainSetting, clock },
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
      time: () => now,
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

  test('an opponent who notes every message and its time cannot tell two hands apart: 1,000 windows [SC-039]', async () => {
    const clock = { kind: 'bank', bank: 600_000, increment: 5_000 } as const;
    const tables = [await open({ clock }), await open({ clock })];
    const chance = new Chance('windows');
    const notes: string[][] = [[], []];
    for (const [at, { matches, time }] of tables.entries())
      matches.onMoved = (live) => {
        // People at another table are others; everything else is noted.
        const { players: _players, ...told } = documentFor(live, 1);
        // Behind the window cards may be drawn, which are others in another world; then the times are left.
        const sealed = live.match.record?.moves.at(-1)?.sealed;
        const { left, since } = told.clock;
        notes[at].push(JSON.stringify([time(), left, since, sealed || [told, live.match.log(1)]]));
      };
    /** The seat has the standard orders; where they leave it the window, it passes within the second. */
    const passWindow = async (
      at: number,
      laid: Match,
      thinks: number,
    ): Promise<'order' | 'player'> => {
      const { id, matches, look, later, time } = tables[at];
      const { due, question, line } = await look((live) => {
        live.match = laid.fork({ facts: [], moves: [] });
        live.standing.at = time();
        return {
          due: dueOf(live).find(({ by }) => by === 'order'),
          question: live.match.state.moment,
          line: live.standing.line,
        };
      });
      const pass = { do: 'answer', question, line, answer: [] } as const;
      const key = `window ${notes[at].length}`;
      if (due) {
        later(due.at - time());
        await matches.perform(id, 0, { ...pass, by: 'order' }, key, due.at);
        return 'order';
      }
      later(thinks);
      await matches.act(id, 0, pass, key);
      return 'player';
    };
    const told = { same: 0, byOrderInOne: 0 };
    while (told.same < 1000) {
      const match = await tables[0].look((live) =>
        createMatch(live.game, { seats: 2, options: {}, seed: `windows ${told.same}` }),
      );
      while (!match.result && told.same < 1000) {
        const [seat] = match.waiting;
        if (match.window && seat === 0) {
          // The same window as the opponent sees it, with another hand behind it.
          const world = guess(match.game, match.view(1), chance);
          const thinks = 1 + chance.below(PASS_TAKES - 1);
          const by = [await passWindow(0, match, thinks), await passWindow(1, world, thinks)];
          expect(notes[1].at(-1)).toBe(notes[0].at(-1));
          told.same++;
          if (by[0] !== by[1]) told.byOrderInOne++;
        }
        const answer = sampleAnswer(match.question(seat) as Question, chance);
        match.answer(seat, match.state.moment, answer);
      }
    }
    // The hands did differ: often one of them was passed by order and the other by hand.
    expect(told.byOrderInOne).toBeGreaterThan(50);
    console.log(
      `told the same in ${told.same} windows, in ${told.byOrderInOne} of them once by order and once by hand`,
    );
  });

  test('pass nothing for whom something could come of it, and spare who could only lower a price [SC-038]', async () => {
    const here = await open();
    let spared = 0;
    const chance = new Chance('spared');
    for (let game = 0; spared <= 10; game++) {
      const match = await here.look((live) =>
        createMatch(live.game, { seats: 2, options: {}, seed: `spared ${game}` }),
      );
      while (!match.result && spared <= 10) {
        const [seat] = match.waiting;
        const question = match.question(seat) as Question;
        if (match.window && question.kind === 'choose') {
          const useful = question.from.some((id) => !question.idle?.(id));
          expect(passesByOrder(match, seat, { idle: true, until: null, stops: [] })).toBe(!useful);
          if (!useful && question.from.length > 0) spared++;
        }
        match.answer(seat, match.state.moment, sampleAnswer(question, chance));
      }
    }
    expect(spared).toBeGreaterThan(10);
  });
});
