import { coversCompletely } from '../geometry/index.ts';
import {
  cardOf,
  enemiesEngaged,
  isOnField,
  ranksOf,
  trayOf,
  unitOf,
  woundsLeft,
} from '../rules/look.ts';
import type { R, Token, Unit } from '../table.ts';
import { modeOf } from './mode.ts';

/** Who controls an objective token (SIF-1305 to SIF-1309). */

/** Ranks for objectives: a solo unit counts the wounds that it has left (SIF-1308). */
const weightOf = (unit: Unit): number => {
  const { tray } = cardOf(unit);
  return tray === 'solo' || tray === 'large' ? woundsLeft(unit) : ranksOf(unit);
};

/** The unit that controls a token: who claimed it, still covers it, and is not held by a stronger enemy (SIF-999). */
export function controllerOf(m: R, { claimed, x, y }: Token): string | null {
  if (claimed === null || !isOnField(m, claimed)) return null;
  if (modeOf(m).carried) return claimed;
  if (!coversCompletely(trayOf(m, claimed), { x, y })) return null;
  const own = weightOf(unitOf(m, claimed));
  const held = enemiesEngaged(m, claimed).some((enemy) => weightOf(unitOf(m, enemy)) > own);
  return held ? null : claimed;
}
