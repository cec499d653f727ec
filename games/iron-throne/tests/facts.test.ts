import { readFileSync } from 'node:fs';
import { isThing, type KnownFact, type Param, type Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { playByChance } from './tables.ts';

/** docs/protocol.md tells other clients what the facts of this game carry. Matches must tell just that. */

const read = (file: string): string =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const [, chapter] = read('docs/protocol.md').split('### The facts of The Iron Throne\n');
const rows = chapter
  .split('\n### ')[0]
  .split('\n')
  .filter((line) => line.startsWith('| `fact.'));

describe('the facts of the protocol', () => {
  it('are what matches tell: nothing else, and nothing without its cause', () => {
    const known = new Map(rows.map((row) => [/`(fact\.\w+)`/.exec(row)?.[1] ?? '', row]));
    const kinds = new Set<string>();
    for (let i = 0; i < 12; i++) {
      for (const { key, params } of playByChance(3 + (i % 3), `facts ${i}`).told('spectator')) {
        const row = known.get(key) ?? '';
        for (const [name, param] of Object.entries(params)) {
          expect([key, row]).toEqual([key, expect.stringContaining(`\`${name}\``)]);
          for (const { is } of thingsIn(param)) kinds.add(is);
        }
        if (row.includes('`because` card'))
          expect([key, params.because]).not.toEqual([key, undefined]);
      }
    }
    const listed = [...read('docs/protocol.md').matchAll(/^\| `"is":"(\w+)"` /gm)];
    expect([...kinds].filter((kind) => !listed.some(([, is]) => is === kind))).toEqual([]);
  });

  it('say why the lower total wins, and who has thrown somebody out', () => {
    const told: KnownFact[] = [];
    for (let i = 0; i < 60; i++) told.push(...playByChance(5, `causes ${i}`).told('spectator'));
    const causes = (key: string) =>
      new Set(
        told.filter((fact) => fact.key === key).map(({ params }) => (params.because as Thing).id),
      );
    expect(causes('fact.won')).toContain('IT-414');
    expect(causes('fact.won')).toContain('IT-417');
    expect(causes('fact.won')).toContain('baratheon:stannis');
    expect(causes('fact.drivenOut').size).toBeGreaterThan(0);
    expect(causes('fact.removed')).toContain('IT-522');
    // Half of the power is one reason, the one power of a card that softens the penalty another.
    expect(causes('fact.removed')).toContain('IT-523');
    // What has nobody to hit and nothing to add says so as well.
    for (const cause of ['arya', 'stark:arya', 'daenerys', 'tywin', 'tyrell:mace'])
      expect(causes('fact.inVain')).toContain(cause);
  });

  it('tell what came of every torment, also where there is no power left', () => {
    const cameOfIt = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const told = playByChance(3 + (i % 3), `torment ${i}`).told('spectator');
      for (const [at, { key }] of told.entries()) {
        if (key !== 'fact.tormented') continue;
        const after = told.slice(at + 1).find((fact) => fact.key !== 'fact.reshuffled');
        cameOfIt.add(after?.key ?? 'nothing');
      }
    }
    expect([...cameOfIt].toSorted()).toEqual([
      'fact.removed',
      'fact.sheetRemoved',
      'fact.tormentedInVain',
    ]);
  });
});

function thingsIn(param: Param): Thing[] {
  if (Array.isArray(param)) return (param as readonly Param[]).flatMap(thingsIn);
  return isThing(param) ? [param] : [];
}
