import type { KnownFact, Thing } from '@small-council/engine';

/** An attack as its facts told it, step by step. */

interface UnitNamed {
  readonly id: string;
  readonly card: string;
  readonly seat: number;
}

export interface Throw {
  /** The dice as they lie at last, and what was thrown again each time; null for what was not. */
  readonly dice: readonly number[];
  readonly before: readonly (readonly (number | null)[])[];
  /** What allowed it each time. */
  readonly because: readonly Thing[];
}

export interface Attack {
  readonly attacker: UnitNamed;
  readonly defender: UnitNamed;
  readonly kind: string;
  readonly arc: string;
  readonly attack: Throw | null;
  readonly hits: number | null;
  readonly direct: number;
  readonly defense: Throw | null;
  readonly blocked: number | null;
  readonly wounds: number | null;
  readonly test: Throw | null;
  readonly passed: boolean | null;
  readonly result: number | null;
  readonly needed: number;
  readonly panicked: number;
  readonly destroyed: boolean;
}

type Params = { readonly [name: string]: never };

/** The latest attack of this activation; none once somebody else is activated. */
export function latestAttack(facts: readonly KnownFact[]): Attack | null {
  const from = facts.findLastIndex(({ key }) => key === 'fact.attack');
  if (from < 0) return null;
  const later = facts.slice(from + 1);
  if (later.some(({ key }) => key === 'fact.activated' || key === 'fact.round')) return null;
  const params = facts[from].params as unknown as Attack;
  let told: Attack = {
    attacker: params.attacker,
    defender: params.defender,
    kind: params.kind,
    arc: params.arc,
    attack: null,
    hits: null,
    direct: 0,
    defense: null,
    blocked: null,
    wounds: null,
    test: null,
    passed: null,
    result: null,
    needed: 0,
    panicked: 0,
    destroyed: false,
  };
  for (const fact of later) told = { ...told, ...after(told, fact) };
  return told;
}

function after(told: Attack, { key, params }: KnownFact): Partial<Attack> {
  const of = params as unknown as {
    unit: UnitNamed;
    purpose: string;
    dice: number[];
    again: number[];
    hits: number;
    direct: number;
    blocked: number;
    wounds: number;
    passed: boolean;
    result: number | null;
    needed: number;
    because: Thing;
  } & Params;
  const atDefender = of.unit?.id === told.defender.id;
  switch (key) {
    case 'fact.rolled':
    case 'fact.rerolled': {
      const step = stepOf(of.purpose);
      if (step === null || (step === 'attack' ? of.unit.id !== told.attacker.id : !atDefender))
        return {};
      const old = told[step];
      // The die of the wounds comes after the two of the test.
      if (of.purpose === 'panicWounds')
        return old ? { test: { ...old, dice: [...old.dice, ...of.dice] } } : {};
      if (key === 'fact.rolled' || !old)
        return { [step]: { dice: of.dice, before: [], because: [] } };
      return {
        [step]: {
          dice: of.dice,
          before: [
            ...old.before,
            old.dice.map((face, die) => (of.again.includes(die) ? face : null)),
          ],
          because: [...old.because, of.because],
        },
      };
    }
    case 'fact.hits':
      return { hits: of.hits, direct: of.direct };
    case 'fact.saves':
      return { blocked: of.blocked, wounds: of.hits - of.blocked };
    case 'fact.wounds':
      if (!atDefender) return {};
      return of.because.id === 'SIF-639' ? { panicked: of.wounds } : { wounds: of.wounds };
    case 'fact.test':
      return atDefender ? { passed: of.passed, result: of.result, needed: of.needed } : {};
    case 'fact.destroyed':
      return atDefender ? { destroyed: true } : {};
    default:
      return {};
  }
}

const stepOf = (purpose: string): 'attack' | 'defense' | 'test' | null =>
  purpose === 'attack' || purpose === 'defense' || purpose === 'test'
    ? purpose
    : purpose === 'panicWounds'
      ? 'test'
      : null;
