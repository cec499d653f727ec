import type {
  Ability,
  Choice,
  Condition,
  Cost,
  Effect,
  Limit,
  Modifier,
  NamedEffect,
  Timing,
  Trigger,
  TriggeredAbility,
} from '../definition.ts';

import { definition } from '../edition.ts';
import { nameEffects } from '../naming.ts';
import type { Phase, R, Use } from '../table.ts';
import { affordable } from '../tolls.ts';
import { kneelCost } from './costs.ts';
import { reduceNext } from './effects.ts';
import type { What } from './what.ts';

/** Abilities, put together from blocks. */

interface Parts {
  /** What it waits for. */
  on?: Trigger;
  phase?: Phase;
  if?: Condition | readonly Condition[];
  cost?: Cost | readonly Cost[];
  choose?: Choice | readonly Choice[];
  does: Effect | readonly Effect[];
  limit?: Limit;
  max?: Limit;
  from?: TriggeredAbility['from'];
  cannotBeCanceled?: boolean;
  anybody?: boolean;
  /** What X is; or the player pays as much gold for the event as he chooses. */
  x?: 'chosen' | ((m: R, use: Use) => number);
}

const list = <T extends object>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

/** The highest X for which the player can pay the event. */
const mostPayable = (m: R, use: Use): number => {
  const { seat, code } = use;
  const gold = affordable(m, use);
  if (definition(m, code).cost !== 'X') return gold; // X is paid for in the text
  const { price } = m.book;
  let x = 0;
  while (price(m, seat, { code, x: x + 1, as: 'play' }) <= gold) x++;
  return x;
};

/**
 * Blocks give only what they need. Here everything gets all its fields in one order: the engine asks
 * abilities again and again, and is fast where things look alike.
 */
const allOfChoice = (given: Choice): Choice => {
  const { name, say, ask, options, min, max, label, thing, who, check } = given;
  const { fallback, ordered, hidden, taken } = given;
  return {
    name,
    say,
    ask,
    options,
    min,
    max,
    label,
    thing,
    who,
    check,
    fallback,
    ordered,
    hidden,
    taken,
  };
};

const allOfEffect = (given: NamedEffect): NamedEffect => {
  const { name, say, can, idle, choice, may, ifDone, if: condition, prepare, does } = given;
  const { modifiers, parts } = given;
  return {
    name,
    say,
    can,
    idle,
    choice: choice && allOfChoice(choice),
    may,
    ifDone,
    if: condition,
    prepare,
    does,
    modifiers,
    parts: parts.map(allOfEffect),
  };
};

/** An ability of this timing, and how its moment is said. */
export const ability =
  (timing: Timing, time: TriggeredAbility['time'] = 'when') =>
  (parts: Parts): TriggeredAbility => ({
    name: '',
    timing,
    time,
    trigger: parts.on,
    phase: parts.phase,
    if: list(parts.if),
    costs: list(parts.cost),
    targets: list(parts.choose).map(allOfChoice),
    effects: nameEffects(list(parts.does)).map(allOfEffect),
    limit: parts.limit,
    max: parts.max,
    cannotBeCanceled: parts.cannotBeCanceled,
    from: parts.from,
    anybody: parts.anybody,
    x: parts.x === 'chosen' ? mostPayable : parts.x,
    choosesX: parts.x === 'chosen',
  });

export const action = ability('action');

/** In force as long as the card is. */
export const constant = (...modifiers: Modifier[]): Ability => ({
  name: '',
  timing: 'constant',
  if: [],
  modifiers,
});

/** In force while something holds. */
export const whileIt = (
  condition: Condition | readonly Condition[],
  ...modifiers: Modifier[]
): Ability => ({
  name: '',
  timing: 'constant',
  if: list(condition),
  modifiers,
});

/** Kneel this to make the next card cheaper. */
export const reducer = (what: What, by = 1): Ability =>
  action({ phase: 'marshaling', cost: kneelCost(), does: reduceNext(by, what, 'marshal') });

export const perChallenge = (times = 1): Limit => ({ times, per: 'challenge' });
export const perPhase = (times = 1): Limit => ({ times, per: 'phase' });
export const perRound = (times = 1): Limit => ({ times, per: 'round' });
