import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, diff } from './changes.ts';

/** Plain data as the kernel allows it: no -0, no keys that reach a prototype. */
const key = fc.string({ maxLength: 4 }).filter((name) => name !== '__proto__');
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 'a', 'b'),
    fc.integer({ min: -3, max: 3 }).map((n) => n + 0),
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe('changes', () => {
  test('made to the old value give the new one, and leave the old one alone', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = structuredClone(before);
        const changes = JSON.parse(JSON.stringify(diff(before, after))) as ReturnType<typeof diff>;
        expect(apply(before, changes)).toEqual(after);
        expect(before).toEqual(copy);
      }),
      { numRuns: 2000 },
    );
  });

  test('of equal values are none', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('name the place and nothing around it', () => {
    const before = { players: [{ coins: 10, hand: [1, 2, 3] }, { coins: 5 }], round: 1 };
    const after = { players: [{ coins: 11, hand: [1, 2, 3] }, { coins: 5 }], round: 1 };
    expect(diff(before, after)).toEqual([[['players', 0, 'coins'], 11]]);
  });

  test('are never much longer than the new value itself', () => {
    const before = Array.from({ length: 40 }, (_, n) => ({ face: n }));
    const after = before.slice(1);
    expect(JSON.stringify(diff(before, after)).length).toBeLessThan(
      JSON.stringify(after).length + 20,
    );
  });

  test('can take a value away altogether', () => {
    expect(apply({ a: 1, b: [1, 2, 3] }, diff({ a: 1, b: [1, 2, 3] }, { b: [1] }))).toEqual({
      b: [1],
    });
  });
});
