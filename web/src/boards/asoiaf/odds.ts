import type { Arc, Pose } from '@small-council/asoiaf/geometry';
import {
  attackDice,
  attackVars,
  type Change,
  cardOf,
  defenseChanges,
  defenseModifier,
  profileOf,
  reachesResult,
  testModifier,
  testOf,
  toHitChanges,
  toHitModifier,
  unitOf,
} from '@small-council/asoiaf/looking';
import type { R } from '@small-council/asoiaf/table';

/** What an attack rolls, and what is to be expected of it. */
export interface Odds {
  readonly dice: number;
  /** The lowest face that hits, and that saves; 7 where none does. */
  readonly hitOn: number;
  readonly saveOn: number;
  /** What is printed on the cards, and what changes it. */
  readonly toHit: Roll;
  readonly save: Roll;
  readonly test: { readonly needed: number; readonly modifier: number };
  readonly hits: number;
  readonly wounds: number;
  /** How likely the panic test is failed. */
  readonly panic: number;
}

export interface Roll {
  readonly printed: number;
  readonly changes: readonly Change[];
}

/** The same battle with a unit elsewhere. */
export const standsAt = (m: R, id: string, pose: Pose): R => ({
  options: m.options,
  seats: m.seats,
  book: m.book,
  stack: m.stack,
  table: {
    ...m.table,
    units: m.table.units.map((unit) => (unit.id === id ? { ...unit, pose } : unit)),
  },
});

const FACES = [1, 2, 3, 4, 5, 6] as const;

const lowest = (modifier: number, needed: number): number =>
  FACES.find((face) => reachesResult(face, modifier, needed)) ?? 7;

const share = (on: number): number => Math.max(0, 7 - on) / 6;

/** How likely the sum of two dice with a modifier stays below what is needed. */
export function failure(needed: number, modifier: number): number {
  let failed = 0;
  for (const one of FACES)
    for (const other of FACES) if (Math.max(0, one + other + modifier) < needed) failed++;
  return failed / 36;
}

const ARC_PENALTY = { front: 0, right: -1, left: -1, rear: -2 } as const;

export function oddsOf(
  m: R,
  fight: {
    attacker: string;
    defender: string;
    kind: 'melee' | 'ranged';
    arc: Arc;
    charge: boolean;
  },
  attack: number,
  bonus = false,
): Odds {
  const vars = attackVars(fight, attack, bonus);
  const dice = attackDice(m, vars);
  const { toHit } = profileOf(m, vars);
  const hitOn = lowest(toHitModifier(m, vars), toHit);
  const defender = cardOf(unitOf(m, fight.defender));
  const saveOn = lowest(defenseModifier(m, vars), defender.defense);
  const hit = bonus ? share(hitOn) * (2 - share(hitOn)) : share(hitOn);
  const hits = dice * hit;
  const test = testOf({
    unit: fight.defender,
    panic: true,
    modifier: ARC_PENALTY[fight.arc],
    because: 'SIF-615',
  });
  const modifier = testModifier(m, test);
  return {
    dice,
    hitOn,
    saveOn,
    toHit: { printed: toHit, changes: toHitChanges(m, vars) },
    save: { printed: defender.defense, changes: defenseChanges(m, vars) },
    test: { needed: defender.morale, modifier },
    hits,
    wounds: hits * (1 - share(saveOn)),
    panic: failure(defender.morale, modifier),
  };
}
