import { flows } from '@small-council/engine';
import { actionWindow, type Lcg } from '@small-council/lcg';
import {
  afterReveal,
  choosePlots,
  initiative,
  phase,
  recycle,
  revealPlots,
  whenRevealed,
} from '@small-council/lcg/rules';
import { shadows } from './shadows.ts';
import { titles, usesTitles } from './titles.ts';

/** The plot phase: plots, then titles (AG1-303 to AG1-321). */

const { when } = flows<Lcg>();

export const plotPhase = phase('plot', [
  shadows,
  choosePlots,
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
