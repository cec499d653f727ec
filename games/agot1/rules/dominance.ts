import { actionWindow } from '@small-council/lcg';
import { determineDominance, phase } from '@small-council/lcg/rules';
import { shadows } from './shadows.ts';

/** The dominance phase: it is determined before anybody can act (AG1-601 to AG1-604). */
export const dominancePhase = phase('dominance', [
  shadows,
  determineDominance,
  actionWindow('dominanceWindow'),
]);
