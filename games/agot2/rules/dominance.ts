import { actionWindow } from '@small-council/lcg';
import { determineDominance, phase } from '@small-council/lcg/rules';

/** The dominance phase (AG2-579 to AG2-586). */
export const dominancePhase = phase('dominance', [
  determineDominance,
  actionWindow('dominanceWindow'),
]);
