import { Chance } from './chance.ts';
import {
  type Flow,
  type Frame,
  type LinkedFlow,
  type LinkedStep,
  linkFlows,
  type Vars,
} from './flow.ts';
import type { AnyGame } from './game.ts';
import type { Fact } from './log.ts';
import type { Params, Seat } from './message.ts';
import type { Play, Result, Shape } from './play.ts';
import type { Answer, AnswerTo, Question } from './questions/index.ts';
import type { State } from './state.ts';

/** Steps without a question in between, after which a flow is taken to run in a circle. */
const ENDLESS = 100_000;

type Flows = ReadonlyMap<string, LinkedFlow<Shape>>;

const flowsByGame = new WeakMap<AnyGame, Flows>();

export function flowsOf(game: AnyGame): Flows {
  let flows = flowsByGame.get(game);
  if (!flows) {
    flows = linkFlows([game.flow, ...(game.called ?? [])]);
    flowsByGame.set(game, flows);
  }
  return flows;
}

/** Plays a state on from question to question by running the steps of its flows. */
export class Runner<G extends Shape> implements Play<G> {
  readonly state: State<G['table']>;
  readonly table: G['table'];
  readonly options: G['options'];
  readonly seats: number;
  readonly book: G['book'];
  readonly stack: Frame[];
  readonly #flows: Flows;
  readonly #facts: Fact[] | null;
  readonly chance: Chance;

  /** The next step of each frame of the stack: what the frames say by name, found once. */
  readonly #next: (LinkedStep<Shape> | null)[];

  /** The running step, and where its frame is: flows that it calls are put above that one. */
  #running: LinkedStep<Shape> | null = null;
  #top = 0;
  #revealed = false;

  constructor(
    game: AnyGame,
    seats: number,
    options: G['options'],
    state: State<G['table']>,
    facts: Fact[] | null,
  ) {
    this.state = state;
    this.table = state.table;
    this.options = options;
    this.seats = seats;
    this.book = game.book;
    this.stack = state.stack;
    this.#flows = flowsOf(game);
    this.#facts = facts;
    this.chance = new Chance(state.chance);
    this.#next = state.stack.map((frame) => this.#find(frame));
  }

  // ---- for the match

  /** The question put to the seat at this place of `asked`. */
  questionAt(place: number): Question {
    const { stack, asked } = this.state;
    const { vars } = stack[stack.length - 1];
    return this.#asking().question(this as Play<Shape>, vars, asked[place]);
  }

  /** Goes through the steps until somebody must be asked or the match is over. */
  run(): void {
    const state = this.state;
    const { stack } = state;
    const next = this.#next;
    for (let count = 0; state.result === null; count++) {
      if (count > ENDLESS) throw new Error(`flow "${stack.at(-1)?.flow}" runs in a circle`);
      if (stack.length === 0) throw new Error('the flow has run out without a result');
      const linked = next[stack.length - 1];
      if (linked === null) {
        stack.pop();
        next.pop();
        continue;
      }
      const { step } = linked;
      const { vars } = stack[stack.length - 1];
      if (step.kind === 'ask') {
        const who = step.who(this as Play<Shape>, vars);
        const asked = typeof who === 'number' ? [who] : who.slice();
        if (asked.length > 0) {
          state.moment++;
          state.asked = asked;
          state.given = asked.length === 1 ? [null] : asked.map(() => null);
          return;
        }
        this.#begin(linked);
        continue;
      }
      this.#begin(linked);
      if (step.kind === 'act') {
        step.run(this as Play<Shape>, vars);
      } else {
        const runs = step.runs(this as Play<Shape>, vars);
        if (step.how === 'repeat' && runs.length > 0) this.again();
        for (const own of runs) this.#enter(linked.into as LinkedFlow<Shape>, own);
      }
    }
    state.asked = [];
    state.given = [];
    stack.length = 0;
    next.length = 0;
  }

  /** Whether an answer to the present question stands at once. */
  get isFinal(): boolean {
    return this.#asking().final === true;
  }

