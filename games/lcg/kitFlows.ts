import type { Flow } from '@small-council/engine';
import { ability } from './ability.ts';
import type { Edition } from './edition.ts';
import { repeatLoop } from './loops.ts';
import { spending } from './spending.ts';
import type { Lcg } from './table.ts';

/** The flows of the kit that are only ever called from a step: a game lists them among its own. */
export const kitFlows = ({ timing, flows }: Edition): readonly Flow<Lcg>[] => [
  ability,
  flows.laterEffects,
  flows.settleLoop,
  repeatLoop,
  spending,
  timing.occasion,
  timing.windowsBefore,
  timing.windowsAfter,
];
