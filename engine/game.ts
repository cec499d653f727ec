import type { Chance } from './chance.ts';
import type { Flow } from './flow.ts';
import { clone } from './json.ts';
import type { KnownFact } from './log.ts';
import {
  type Message,
  message,
  type Params,
  Refusal,
  type Refused,
  refuse,
  type Seat,
  type Viewer,
} from './message.ts';
import type { Play, Reading, Shape } from './play.ts';

/** What is known of a table when an option of it is checked. */
export interface Agreed {
  readonly seats: number;
  readonly options: Params;
}

/** Something that the table, or one seat of it, chooses before the match. */
export interface Option<T = unknown> {
  readonly default: T;
  /** What the forms offer. A list is a deck or an army: the name of a ready-made one, or its own text. */
  readonly form:
    | { readonly kind: 'flag' }
    | { readonly kind: 'oneOf'; readonly values: readonly string[] }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'list'; readonly readymade: readonly string[]; readonly longest: number };
  /** All reasons why it cannot have this value: at any table, or at this one where that is known. */
  readonly check: (value: unknown, at?: Agreed) => readonly Refused[];
  /** Whose choice it is; without a seat it is the table's. */
  readonly seat?: Seat;
  /** Only that seat knows the value: everybody else sees that it is hidden. */
  readonly secret?: boolean;
  /** A value drawn by chance, where it is not just one of what the form offers. */
  readonly drawn?: (chance: Chance, seats: number, others: Params) => T;
}

export const flag = (standard: boolean): Option<boolean> => ({
  default: standard,
  form: { kind: 'flag' },
  check: (value) => (typeof value === 'boolean' ? [] : [refuse('SC-014', 'table.optionFlag')]),
});

export const oneOf = <T extends string>(values: readonly T[], standard: T): Option<T> => ({
  default: standard,
  form: { kind: 'oneOf', values },
  check: (value) => (values.includes(value as T) ? [] : [refuse('SC-014', 'table.optionChoice')]),
});

export const whole = (min: number, max: number, standard: number): Option<number> => ({
  default: standard,
  form: { kind: 'whole', min, max },
  check: (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
      ? []
      : [refuse('SC-014', 'table.numberRange', { min, max })],
});

/** What a game needs to know to lay out its table. */
export interface Setting<G extends Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly chance: Chance;
}

/** What a guess is made with besides the view. */
export interface Guessing<G extends Shape> extends Setting<G> {
  /** What the viewer still knows of what is hidden now, as his game's `recall` has put it together. */
  readonly recalled?: unknown;
}

/** A question that comes again and again and is mostly passed: standing orders can answer it. */
export interface Window {
  /** Its name in the chart, for who always wants to stop there. */
  readonly name: string;
  /**
   * What is going on just now, by kind: `phase`, `challenge` … Whoever passes until it is over passes while
   * this stays the same. Everybody can see it: it says nothing of what anybody holds.
   */
  readonly periods: { readonly [kind: string]: string | number };
}

/** A game: its facts, its table, its flow, and what each seat may see of it. */
export interface Game<G extends Shape = Shape, TableView = unknown> {
  readonly id: string;
  /** Counted up when the rules in code change; stands in every saved match. */
  readonly version: number;
  /** The oldest version whose running matches this code can go on with. */
  readonly reads: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What the rules look up and never change: every step and every view is handed it as `m.book`. */
  readonly book?: G['book'];
  readonly options: { readonly [K in keyof G['options']]: Option<G['options'][K]> };
  /** The table before the first step. */
  readonly setup: (setting: Setting<G>) => G['table'];
  /** The whole match. It must call `end` at last. */
  readonly flow: Flow<G>;
  /** Flows that are only ever called by name from a step. */
  readonly called?: readonly Flow<G>[];
  /** What this viewer may know of the table, built up from nothing. */
  readonly view: (m: Reading<G>, viewer: Viewer) => TableView;
  /** A whole table that looks just like this to its viewer; what he cannot know is drawn by chance. */
  readonly guess: (view: TableView, viewer: Viewer, setting: Guessing<G>) => G['table'];
  /**
   * What a careful player at this seat still knows of what lies hidden now: cards that he has seen go there. Plain
   * data, from nothing but what he was told; his guesses go by it.
   */
  readonly recall?: (log: readonly KnownFact[], viewer: Seat, seats: number) => unknown;
  /**
   * What becomes of a player who gives up in the middle of the match: he leaves the game, and the others
   * go on or have won. Without it nobody can concede inside of a match. The open question is put anew.
   */
  readonly concede?: (m: Play<G>, seat: Seat) => void;
  /** Whether the open question is a window, and which; by what everybody can see. */
  readonly window?: (m: Reading<G>) => Window | null;
  /** What a seat has brought by its options, such as the cards of its deck: for who counts them afterwards. */
  readonly brought?: (options: G['options'], seat: Seat) => readonly string[];
  /** A quick independent copy of the table; plain cloning where a game does not say. */
  readonly copy?: (table: G['table']) => G['table'];
  readonly title: Message;
}

