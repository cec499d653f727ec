import { Chance, chanceState } from './chance.ts';
import type { Frame } from './flow.ts';
import {
  checkOptions,
  checkSeats,
  type Game,
  optionsFor,
  type Window,
  withDefaults,
} from './game.ts';
import { clone } from './json.ts';
import { type Fact, factsFor, type KnownFact } from './log.ts';
import { type Params, Refusal, refuse, type Seat, type Viewer } from './message.ts';
import type { Play, Reading, Result, Shape } from './play.ts';
import {
  type Answer,
  type AskedQuestion,
  checkAnswer,
  describe,
  type Question,
  sampleAnswer,
} from './questions/index.ts';
import { Runner } from './runner.ts';
import { copyStack, copyState, type State } from './state.ts';

/** How a match began: together with the answers that is the whole match. */
export interface Origin {
  game: string;
  version: number;
  seats: number;
  options: Params;
  seed: string;
  /** Where it began, when that was not the beginning of the game. */
  position: Position | null;
}

/** Any point of a match: what lies on the table, and which step comes next. */
export interface Position<Table = unknown> {
  table: Table;
  stack: Frame[];
}

/** Given instead of an answer, by anybody at any question: the player gives up. */
export const CONCEDE = 'concede';

/** One answer, as it was taken. */
export interface Move {
  seat: Seat;
  /** The question it answers. */
  id: number;
  answer: Answer | typeof CONCEDE;
  /** Somebody learned something by it: it cannot be taken back. */
  sealed: boolean;
}

/** What a viewer may know about a match. */
export interface View<TableView = unknown> {
  game: string;
  version: number;
  viewer: Viewer;
  seats: number;
  options: Params;
  moment: number;
  asked: Seat[];
  /** Who has yet to answer. */
  waiting: Seat[];
  /** The viewer's own answer, while others are still thinking. */
  given: Answer | null;
  stack: Frame[];
  result: Result | null;
  table: TableView;
}

/** What is kept of a match beside its state. Playouts that nobody will read keep nothing. */
export interface Recording {
  facts: Fact[];
  moves: Move[];
}

/**
 * The match before the first of its last answers that may still be taken back, and how much of the record
 * belongs to it: undoing starts from here and not from the seed.
 */
export interface Mark {
  /** Written out: it is seldom read, and as text it takes a third of the memory. */
  state: string;
  facts: number;
  moves: number;
}

/** A running match. */
export class Match<G extends Shape = Shape, TableView = unknown> {
  readonly game: Game<G, TableView>;
  readonly origin: Origin;
  readonly record: Recording | null;
  #runner: Runner<G>;
  /** Questions of the present moment, as far as somebody has looked at them. */
  #questions: (Question | undefined)[] = [];
  #mark: Mark | null;

  /** For the kernel's own files: everybody else begins with `createMatch`, `loadMatch` or `replay`. */
  constructor(
    game: Game<G, TableView>,
    origin: Origin,
    state: State<G['table']>,
    record: Recording | null,
    mark: Mark | null = null,
  ) {
    this.game = game;
    this.origin = origin;
    this.record = record;
    this.#mark = mark;
    this.#runner = this.#runnerOf(state);
  }

  get state(): Readonly<State<G['table']>> {
    return this.#runner.state;
  }

  /** The match as its rules read it. */
  get reading(): Reading<G> {
    return this.#runner;
  }

  get result(): Result | null {
    return this.state.result;
  }

  /** Whose answers the match needs now. Empty when it is over. */
  get waiting(): Seat[] {
    const { asked, given } = this.state;
    // One seat is the usual case, and it is asked because it has not answered.
    return asked.length === 1 ? [asked[0]] : asked.filter((_, i) => given[i] === null);
  }

  /** What this seat is asked now, or null. */
  question(seat: Seat): Question | null {
    const { asked, given } = this.state;
    const place = asked.indexOf(seat);
    if (place < 0 || given[place] !== null) return null;
    this.#questions[place] ??= this.#runner.questionAt(place);
    return this.#questions[place];
  }

