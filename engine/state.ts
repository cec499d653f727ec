import { type ChanceState, copyChance } from './chance.ts';
import type { Frame } from './flow.ts';
import type { AnyGame } from './game.ts';
import { clone } from './json.ts';
import type { Seat } from './message.ts';
import type { Result } from './play.ts';
import type { Answer } from './questions/index.ts';

/** A match between two answers, all of it: plain data. */
export interface State<Table = unknown> {
  table: Table;
  /** Where the match stands; the last frame is the innermost. */
  stack: Frame[];
  /** Names the present question: how many questions there have been. */
  moment: number;
  /** Whom the present question is put to, and what each of them has answered so far. */
  asked: Seat[];
  given: (Answer | null)[];
  chance: ChanceState;
  result: Result | null;
}

/** Variables are mostly seats and names: a flat copy does, unless something lies deeper. */
function copyFrame(frame: Frame): Frame {
  const vars = { ...frame.vars };
  for (const name in vars) {
    if (typeof vars[name] === 'object') vars[name] = clone(vars[name]);
  }
  return { flow: frame.flow, at: frame.at, vars };
}

export const copyStack = (stack: readonly Frame[]): Frame[] => stack.map(copyFrame);

export function copyState<T>(game: AnyGame, state: State<T>): State<T> {
  return {
    table: game.copy ? (game.copy(state.table) as T) : clone(state.table),
    stack: copyStack(state.stack),
    moment: state.moment,
    asked: state.asked.slice(),
    given: clone(state.given),
    chance: copyChance(state.chance),
    result: clone(state.result),
  };
}
