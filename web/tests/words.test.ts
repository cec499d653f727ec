import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { CHOICES } from '../src/choices.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const SOURCES = path.resolve(import.meta.dirname, '../src');

/** Keys that stand in the code, and those that are put together from the choices of a setting. */
function usedKeys(): Set<string> {
  const used = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (name) => !name.startsWith('words'),
  )) {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    for (const [, key] of source.matchAll(/'((?:web|board|setup|settings|rules|about)\.[\w.]+)'/g))
      used.add(key);
  }
  for (const [name, values] of Object.entries(CHOICES)) {
    used.add(`settings.${name}`);
    for (const value of values) used.add(`settings.${name}.${value}`);
  }
  for (const strength of ['random', 'greedy', 'search']) used.add(`setup.strength.${strength}`);
  return used;
}

describe('the words of the page', () => {
  it('are the same keys with the same parameters in both languages, and every sentence reads', () => {
    expect(problems({ en, de })).toEqual([]);
  });

  it('are all there, and none is left over', () => {
    const used = usedKeys();
    expect([...used].filter((key) => !(key in en))).toEqual([]);
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });
});
