import { actionWindow } from '@small-council/lcg';
import { phase, standAll } from '@small-council/lcg/rules';
import { shadows } from './shadows.ts';

/** The standing phase (AG1-605). */
export const standingPhase = phase('standing', [
  shadows,
  standAll(),
  actionWindow('standingWindow'),
]);
