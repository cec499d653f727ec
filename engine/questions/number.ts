import type { Chance } from '../chance.ts';
import { type Asking, kindOf, malformed } from './asking.ts';

/** A whole number from `min` to `max`. */
export interface HowMany extends Asking {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** The number for a seat that is away. */
  readonly fallback: number;
}

export interface HowManySpec extends Asking {
  min: number;
  max: number;
  fallback?: number;
}

export const howMany = (spec: HowManySpec): HowMany => ({
  kind: 'number',
  text: spec.text,
  rule: spec.rule,
  min: spec.min,
  max: spec.max,
  fallback: spec.fallback ?? spec.min,
});

export function checkNumber(question: HowMany, given: unknown): number {
  if (typeof given !== 'number')
    return malformed('SC-003', 'answerForm', { needs: 'number', got: kindOf(given) });
  const { min, max } = question;
  if (!Number.isSafeInteger(given) || given < min || given > max) {
    malformed('SC-007', 'numberRange', { min, max });
  }
  return given + 0; // -0 is 0 to a player and two different things to JSON
}

export function* listNumber({ min, max }: HowMany): Generator<number> {
  for (let n = min; n <= max; n++) yield n;
}

export const sampleNumber = (question: HowMany, chance: Chance): number =>
  chance.between(question.min, question.max);
