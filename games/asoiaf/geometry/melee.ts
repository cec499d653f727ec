import { type Aligned, alignments } from './alignment.ts';
import { arcsHolding } from './arcs.ts';
import { keepsContacts, touchedSide } from './extra.ts';
import { engagedWith, type Survey, type Unit } from './field.ts';
import { APART, EPS } from './numbers.ts';
import { nearer } from './polygons.ts';
import { trayShape } from './trays.ts';

/** A place that a unit may take before its melee attack. */
export interface MeleePlace extends Aligned {
  readonly enemy: string;
  /** Whether it turns to face the enemy for this. */
  readonly turns: boolean;
}

/**
 * Where a unit may stand for its melee attack. A single enemy in flank or rear may be faced (SIF-452, SIF-943);
 * a unit with several enemies keeps its facing (SIF-453, SIF-945); in both cases it may be laid at 100% or
 * 50% (SIF-454), as long as no contact is lost (SIF-944) and no new enemy comes within an inch.
 */
export function meleePlaces(known: Survey, unit: Unit): MeleePlace[] {
  const enemies = engagedWith(known, unit);
  const alone = enemies.length === 1;
  const shape = trayShape(unit);
  return enemies.flatMap(({ unit: enemy }) => {
    const side = touchedSide(enemy, shape);
    const faces = arcsHolding(unit, enemy).includes('front');
    return alignments(known, enemy, side, unit)
      .filter(({ pose }) => {
        const placed = { ...unit, ...pose };
        const turned = pose.h !== unit.h;
        if (turned && !alone) return false;
        return (
          keepsContacts(known, unit, placed) &&
          !comesNear(
            known,
            placed,
            enemies.map((e) => e.unit.id),
          )
        );
      })
      .map((aligned) => ({ ...aligned, enemy: enemy.id, turns: !faces }));
  });
}

/** Whether an enemy that was not in this melee would be nearer than an inch. */
const comesNear = (known: Survey, unit: Unit, engaged: readonly string[]): boolean => {
  const shape = trayShape(unit);
  return known.bodies.some(
    (body) =>
      body.unit.side !== unit.side &&
      !engaged.includes(body.unit.id) &&
      nearer(shape, body.shape, APART - EPS),
  );
};
