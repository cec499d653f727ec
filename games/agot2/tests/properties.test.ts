import { readFileSync } from 'node:fs';
import {
  Chance,
  createMatch,
  drawOptions,
  type Params,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { powerOf, type Table } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { agot2 } from '../game.ts';
import { Scenario } from './scenario.ts';

/** Random matches with decks drawn from all cards. */

const ledger = (name: string): string =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

const rules = new Set(
  [...`${ledger('agot2')}\n${ledger('table')}`.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(
    ([, id]) => id,
  ),
);

const randomDecks = (seats: number, seed: string): Params =>
  drawOptions(agot2, seats, new Chance(seed));

describe('the property suite of the kernel', () => {
  it.each([2, 3, 4, 6])(
    'holds in random matches with %i seats [SC-004] [SC-010] [SC-011] [SC-016] [SC-017] [SC-018]',
    (seats) => {
      const seed = `properties ${seats}`;
      const report = checkMatch(agot2, {
        seats,
        seed,
        options: randomDecks(seats, seed),
        knowsRule: (id) => rules.has(id),
      });
      expect(report.varied).toBeGreaterThan(0);
      expect(report.deepest).toBeGreaterThan(6);
    },
    600_000,
  );
});

/** All cards that somebody owns, wherever they are. */
function owned(table: Table, seat: number): number {
  const { hand, deck, placed, plotDeck } = table.players[seat];
  const lying = Object.values(table.cards).filter(
    ({ owner, zone }) => owner === seat && !['faction', 'agenda', 'title'].includes(zone),
  );
  const under = lying.reduce((sum, { duplicates }) => sum + duplicates.length, 0);
  return hand.length + deck.length + placed.length + plotDeck.length + lying.length + under;
}

function checkTable(table: Table, cards: readonly number[], m: Scenario['m']): void {
  table.players.forEach((player, seat) => {
    expect(owned(table, seat)).toBe(cards[seat]);
    expect(player.gold).toBeGreaterThanOrEqual(0);
    expect(powerOf(m, seat)).toBeGreaterThanOrEqual(0);
  });
}

describe('random matches', () => {
  it.each([2, 3])(
    'lose and double no card, and no number falls below zero (%i seats)',
    (seats) => {
      for (let game = 0; game < 30; game++) {
        const seed = `invariants ${seats} ${game}`;
        const match = createMatch(agot2, { seats, seed, options: randomDecks(seats, seed) });
        const chance = new Chance(`${seed} answers`);
        const reading = new Scenario(match);
        const cards = match.state.table.players.map((_, seat) => owned(match.state.table, seat));
        while (!match.result) {
          const [seat] = match.waiting;
          const answer = sampleAnswer(match.question(seat) as Question, chance);
          match.answer(seat, match.state.moment, answer);
          checkTable(match.state.table, cards, reading.m);
        }
      }
    },
    600_000,
  );
});
