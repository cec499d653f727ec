import { flows, type Seat } from '@small-council/engine';
import { has as hasKeyword } from '../geometry/field.ts';
import { piecesWithin, SHORT } from '../geometry/index.ts';
import { modeOf } from '../modes/mode.ts';
import type { M, R, War } from '../table.ts';
import { causeOf, ruleThing, unitThing } from '../things.ts';
import { mayReroll, rerolls, roll } from './dice.ts';
import { has, total } from './inForce.ts';
import { cardOf, isOnField, isWall, surveyOf, trayOf, unitOf } from './look.ts';
import { callFurther, type Further, happen } from './windows.ts';
import { restore, suffer } from './wounds.ts';

const { flow, act } = flows<War>();

/** A morale test, or a panic test, which is one that can cost wounds (SIF-633, SIF-636). */
export type Test = {
  unit: string;
  panic: boolean;
  /** What the one who demands it takes off, or adds. */
  modifier: number;
  /** More wounds when it is failed (SIF-1738). */
  extra: number;
  /** What demands it, and to whom a destruction is credited (SIF-956). */
  because: string;
  seat: Seat | null;
  by: string | null;
  /** Passed without a throw: the unit suffered no wound (SIF-616). */
  spared: boolean;
  /** Passed whatever the dice say (SIF-1851). */
  passes: boolean;
  /** Two dice, and the D3 of a panic test. */
  dice: number[];
  rerolled: string[];
  passed: boolean;
  /** Wounds that are healed when it is passed. */
  heals: number;
  /** What cards have left for a failure. */
  riders: Further[];
};

export const testOf = (test: Pick<Test, 'unit' | 'panic' | 'because'> & Partial<Test>): Test => ({
  modifier: 0,
  extra: 0,
  seat: null,
  by: null,
  spared: false,
  passes: false,
  dice: [],
  rerolled: [],
  passed: false,
  heals: 0,
  riders: [],
  ...test,
});

/** Terrain that lifts or lowers spirits within Short range (SIF-1112, SIF-1113); the same kind counts once. */
function mood(m: R, id: string): number {
  const near = piecesWithin(surveyOf(m).pieces, trayOf(m, id), SHORT);
  const any = (keyword: 'inspiring' | 'horrific') =>
    near.some((piece) => hasKeyword(piece, keyword));
  return (any('inspiring') ? 1 : 0) - (any('horrific') ? 1 : 0);
}

/** What is added to the throw. */
export function testModifier(m: R, { unit, panic, modifier }: Test): number {
  if (!isOnField(m, unit)) return modifier;
  return (
    modifier + mood(m, unit) + total(m, 'morale', unit) + (panic ? total(m, 'panic', unit) : 0)
  );
}

/** The sum of two dice with everything added, never below 0 (SIF-839, SIF-1629). */
export const testResult = (m: R, test: Test): number =>
  Math.max(0, test.dice[0] + test.dice[1] + testModifier(m, test));

/** The wounds of a failed panic test: the D3 and all changes, at least none (SIF-639, SIF-1738); some have a cap (SIF-1757). */
export function panicWounds(m: R, test: Test): number {
  const wounds =
    test.dice[2] +
    test.extra +
    total(m, 'panicWounds', test.unit) +
    total(m, 'testWounds', test.unit);
  const most = total(m, 'mostPanicWounds', test.unit);
  return Math.max(0, most > 0 ? Math.min(most, wounds) : wounds);
}

export const test = flow<Test>('test', [
  act('testBegins', (m, { unit, panic }) => {
    if (unitOf(m, unit).destroyed) return m.leave();
    happen(m, 'testBegins', { unit, panic });
  }),
  act('testRoll', (m, here) => {
    if (unitOf(m, here.unit).destroyed) return m.leave();
    // Passed before any die is thrown (SIF-1851).
    if (here.panic && has(m, 'passesPanic', here.unit)) here.passes = true;
    if (here.spared || here.passes) return;
    here.dice = roll(m, 'test', here.unit, 2);
    if (here.panic) here.dice.push(...roll(m, 'panicWounds', here.unit, 1, 3));
    happen(m, 'testDiceRolled', { unit: here.unit, panic: here.panic });
  }),
  rerolls<Test>({
    name: 'rerollTest',
    purpose: 'test',
    unit: ({ unit }) => unit,
    may: (m, { unit }) => mayReroll(m, 'rerollTest', unit),
    condition: 'panicked',
    sides: (_here, die) => (die === 2 ? 3 : 6),
    rule: 'SIF-640',
  }),
  act('testRolled', (m, { unit, panic, dice }) => {
    if (dice.length > 0) happen(m, 'testRolled', { unit, panic });
  }),
  act('testJudged', (m, here) => {
    here.passed =
      here.spared || here.passes || testResult(m, here) >= cardOf(unitOf(m, here.unit)).morale;
    if (!here.passed) for (const rider of here.riders) callFurther(m, rider);
  }),
  act('testResult', (m, here) => {
    const { unit, panic, seat, by, because } = here;
    if (here.passed) restore(m, unit, here.heals, causeOf(because));
    const wounds = here.passed ? 0 : panic ? panicWounds(m, here) : total(m, 'testWounds', unit);
    m.log('fact.test', {
      unit: unitThing(m, unit),
      panic,
      passed: here.passed,
      result: here.dice.length === 0 ? null : testResult(m, here),
      needed: cardOf(unitOf(m, unit)).morale,
      because: causeOf(because),
    });
    if (here.passed) happen(m, 'testPassed', { unit, panic });
    else {
      suffer(m, unit, wounds, { seat, unit: by }, ruleThing('SIF-639'));
      m.call(testFailed, { unit, panic, wounds });
    }
    here.extra = wounds;
  }),
  act('testOver', (m, { unit, passed, extra }) => {
    m.table.lasting = m.table.lasting.filter(
      ({ on, key }) => on !== unit || (key !== 'testWounds' && key !== 'rerollTest'),
    );
    m.table.test = { unit, passed, wounds: extra };
  }),
]);

const testFailed = flow<{ unit: string; panic: boolean; wounds: number }>('testFailed', [
  act('failed', (m, { unit, panic, wounds }) => {
    if (panic && isOnField(m, unit)) modeOf(m).panics?.(m, unit);
    happen(m, 'testFailed', { unit, panic, wounds });
  }),
]);

export function callTest(m: M, demanded: Parameters<typeof testOf>[0]): void {
  // Walls know no fear (SIF-1348).
  if (!isWall(unitOf(m, demanded.unit))) m.call(test, testOf(demanded));
}

export const moraleFlows = [test, testFailed];
