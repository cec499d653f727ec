import { type Message, message, type Seat } from '@small-council/engine';
import type { Code } from './table.ts';

/** How cards and players are called in questions and in the log. */

export const cardName = (code: Code): Message => message(`card.${code}`);

/** Players have no names in the rules; who shows the words to people puts theirs in these keys. */
export const playerName = (seat: Seat): Message => message(`player.${seat}`);
