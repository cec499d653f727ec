import { describe, expect, it } from 'vitest';
import { turnsOver } from '../src/table/turns.ts';

describe('where a replay is on a chart of turns', () => {
  // Set-up, a turn of four steps, and the last one of two.
  const turns = [0, 0, 1, 1, 1, 1, 2, 2];
  const over = (step: number): number => turnsOver(turns, step);

  it('is before all of them while nothing has begun', () => {
    expect([over(0), over(1), over(2)]).toEqual([0, 0, 0]);
  });

  it('moves through a turn with its steps, and arrives where the next one begins', () => {
    expect([over(3), over(4), over(5), over(6)]).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('is at the end of the last one with the last step', () => {
    expect(over(7)).toBe(2);
    expect(turnsOver([0, 1, 2], 2)).toBe(2);
  });
});
