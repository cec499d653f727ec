import { readFileSync } from 'node:fs';
import { Chance, drawOptions } from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { describe, expect, it } from 'vitest';
import { agot1 } from '../game.ts';

/** Random matches with decks drawn from all cards. */

const ledger = (name: string): string =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

const rules = new Set(
  [...`${ledger('agot1')}\n${ledger('table')}`.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(
    ([, id]) => id,
  ),
);

describe('the property suite of the kernel', () => {
  it.each([2, 4])(
    'holds in random matches with %i seats',
    (seats) => {
      const seed = `properties ${seats}`;
      const report = checkMatch(agot1, {
        seats,
        seed,
        // The more seats, the more there is to compare at every question.
        oneIn: 2 * seats,
        options: drawOptions(agot1, seats, new Chance(seed)),
        knowsRule: (id) => rules.has(id),
      });
      expect(report.varied).toBeGreaterThan(0);
      expect(report.deepest).toBeGreaterThan(6);
    },
    600_000,
  );
});
