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
  readonly options: G['options'];
  readonly seats: number;
  readonly #flows: Flows;
  readonly #facts: Fact[] | null;
  readonly #chance: Chance;

  // What the running step has asked for; nothing of it outlives the step.
  #frame: Frame | null = null;
  #step = '';
  #calls: Frame[] = [];
  #revealed = false;
  /** The step whose question is open; found again when the state came from elsewhere. */
  #open: LinkedStep<Shape> | null = null;

  constructor(
    game: AnyGame,
    seats: number,
    options: G['options'],
    state: State<G['table']>,
    facts: Fact[] | null,
  ) {
    this.state = state;
    this.options = options;
    this.seats = seats;
    this.#flows = flowsOf(game);
    this.#facts = facts;
    this.#chance = new Chance(state.chance);
  }

  // ---- for the match

  /** The question put to the seat at this place of `asked`. */
  questionAt(place: number): Question {
    const { stack, asked } = this.state;
    const frame = stack[stack.length - 1];
    return this.#openStep(frame).question(this as Play<Shape>, frame.vars, asked[place]);
  }

  /** Goes through the steps until somebody must be asked or the match is over. */
  run(): void {
    const state = this.state;
    const { stack } = state;
    for (let count = 0; state.result === null; count++) {
      if (count > ENDLESS) throw new Error(`flow "${stack.at(-1)?.flow}" runs in a circle`);
      const frame = stack[stack.length - 1];
      if (frame === undefined) throw new Error('the flow has run out without a result');
      if (frame.at === '') {
        stack.pop();
        continue;
      }
      const linked = this.#linked(frame);
      const { step, next } = linked;
      if (step.kind === 'ask') {
        const who = step.who(this as Play<Shape>, frame.vars);
        const asked = typeof who === 'number' ? [who] : who.slice();
        if (asked.length > 0) {
          state.moment++;
          state.asked = asked;
          state.given = asked.length === 1 ? [null] : asked.map(() => null);
          this.#open = linked;
          return;
        }
        frame.at = next;
        continue;
      }
      this.#begin(frame, next);
      if (step.kind === 'act') {
        step.run(this as Play<Shape>, frame.vars);
      } else {
        const runs = step.runs(this as Play<Shape>, frame.vars);
        if (step.how === 'repeat' && runs.length > 0) this.again();
        for (const vars of runs) this.call(step.flow as unknown as Flow<G>, vars);
      }
      this.#finish();
    }
    state.asked = [];
    state.given = [];
    stack.length = 0;
  }

  /** Whether an answer to the present question stands at once. */
  get isFinal(): boolean {
    const { stack } = this.state;
    return this.#openStep(stack[stack.length - 1]).final === true;
  }

  /** Takes a checked answer and plays on when it was the last one missing. True: it is sealed. */
  take(seat: Seat, answer: Answer): boolean {
    const state = this.state;
    const { asked, given, stack } = state;
    given[asked.indexOf(seat)] = answer;
    const frame = stack[stack.length - 1];
    const step = this.#openStep(frame);
    if (given.includes(null)) return step.final === true;
    const { block, left } = state.chance;
    // Simultaneous answers are turned up together: everybody learns something.
    this.#revealed = asked.length > 1 || step.final === true;
    const { next } = this.#open as LinkedStep<Shape>;
    this.#open = null;
    state.asked = [];
    state.given = [];
    this.#begin(frame, next);
    for (let i = 0; i < asked.length && state.result === null; i++) {
      step.answer(this as Play<Shape>, frame.vars, given[i] as AnswerTo<Question>, asked[i]);
    }
    this.#finish();
    this.run();
    return this.#revealed || state.chance.block !== block || state.chance.left !== left;
  }

  /** Something that comes from outside of the flow; then the open question is put anew. */
  interrupt(run: (m: Play<G>) => void): void {
    const { state } = this;
    this.#open = null;
    state.asked = [];
    state.given = [];
    run(this);
    this.#finish();
    this.run();
  }

  #openStep(frame: Frame) {
    this.#open ??= this.#linked(frame);
    const { step } = this.#open;
    if (step.kind !== 'ask') throw new Error(`step "${frame.at}" of "${frame.flow}" asks nothing`);
    return step;
  }

  #linked(frame: Frame): LinkedStep<Shape> {
    const linked = this.#flows.get(frame.flow)?.steps.get(frame.at);
    if (!linked) throw new Error(`there is no step "${frame.at}" in flow "${frame.flow}"`);
    return linked;
  }

  #begin(frame: Frame, next: string): void {
    this.#frame = frame;
    this.#step = frame.at;
    frame.at = next;
  }

  #finish(): void {
    // The last frame runs first, and calls run in the order made.
    while (this.#calls.length > 0) this.state.stack.push(this.#calls.pop() as Frame);
    this.#frame = null;
  }

  // ---- for the steps: see Play

  get table(): G['table'] {
    return this.state.table;
  }

  get chance(): Chance {
    return this.#chance;
  }

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
    this.#calls.push({ flow: flow.name, at: linked.first, vars: { ...vars } });
  }

  again(): void {
    if (this.#frame) this.#frame.at = this.#step;
  }

  leave(flow?: Flow<G>): void {
    const { stack } = this.state;
    const at = flow ? stack.findLastIndex((frame) => frame.flow === flow.name) : stack.length - 1;
    if (at < 0) throw new Error(`flow "${flow?.name}" is not running`);
    stack.length = at + 1;
    stack[at].at = '';
    this.#calls = [];
  }

  revealed(): void {
    this.#revealed = true;
  }

  end(result: Result): void {
    this.state.result = result;
  }
}
