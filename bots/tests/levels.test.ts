import { Chance, createMatch, type Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { describe, expect, it } from 'vitest';
import {
  botsFor,
  findBot,
  hasLevel,
  letAnswer,
  random,
  standInFor,
  strengthOf,
  waitFor,
} from '../index.ts';

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

describe('the time that an answer takes [SC-031]', () => {
  const search = findBot('iron-throne', 'search');
  if (!search) throw new Error('no such bot');

  it('goes by the kind of question, and is all of it where a bot does not say', () => {
    const wait = (at: string) => waitFor(search, 300, 700, { flow: '', at });
    expect(wait('putFaceDown')).toBe(1000);
    expect(wait('playCard')).toBeLessThan(200);
    expect(waitFor(random, 0, 700, { flow: '', at: 'playCard' })).toBe(700);
  });

  it('is less by what was thought before, but not without a pause', () => {
    const wait = (thought: number) =>
      waitFor(search, 300, 700, { flow: '', at: 'putFaceDown' }, thought);
    expect([0, 100, 300, 5000].map(wait)).toEqual([1000, 900, 700, 700]);
    // A small question takes a small part of the time, and so of what was thought.
    const { share } = search;
    const part = share?.({ flow: '', at: 'playCard' }) ?? 1;
    expect(waitFor(search, 300, 700, { flow: '', at: 'playCard' }, 300)).toBeCloseTo(700 * part);
  });

  it('is enough for the tries: a small question has as small a part of them', () => {
    const match = createMatch(ironThrone, { seats: 3, seed: 'small' }) as unknown as Match;
    const chance = new Chance('small');
    const TRIES = 100;
    const tried = new Map<string, number>();
    for (let i = 0; i < 40; i++) {
      const { at } = match.state.stack.at(-1) as { at: string };
      const decision = letAnswer(search, match, match.waiting[0], chance, TRIES);
      tried.set(at, Math.max(tried.get(at) ?? 0, decision.tried ?? 0));
    }
    const most = (at: string) => tried.get(at) ?? 0;
    expect(most('putFaceDown')).toBeGreaterThan(TRIES / 2);
    expect(most('movePower')).toBeGreaterThan(0);
    expect(most('movePower')).toBeLessThanOrEqual(TRIES / 4);
  });
});
