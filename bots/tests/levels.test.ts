import { describe, expect, it } from 'vitest';
import { botsFor, findBot, hasLevel, random, standInFor, strengthOf } from '../index.ts';

describe('the strength of bots', () => {
  it('grows with the ways on that they try', () => {
    const search = findBot('iron-throne', 'search');
    if (!search) throw new Error('no such bot');
    expect([1, 2, 3, 4].map((level) => hasLevel(search, level))).toEqual([true, true, true, false]);
    const tries = [1, 2, 3].map((level) => strengthOf(search, level).tries);
    expect(tries).toEqual(tries.toSorted((a, b) => a - b));
    expect(new Set(tries).size).toBe(3);
  });

  it('is all one to those that try nothing', () => {
    expect(
      [1, 2, 3].map((level) => [hasLevel(random, level), strengthOf(random, level).tries]),
    ).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
    ]);
  });

  it('must be worth something before one stands in for a player [SC-028]', () => {
    expect(standInFor('iron-throne')).toMatchObject({ bot: { id: 'search' }, level: 2 });
    // Where only chance can play, the default answers do less harm.
    expect(botsFor('crossroads')).toEqual([random]);
    expect(standInFor('crossroads')).toBeUndefined();
  });
});
