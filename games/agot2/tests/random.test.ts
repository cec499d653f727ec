import { keepsCards, playRandomly } from '@small-council/lcg/randomPlay';
import { describe, it } from 'vitest';
import { agot2 } from '../game.ts';

/** Some hundred random matches with decks drawn from all cards; `npm run simulate` plays thousands. */

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
        playRandomly(agot2, seats, `invariants ${seats} ${n}`, keepsCards);
    },
    600_000,
  );
});
