import type { Chance } from '../chance.ts';
import type { Refused } from '../message.ts';
import { type Asking, insist, kindOf, malformed, TRIES } from './asking.ts';

/** Where something stands and where it looks, in whole units of the game's own choosing. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

/** The bounds of an area: from the first pose to the second, both included. */
export interface Area {
  readonly from: Pose;
  readonly to: Pose;
}

/** A place on the table. The game checks it; the engine can also propose one. */
export interface Place extends Asking {
  readonly kind: 'place';
  readonly area: Area;
  readonly check: (pose: Pose) => Refused | null;
  /** A proposal that is likely legal; the kernel checks it and draws again when it is not. */
  readonly propose: (chance: Chance) => Pose;
  /** The place for a seat that is away; it may take a search, so it is made when it is needed. */
  readonly fallback: () => Pose;
}

export interface PlaceSpec extends Asking {
  area: Area;
  check: (pose: Pose) => Refused | null;
  propose?: (chance: Chance) => Pose;
  fallback: () => Pose;
}

export const place = (spec: PlaceSpec): Place => ({
  kind: 'place',
  text: spec.text,
  rule: spec.rule,
  area: spec.area,
  check: spec.check,
  propose: spec.propose ?? ((chance) => anywhere(spec.area, chance)),
  fallback: spec.fallback,
});

const anywhere = ({ from, to }: Area, chance: Chance): Pose => ({
  x: chance.between(from.x, to.x),
  y: chance.between(from.y, to.y),
  heading: chance.between(from.heading, to.heading),
});

const AXES = ['x', 'y', 'heading'] as const;

export function checkPlace(question: Place, given: unknown): Pose {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return malformed('SC-003', 'answerForm', { needs: 'place', got: kindOf(given) });
  }
  const { from, to } = question.area;
  const read = (axis: (typeof AXES)[number]): number => {
    const value: unknown = Object.hasOwn(given, axis)
      ? (given as Record<string, unknown>)[axis]
      : undefined;
    if (
      typeof value !== 'number' ||
      !Number.isSafeInteger(value) ||
      value < from[axis] ||
      value > to[axis]
    ) {
      return malformed('SC-008', 'placeBounds', { axis, min: from[axis], max: to[axis] });
    }
    return value + 0;
  };
  const pose: Pose = { x: read('x'), y: read('y'), heading: read('heading') };
  if (Object.keys(given).length !== AXES.length) malformed('SC-003', 'unknownField');
  insist(question.check(pose));
  return pose;
}

export function samplePlace(question: Place, chance: Chance): Pose {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const pose = question.propose(chance);
    if (!question.check(pose)) return pose;
  }
  return question.fallback();
}
