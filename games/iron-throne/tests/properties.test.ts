import { readFileSync } from 'node:fs';
import { Chance, createMatch, type Question, sampleAnswer } from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { describe, expect, it } from 'vitest';
import { ironThrone } from '../game.ts';
import { cardFacts, houseDeck } from '../houses.ts';
import type { Options, Table } from '../table.ts';
import { allCards, allPower, sum } from './always.ts';

const ledger = (name: string): string =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

const rules = new Set(
  [...`${ledger('iron-throne')}\n${ledger('table')}`.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
    ([, id]) => id,
  ),
);

/** The other readings of the debatable rulings, for every second match. */
const OTHER_READINGS: { [seats: number]: Partial<Options> } = {
  3: { tormentDead: false, tormentPower: 'owner' },
  4: { removedPower: 'remover', truceInfluence: 'anyHouse' },
  5: { tormentDead: false, removedPower: 'remover', offers: 2 },
};

describe('the property suite of the kernel', () => {
  it.each([3, 4, 5])(
    'holds in random matches with %i seats [IT-001, SC-004, SC-010, SC-011, SC-016, SC-017, SC-018]',
    (seats) => {
      expect(rules.size).toBeGreaterThan(250);
      for (let game = 0; game < 6; game++) {
        const report = checkMatch(ironThrone, {
          seats,
          seed: `properties ${seats} ${game}`,
          oneIn: 3,
          options: game % 2 === 0 ? {} : OTHER_READINGS[seats],
          knowsRule: (id) => rules.has(id),
        });
        expect(report.answers).toBeGreaterThan(0);
        expect(report.varied).toBeGreaterThan(0);
        expect(report.undone).toBeGreaterThan(0);
      }
    },
    300_000,
  );
});

/** What must never be, in words; nothing where all is well. */
function faults(table: Table): string[] {
  const { players } = table;
  const power = allPower(table);
  const numbers = [...power, ...players.flatMap(({ influence }) => influence)];
  const cards = players.flatMap(({ house }) => houseDeck(house));
  const strange = players.flatMap(({ house, hand, deck, discard, hostages }) => [
    ...[...hand, ...deck, ...discard].filter((card) => cardFacts(card).house !== house),
    ...hostages.map(({ card }) => card).filter((card) => cardFacts(card).house === house),
  ]);
  return Object.entries({
    'power is made or lost': sum(power) !== 20 * players.length,
    'a number is negative or broken': numbers.some((n) => !Number.isSafeInteger(n) || n < 0),
    'a card is made, lost or doubled': `${allCards(table).sort()}` !== `${cards.sort()}`,
    'a card lies where it cannot': strange.length > 0,
    'a marker is made or lost': players.some(({ influence }) => sum(influence) !== 5),
    'a used up deck is not made anew': players.some(
      ({ deck, discard }) => deck.length === 0 && discard.length > 0,
    ),
    'an event is made or lost':
      table.events.length + table.eventDiscard.length + (table.event ? 1 : 0) !==
      3 * players.length + 3,
  })
    .filter(([, broken]) => broken)
    .map(([fault]) => fault);
}

describe('in 100 random games', () => {
  it('no power, card or marker is made, lost or doubled, and no number is negative [IT-948, IT-003, IT-004, IT-005, IT-607, IT-538]', () => {
    let questions = 0;
    for (let game = 0; game < 100; game++) {
      const seats = 3 + (game % 3);
      const seed = `invariants ${game}`;
      const chance = new Chance(seed);
      const match = createMatch(ironThrone, { seats, seed, record: false });
      for (; !match.result; questions++) {
        const found = faults(match.state.table);
        if (found.length > 0) expect.fail(`${seed}, question ${match.state.moment}: ${found}`);
        const seat = chance.pick(match.waiting);
        const answer = sampleAnswer(match.question(seat) as Question, chance);
        match.answer(seat, match.state.moment, answer);
      }
      expect(faults(match.state.table), `${seed}, at the end`).toEqual([]);
    }
    expect(questions).toBeGreaterThan(10_000);
  }, 300_000);
});
