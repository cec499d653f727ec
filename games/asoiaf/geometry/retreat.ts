import type { Range } from './alignment.ts';
import { engaged, engagedWith, type Survey, type Unit, withUnit } from './field.ts';
import { type Action, retreatDirections } from './moves.ts';
import { legalSlides } from './reach.ts';
import type { Direction } from './trays.ts';

/**
 * The ways out of a melee, without turning at the end: by direction, where the unit may stop. None at all:
 * it stays engaged (SIF-436), unless the player finds a place that only a pivot makes legal.
 */
export function retreats(
  known: Survey,
  unit: Unit,
  speed: number,
  roll: number,
): { readonly direction: Direction; readonly stops: readonly Range[] }[] {
  const action: Action = { type: 'retreat', speed, roll };
  if (!engaged(known, unit)) return [];
  return retreatDirections(known, unit)
    .map((direction) => ({ direction, stops: legalSlides(known, unit, action, direction) }))
    .filter(({ stops }) => stops.length > 0);
}

/** The enemies that a retreat has left without anybody to fight: they may pivot (SIF-433, SIF-434). */
export function freedBy(known: Survey, before: Unit, after: Unit): Unit[] {
  const left = withUnit(known, after);
  return engagedWith(known, before)
    .map(({ unit }) => unit)
    .filter((enemy) => !engaged(left, enemy));
}
