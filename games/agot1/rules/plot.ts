import { actionWindow, speaking, steps } from '@small-council/lcg';
import {
  afterReveal,
  choosePlots,
  initiative,
  phase,
  recycle,
  revealPlots,
  whenRevealed,
} from '@small-council/lcg/rules';
import { CHOSEN_WINDOW } from './plots.ts';
import { shadows } from './shadows.ts';
import { titles, usesTitles } from './titles.ts';

/** The plot phase: plots, then titles (AG1-303 to AG1-321). */

const { flow, when } = steps;

/** Only where a card says so: before the plots are revealed. */
const chosenPlots = flow('chosenPlots', [actionWindow('chosenWindow')]);

export const plotPhase = phase('plot', [
  shadows,
  choosePlots,
  when((m) => speaking(m, CHOSEN_WINDOW, {}).length > 0, chosenPlots),
  revealPlots,
  when(
    () => true,
    initiative,
    () => ({ winner: -1 }),
  ),
  whenRevealed, // AG1-1129: after the first player is known, in that player's order
  recycle,
  afterReveal,
  when((m) => usesTitles(m.seats, m.options), titles),
  actionWindow('plotWindow'),
]);
