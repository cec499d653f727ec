import type { M } from '../table.ts';
import { causeOf } from '../things.ts';
import { becomes } from './conditions.ts';
import { enemiesEngaged } from './look.ts';
import type { ActionId } from './timing.ts';

/** The unit for which a taunted one must go this turn, and what has taunted it. */
const tauntsOn = ({ table }: M, unit: string) =>
  table.lasting.filter(({ on, key }) => on === unit && key === 'taunted');

/** Whoever attacks somebody else than the one who taunts is exposed before it (SIF-1863). */
export function answerTaunt(m: M, unit: string, target: string | null): void {
  for (const { other, source } of tauntsOn(m, unit)) {
    if (other === target) continue;
    becomes(m, unit, 'vulnerable', causeOf(source));
    becomes(m, unit, 'weakened', causeOf(source));
  }
}

/**
 * An action is declared: a charge names its target, a move or an attack that cannot reach the one who taunts is
 * answered at once, and other attacks when they have a target.
 */
export function answerTauntAt(m: M, unit: string, action: ActionId, target: string | null): void {
  for (const { other } of tauntsOn(m, unit)) {
    const open =
      action === 'ranged' || (action === 'melee' && enemiesEngaged(m, unit).includes(other ?? ''));
    if (!open) answerTaunt(m, unit, target);
  }
}
