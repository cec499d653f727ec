import { asoiaf } from '@small-council/asoiaf';
import {
  type AnyGame,
  Chance,
  createMatch,
  guess,
  type Match,
  type Pose,
  type Seat,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { greedy } from '../asoiaf/greedy.ts';
import { search } from '../asoiaf/search.ts';
import { type Bot, letAnswer, random, thinkingOf } from '../index.ts';

const open = (seed: string, options: object = {}): Match =>
  createMatch(asoiaf as AnyGame, { seats: 2, seed, options });

function play(match: Match, bots: readonly Bot[], seed = 'bots'): Match {
  const chance = new Chance(seed);
  while (!match.result) {
    const [seat] = match.waiting;
    letAnswer(bots[seat], match, seat, chance, 0);
  }
  return match;
}

describe.each([greedy, search])('$id', (bot) => {
  it('decides by what its seat sees and has been told and nothing else, and says why', () => {
    const match = open('integrity');
    const chance = new Chance('integrity');
    for (let answers = 0; answers < 60 && !match.result; answers++) {
      const [seat] = match.waiting;
      const world = guess(match.game, match.view(seat), new Chance(`world ${answers}`)) as Match;
      const decide = (from: Match) =>
        bot.decide(thinkingOf(from, seat, new Chance(`dice ${answers}`), 4, () => match.log(seat)));
      const decision = decide(match);
      expect(decide(world)).toEqual(decision);
      expect(decision.because?.key).toMatch(/^because\./);
      letAnswer(greedy, match, seat, chance, 0);
    }
  });
});

describe('greedy', () => {
  it('beats random play from both sides of the table', () => {
    let won = 0;
    const games = 20;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const bots = seat === 0 ? [greedy, random] : [random, greedy];
      const mode = game % 4 < 2 ? 'gameOfThrones' : 'clashOfKings';
      const { result } = play(open(`duel ${game}`, { mode }), bots, `duel ${game}`);
      if (result?.winners.length === 1 && result.winners[0] === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});

describe('rules of thumb', () => {
  it('set units up in the first row, on both sides', () => {
    const match = open('rows');
    const chance = new Chance('rows');
    const rows: { seat: Seat; away: number }[] = [];
    while (match.state.stack.at(-1)?.at !== 'activate') {
      const [seat] = match.waiting;
      const { at } = match.state.stack.at(-1) ?? {};
      const { answer } = letAnswer(greedy, match, seat, chance, 0);
      const middle = 24_000;
      if (at === 'deployPlace') rows.push({ seat, away: Math.abs((answer as Pose).y - middle) });
    }
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    // A zone is ten inches deep and begins fourteen from the middle of the table.
    for (const { away } of rows) expect(away).toBeLessThan(14_000 + 4_000);
  });
});
