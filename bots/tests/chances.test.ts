import { createMatch, type Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { describe, expect, it } from 'vitest';
import { type Chances, judgeBy, POINTS, shares } from '../chances.ts';
import { chances } from '../iron-throne/chances.ts';

describe('chances of winning', () => {
  const match = createMatch(ironThrone, { seats: 4, seed: 'chances' }) as unknown as Match;
  const sum = (judged: object): number =>
    Object.values(judged).reduce((total: number, part: number) => total + part, 0);

  /** Seats with so many coins, which count ln 2 each: one more doubles the chance. */
  const coins = (...held: number[]): Chances<'coins'> => ({
    ...chances,
    count: () => held.map((count) => ({ coins: count })),
    weights: { coins: Math.LN2 },
    told: { coins: 'because.gold' },
  });

  it('are shares of one, by what each seat has', () => {
    expect(shares([Math.LN2 * 3, Math.LN2])).toEqual([expect.closeTo(0.8), expect.closeTo(0.2)]);
    // Large numbers do not run over.
    expect(shares([2000, 2000])).toEqual([0.5, 0.5]);
  });

  it('are judged as odds: nothing where it is even, more against fewer rivals', () => {
    expect(sum(judgeBy(coins(5, 5))(match, 0))).toBeCloseTo(0);
    // Three equal rivals: one chance in four, odds of one to three.
    expect(sum(judgeBy(coins(5, 5, 5, 5))(match, 1))).toBeCloseTo(-POINTS * Math.log(3));
    expect(sum(judgeBy(coins(7, 5))(match, 0))).toBeCloseTo(POINTS * Math.log(4));
    expect(sum(judgeBy(coins(7, 5))(match, 1))).toBeCloseTo(-POINTS * Math.log(4));
  });

  it('tell what is one’s own apart from what rivals have', () => {
    const judged = judgeBy(coins(7, 5))(match, 0);
    expect(judged['because.gold']).toBeCloseTo(POINTS * Math.LN2 * 7);
    expect(judged['because.rivals']).toBeCloseTo(-POINTS * Math.LN2 * 5);
  });

  it('begin equal for all houses of The Iron Throne that hold the same', () => {
    const [first, ...others] = chances.count(match);
    for (const other of others)
      expect({ ...other, fighting: 0, strongest: 0 }).toEqual({
        ...first,
        fighting: 0,
        strongest: 0,
      });
  });
});
