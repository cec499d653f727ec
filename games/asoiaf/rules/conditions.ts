import type { Condition, M, R } from '../table.ts';
import { type Cause, conditionThing, unitThing } from '../things.ts';
import { has } from './inForce.ts';
import { isWall, unitOf } from './look.ts';

/** A unit has at most one token of each kind (SIF-829), and some can never have one of a kind (SIF-1706). */
export const canBecome = (m: R, id: string, condition: Condition): boolean => {
  const unit = unitOf(m, id);
  if (unit.destroyed || isWall(unit) || unit.conditions.includes(condition)) return false;
  return condition !== 'weakened' || !has(m, 'immuneToWeakened', id);
};

export function becomes(m: M, id: string, condition: Condition, because: Cause): void {
  if (!canBecome(m, id, condition)) return;
  unitOf(m, id).conditions.push(condition);
  m.log('fact.condition', {
    unit: unitThing(m, id),
    condition: conditionThing(condition),
    because,
  });
}

export function losesCondition(m: M, id: string, condition: Condition, because: Cause): void {
  const unit = unitOf(m, id);
  if (!unit.conditions.includes(condition)) return;
  unit.conditions = unit.conditions.filter((one) => one !== condition);
  m.log('fact.conditionGone', {
    unit: unitThing(m, id),
    condition: conditionThing(condition),
    because,
  });
}
