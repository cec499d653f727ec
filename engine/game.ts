import type { Chance } from './chance.ts';
import type { Flow } from './flow.ts';
import { clone } from './json.ts';
import { type Message, type Params, Refusal, refuse, type Seat, type Viewer } from './message.ts';
import type { Play, Reading, Shape } from './play.ts';

/** Something the table agrees on before the match. */
export interface Option<T = unknown> {
  readonly default: T;
  /** What the create form offers. */
  readonly form:
    | { readonly kind: 'flag' }
    | { readonly kind: 'oneOf'; readonly values: readonly string[] }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number };
  readonly accepts: (value: unknown) => boolean;
  /** Whose secret the value is, such as the deck this seat brings: all others are shown the default. */
  readonly only?: Seat;
  /** A value drawn by chance, where it is not just one of what the form offers. */
  readonly drawn?: (chance: Chance, seats: number, others: Params) => T;
}

export const flag = (standard: boolean): Option<boolean> => ({
  default: standard,
  form: { kind: 'flag' },
  accepts: (value) => typeof value === 'boolean',
});

export const oneOf = <T extends string>(values: readonly T[], standard: T): Option<T> => ({
  default: standard,
  form: { kind: 'oneOf', values },
  accepts: (value) => values.includes(value as T),
});

export const whole = (min: number, max: number, standard: number): Option<number> => ({
  default: standard,
  form: { kind: 'whole', min, max },
  accepts: (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
});

/** What a game needs to know to lay out its table. */
export interface Setting<G extends Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly chance: Chance;
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
  readonly guess: (view: TableView, viewer: Viewer, setting: Setting<G>) => G['table'];
  /**
   * What becomes of a player who gives up in the middle of the match: he leaves the game, and the others
   * go on or have won. Without it nobody can concede inside of a match. The open question is put anew.
   */
  readonly concede?: (m: Play<G>, seat: Seat) => void;
  /** A quick independent copy of the table; plain cloning where a game does not say. */
  readonly copy?: (table: G['table']) => G['table'];
  readonly title: Message;
}

/** Any game, whatever it is made of: what server, bots and tools hold in their hands. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its types
export type AnyGame = Game<any, any>;

/** The options with defaults filled in; unknown names and impossible values are refused (SC-014). */
export function checkOptions<G extends Shape, V>(game: Game<G, V>, given: unknown): G['options'] {
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
    const value = Object.hasOwn(raw, name)
      ? (raw as Record<string, unknown>)[name]
      : known[name].default;
    if (!known[name].accepts(value)) {
      throw new Refusal(refuse('SC-014', 'table.optionValue', { name }));
    }
    options[name] = value;
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
  return form.kind === 'whole' ? chance.between(form.min, form.max) : chance.pick(form.values);
}

/** The options as this viewer may know them: of another seat's secrets he sees the default. */
export function optionsFor(game: AnyGame, options: Params, viewer: Viewer): Params {
  const shown: Record<string, Params[string]> = {};
  for (const name of Object.keys(options)) {
    const { only, default: standard } = game.options[name] ?? {};
    shown[name] = only === undefined || only === viewer ? options[name] : standard;
  }
  return clone(shown);
}

/** Refuses a number of seats that the game has no chairs for (SC-014). */
export function checkSeats(game: AnyGame, seats: unknown): number {
  const { min, max } = game.seats;
  if (!Number.isSafeInteger(seats) || (seats as number) < min || (seats as number) > max) {
    throw new Refusal(refuse('SC-014', 'table.seats', { min, max }));
  }
  return seats as number;
}
