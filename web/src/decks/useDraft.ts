import { type DeckList, writePlainText } from '@small-council/agot2/decks';
import { useState } from 'react';

export interface Draft {
  readonly name: string;
  readonly deck: DeckList;
}

const MOST_STEPS = 200;

interface Steps {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

/** A deck while it is built: every change can be undone. */
export function useDraft(begin: Draft) {
  const [{ past, now, future }, setSteps] = useState<Steps>({ past: [], now: begin, future: [] });
  return {
    draft: now,
    change: (next: Draft) =>
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

/** The text under which a deck is kept and brought to a table. */
export const textOfDraft = ({ name, deck }: Draft): string => writePlainText(deck, { name });
