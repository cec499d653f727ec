import type { Ability } from '../../blocks/definition.ts';
import {
  becomes,
  beforeAttackDice,
  defender,
  forced,
  gain,
  standing,
  thisUnit,
  weapon,
} from '../../blocks/index.ts';

/** What the objective cards 5 to 10 do for who controls or bears them (SIF-974 to SIF-979). */
export const OBJECTIVE_ABILITIES: { readonly [card: number]: Ability } = {
  5: standing(gain('handSize')),
  6: weapon('melee', gain('sundering')),
  7: weapon('melee', gain('vicious')),
  8: weapon('melee', gain('precision')),
  9: forced({ on: beforeAttackDice(thisUnit, 'melee'), does: becomes('weakened', defender) }),
  10: standing(gain('highestDice')),
};
