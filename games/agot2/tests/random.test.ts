import {
  Chance,
  createMatch,
  drawOptions,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { powerOf, type Table } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { agot2 } from '../game.ts';
import { Scenario } from './scenario.ts';

/** Some hundred random matches with decks drawn from all cards; `npm run simulate` plays thousands. */

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
  it.each([
    [2, 160],
    [3, 80],
    [4, 40],
    [6, 20],
  ])(
    'lose and double no card, and no number falls below zero (%i seats, %i matches)',
    (seats, matches) => {
      for (let game = 0; game < matches; game++) {
        const seed = `invariants ${seats} ${game}`;
        const options = drawOptions(agot2, seats, new Chance(seed));
        const match = createMatch(agot2, { seats, seed, options });
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
