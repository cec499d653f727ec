import { powerOf, type Table } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { playRandomly } from './randomPlay.ts';
import type { Scenario } from './scenario.ts';

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
    [2, 80],
    [3, 40],
    [4, 20],
    [6, 10],
  ])(
    'lose and double no card, and no number falls below zero (%i seats, %i matches)',
    (seats, matches) => {
      for (let n = 0; n < matches; n++)
        playRandomly(seats, `invariants ${seats} ${n}`, (game) => {
          const cards = game.table.players.map((_, seat) => owned(game.table, seat));
          return () => checkTable(game.table, cards, game.m);
        });
    },
    600_000,
  );
});
