import { choose, flows, message, type Seat } from '@small-council/engine';
import type { Key } from '../blocks/definition.ts';
import type { Condition, M, R, War } from '../table.ts';
import { type Cause, conditionThing, unitThing } from '../things.ts';
import { changesOf, has } from './inForce.ts';
import { friends, seatsInOrder, unitOf } from './look.ts';
import type { Fight } from './timing.ts';

const { ask } = flows<War>();

/** What dice are thrown for. */
export type Purpose =
  | 'attack'
  | 'defense'
  | 'test'
  | 'panicWounds'
  | 'charge'
  | 'retreat'
  | 'dangerous'
  | 'wounds'
  | 'ability';

/** Throws dice and says so: every die with its purpose (SIF-919). */
export function roll(m: M, purpose: Purpose, unit: string, count: number, sides = 6): number[] {
  const dice = m.chance.dice(count, sides);
  // The dice go on: what was told of them stays as it was.
  if (count > 0)
    m.log('fact.rolled', { purpose, unit: unitThing(m, unit), dice: dice.slice(), sides });
  return dice;
}

/** Dice that may be thrown again, in the variables of the flow that threw them. */
export type Rerollable = { dice: number[]; rerolled: string[] };

/** Which dice may be thrown again, and what allows it. */
export interface Permission {
  readonly which: 'any' | 'misses';
  readonly because: Cause;
}

interface Rerolls<V extends Rerollable> {
  /** The name of the steps: `rerollAttack` … */
  readonly name: string;
  readonly purpose: Purpose;
  /** The unit whose dice they are. */
  readonly unit: (here: V) => string;
  /** What lets their owner throw them again. */
  readonly may: (m: R, here: V) => Permission | null;
  /** The condition that lets an enemy demand it (SIF-833 to SIF-835). */
  readonly condition: Condition | null;
  readonly misses?: (m: R, here: V) => number[];
  /** How many sides each die has. */
  readonly sides?: (here: V, die: number) => number;
  readonly rule: string;
}

/** Who may throw these dice again: the owner's side by what allows it, an enemy for a condition token. */
function rerollers<V extends Rerollable>(m: R, here: V, spec: Rerolls<V>): Seat[] {
  if (here.dice.length === 0) return [];
  const owner = unitOf(m, spec.unit(here));
  const token =
    spec.condition !== null &&
    owner.conditions.includes(spec.condition) &&
    !(spec.condition === 'weakened' && has(m, 'steady', owner.id));
  const own = spec.may(m, here) !== null;
  return seatsInOrder(m).filter((seat) =>
    friends(m, seat, owner.seat) ? own && seat === owner.seat : token,
  );
}

/**
 * Throwing dice again: the active player first, the others after seeing the new results (SIF-809, SIF-810), each
 * player each die at most once (SIF-808). Here are the steps for two players; more come in turn.
 */
export function rerolls<V extends Rerollable & { [name: string]: never | unknown }>(
  spec: Rerolls<V>,
) {
  const next = (m: R, here: V): Seat | null =>
    rerollers(m, here, spec).find((seat) => !here.rerolled.includes(`${spec.name}${seat}`)) ?? null;
  return ask(spec.name, {
    // biome-ignore lint/suspicious/noExplicitAny: the flow that uses it knows its variables
    who: (m: M, here: any) => next(m, here) ?? [],
    // biome-ignore lint/suspicious/noExplicitAny: as above
    question: (m: M, here: any, seat: Seat) => {
      const vars = here as V;
      const id = spec.unit(vars);
      const own = friends(m, seat, unitOf(m, id).seat);
      const only =
        own && spec.may(m, vars)?.which === 'misses' ? (spec.misses?.(m, vars) ?? []) : null;
      const from = vars.dice.flatMap((_, die) =>
        only && !only.includes(die) ? [] : [`die${die}`],
      );
      return choose({
        text: own
          ? message('ask.reroll', { unit: unitThing(m, id), purpose: spec.purpose })
          : message('ask.expend', {
              unit: unitThing(m, id),
              condition: conditionThing(spec.condition as Condition),
              purpose: spec.purpose,
            }),
        rule: own ? spec.rule : 'SIF-831',
        from,
        min: 0,
        max: from.length,
        label: (die) => message('option.die', { face: vars.dice[Number(die.slice(3))] }),
        pass: message('pass.keep'),
      });
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above
    answer: (m: M, here: any, chosen: string[], seat: Seat) => {
      const vars = here as V;
      vars.rerolled.push(`${spec.name}${seat}`);
      m.again();
      if (chosen.length === 0) return;
      const unit = unitOf(m, spec.unit(vars));
      const allowed = friends(m, seat, unit.seat) ? spec.may(m, vars) : null;
      if (!friends(m, seat, unit.seat)) {
        unit.conditions = unit.conditions.filter((one) => one !== spec.condition);
        m.log('fact.expended', {
          seat,
          unit: unitThing(m, unit.id),
          condition: conditionThing(spec.condition as Condition),
        });
      }
      const again = chosen.map((id) => Number(id.slice(3)));
      for (const die of again) {
        vars.dice[die] = m.chance.die(spec.sides?.(vars, die) ?? 6);
      }
      m.log('fact.rerolled', {
        seat,
        purpose: spec.purpose,
        unit: unitThing(m, unit.id),
        dice: vars.dice.slice(),
        again,
        because: allowed?.because ?? conditionThing(spec.condition as Condition),
      });
    },
  });
}

/** What lets a unit throw dice again, if anything does. */
export function mayReroll(
  m: R,
  key: Key,
  unit: string,
  fight?: Fight,
  which: Permission['which'] = 'any',
): Permission | null {
  const allowing = has(m, key, unit, fight)
    ? changesOf(m, key, unit, fight).find(({ amount }) => amount > 0)
    : undefined;
  return allowing ? { which, because: allowing.because } : null;
}

/** Results of single dice stay between 0 and 6 (SIF-839, SIF-840); a natural 1 and 6 are what they are. */
export function reachesResult(face: number, modifier: number, needed: number): boolean {
  if (face === 1) return false;
  if (face === 6) return true;
  return Math.min(6, face + modifier) >= needed;
}
