import { keepsCards, playRandomly } from '@small-council/lcg/randomPlay';
import { describe, it } from 'vitest';
import { agot1 } from '../game.ts';

/** Random matches with ready-made decks and with decks drawn from all cards; `npm run simulate` plays thousands. */

describe('random matches', () => {
  it.each([
    [2, 24],
    [3, 8],
    [4, 4],
    [5, 2],
    [6, 2],
  ])(
    'lose and double no card, and no number falls below zero (%i seats, %i matches)',
    (seats, matches) => {
      for (let n = 0; n < matches; n++)
        playRandomly(agot1, seats, `invariants ${seats} ${n}`, keepsCards);
    },
    600_000,
  );

  it('do so two against two as well', () => {
    for (let n = 0; n < 3; n++) playRandomly(agot1, 4, `teams ${n}`, keepsCards, { teams: true });
  }, 600_000);

  it('do so with the four decks of the box', () => {
    for (let n = 0; n < 3; n++)
      playRandomly(agot1, 4, `ready ${n}`, keepsCards, {
        teams: false,
        deck1: 'stark',
        deck2: 'lannister',
        deck3: 'baratheon',
        deck4: 'targaryen',
      });
  }, 600_000);
});
