/** A number of the chair at the table, counted from 0 clockwise. */
export type Seat = number;

/** Who looks at the match: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** The id of a line in the rules ledger, such as `IT-307`. */
export type RuleId = string;

export type Param = string | number | boolean | null | Message | readonly Param[];
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
