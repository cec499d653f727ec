import type { Chance } from '../chance.ts';
import type { Json } from '../json.ts';
import type { Refused, Thing } from '../message.ts';
import { type Asking, insist, kindOf, malformed } from './asking.ts';

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

/** A place on the table. The game checks it, and proposes one. */
export interface Place extends Asking {
  readonly kind: 'place';
  readonly area: Area;
  /** What is placed, for who draws it. */
  readonly subject: Thing | null;
  /** What a board may draw to help: free ground, a ghost, places to snap to. Worked out when somebody looks. */
  readonly hints: (() => Json) | null;
  readonly check: (pose: Pose) => Refused | null;
  /** A legal place by chance. That it is legal is the game's duty; the property suite holds it to it. */
  readonly propose: (chance: Chance) => Pose;
  /** The place for a seat that is away; it may take a search, so it is made when it is needed. */
  readonly fallback: () => Pose;
}

export interface PlaceSpec extends Asking {
  area: Area;
  subject?: Thing;
  hints?: () => Json;
  check: (pose: Pose) => Refused | null;
  propose: (chance: Chance) => Pose;
  fallback: () => Pose;
}

export const place = (spec: PlaceSpec): Place => ({
  kind: 'place',
  text: spec.text,
  rule: spec.rule,
  area: spec.area,
  subject: spec.subject ?? null,
  hints: spec.hints ?? null,
  check: spec.check,
  propose: spec.propose,
  fallback: spec.fallback,
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
