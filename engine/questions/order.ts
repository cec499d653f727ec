import type { Chance } from '../chance.ts';
import type { Message, Refused } from '../message.ts';
import { type Asking, insist, kindOf, malformed, TRIES } from './asking.ts';

/** Put all of these in order, first to last. */
export interface Order extends Asking {
  readonly kind: 'order';
  readonly items: readonly string[];
  readonly label: (id: string) => Message;
  readonly check: ((order: readonly string[]) => Refused | null) | null;
  /** The order for a seat that is away: as the items lie. */
  readonly fallback: readonly string[];
}

export interface OrderSpec extends Asking {
  items: readonly string[];
  label?: (id: string) => Message;
  check?: (order: readonly string[]) => Refused | null;
  fallback?: readonly string[];
}

export const order = (spec: OrderSpec): Order => ({
  kind: 'order',
  text: spec.text,
  rule: spec.rule,
  items: spec.items,
  label: spec.label ?? ((id) => ({ key: `option.${id}` })),
  check: spec.check ?? null,
  fallback: spec.fallback ?? spec.items,
});

export function checkOrder(question: Order, given: unknown): string[] {
  if (!Array.isArray(given))
    return malformed('SC-003', 'answerForm', { needs: 'list of ids', got: kindOf(given) });
  const items = new Set<unknown>(question.items);
  const complete =
    given.length === items.size &&
    new Set(given).size === items.size &&
    given.every((id) => items.has(id));
  if (!complete) malformed('SC-006', 'orderIncomplete', { count: items.size });
  const ordered = given.slice() as string[];
  insist(question.check?.(ordered));
  return ordered;
}

export function* listOrder(question: Order): Generator<string[]> {
  const placed: string[] = [];
  function* extend(): Generator<string[]> {
    if (placed.length === question.items.length) {
      if (!question.check?.(placed)) yield placed.slice();
      return;
    }
    for (const item of question.items) {
      if (placed.includes(item)) continue;
      placed.push(item);
      yield* extend();
      placed.pop();
    }
  }
  yield* extend();
}

export function sampleOrder(question: Order, chance: Chance): string[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ordered = chance.shuffle(question.items.slice());
    if (!question.check?.(ordered)) return ordered;
  }
  return question.fallback.slice();
}
