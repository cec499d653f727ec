import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldIds, RuleIds, sortIds } from './ids.ts';

const known = ['TEA-001', 'TEA-002', 'TEA-003', 'TEA-010', 'TEA-1001', 'PIE-001'];

describe('a test title', () => {
  const rules = new RuleIds(known);

  // The titles of these tests are themselves read by the ledger: no brackets in the names below.
  test.each([
    ['one rule', 'water boils [TEA-001]', ['TEA-001']],
    ['several in one bracket', '[TEA-001, PIE-001] both', ['TEA-001', 'PIE-001']],
    ['several brackets', '[TEA-001] here > [PIE-001] there', ['TEA-001', 'PIE-001']],
    ['a range', 'a run [TEA-001..003]', ['TEA-001', 'TEA-002', 'TEA-003']],
    ['a range in full', '[TEA-001..TEA-003]', ['TEA-001', 'TEA-002', 'TEA-003']],
    ['a range over a gap', '[TEA-003..1001]', ['TEA-003', 'TEA-010', 'TEA-1001']],
    ['a range and more', '[TEA-001..002, PIE-001]', ['TEA-001', 'TEA-002', 'PIE-001']],
    ['the same rule twice', '[TEA-001] [TEA-001]', ['TEA-001']],
    ['nothing without brackets', 'TEA-001', []],
    ['nothing in other brackets', '[0] [en] [a, b] [X-1] []', []],
  ])('names %s', (_, title, ids) => {
    expect(rules.named(title)).toEqual({ ids, problems: [] });
  });

  test.each([
    ['an unknown number', '[TEA-004]', 'there is no rule TEA-004'],
    ['a number too short', '[TEA-1]', 'there is no rule TEA-1'],
    ['an unknown game', '[TEE-001]', 'there is no rule TEE-001'],
    ['a range that ends nowhere', '[TEA-001..004]', 'there is no rule TEA-004'],
    ['a range shortened too far', '[TEA-001..3]', 'there is no rule TEA-3'],
    ['a range that runs backwards', '[TEA-003..001]', '"TEA-003..001" runs backwards'],
    ['words between ids', '[TEA-001 and TEA-002]', '"TEA-001 and TEA-002" is neither'],
    ['a range with a dash', '[TEA-001-003]', '"TEA-001-003" is neither'],
    ['a range across games', '[TEA-001..PIE-001]', '"TEA-001..PIE-001" is neither'],
    ['no number', '[TEA-x]', '"TEA-x" is neither'],
    ['a trailing comma', '[TEA-001,]', '"" is neither'],
  ])('is refused for %s', (_, title, problem) => {
    const { problems } = rules.named(title);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${title}: ${problem}`);
  });
});

describe('folding', () => {
  test('writes runs of the ledger as ranges, and pairs as they are', () => {
    const all = ['TEA-001', 'TEA-002', 'TEA-003', 'TEA-004', 'TEA-005', 'TEA-010', 'PIE-001'];
    expect(foldIds(['TEA-001', 'TEA-002', 'TEA-003'], all)).toEqual(['TEA-001..003']);
    expect(foldIds(['TEA-001', 'TEA-002'], all)).toEqual(['TEA-001', 'TEA-002']);
    expect(foldIds(['TEA-010', 'TEA-005', 'TEA-004'], all)).toEqual(['TEA-004..010']);
    expect(foldIds(['TEA-001', 'TEA-003', 'TEA-005'], all)).toEqual([
      'TEA-001',
      'TEA-003',
      'TEA-005',
    ]);
    expect(foldIds(all, all)).toEqual(['PIE-001', 'TEA-001..010']);
    expect(foldIds([], all)).toEqual([]);
  });

  test('can be read back as a title, for any part of any ledger', () => {
    const id = fc
      .tuple(fc.constantFrom('TEA', 'PIE'), fc.integer({ min: 100, max: 1200 }))
      .map(([prefix, number]) => `${prefix}-${number}`);
    const ledger = fc.uniqueArray(id, { minLength: 1, maxLength: 60 });
    const part = ledger.chain((all) => fc.tuple(fc.constant(all), fc.subarray(all)));
    fc.assert(
      fc.property(part, ([all, ids]) => {
        const { ids: read, problems } = new RuleIds(all).named(`[${foldIds(ids, all).join(', ')}]`);
        expect(problems).toEqual([]);
        expect(sortIds(read)).toEqual(sortIds(ids));
      }),
    );
  });
});
