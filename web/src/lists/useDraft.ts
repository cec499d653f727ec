import { useState } from 'react';
import type { Draft } from './kind.ts';

const MOST_STEPS = 200;

interface Steps<L> {
  readonly past: readonly Draft<L>[];
  readonly now: Draft<L>;
  readonly future: readonly Draft<L>[];
}

/** A list while it is made: every change can be undone. */
export function useDraft<L>(begin: Draft<L>) {
  const [{ past, now, future }, setSteps] = useState<Steps<L>>({
    past: [],
    now: begin,
    future: [],
  });
  return {
    draft: now,
    change: (next: Draft<L>) =>
      setSteps((steps) => ({
        past: [...steps.past, steps.now].slice(-MOST_STEPS),
        now: next,
        future: [],
      })),
    undo:
      past.length === 0
        ? null
        : () =>
            setSteps({
              past: past.slice(0, -1),
              now: past[past.length - 1],
              future: [now, ...future],
            }),
    redo:
      future.length === 0
        ? null
        : () => setSteps({ past: [...past, now], now: future[0], future: future.slice(1) }),
  };
}
