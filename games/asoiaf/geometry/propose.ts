import { type Charge, declareCharge } from './charge.ts';
import { enemiesOf, type Survey, type Unit } from './field.ts';
import { INCH } from './numbers.ts';
import { type LONG, rangeTo, reaches, type SHORT } from './range.ts';
import { legalSlides } from './reach.ts';
import { sees } from './sight.ts';
import { DIRECTIONS, type Direction, headingOf, moved } from './trays.ts';

/** How far a unit may shift before it shoots (SIF-441). */
export const SHOOTING_SHIFT = 2 * INCH;

/** The distances of the shift that are tried, besides the ends of what is allowed. */
const STEP = INCH / 4;

/** A target that can be shot at from where a shift leads; without one: from here. */
export interface Shot {
  readonly target: Unit;
  readonly shift?: { readonly slide: Direction; readonly by: number };
  readonly range: number;
}

/** Whether a ranged attack from exactly here may choose this target (SIF-443, SIF-447). */
export const canShoot = (known: Survey, unit: Unit, target: Unit, range: number): boolean =>
  target.side !== unit.side &&
  reaches(rangeTo(unit, target), range) &&
  sees(known, unit, target, 'ranged');

/** For every enemy that can be shot at, the shortest shift that makes it possible (SIF-440, SIF-947). */
export function shots(known: Survey, unit: Unit, range: typeof SHORT | typeof LONG): Shot[] {
  const shifts = DIRECTIONS.flatMap((slide) =>
    legalSlides(known, unit, { type: 'shift', limit: SHOOTING_SHIFT }, slide).flatMap(
      ({ from, to }) => {
        const steps: { slide: Direction; by: number }[] = [];
        for (let by = from; by < to; by += STEP) steps.push({ slide, by });
        return [...steps, { slide, by: to }];
      },
    ),
  ).sort((one, other) => one.by - other.by);
  return enemiesOf(known, unit).flatMap(({ unit: target }): Shot[] => {
    if (canShoot(known, unit, target, range)) return [{ target, range: rangeTo(unit, target) }];
    for (const shift of shifts) {
      const there = moved(unit, headingOf(unit.h, shift.slide), shift.by);
      if (canShoot(known, there, target, range)) {
        return [{ target, shift, range: rangeTo(there, target) }];
      }
    }
    return [];
  });
}

/** Which enemies could charge a unit where it stands, and how. Speeds in inches, by unit. */
export function threatsTo(
  known: Survey,
  unit: Unit,
  speedOf: (enemy: Unit) => number,
): { readonly by: Unit; readonly charge: Charge }[] {
  return enemiesOf(known, unit).flatMap(({ unit: enemy }) => {
    const charge = declareCharge(known, enemy, unit, speedOf(enemy));
    return charge.ok ? [{ by: enemy, charge }] : [];
  });
}
