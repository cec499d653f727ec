import type { Chance } from '../chance.ts';
import { type Message, Refusal, type Refused } from '../message.ts';
import { type Asking, type Blocked, insist, kindOf, malformed, TRIES } from './asking.ts';

/** Pick some of these. No option picked means "pass" where `min` is 0. */
export interface Choose extends Asking {
  readonly kind: 'choose';
  /** Ids of what may be picked now. */
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
  /** How often one option may be picked: each (tokens on characters), or by id (copies of a card). */
  readonly each: Each;
  /** The words on an option; computed only when somebody reads them. */
  readonly label: (id: string) => Message;
  /** The words on the button that picks nothing. */
  readonly pass: Message | null;
  /** What is not offered, and why not. */
  readonly blocked: (() => Blocked[]) | null;
  /** A rule about the combination that counting cannot express. The order of the ids means nothing. */
  readonly check: ((chosen: readonly string[]) => Refused | null) | null;
  /** What may be picked and can come to nothing now, as far as the seat can see: nobody is asked for its sake alone. */
  readonly idle: ((id: string) => boolean) | null;
  /** The answer for a seat that is away. */
  readonly fallback: readonly string[];
}

export interface ChooseSpec extends Asking {
  from: readonly string[];
  min?: number;
  max?: number;
  each?: Each;
  label?: (id: string) => Message;
  pass?: Message;
  blocked?: () => Blocked[];
  check?: (chosen: readonly string[]) => Refused | null;
  idle?: (id: string) => boolean;
  fallback?: readonly string[];
}

type Each = number | { readonly [id: string]: number };

const limitOf = (each: Each, id: string): number => (typeof each === 'number' ? each : each[id]);

const NOTHING: readonly string[] = [];
const optionLabel = (id: string): Message => ({ key: `option.${id}` });

export function choose(spec: ChooseSpec): Choose {
  const min = spec.min ?? 1;
  const each = spec.each ?? 1;
  const most =
    typeof each === 'number'
      ? spec.from.length * each
      : spec.from.reduce((sum, id) => sum + each[id], 0);
  const max = Math.min(spec.max ?? Math.max(1, min), most);
  return {
    kind: 'choose',
    text: spec.text,
    rule: spec.rule,
    from: spec.from,
    min,
    max,
    each,
    label: spec.label ?? optionLabel,
    pass: spec.pass ?? null,
    blocked: spec.blocked ?? null,
    check: spec.check ?? null,
    idle: spec.idle ?? null,
    fallback: spec.fallback ?? (min === 0 ? NOTHING : firstOf(spec.from, min, each)),
  };
}

function firstOf(from: readonly string[], count: number, each: Each): string[] {
  const first: string[] = [];
  for (const id of from) {
    for (let n = 0; n < limitOf(each, id) && first.length < count; n++) first.push(id);
  }
  return first;
}

/** The checked answer, in the order of the options so that equal choices are equal answers. */
export function checkChoose(question: Choose, given: unknown): string[] {
  if (!Array.isArray(given))
    return malformed('SC-003', 'answerForm', { needs: 'list of ids', got: kindOf(given) });
  const { from, min, max, each } = question;
  if (given.length < min || given.length > max) {
    explainBlocked(question, given);
    return malformed('SC-005', 'chooseCount', { min, max, got: given.length });
  }
  if (given.length === 1) {
    const id: unknown = given[0];
    if (typeof id !== 'string')
      return malformed('SC-003', 'answerForm', { needs: 'id', got: kindOf(id) });
    if (!from.includes(id)) return notOffered(question, id);
  } else if (given.length > 1) {
    checkMany(question, given, each);
  }
  const chosen = given.length < 2 ? (given.slice() as string[]) : inOrderOf(from, given);
  insist(question.check?.(chosen));
  return chosen;
}

function inOrderOf(from: readonly string[], given: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const id of from) for (const one of given) if (one === id) chosen.push(id);
  return chosen;
}

function checkMany(question: Choose, given: readonly unknown[], each: Each): void {
  const counts = new Map<string, number>();
  for (const id of given) {
    if (typeof id !== 'string') malformed('SC-003', 'answerForm', { needs: 'id', got: kindOf(id) });
    if (!question.from.includes(id)) notOffered(question, id);
    const count = (counts.get(id) ?? 0) + 1;
    const limit = limitOf(each, id);
    if (count > limit) malformed('SC-005', 'chooseTwice', { id, each: limit });
    counts.set(id, count);
  }
}

/** A wrong number of things, one of which the game itself forbids: then that is the better reason. */
function explainBlocked(question: Choose, given: readonly unknown[]): void {
  const blocked = question.blocked?.().find(({ id }) => given.includes(id));
  if (blocked) throw new Refusal(blocked);
}

/** "Not offered" is the kernel's word; where the game knows a better reason, that one is given. */
function notOffered(question: Choose, id: string): never {
  const blocked = question.blocked?.().find((entry) => entry.id === id);
  if (blocked) throw new Refusal(blocked);
  return malformed('SC-004', 'notOffered', { id: id.slice(0, 80) });
}

/** All legal answers, few or many: take as many as you need. */
export function* listChoose(question: Choose): Generator<string[]> {
  const { from, min, max, each } = question;
  const chosen: string[] = [];
  function* extend(first: number): Generator<string[]> {
    if (chosen.length >= min && !question.check?.(chosen)) yield chosen.slice();
    if (chosen.length === max) return;
    for (let i = first; i < from.length; i++) {
      const last = chosen.length - limitOf(each, from[i]);
      const full = last >= 0 && chosen[last] === from[i];
      if (full) continue;
      chosen.push(from[i]);
      yield* extend(i);
      chosen.pop();
    }
  }
  yield* extend(0);
}

export function sampleChoose(question: Choose, chance: Chance): string[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chosen = draw(question, chance);
    if (!question.check?.(chosen)) return chosen;
  }
  return question.fallback.slice();
}

function draw({ from, min, max, each }: Choose, chance: Chance): string[] {
  if (max === 1) {
    // The usual case, kept free of arrays that die at once: this is the fuzzer's inner loop.
    const at = chance.below(from.length + (min === 0 ? 1 : 0));
    return at < from.length ? [from[at]] : [];
  }
  const count = chance.between(min, max);
  const pool =
    each === 1 ? from.slice() : from.flatMap((id) => new Array<string>(limitOf(each, id)).fill(id));
  for (let i = 0; i < count; i++) {
    const j = chance.between(i, pool.length - 1);
    const id = pool[i];
    pool[i] = pool[j];
    pool[j] = id;
  }
  return count === pool.length ? pool : pool.slice(0, count);
}
