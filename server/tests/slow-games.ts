// The kernel's own game, which takes its time in every thread but the main one: what does not wait for it
// is not in its way.
import { isMainThread } from 'node:worker_threads';
import type { AnyGame } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';

const EACH = 20;

const slow: AnyGame = {
  ...(crossroads as AnyGame),
  copy: (table) => {
    const until = performance.now() + EACH;
    while (!isMainThread && performance.now() < until);
    return structuredClone(table);
  },
};

export const games: readonly AnyGame[] = [slow];
