import type { Message } from '@small-council/engine';
import type { DeckList } from './deck.ts';

/** What came of reading somebody's list. */
export interface Imported<Faction extends string = string> {
  readonly name: string;
  readonly deck: DeckList<Faction>;
  /** What could not be read; the rest is in the deck all the same. */
  readonly problems: readonly ImportProblem[];
}

export interface ImportProblem {
  /** Counted from 1; 0 for the list as a whole. */
  readonly line: number;
  readonly why: Message;
}
