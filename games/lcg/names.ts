import { type Message, message, type Seat } from '@small-council/engine';
import type { Code } from './table.ts';

/**
 * How cards and players are called in questions and in the log. A log names the same few again and
 * again: each name is made once.
 */

function namesOf<T extends string | number>(kind: string): (of: T) => Message {
  const names = new Map<T, Message>();
  return (of) => {
    let name = names.get(of);
    if (name === undefined) {
      name = message(`${kind}.${of}`);
      names.set(of, name);
    }
    return name;
  };
}

export const cardName = namesOf<Code>('card');

/** Players have no names in the rules; who shows the words to people puts theirs in these keys. */
export const playerName = namesOf<Seat>('player');