/** Any game, whatever it is made of: what server, bots and tools hold in their hands. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its types
export type AnyGame = Game<any, any>;

/**
 * The options with defaults filled in; unknown names and impossible values are refused, with all reasons
 * (SC-014). With the number of seats also what only this table does not allow.
 */
export function checkOptions<G extends Shape, V>(
  game: Game<G, V>,
  given: unknown,
  seats?: number,
): G['options'] {
  const known = game.options as Record<string, Option>;
  const raw: unknown = given ?? {};
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new Refusal(refuse('SC-014', 'table.optionsForm'));
  }
  const options: Record<string, unknown> = {};
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(known, name))
      throw new Refusal(refuse('SC-014', 'table.optionUnknown', { name }));
  }
  for (const name of Object.keys(known)) {
    options[name] = Object.hasOwn(raw, name)
      ? (raw as Record<string, unknown>)[name]
      : known[name].default;
  }
  const at = seats === undefined ? undefined : { seats, options: options as Params };
  for (const [name, { check }] of Object.entries(known)) {
    const reasons = check(options[name], at).map(({ rule, why }) =>
      message('table.reason', { rule, why }),
    );
    if (reasons.length > 0)
      throw new Refusal(refuse('SC-014', 'table.optionValue', { name, reasons }));
  }
  return options;
}

/** Options drawn by chance, those before may be known to those after: for trying out everything. */
export function drawOptions(game: AnyGame, seats: number, chance: Chance): Params {
  const options: Record<string, Params[string]> = {};
  for (const [name, option] of Object.entries<Option>(game.options))
    options[name] = (option.drawn?.(chance, seats, options) ??
      drawFrom(option, chance)) as Params[string];
  return options;
}

function drawFrom({ form }: Option, chance: Chance): string | number | boolean {
  if (form.kind === 'flag') return chance.below(2) === 1;
  if (form.kind === 'whole') return chance.between(form.min, form.max);
  return chance.pick(form.kind === 'list' ? form.readymade : form.values);
}

/** The options as this viewer may know them: of another seat's secrets there is only null. */
export function optionsFor(game: AnyGame, options: Params, viewer: Viewer): Params {
  const shown: Record<string, Params[string]> = {};
  for (const name of Object.keys(options)) {
    const { seat, secret = false } = game.options[name] ?? {};
    shown[name] = secret && seat !== viewer ? null : options[name];
  }
  return clone(shown);
}

/** Options with what is hidden filled in: a guess knows no better than the default. */
export function withDefaults(game: AnyGame, options: Params): Params {
  const known = game.options as Record<string, Option<Params[string]>>;
  const filled = Object.entries(options).map(([name, value]) => [
    name,
    value === null ? (known[name]?.default ?? null) : value,
  ]);
  return Object.fromEntries(filled);
}

/** Refuses a number of seats that the game has no chairs for (SC-014). */
export function checkSeats(game: AnyGame, seats: unknown): number {
  const { min, max } = game.seats;
  if (!Number.isSafeInteger(seats) || (seats as number) < min || (seats as number) > max) {
    throw new Refusal(refuse('SC-014', 'table.seats', { min, max }));
  }
  return seats as number;
}
