import { keepsCards, playRandomly } from '@small-council/lcg/randomPlay';
import { describe, it } from 'vitest';
import { agot2 } from '../game.ts';

/** Some hundred random matches with decks drawn from all cards; `npm run simulate` plays thousands. */

describe('random matches', () => {
  it.each([
    [2, 40],
    [3, 16],
    [4, 8],
    [6, 4],
  ])(
    'lose and double no card, and no number falls below zero (%i seats, %i matches)',
    (seats, matches) => {
      for (let n = 0; n < matches; n++)
        playRandomly(agot2, seats, `invariants ${seats} ${n}`, keepsCards);
    },
    600_000,
  );
});
