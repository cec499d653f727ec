import { coversCompletely } from '../geometry/index.ts';
import { has } from '../rules/inForce.ts';
import { isOnField, trayOf } from '../rules/look.ts';
import type { M } from '../table.ts';
import { unitThing } from '../things.ts';
import { takeUp } from './carrying.ts';
import { modeOf } from './mode.ts';

/** Objective tokens that are claimed by covering them (SIF-1305 to SIF-1309, SIF-1320 to SIF-1323). */

/** At the end of its move a unit claims the tokens that its tray covers completely, and loses the others. */
export function claimTokens(m: M, id: string): void {
  if (modeOf(m).carried) {
    if (isOnField(m, id) && !has(m, 'noObjectives', id)) takeUp(m, id);
    return;
  }
  for (const token of m.table.tokens) {
    const covers =
      isOnField(m, id) && !has(m, 'noObjectives', id) && coversCompletely(trayOf(m, id), token);
    if (covers && token.claimed !== id) {
      token.claimed = id;
      m.log('fact.tokenClaimed', { unit: unitThing(m, id), token: { is: 'token', id: token.id } });
    } else if (!covers && token.claimed === id) token.claimed = null;
  }
}
