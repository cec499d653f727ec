import { type Message, message, type Seat } from '@small-council/engine';
import { madeOnce } from './madeOnce.ts';
import type { Code } from './table.ts';

/** How cards and players are called in questions and in the log. A log names the same few again and again. */

export const cardName = madeOnce((code: Code): Message => message(`card.${code}`));

/** Players have no names in the rules; who shows the words to people puts theirs in these keys. */
export const playerName = madeOnce((seat: Seat): Message => message(`player.${seat}`));

/**
 * The numbers behind the ids of options. Written out because `map(Number)` makes a list of floating-point
 * numbers once it is compiled, and every card that is looked up by one of them is looked up slowly.
 */
export function numbersOf(ids: readonly string[] = []): number[] {
  const numbers: number[] = [];
  for (const id of ids) numbers.push(Number(id));
  return numbers;
}
