import { Chance, createMatch, type Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { position } from '@small-council/iron-throne/position';
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
    const judged = judgeBy(coins(7, 5, 5))(match, 0);
    expect(judged['because.gold']).toBeCloseTo(POINTS * Math.LN2 * 7);
    expect(judged['because.rivals']).toBeCloseTo(-POINTS * (Math.LN2 * 5 + Math.log(2)));
    // Against one alone all of it is what one has more.
    expect(judgeBy(coins(7, 5))(match, 0)).toEqual({
      'because.gold': expect.closeTo(POINTS * Math.LN2 * 2),
    });
  });

  it('are those of a side, for everybody on it', () => {
    const teams: Chances<'coins'> = { ...coins(7, 5), sideOf: (_, seat) => seat % 2 };
    expect([0, 1, 2, 3].map((seat) => Math.sign(sum(judgeBy(teams)(match, seat))))).toEqual([
      1, -1, 1, -1,
    ]);
  });

  it('begin equal for all houses of The Iron Throne, but for people, cards and who is first', () => {
    const shared = chances
      .count(match)
      .map(({ first, second, third, fourth, fourthAndSoon, people, sheet, hostages }) => ({
        ...{ first, second, third, fourth, fourthAndSoon, people, sheet, hostages },
      }));
    for (const other of shared) expect(other).toEqual(shared[0]);
  });

  it('count what each hand is good for, and who challenges next', () => {
    const dealt = match.fork();
    const chance = new Chance('dealt');
    while (dealt.state.table.turn === 0) chances.playOn(dealt, chance);
    const { players, challenger } = dealt.state.table;
    players.forEach(({ hand }: { hand: string[] }, seat: number) => {
      expect(hand.length).toBeGreaterThan(0);
      const counted = chances.count(dealt)[seat];
      const values = hand.map((card) => Number(/:h(\d+)$/.exec(card)?.[1] ?? 0));
      expect(counted.hostility).toBe(values.reduce((sum, value) => sum + value, 0));
      expect(counted.highest).toBe(Math.max(0, ...values));
      expect(counted.truces).toBe(hand.filter((card) => card.endsWith(':truce')).length);
      const others = hand.filter((card) => !/:(?:h\d+|truce)$/.test(card));
      expect(counted.characterCards).toBe(others.length);
      // The challenger, then clockwise.
      expect(counted.soon).toBe(1 / (1 + ((seat - challenger + 4) % 4)));
    });
  });

  it('count a fourth marker for more, the sooner its house challenges again', () => {
    const near = createMatch(ironThrone, {
      seed: 'near',
      ...position({
        players: {
          lannister: { leader: 'jaime', influence: { stark: 2, tyrell: 2 } },
          stark: { leader: 'catelyn', influence: { lannister: 2, tyrell: 2 } },
          tyrell: { leader: 'mace' },
        },
      }),
    }) as unknown as Match;
    const counted = chances.count(near);
    expect(counted.map(({ fourth }) => fourth)).toEqual([1, 1, 0]);
    expect(counted.map(({ fourthAndSoon }) => fourthAndSoon)).toEqual([1, 1 / 2, 0]);
  });
});
