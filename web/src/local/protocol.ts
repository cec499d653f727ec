import type { Answer, Refused } from '@small-council/engine';
import type { Glimpse } from '../table/feed.ts';

/** What the page and the worker that runs a match in this browser say to each other. */

export interface LocalTable {
  game: string;
  seats: number;
  /** The chair of the person; bots sit on the others. */
  seat: number;
  bot: string;
  options: { [name: string]: unknown };
  seed: string;
}

export type ToWorker =
  | { say: 'open'; table: LocalTable }
  | { say: 'answer'; id: number; answer: Answer }
  | { say: 'undo' }
  /** One answer of a bot, if it is a bot's turn. */
  | { say: 'step' };

export type FromWorker =
  | { say: 'glimpse'; glimpse: Glimpse; botsTurn: boolean }
  | { say: 'refused'; refused: Refused };
