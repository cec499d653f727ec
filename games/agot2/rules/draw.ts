import { actionWindow } from '@small-council/lcg';
import { drawCards, phase } from '@small-council/lcg/rules';

/** The draw phase (AG2-535 to AG2-540). */
export const drawPhase = phase('draw', [drawCards, actionWindow('drawWindow')]);
