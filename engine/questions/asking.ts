import {
  type Message,
  type Params,
  Refusal,
  type Refused,
  type RuleId,
  refuse,
} from '../message.ts';

/** What every question says: what is asked, and the rule that asks it. */
export interface Asking {
  readonly text: Message;
  readonly rule: RuleId;
}

/** Something that cannot be chosen now, and the rule that forbids it: the answer to "why not?". */
export interface Blocked extends Refused {
  readonly id: string;
}

/** The kernel's own refusals; their rules are in `docs/rules/table.md`. */
export function malformed(rule: RuleId, key: string, params?: Params): never {
  throw new Refusal(refuse(rule, `table.${key}`, params));
}

/** Throws what a game's own check has found. */
export function insist(refused: Refused | null | undefined): void {
  if (refused) throw new Refusal(refused);
}

/** How often a sample that a game's own check refuses is drawn again before the default is taken. */
export const TRIES = 64;

/** How a foreign value is named in a refusal: short, and never the value itself. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
