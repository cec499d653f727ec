import { actionWindow, steps } from '@small-council/lcg';
import {
  afterReveal,
  choosePlots,
  initiative,
  phase,
  recycle,
  revealPlots,
  whenRevealed,
} from '@small-council/lcg/rules';
import { titles } from './titles.ts';

/** The plot phase (AG2-511 to AG2-532). */

const { when } = steps;

export const plotPhase = phase('plot', [
  choosePlots,
  revealPlots,
  when(
    () => true,
    initiative,
    () => ({ winner: -1 }),
  ),
  whenRevealed,
  recycle,
  afterReveal,
  when((m) => m.seats > 2, titles), // AG2-529
  actionWindow('plotWindow'),
]);
