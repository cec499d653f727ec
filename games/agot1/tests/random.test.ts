import { powerOf, type Table } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { playRandomly } from './randomPlay.ts';
import type { Scenario } from './scenario.ts';

/** Random matches with ready-made decks and with decks drawn from all cards; `npm run simulate` plays thousands. */

/** All cards that somebody owns, wherever they are. */
function owned(table: Table, seat: number): number {
  const { hand, deck, placed, plotDeck, selected } = table.players[seat];
  const lying = Object.values(table.cards).filter(
    ({ owner, zone }) => owner === seat && !['faction', 'agenda', 'title'].includes(zone),
  );
  const under = lying.reduce((sum, { duplicates }) => sum + duplicates.length, 0);
  const chosen = selected === '' ? 0 : 1;
  return (
    hand.length + deck.length + placed.length + plotDeck.length + chosen + lying.length + under
  );
}

function checkTable(table: Table, cards: readonly number[], m: Scenario['m']): void {
  table.players.forEach((player, seat) => {
    expect(owned(table, seat)).toBe(cards[seat]);
    expect(player.gold).toBeGreaterThanOrEqual(0);
    expect(powerOf(m, seat)).toBeGreaterThanOrEqual(0);
  });
}

const watch = (game: Scenario) => {
  const cards = game.table.players.map((_, seat) => owned(game.table, seat));
  return () => checkTable(game.table, cards, game.m);
};

describe('random matches', () => {
  it.each([
    [2, 40],
    [3, 12],
    [4, 8],
    [5, 4],
    [6, 4],
  ])(
    'lose and double no card, and no number falls below zero (%i seats, %i matches)',
    (seats, matches) => {
      for (let n = 0; n < matches; n++) playRandomly(seats, `invariants ${seats} ${n}`, watch);
    },
    600_000,
  );

  it('do so two against two as well', () => {
    for (let n = 0; n < 6; n++) playRandomly(4, `teams ${n}`, watch, { teams: true });
  }, 600_000);

  it('do so with the four decks of the box', () => {
    for (let n = 0; n < 6; n++)
      playRandomly(4, `ready ${n}`, watch, {
        teams: false,
        deck1: 'stark',
        deck2: 'lannister',
        deck3: 'baratheon',
        deck4: 'targaryen',
      });
  }, 600_000);
});
