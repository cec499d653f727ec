import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { characterCardText, leaderText } from '../cards/index.ts';
import { type CharacterId, houseOf } from '../houses.ts';

describe('what is our own design', () => {
  it('is told before the match with the figures of today: in the README and on the pages', () => {
    const people = Object.keys(houseOf) as CharacterId[];
    const texts = people.flatMap((id) => [leaderText(id), characterCardText(id)]);
    const ours = texts.filter(({ source }) => source.key === 'source.ours').length;
    const told = ['README.md', 'web/src/words/pages.en.ts', 'web/src/words/pages.de.ts'].map(
      (file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'),
    );
    for (const text of told) {
      expect(text).toContain(`${ours}`);
      expect(text).toMatch(new RegExp(`\\b${ours}\\b[^\\n]*\\b${texts.length}\\b`));
    }
  });
});
