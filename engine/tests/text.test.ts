import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const ENGINE = new URL('..', import.meta.url);

/** Every key that the kernel's code can put into a refusal. */
function usedKeys(): Set<string> {
  const files = [
    ...readdirSync(ENGINE),
    ...readdirSync(new URL('questions', ENGINE)).map((file) => `questions/${file}`),
  ];
  const keys = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const source = readFileSync(new URL(file, ENGINE), 'utf8');
    for (const [, key] of source.matchAll(/'(table\.\w+)'/g)) keys.add(key);
    for (const [, key] of source.matchAll(/malformed\(\s*'SC-\d+',\s*'(\w+)'/g))
      keys.add(`table.${key}`);
  }
  return keys;
}

describe("the kernel's words", () => {
  it('exist for every refusal, in both languages, and no word is unused', () => {
    expect(Object.keys(en).sort()).toEqual([...usedKeys()].sort());
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('use the same parameters in both languages', () => {
    const params = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, params(de[key])]).toEqual([key, params(en[key])]);
  });
});
