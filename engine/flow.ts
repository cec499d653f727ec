import type { Json } from './json.ts';
import type { Seat } from './message.ts';
import type { Play, Shape } from './play.ts';
import type { AnswerTo, Question } from './questions/index.ts';

/**
 * Flows say what happens next, and read like the timing chart of a rule book: a flow is a list of
 * named steps; a step acts, asks, or goes through another flow. Where a match stands is a stack of
 * frames, each a name of a flow, the name of its next step, and a few variables: plain data.
 *
 * Frames name steps by name, not by number, so that a match saved today still stands at the right
 * place after somebody has put a new step before it.
 */
export type Vars = { [name: string]: Json };

export interface Frame {
  flow: string;
  /** The step to be run next; empty when the flow has been gone through. */
  at: string;
  /** What this run of the flow is about (whose turn, which event). Everybody may see it. */
  vars: Vars;
}

type ActStep<G extends Shape, V extends Vars> = {
  readonly kind: 'act';
  readonly name: string;
  readonly run: (m: Play<G>, here: V) => void;
};

/** A question to one seat, or to several at once: then nobody sees an answer before all are in. */
export type Asked<G extends Shape, V extends Vars, Q extends Question> = {
  /** Whom to ask. Nobody: the step is passed over. */
  readonly who: (m: Play<G>, here: V) => Seat | readonly Seat[];
  /** Computed when somebody looks, from what the seat may know; never stored. */
  readonly question: (m: Play<G>, here: V, seat: Seat) => Q;
  /** The answer cannot be taken back, even while nobody has learned anything by it. */
  readonly final?: boolean;
  /** Runs once for every asked seat, in the order of `who`, when all have answered. */
  readonly answer: (m: Play<G>, here: V, answer: AnswerTo<Q>, seat: Seat) => void;
};

type AskStep<G extends Shape, V extends Vars> = {
  readonly kind: 'ask';
  readonly name: string;
} & Asked<G, V, Question>;

type SubStep<G extends Shape, V extends Vars> = {
  readonly kind: 'sub';
  readonly name: string;
  /** How the chart shows it: gone through once, on a condition, once for each, or again and again. */
  readonly how: 'once' | 'when' | 'each' | 'repeat';
  readonly flow: Flow<G>;
  /** One run of the flow for each of these. */
  readonly runs: (m: Play<G>, here: V) => readonly Vars[];
};

export type Step<G extends Shape = Shape, V extends Vars = Vars> =
  | ActStep<G, V>
  | AskStep<G, V>
  | SubStep<G, V>;

export interface Flow<G extends Shape = Shape> {
  readonly name: string;
  // Inside a flow its variables have a type of their own; from outside they are just variables.
  // biome-ignore lint/suspicious/noExplicitAny: the variance of V is checked where the flow is made
  readonly steps: readonly Step<G, any>[];
}

/** Each run gets variables of its own: it may change them. */
const once = (): readonly Vars[] => [{}];
const NEVER: readonly Vars[] = [];

/** The words for writing flows of one game: `const { flow, act, ask } = flows<MyGame>();` */
export function flows<G extends Shape>() {
  return {
    /** A named list of steps. A flow among the steps is gone through once. */
    flow<V extends Vars = Vars>(name: string, steps: readonly (Step<G, V> | Flow<G>)[]): Flow<G> {
      return {
        name,
        steps: steps.map((step) =>
          'kind' in step
            ? step
            : { kind: 'sub', how: 'once', name: step.name, flow: step, runs: once },
        ),
      };
    },

    /** Something happens. */
    act<V extends Vars>(name: string, run: (m: Play<G>, here: V) => void): Step<G, V> {
      return { kind: 'act', name, run };
    },

    /** Somebody decides. */
    ask<V extends Vars, Q extends Question>(name: string, asked: Asked<G, V, Q>): Step<G, V> {
      const { who, question, final = false, answer } = asked as unknown as Asked<G, V, Question>;
      return { kind: 'ask', name, who, question, final, answer };
    },

    /** The flow, if the condition holds. */
    when<V extends Vars>(
      test: (m: Play<G>, here: V) => boolean,
      flow: Flow<G>,
      vars: (m: Play<G>, here: V) => Vars = () => ({}),
    ): Step<G, V> {
      const runs = (m: Play<G>, here: V) => (test(m, here) ? [vars(m, here)] : NEVER);
      return { kind: 'sub', how: 'when', name: flow.name, flow, runs };
    },

    /** The flow once for each of these variables, in their order. */
    each<V extends Vars, W extends Vars>(
      runs: (m: Play<G>, here: V) => readonly W[],
      flow: Flow<G>,
    ): Step<G, V> {
      return { kind: 'sub', how: 'each', name: flow.name, flow, runs };
    },

    /** The flow again and again while the condition holds. */
    repeat<V extends Vars>(test: (m: Play<G>, here: V) => boolean, flow: Flow<G>): Step<G, V> {
      const runs = (m: Play<G>, here: V) => (test(m, here) ? once() : NEVER);
      return { kind: 'sub', how: 'repeat', name: flow.name, flow, runs };
    },
  };
}

/** A step, the one after it, and the flow that it goes through. */
export interface LinkedStep<G extends Shape> {
  readonly step: Step<G>;
  readonly next: LinkedStep<G> | null;
  into: LinkedFlow<G> | null;
}

export interface LinkedFlow<G extends Shape> {
  readonly flow: Flow<G>;
  readonly first: LinkedStep<G> | null;
  readonly steps: ReadonlyMap<string, LinkedStep<G>>;
}

/** All flows that can be reached from these, by name. Two flows, or steps of one, may not share a name. */
export function linkFlows<G extends Shape>(roots: readonly Flow<G>[]): Map<string, LinkedFlow<G>> {
  const linked = new Map<string, LinkedFlow<G>>();
  const visit = (flow: Flow<G>): void => {
    const known = linked.get(flow.name);
    if (known) {
      if (known.flow !== flow) throw new Error(`two flows are called "${flow.name}"`);
      return;
    }
    const steps = new Map<string, LinkedStep<G>>();
    let first: LinkedStep<G> | null = null;
    for (const step of flow.steps.toReversed()) {
      if (step.name === '' || steps.has(step.name)) {
        throw new Error(`flow "${flow.name}" has two steps "${step.name}"`);
      }
      first = { step, next: first, into: null };
      steps.set(step.name, first);
    }
    linked.set(flow.name, { flow, first, steps });
    for (const step of flow.steps) if (step.kind === 'sub') visit(step.flow);
  };
  roots.forEach(visit);
  for (const { steps } of linked.values())
    for (const one of steps.values())
      if (one.step.kind === 'sub') one.into = linked.get(one.step.flow.name) ?? null;
  return linked;
}

/** One line of the round chart. */
export interface ChartLine {
  name: string;
  kind: 'act' | 'ask' | 'once' | 'when' | 'each' | 'repeat';
  steps?: ChartLine[];
}

/** The round chart, drawn from the very steps that are run: it cannot be out of date. */
export function chart<G extends Shape>(flow: Flow<G>, above: readonly string[] = []): ChartLine[] {
  return flow.steps.map((step) => {
    if (step.kind !== 'sub') return { name: step.name, kind: step.kind };
    const inner = [...above, flow.name];
    const known = inner.includes(step.flow.name); // a flow inside itself is drawn once
    return {
      name: step.name,
      kind: step.how,
      ...(!known && { steps: chart(step.flow, inner) }),
    };
  });
}
