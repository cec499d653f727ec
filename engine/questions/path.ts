import type { Chance } from '../chance.ts';
import type { Json } from '../json.ts';
import type { Refused, Thing } from '../message.ts';
import { type Asking, insist, kindOf, malformed } from './asking.ts';

/** One part of a way: what is done (turn, go forward …) and how much of it, in whole units of the game. */
export type Leg = { go: string; by: number };

/** The parts of a way in their order; none at all is to stay. */
export type PathAnswer = { path: Leg[] };

/** The least and the most of a part, both included. */
export type Bounds = { readonly from: number; readonly to: number };

/** A way over the table, made of bounded parts. The game judges it as a whole, and proposes one. */
export interface Path extends Asking {
  readonly kind: 'path';
  /** What goes this way, for who draws it. */
  readonly subject: Thing | null;
  /** The parts that exist, each with its bounds. */
  readonly parts: { readonly [go: string]: Bounds };
  /** How many parts a way has at most. */
  readonly most: number;
  /** What a board may draw to help: reach, ghosts, places to snap to. Worked out when somebody looks. */
  readonly hints: (() => Json) | null;
  readonly check: (legs: readonly Leg[]) => Refused | null;
  /** A legal way by chance. That it is legal is the game's duty; the property suite holds it to it. */
  readonly propose: (chance: Chance) => Leg[];
  /** The way for a seat that is away; it may take a search, so it is made when it is needed. */
  readonly fallback: () => Leg[];
}

export interface PathSpec extends Asking {
  subject?: Thing;
  parts: { readonly [go: string]: Bounds };
  most: number;
  hints?: () => Json;
  check: (legs: readonly Leg[]) => Refused | null;
  propose: (chance: Chance) => Leg[];
  fallback: () => Leg[];
}

export const path = (spec: PathSpec): Path => ({
  kind: 'path',
  text: spec.text,
  rule: spec.rule,
  subject: spec.subject ?? null,
  parts: spec.parts,
  most: spec.most,
  hints: spec.hints ?? null,
  check: spec.check,
  propose: spec.propose,
  fallback: spec.fallback,
});

export function checkPath(question: Path, given: unknown): PathAnswer {
  const legs: unknown =
    typeof given === 'object' && given !== null && Object.hasOwn(given, 'path')
      ? (given as { path: unknown }).path
      : undefined;
  if (!Array.isArray(legs))
    return malformed('SC-003', 'answerForm', { needs: 'path', got: kindOf(given) });
  if (Object.keys(given as object).length !== 1) malformed('SC-003', 'unknownField');
  if (legs.length > question.most)
    malformed('SC-040', 'pathLength', { most: question.most, got: legs.length });
  const checked = Array.from(legs, (leg: unknown) => checkLeg(question, leg));
  insist(question.check(checked));
  return { path: checked };
}

function checkLeg({ parts }: Path, leg: unknown): Leg {
  if (typeof leg !== 'object' || leg === null || Array.isArray(leg)) {
    return malformed('SC-003', 'answerForm', { needs: 'part of a path', got: kindOf(leg) });
  }
  const go: unknown = Object.hasOwn(leg, 'go') ? (leg as Leg).go : undefined;
  const by: unknown = Object.hasOwn(leg, 'by') ? (leg as Leg).by : undefined;
  if (Object.keys(leg).length !== 2) malformed('SC-003', 'unknownField');
  if (typeof go !== 'string' || !Object.hasOwn(parts, go)) {
    return malformed('SC-040', 'pathPart', { part: typeof go === 'string' ? go.slice(0, 80) : '' });
  }
  const { from, to } = parts[go];
  if (typeof by !== 'number' || !Number.isSafeInteger(by) || by < from || by > to) {
    return malformed('SC-040', 'pathBounds', { part: go, min: from, max: to });
  }
  return { go, by: by + 0 };
}
