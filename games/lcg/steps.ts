import {
  type AnswerTo,
  type Asked,
  flows,
  type Question,
  type Seat,
  type Vars,
} from '@small-council/engine';
import type { Happens } from './edition.ts';
import { happens } from './happening.ts';
import type { Lcg, M } from './table.ts';

const { flow, act, ask, when, each, repeat } = flows<Lcg>();

/** What was said to happen, happens. */
function thenHappens(m: M, events: Happens): void {
  if (events) happens(m, events);
}

/**
 * The words for writing flows of the card games. What a step lets happen it says at its end, by returning it: where
 * somebody can answer, that is not over when the step is, and so nothing in a step could come after it.
 */
export const steps = {
  flow,
  when,
  each,
  repeat,

  act: <V extends Vars>(name: string, run: (m: M, here: V) => Happens) =>
    act<V>(name, (m, here) => thenHappens(m, run(m, here))),

  ask: <V extends Vars, Q extends Question>(
    name: string,
    asked: Omit<Asked<Lcg, V, Q>, 'answer'> & {
      readonly answer: (m: M, here: V, answer: AnswerTo<Q>, seat: Seat) => Happens;
    },
  ) =>
    ask<V, Q>(name, {
      ...asked,
      answer: (m, here, answer, seat) => thenHappens(m, asked.answer(m, here, answer, seat)),
    }),
};
