/** A number of the chair at the table, counted from 0 clockwise. */
export type Seat = number;

/** Who looks at the match: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** The id of a line in the rules ledger, such as `IT-307`. */
export type RuleId = string;

/**
 * Something of the match, named by what it is and its id: card 12, seat 0. Facts and questions name
 * things so that boards find them and readers say them in their language; nothing turns words back into
 * things. What is needed to say it without the table (the printed card, say) stands beside the id.
 */
export interface Thing {
  readonly is: string;
  readonly id: string | number;
  readonly [more: string]: string | number | boolean | null;
}

export const isThing = (param: Param): param is Thing =>
  typeof param === 'object' && param !== null && 'is' in param;

export type Param = string | number | boolean | null | Message | Thing | readonly Param[];
export type Params = { readonly [name: string]: Param };

/** Words to be said in the reader's language: a key into the texts, never a sentence. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}

export const message = (key: string, params?: Params): Message =>
  params ? { key, params } : { key };

/** A "no" that says which rule it comes from. */
export interface Refused {
  readonly rule: RuleId;
  readonly why: Message;
}

/** For a game's own checks: `return refuse('IT-928', 'deal.tooMuchPower', { have: 2 })`. */
export const refuse = (rule: RuleId, key: string, params?: Params): Refused => ({
  rule,
  why: message(key, params),
});

/** A "no" as it reaches whoever gave the answer. He can try again: nothing has changed. */
export class Refusal extends Error implements Refused {
  readonly rule: RuleId;
  readonly why: Message;

  constructor({ rule, why }: Refused) {
    super(`${rule} ${why.key}${why.params ? ` ${JSON.stringify(why.params)}` : ''}`);
    this.name = 'Refusal';
    this.rule = rule;
    this.why = why;
  }
}
