import type { Answer, AskedQuestion, KnownFact, Refused, View } from '@small-council/engine';

/** What a seat at a table sees now. */
export interface Glimpse<TableView = unknown> {
  view: View<TableView>;
  question: AskedQuestion | null;
  facts: KnownFact[];
  mayUndo: boolean;
}

/** A table as the page knows it, wherever the match is run. */
export interface Feed {
  /** Null until the table has been laid. */
  now(): Glimpse | null;
  /** The last refusal of an own answer, until the next answer. */
  refused(): Refused | null;
  failed(): boolean;
  subscribe(listener: () => void): () => void;
  answer(id: number, answer: Answer): void;
  undo(): void;
  /** Lets the others answer at once until it is this seat's turn. */
  hurry(): void;
  close(): void;
}
