import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, fingerprint, notPlain } from '../json.ts';

describe('plain data', () => {
  it('is copied whole and apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
    const nested = { a: [{ b: 1 }], c: { d: [1, 2] } };
    const copy = clone(nested);
    copy.a[0].b = 2;
    copy.c.d.push(3);
    expect(nested).toEqual({ a: [{ b: 1 }], c: { d: [1, 2] } });
  });

  it('is what JSON gives back unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const read: unknown = JSON.parse(JSON.stringify(value));
        const keys = JSON.stringify(value).match(/"(__proto__|constructor|prototype)":/);
        if (!keys) expect(notPlain(read)).toBeNull();
      }),
    );
  });

  it.each([
    ['undefined', { a: undefined }, '$.a is of type undefined'],
    ['functions', { a: [() => 1] }, '$.a[0] is of type function'],
    ['dates', { a: new Date(0) }, '$.a is not a plain object'],
    ['maps', new Map(), '$ is not a plain object'],
    ['NaN', [Number.NaN], '$[0] is NaN'],
    ['infinity', { x: { y: Number.POSITIVE_INFINITY } }, '$.x.y is Infinity'],
    ['-0', [-0], '$[0] is -0'],
    ['bigints', [1n], '$[0] is of type bigint'],
    ['holes', new Array(1), '$[0] is a hole'],
    ['keys that reach the prototype', JSON.parse('{"__proto__":{}}'), '$ has the key "__proto__"'],
  ])('is not %s', (_name, value, fault) => {
    expect(notPlain(value)).toBe(fault);
  });

  it('is not nested without end', () => {
    expect(notPlain(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toMatch(
      /nested more than/,
    );
  });

  it('has a fingerprint that changes with every letter', () => {
    const text = 'The north remembers';
    const prints = new Set([fingerprint(text)]);
    for (let i = 0; i < text.length; i++)
      prints.add(fingerprint(`${text.slice(0, i)}_${text.slice(i + 1)}`));
    expect(prints.size).toBe(text.length + (text.includes('_') ? 0 : 1));
    expect(fingerprint('ab')).not.toBe(fingerprint('ba'));
  });
});
