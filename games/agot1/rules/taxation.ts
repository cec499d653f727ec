import { actionWindow, steps } from '@small-council/lcg';
import { phase, returnGold } from '@small-council/lcg/rules';
import { shadows } from './shadows.ts';
import { returnTitles, usesTitles } from './titles.ts';

/** The taxation phase (AG1-606 to AG1-608). */

const { when } = steps;

export const taxationPhase = phase('taxation', [
  shadows,
  returnGold,
  actionWindow('taxationWindow'),
]);

/** AG1-608: titles go back at the end of the round, also where taxation is skipped. */
export const endOfRound = when((m) => usesTitles(m.seats, m.options), returnTitles);
