import { describe, expect, it } from 'vitest';
import { geometryBenches } from '../bench/geometry.ts';
import { kernelBenches } from '../bench/kernel.ts';
import { measure } from '../bench/measure.ts';
import { tryBenches, waitBenches } from '../bench/tries.ts';

describe('npm run bench', () => {
  it('measures work that does the same every time, and says so with a checksum', () => {
    let runs = 0;
    const figure = measure({
      name: 'counting',
      unit: 'number',
      run: () => {
        runs++;
        let sum = 0;
        for (let i = 0; i < 1e5; i++) sum += i;
        return { count: 1e5, proof: `${sum}` };
      },
    });
    expect(figure).toMatchObject({
      name: 'counting',
      unit: 'numbers/s',
      checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(runs).toBeGreaterThan(5); // the warm-up is more than the measured rounds
  });

  it('refuses to give a figure for work that varies', () => {
    let run = 0;
    const varying = { name: 'luck', unit: 'x', run: () => ({ count: 1, proof: `${run++}` }) };
    expect(() => measure(varying)).toThrow(/does not compute the same/);
  });

  it('counts the ways on that every search tries', () => {
    const benches = tryBenches();
    expect(benches.map(({ name }) => name.split(':')[0]).sort()).toEqual([
      'agot1',
      'agot2',
      'asoiaf',
      'iron-throne',
    ]);
    expect(benches[0].run().count).toBeGreaterThan(100);
  });

  it('lets nobody wait more than two minutes for three bots in a whole match', () => {
    const [{ run }] = waitBenches();
    expect(run().count).toBeGreaterThan(10);
    expect(run().count).toBeLessThanOrEqual(120);
  });

  it('shows the figures that were promised', () => {
    const names = kernelBenches().map(({ name }) => name);
    for (const word of ['random play', 'fork', 'save', 'load', 'view']) {
      expect(names.some((name) => name.includes(word))).toBe(true);
    }
    const promised = geometryBenches().filter(({ target }) => target);
    expect(promised.map(({ name, target }) => `${name} ${target}`)).toEqual([
      'asoiaf: check of a maneuver <= 20',
      'asoiaf: line of sight on a full table <= 50',
      'asoiaf: line of sight, median <= 50',
      'asoiaf: line of sight, 99 of 100 looks <= 500',
      'asoiaf: all charges of a side, 10 against 10 <= 5,000',
    ]);
  });
});
