import { chancesFor } from '@small-council/bots/learned';
import { Chance } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { describe, expect, it } from 'vitest';
import { learnt, type Sample, surprise } from '../learn/fit.ts';
import { watch } from '../learn/watch.ts';

describe('npm run learn', () => {
  it('finds what decides, and that the rest does not', () => {
    const chance = new Chance('learn');
    // Two seats with apples and pears: who has more apples wins three times of four.
    const samples: Sample[] = Array.from({ length: 2000 }, () => {
      const pears = [chance.between(0, 3), chance.between(0, 3)];
      const luckier = chance.between(0, 1);
      const apples = luckier === 0 ? [1, 0] : [0, 1];
      const winner = chance.between(1, 4) <= 3 ? luckier : 1 - luckier;
      return { counts: [0, 1].map((seat) => [apples[seat], pears[seat]]), winner };
    });
    const [apples, pears] = learnt(samples, 2);
    expect(apples).toBeGreaterThan(0.9);
    expect(apples).toBeLessThan(1.3); // ln 3
    expect(Math.abs(pears)).toBeLessThan(0.1);
    expect(surprise(samples, [apples, pears])).toBeLessThan(surprise(samples, [0, 0]));
    // What is given is not learned, and what goes with it is learned beside it.
    const [held, beside] = learnt(samples, 2, new Map([[0, 0.5]]));
    expect(held).toBe(0.5);
    expect(Math.abs(beside)).toBeLessThan(0.1);
  });

  it('looks at a match once a turn, with who won it in the end', () => {
    const chances = chancesFor('iron-throne');
    if (!chances) throw new Error('nothing is learned');
    const seen = watch(ironThrone, chances, { seats: 3, seed: 'watch', index: 1 });
    expect(seen.length).toBeGreaterThan(3);
    expect(new Set(seen.map(({ winner }) => winner)).size).toBe(1);
    for (const { counts } of seen) expect(counts.map((of) => of.length)).toEqual([15, 15, 15]);
    // It is the winner's side that has won.
    const allies = watch(
      ironThrone,
      { ...chances, sideOf: () => 7 },
      { seats: 3, seed: 'watch', index: 1 },
    );
    expect(new Set(allies.map(({ winner }) => winner))).toEqual(new Set([7]));
  });
});
