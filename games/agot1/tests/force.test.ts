import { keepsForce, playRandomly } from '@small-council/lcg/randomPlay';
import { describe, expect, it } from 'vitest';
import { agot1 } from '../game.ts';

describe('what is in force', () => {
  it.each([
    [2, 12],
    [3, 4],
    [4, 2],
  ])(
    'is what it would be worked out anew (%i seats, %i matches)',
    (seats, matches) => {
      let changed = 0;
      const watch = keepsForce(() => changed++);
      for (let n = 0; n < matches; n++) playRandomly(agot1, seats, `in force ${seats} ${n}`, watch);
      // Were it always worked out anew, this would prove nothing.
      expect(changed).toBeGreaterThan(matches * 50);
    },
    300_000,
  );
});