  /** Takes a checked answer and plays on when it was the last one missing. True: it is sealed. */
  take(seat: Seat, answer: Answer): boolean {
    const state = this.state;
    const { asked, given, stack } = state;
    given[asked.indexOf(seat)] = answer;
    const { vars } = stack[stack.length - 1];
    const step = this.#asking();
    if (given.includes(null)) return step.final === true;
    const { block, left } = state.chance;
    // Simultaneous answers are turned up together: everybody learns something.
    this.#revealed = asked.length > 1 || step.final === true;
    state.asked = [];
    state.given = [];
    this.#begin(this.#next[stack.length - 1] as LinkedStep<Shape>);
    for (let i = 0; i < asked.length && state.result === null; i++) {
      step.answer(this as Play<Shape>, vars, given[i] as AnswerTo<Question>, asked[i]);
    }
    this.run();
    return this.#revealed || state.chance.block !== block || state.chance.left !== left;
  }

  /** Something that comes from outside of the flow; then the open question is put anew. */
  interrupt(run: (m: Play<G>) => void): void {
    const { state } = this;
    state.asked = [];
    state.given = [];
    this.#running = null;
    this.#top = state.stack.length - 1;
    run(this);
    this.run();
  }

  /** The step whose question is open. */
  #asking() {
    const step = this.#next[this.state.stack.length - 1]?.step;
    if (step?.kind !== 'ask') throw new Error(`step "${step?.name}" asks nothing`);
    return step;
  }

  #find({ flow, at }: Frame): LinkedStep<Shape> | null {
    if (at === '') return null;
    const linked = this.#flows.get(flow)?.steps.get(at);
    if (!linked) throw new Error(`there is no step "${at}" in flow "${flow}"`);
    return linked;
  }

  /** From here the flow of the running step goes on. */
  #goTo(step: LinkedStep<Shape> | null): void {
    this.#next[this.#top] = step;
    this.state.stack[this.#top].at = step === null ? '' : step.step.name;
  }

  #begin(step: LinkedStep<Shape>): void {
    this.#running = step;
    this.#top = this.state.stack.length - 1;
    this.#goTo(step.next);
  }

  // ---- for the steps: see Play

  clockwise(from: Seat): Seat[] {
    const order: Seat[] = [];
    for (let i = 0; i < this.seats; i++) order.push((from + i) % this.seats);
    return order;
  }

  log<K extends keyof G['facts'] & string>(
    key: K,
    params: G['facts'][K],
    secret?: { to: readonly Seat[]; params: Partial<G['facts'][K]> },
  ): void {
    if (secret) this.#revealed = true;
    if (!this.#facts) return;
    const more = secret as { to: readonly Seat[]; params: Params } | undefined;
    this.#facts.push(more ? { key, params, secret: more } : { key, params });
  }

  tell<K extends keyof G['facts'] & string>(
    to: readonly Seat[],
    key: K,
    params: G['facts'][K],
  ): void {
    this.#facts?.push({ key, params, only: to });
    this.#revealed = true;
  }

  call(flow: Flow<G>, vars: Vars = {}): void {
    const linked = this.#flows.get(flow.name);
    // Without this a match could be saved that nobody can load again.
    if (linked?.flow !== (flow as unknown as Flow<Shape>))
      throw new Error(`flow "${flow.name}" is not known to the game`);
    this.#enter(linked, vars);
  }

  /** The last frame runs first, and calls run in the order made: this one comes below those before. */
  #enter({ flow, first }: LinkedFlow<Shape>, vars: Vars): void {
    const { stack } = this.state;
    const frame: Frame = { flow: flow.name, at: first === null ? '' : first.step.name, vars };
    stack.push(frame);
    this.#next.push(first);
    const place = this.#top + 1;
    if (stack.length === place + 1) return;
    stack.copyWithin(place + 1, place, stack.length - 1);
    this.#next.copyWithin(place + 1, place, stack.length - 1);
    stack[place] = frame;
    this.#next[place] = first;
  }

  again(): void {
    if (this.#running) this.#goTo(this.#running);
  }

  leave(flow?: Flow<G>): void {
    const { stack } = this.state;
    let at = this.#top;
    while (flow && at >= 0 && stack[at].flow !== flow.name) at--;
    if (at < 0) throw new Error(`flow "${flow?.name}" is not running`);
    while (stack.length > at + 1) {
      stack.pop();
      this.#next.pop();
    }
    this.#top = at;
    this.#goTo(null);
    this.#running = null;
  }

  revealed(): void {
    this.#revealed = true;
  }

  end(result: Result): void {
    this.state.result = result;
  }
}