  /** The window that is open, where the question is one. */
  get window(): Window | null {
    return this.state.result ? null : (this.game.window?.(this.#runner) ?? null);
  }

  /** All open questions as plain data. Each is for its own seat only: it may show that seat's secrets. */
  get questions(): AskedQuestion[] {
    return this.waiting.map((seat) =>
      describe(this.question(seat) as Question, this.state.moment, seat, this.#runner.isFinal),
    );
  }

  /** Why this answer would be refused, or null. Changes nothing. */
  refusal(seat: unknown, id: unknown, given: unknown): Refusal | null {
    try {
      this.#accept(seat, id, given);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** Takes an answer and plays on to the next question. A refused answer leaves no trace (SC-010). */
  answer(seat: Seat, id: unknown, given: unknown): void {
    const answer = this.#accept(seat, id, given);
    const { record } = this;
    if (!record) {
      this.#questions = [];
      this.#take(seat, answer);
      return;
    }
    const before = copyState(this.game, this.state);
    const told = record.facts.length;
    const move: Move = { seat, id: this.state.moment, answer: kept(answer), sealed: true };
    this.#questions = [];
    try {
      move.sealed = this.#take(seat, answer);
      if (move.sealed) this.#mark = null;
      else
        this.#mark ??= {
          state: JSON.stringify(before),
          facts: told,
          moves: record.moves.length,
        };
      record.moves.push(move);
    } catch (error) {
      // A fault in a game's code costs this answer, never the match.
      this.#runner = this.#runnerOf(before);
      record.facts.length = told;
      throw error;
    }
  }

  /** What this viewer may know, and nothing else. */
  view(viewer: Viewer): View<TableView> {
    const { asked, given, stack, moment, result } = this.state;
    const own = viewer === 'spectator' ? -1 : asked.indexOf(viewer);
    return {
      game: this.game.id,
      version: this.game.version,
      viewer,
      seats: this.origin.seats,
      options: optionsFor(this.game, this.origin.options, viewer),
      moment,
      asked: asked.slice(),
      waiting: this.waiting,
      given: own < 0 ? null : clone(given[own]),
      stack: copyStack(stack),
      result: clone(result),
      table: this.game.view(this.#runner, viewer),
    };
  }

  /** What this viewer has been told, from this number of facts on. */
  log(viewer: Viewer, from = 0): KnownFact[] {
    const facts = factsFor(this.record?.facts ?? [], viewer);
    return from > 0 ? facts.slice(from) : facts;
  }

  /** An independent copy to play on with. It keeps no record unless asked to begin a new one. */
  fork(record: Recording | null = null): Match<G, TableView> {
    return new Match(this.game, this.origin, copyState(this.game, this.state), record);
  }

  /** Where undoing starts from; null where nothing can be undone. */
  get mark(): Readonly<Mark> | null {
    return this.#mark;
  }

  /** Whether the seat may take its last answer back: nobody has answered or learned anything since. */
  mayUndo(seat: Seat): boolean {
    const last = this.record?.moves.at(-1);
    return last !== undefined && last.seat === seat && !last.sealed && this.#mark !== null;
  }

  /**
   * The match before this seat's last answer (SC-012). This one stays as it is. What it costs is a copy and
   * the few answers since somebody last learned something, however long the match is.
   */
  undo(seat: Seat): Match<G, TableView> {
    const mark = this.#mark;
    if (!this.record || !mark || !this.mayUndo(seat))
      throw new Refusal(refuse('SC-012', 'table.cannotUndo'));
    const { facts, moves } = this.record;
    const match = new Match(this.game, this.origin, JSON.parse(mark.state) as State<G['table']>, {
      facts: facts.slice(0, mark.facts),
      moves: moves.slice(0, mark.moves),
    });
    for (const { seat: other, id, answer } of moves.slice(mark.moves, -1))
      match.answer(other, id, answer);
    return match;
  }

  /** True: it is sealed. */
  #take(seat: Seat, answer: Answer | typeof CONCEDE): boolean {
    if (answer !== CONCEDE) return this.#runner.take(seat, answer);
    this.#runner.interrupt((m) => this.game.concede?.(m, seat));
    return true;
  }

  #accept(seat: unknown, id: unknown, given: unknown): Answer | typeof CONCEDE {
    const { asked, moment, result } = this.state;
    if (result) throw new Refusal(refuse('SC-013', 'table.over'));
    if (given === CONCEDE) return this.#acceptConcession(seat, id);
    if (!asked.includes(seat as Seat)) throw new Refusal(refuse('SC-001', 'table.notAsked'));
    const question = this.question(seat as Seat);
    if (id !== moment || !question)
      throw new Refusal(refuse('SC-002', 'table.late', { asked: moment }));
    return checkAnswer(question, given);
  }

  /** Giving up needs no question of one's own (SC-035). */
  #acceptConcession(seat: unknown, id: unknown): typeof CONCEDE {
    const { seats } = this.origin;
    if (!Number.isSafeInteger(seat) || (seat as Seat) < 0 || (seat as Seat) >= seats)
      throw new Refusal(refuse('SC-001', 'table.notAsked'));
    if (!this.game.concede) throw new Refusal(refuse('SC-035', 'table.cannotConcede'));
    if (id !== this.state.moment)
      throw new Refusal(refuse('SC-002', 'table.late', { asked: this.state.moment }));
    return CONCEDE;
  }

  #runnerOf(state: State<G['table']>): Runner<G> {
    return new Runner<G>(
      this.game,
      this.origin.seats,
      this.origin.options,
      state,
      this.record?.facts ?? null,
    );
  }

  /** Lays out the table and plays to the first question. */
  begin(): this {
    this.#runner.run();
    return this;
  }
}

/** Nearly all answers choose nothing or one thing, and in all matches the same ones: each is kept once. */
const single = new Map<string | undefined, Answer>();

/** A copy that nobody can change. */
function kept(answer: Answer | typeof CONCEDE): Answer | typeof CONCEDE {
  if (!Array.isArray(answer) || answer.length > 1)
    return JSON.parse(JSON.stringify(answer)) as Answer | typeof CONCEDE;
  const [one] = answer;
  let same = single.get(one);
  if (!same) {
    same = Object.freeze(answer.slice()) as string[];
    single.set(one, same);
  }
  return same;
}

/** Lets a game arrange a table outside of a match, for positions: nothing is logged and nobody is asked. */
export function arrange<G extends Shape, V>(
  game: Game<G, V>,
  { seats, options, table }: { seats: number; options: G['options']; table: G['table'] },
  run: (m: Play<G>) => void,
): void {
  const state: State<G['table']> = {
    table,
    stack: [],
    moment: 0,
    asked: [],
    given: [],
    chance: chanceState('position'),
    result: null,
  };
  run(new Runner<G>(game, seats, options, state, null));
}

export interface NewMatch {
  seats: number;
  /** 64 hexadecimal digits from a cryptographic source, or any text where secrecy does not matter. */
  seed: string;
  options?: unknown;
  /** Begin here instead of at the beginning: for scenarios, puzzles and a position editor. */
  position?: Position | null;
  /** False for playouts that nobody will read. */
  record?: boolean;
}

export function createMatch<G extends Shape, V>(game: Game<G, V>, setting: NewMatch): Match<G, V> {
  const seats = checkSeats(game, setting.seats);
  const options = checkOptions(game, setting.options);
  if (typeof setting.seed !== 'string' || setting.seed === '')
    throw new Refusal(refuse('SC-014', 'table.seed'));
  const origin: Origin = {
    game: game.id,
    version: game.version,
    seats,
    options,
    seed: setting.seed,
    position: clone(setting.position ?? null),
  };
  const chance = chanceState(setting.seed);
  const { table, stack } = clone(setting.position) ?? {
    table: game.setup({ seats, options, chance: new Chance(chance) }),
    stack: [{ flow: game.flow.name, at: game.flow.steps[0].name, vars: {} }],
  };
  const state: State<G['table']> = {
    table,
    stack,
    moment: 0,
    asked: [],
    given: [],
    chance,
    result: null,
  };
  return new Match(
    game,
    origin,
    state,
    setting.record === false ? null : { facts: [], moves: [] },
  ).begin();
}

/** Plays a match again from its beginning and its answers. Each is checked as if it were new. */
export function replay<G extends Shape, V>(
  game: Game<G, V>,
  origin: Origin,
  moves: readonly Pick<Move, 'seat' | 'id' | 'answer'>[],
): Match<G, V> {
  if (origin.game !== game.id)
    throw new Refusal(refuse('SC-015', 'table.otherGame', { game: String(origin.game) }));
  if (origin.version !== game.version) {
    throw new Refusal(
      refuse('SC-015', 'table.otherVersion', {
        version: Number(origin.version),
        reads: game.version,
      }),
    );
  }
  const match = createMatch(game, {
    seats: origin.seats,
    seed: origin.seed,
    position: origin.position,
    options: origin.options,
  });
  for (const { seat, id, answer } of moves) match.answer(seat, id, answer);
  return match;
}

/**
 * A whole match that looks just like this to its viewer: what he cannot know is drawn by chance.
 * It is made from the view, and from what he recalls of his own log; so a bot that thinks with it cannot cheat.
 */
export function guess<G extends Shape, V>(
  game: Game<G, V>,
  view: View<V>,
  chance: Chance,
  recalled?: unknown,
): Match<G, V> {
  const { viewer, seats } = view;
  const options = withDefaults(game, view.options);
  const state: State<G['table']> = {
    table: game.guess(view.table, viewer, { seats, options, chance, recalled }),
    stack: copyStack(view.stack),
    moment: view.moment,
    asked: view.asked.slice(),
    given: view.asked.map(() => null),
    chance: chanceState(chance.seed()),
    result: clone(view.result),
  };
  const origin: Origin = {
    game: game.id,
    version: game.version,
    seats,
    options: clone(options),
    seed: '',
    position: null,
  };
  const match = new Match(game, origin, state, null);
  // Others may have answered in secret: then they have answered something that they could.
  view.asked.forEach((seat, place) => {
    if (view.waiting.includes(seat)) return;
    state.given[place] =
      seat === viewer ? clone(view.given) : sampleAnswer(match.question(seat) as Question, chance);
  });
  return match;
}
