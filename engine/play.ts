import type { Chance } from './chance.ts';
import type { Flow, Frame, Vars } from './flow.ts';
import type { Message, Params, Seat } from './message.ts';

/** The types a game is made of. */
export interface Shape {
  /** All that lies on and under the table: plain data. */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own, and only that game reads it
  table: any;
  /** What was agreed before the match. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  options: any;
  /** What can stand in the log: parameters by key. */
  facts: { [key: string]: Params };
  /** What the rules look up and never change, such as the printed cards; where a game has such a thing. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  book?: any;
}

/** How a match ended. */
export interface Result {
  winners: Seat[];
  reason: Message;
}

/** A match to look at: all that a rule needs which decides and changes nothing. */
export interface Reading<G extends Shape> {
  readonly table: G['table'];
  readonly options: G['options'];
  readonly seats: number;
  readonly book: G['book'];
  /** Where the match stands: the flows that are running, the innermost last, with their variables. */
  readonly stack: readonly Frame[];
}

/** What a step of a flow works with. */
export interface Play<G extends Shape> extends Reading<G> {
  /** Using it means that somebody may learn something: what lies before cannot be undone. */
  readonly chance: Chance;

  /** All seats in clockwise order, beginning with this one. */
  clockwise(from: Seat): Seat[];

  /** Writes a fact into the log, for everybody; `secret` adds parameters that only some may see. */
  log<K extends keyof G['facts'] & string>(
    key: K,
    params: G['facts'][K],
    secret?: { to: readonly Seat[]; params: Partial<G['facts'][K]> },
  ): void;
  /** Writes a fact that only these seats may know at all. */
  tell<K extends keyof G['facts'] & string>(
    to: readonly Seat[],
    key: K,
    params: G['facts'][K],
  ): void;

  /**
   * Goes through a flow before the next step. Calls made in one step run in the order made. The
   * variables are the flow's own from now on.
   */
  call(flow: Flow<G>, vars?: Vars): void;
  /** Runs the present step once more, after what it called. */
  again(): void;
  /** Ends the present flow, or the innermost running one of that name and all it has called. */
  leave(flow?: Flow<G>): void;
  /** Somebody has learned something hidden: what lies before cannot be undone. */
  revealed(): void;
  /** Ends the match. */
  end(result: Result): void;
}
