import { coversCompletely } from '../geometry/index.ts';
import { has } from '../rules/inForce.ts';
import {
  cardOf,
  enemiesEngaged,
  isOnField,
  ranksOf,
  trayOf,
  unitOf,
  woundsLeft,
} from '../rules/look.ts';
import type { M, R, Token, Unit } from '../table.ts';
import { unitThing } from '../things.ts';
import { takeUp } from './carrying.ts';
import { modeOf } from './mode.ts';

/** Objective tokens that are claimed by covering them (SIF-1305 to SIF-1309, SIF-1320 to SIF-1323). */

/** Ranks for objectives: a solo unit counts the wounds that it has left (SIF-1308). */
const weightOf = (unit: Unit): number => {
  const { tray } = cardOf(unit);
  return tray === 'solo' || tray === 'large' ? woundsLeft(unit) : ranksOf(unit);
};

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

/** The unit that controls a token: who claimed it, still covers it, and is not held by a stronger enemy (SIF-999). */
export function controllerOf(m: R, { claimed, x, y }: Token): string | null {
  if (claimed === null || !isOnField(m, claimed)) return null;
  if (modeOf(m).carried) return claimed;
  if (!coversCompletely(trayOf(m, claimed), { x, y })) return null;
  const own = weightOf(unitOf(m, claimed));
  const held = enemiesEngaged(m, claimed).some((enemy) => weightOf(unitOf(m, enemy)) > own);
  return held ? null : claimed;
}
