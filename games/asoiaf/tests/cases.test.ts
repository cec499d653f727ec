// The 48 cases of docs/rules/asoiaf-geometry.md, section 13, as they stand there.
import { describe, expect, test } from 'vitest';
import {
  type Arc,
  alignExtra,
  alignments,
  arcsHolding,
  BOARD,
  canShoot,
  chances,
  chargeMove,
  contactLength,
  cornerZone,
  courseAt,
  coversCompletely,
  coversPartly,
  declareCharge,
  deploymentZone,
  engaged,
  extraEnemies,
  feasible,
  gap,
  judge,
  LONG,
  legalSlides,
  meleePlaces,
  moved,
  type Part,
  place,
  pushExtra,
  quadrantShares,
  quadrantsHolding,
  rangeTo,
  reaches,
  reachOfMarch,
  retreats,
  SHORT,
  sees,
  shares,
  shots,
  standsIn,
  sweep,
  type Tray,
  trayShape,
  turnedTo,
  type Unit,
} from '../geometry/index.ts';
import {
  enemy,
  friend,
  ground,
  lay,
  mil,
  mine,
  rectangleOf,
  say,
  tenths,
  unit,
} from './notation.ts';

/** Distances are compared with the tolerance of the specification. */
const inches = (value: number, expected: number) =>
  expect(Math.abs(value / 1000 - expected), `${value / 1000} is not ${expected}`).toBeLessThan(
    0.0015,
  );
const share = (value: number, expected: number) =>
  expect(Math.abs(value - expected), `${value} is not ${expected}`).toBeLessThan(0.0015);

const A = mine('INF@(24,10,0)');
const ahead = (by: number): Part => ({ slide: 'forward', by: mil(by) });
const rules = (verdict: { ok: boolean; rule?: string }) => (verdict.ok ? 'ok' : verdict.rule);

describe('arcs', () => {
  const inArc = (target: string, attacker: string, arc: Arc, part: number) => {
    const [of, tray] = [enemy(target), mine(attacker)];
    expect(arcsHolding(of, tray)).toEqual([arc]);
    share(shares(of, tray)[arc], part);
  };

  test('G-01 [SIF-401] straight ahead is the front', () =>
    inArc('INF@(24,24,0)', 'INF@(24,34,180)', 'front', 1));
  test('G-02 [SIF-401] to the right is the right flank', () =>
    inArc('INF@(24,24,0)', 'INF@(34,24,270)', 'right', 1));
  test('G-03 [SIF-401] behind is the rear', () =>
    inArc('INF@(24,24,0)', 'INF@(24,14,0)', 'rear', 1));
  test('G-04 [SIF-408] arcs are those of the target, which is turned', () =>
    inArc('INF@(24,24,90)', 'INF@(24,34,180)', 'left', 1));
  test('G-05 [SIF-407, SIF-511, SIF-1607] the larger part lies in the flank', () => {
    inArc('INF@(24,24,0)', 'INF@(31,30,180)', 'right', 0.5225);
    share(shares(unit('INF@(24,24,0)'), unit('INF@(31,30,180)')).front, 0.4775);
  });
  test('G-06 [SIF-407, SIF-511] the larger part lies in the front', () => {
    inArc('INF@(24,24,0)', 'INF@(31,30.5,180)', 'front', 0.5781);
    share(shares(unit('INF@(24,24,0)'), unit('INF@(31,30.5,180)')).right, 0.4219);
  });
  test('G-07 [SIF-512, SIF-910] an exact tie leaves the choice', () => {
    const [target, attacker] = [unit('SOLO@(24,24,0)'), unit('SOLO@(30,30,0)')];
    share(shares(target, attacker).front, 0.5);
    share(shares(target, attacker).right, 0.5);
    expect(arcsHolding(target, attacker)).toEqual(['front', 'right']);
  });
  test('G-08 [SIF-906, SIF-907] infantry has wider arcs ahead than the others', () => {
    inArc('INF@(24,24,0)', 'SOLO@(36,35.1,0)', 'front', 0.7119);
    inArc('CAV@(24,24,0)', 'SOLO@(36,35.1,0)', 'right', 0.7078);
    inArc('SOLO@(24,24,0)', 'SOLO@(36,35.1,0)', 'right', 0.7729);
    inArc('LARGE@(24,24,0)', 'SOLO@(36,35.1,0)', 'right', 0.9858);
  });
});

describe('line of sight', () => {
  const visible = (target: string, ...others: string[]) => {
    const T = enemy(target);
    return sees(lay([A, T, ...others.map((words) => unit(words))]), A, T, 'other');
  };

  test('G-09 [SIF-403] nothing between', () => expect(visible('INF@(24,24,180)')).toBe(true));
  test('G-10 [SIF-402, SIF-1605] no part in the front arc', () =>
    expect(visible('INF@(36,10,270)')).toBe(false));
  test('G-11 [SIF-402, SIF-1604] a corner in the front arc is enough', () => {
    expect(visible('INF@(36,16,0)')).toBe(true);
    share(shares(A, unit('INF@(36,16,0)')).front, 0.0023);
    expect(visible('INF@(37,16,0)')).toBe(false);
  });
  test('G-12 [SIF-404, SIF-406, SIF-1606] two trays block together', () => {
    expect(visible('INF@(24,24,180)', 'INF@(21.25,17,180)', 'INF@(26.75,17,180)')).toBe(false);
  });
  test('G-13 [SIF-913] a gap counts from a hundredth of an inch', () => {
    const through = (left: number, right: number) =>
      visible('INF@(24,24,180)', `INF@(${left},17,180)`, `INF@(${right},17,180)`);
    expect(through(21, 27)).toBe(true);
    expect(through(21.246, 26.754)).toBe(false);
    expect(through(21.24, 26.76)).toBe(true);
  });
  test('G-14 [SIF-404] a tray of the same width blocks, a smaller one does not', () => {
    expect(visible('INF@(24,24,180)', 'INF@(24,17,180)')).toBe(false);
    expect(visible('INF@(24,24,180)', 'SOLO@(24,17,180)')).toBe(true);
  });
  test('G-15 [SIF-405, SIF-1105, SIF-1106] cover hides from ranged attacks only', () => {
    const T = enemy('INF@(24,24,180)');
    const known = lay([A, T], [ground(rectangleOf(15, 33, 15, 19), 'cover')]);
    expect(sees(known, A, T, 'ranged')).toBe(false);
    expect(sees(known, A, T, 'charge')).toBe(true);
  });
});

describe('range', () => {
  test('G-16 [SIF-445, SIF-446, SIF-916] twelve inches exactly are in Long range', () => {
    inches(rangeTo(A, unit('INF@(24,26.8,180)')), 12);
    expect(reaches(rangeTo(A, unit('INF@(24,26.8,180)')), LONG)).toBe(true);
    inches(rangeTo(A, unit('INF@(24,26.81,180)')), 12.01);
    expect(reaches(rangeTo(A, unit('INF@(24,26.81,180)')), LONG)).toBe(false);
  });
  test('[SIF-916, SIF-917] limits are inclusive and forgive a thousandth of an inch', () => {
    expect([6000, 6001, 6002].map((far) => reaches(far, SHORT))).toEqual([true, true, false]);
  });
  test('G-17 [SIF-444, SIF-446] six inches to the nearest corner are in Short range', () => {
    const T = enemy('SOLO@(28.98,18.58,0)');
    inches(rangeTo(A, T), 6);
    expect(canShoot(lay([A, T]), A, T, SHORT)).toBe(true);
  });
  test('G-18 [SIF-447] in range but out of sight is no target', () => {
    const T = enemy('INF@(32,10.5,0)');
    inches(rangeTo(A, T), 5.25);
    expect(canShoot(lay([A, T]), A, T, SHORT)).toBe(false);
  });
  test('G-19 [SIF-441, SIF-947] fourteen inches are in Long range after a shift', () => {
    const [near, far] = [enemy('INF@(24,28.8,180)'), enemy('INF@(24,28.81,180)')];
    inches(rangeTo(A, near), 14);
    expect(shots(lay([A, near]), A, LONG)).toMatchObject([
      { target: near, shift: { slide: 'forward', by: 2000 } },
    ]);
    // No farther than it must, and not at all where that is enough.
    expect(shots(lay([A, enemy('INF@(24,28,180)')]), A, LONG)).toMatchObject([
      { shift: { slide: 'forward', by: 1250 } },
    ]);
    expect(shots(lay([A, enemy('INF@(24,26.8,180)')]), A, LONG)[0].shift).toBe(undefined);
    inches(rangeTo(A, far), 14.01);
    expect(shots(lay([A, far]), A, LONG)).toEqual([]);
  });
});

describe('moves', () => {
  const maneuver = (units: readonly Unit[], ...parts: Part[]) =>
    judge(lay([A, ...units]), A, { type: 'maneuver', speed: 12 }, parts);

  test('G-20 [SIF-420, SIF-916] an inch from the enemy is far enough', () => {
    const E = enemy('INF@(24,22,180)');
    inches(gap(A, E), 7.2);
    const to = maneuver([E], ahead(6.2));
    expect(to.ok && gap(to.unit, E)).toBe(1000);
    expect(maneuver([E], ahead(6.3))).toMatchObject({ rule: 'SIF-420', reason: 'tooNear' });
    inches(gap(moved(A, 0, 6300), E), 0.9);
  });
  test('G-21 [SIF-415, SIF-922] the final pivot is part of the move', () => {
    const E = enemy('INF@(24,22,180)');
    const there = moved(A, 0, 6000);
    for (const [heading, left, rule] of [
      [0, 1.2, 'ok'],
      [30, 0.1465, 'SIF-420'],
      [90, 0.85, 'SIF-420'],
    ] as const) {
      inches(gap(turnedTo(there, tenths(heading)), E), left);
      expect(rules(maneuver([E], ahead(6), { pivot: tenths(heading) }))).toBe(rule);
    }
  });
  test('G-22 [SIF-421, SIF-422] friends are crossed, not stood upon', () => {
    const F = friend('INF@(24,16,0)');
    expect(maneuver([F], ahead(5))).toMatchObject({ rule: 'SIF-422', reason: 'endsOnUnit' });
    const across = maneuver([F], ahead(10.8));
    expect(across.ok && gap(across.unit, F)).toBe(0);
  });
  test('G-23 [SIF-424, SIF-921] a march stops an inch before the enemy', () => {
    const E = enemy('SOLO@(27,18,180)');
    const known = lay([A, E]);
    inches(sweep(A, 'forward', trayShape(E)), 4.22);
    const [stops, ...none] = reachOfMarch(known, A, 5);
    expect(none).toEqual([]);
    expect(stops.from).toBe(0);
    inches(stops.to, 3.22);
    const march = (by: number) => rules(judge(known, A, { type: 'march', speed: 5 }, [ahead(by)]));
    expect([march(3.22), march(3.23), march(10)]).toEqual(['ok', 'SIF-420', 'SIF-921']);
  });
  test('G-24 [SIF-420, SIF-921] an enemy beside the way may be passed, not stopped at', () => {
    const E = enemy('SOLO@(28.63,18,180)');
    const known = lay([A, E]);
    expect(sweep(A, 'forward', trayShape(E))).toBe(Number.POSITIVE_INFINITY);
    const [before, after, ...none] = reachOfMarch(known, A, 10);
    expect(none).toEqual([]);
    expect(before.from).toBe(0);
    inches(before.to, 3.354);
    inches(after.from, 12.646);
    const march = (by: number) => rules(judge(known, A, { type: 'march', speed: 10 }, [ahead(by)]));
    expect([3.354, 3.36, 5.6, 12.64, 12.646].map(march)).toEqual([
      'ok',
      'SIF-420',
      'SIF-420',
      'SIF-420',
      'ok',
    ]);
    inches(gap(moved(A, 0, 5600), E), 0.5);
  });
  test('G-25 [SIF-920] the table edge stops moves, not pivots', () => {
    const U = mine('INF@(24,45.6,0)');
    const known = lay([U]);
    const forward = (by: number) =>
      rules(judge(known, U, { type: 'march', speed: 5 }, [ahead(by)]));
    expect([forward(0), forward(0.01), forward(1)]).toEqual(['ok', 'SIF-920', 'SIF-920']);
    const V = mine('INF@(24,45,0)');
    const pivot = judge(lay([V]), V, { type: 'pivot' }, [{ pivot: 450 }]);
    expect(pivot).toMatchObject({ ok: true, unit: { h: 450 } });
    inches(Math.max(...trayShape(turnedTo(V, 450)).points.map(({ y }) => y)), 48.642);
  });
});

describe('retreat', () => {
  const U = mine('INF@(24,24,0)', 'U');
  const ways = (foe: string, roll: number) =>
    Object.fromEntries(
      retreats(lay([U, enemy(foe)]), U, 4, roll).map(({ direction, stops }) => [direction, stops]),
    );

  test('G-26 [SIF-428, SIF-429, SIF-430, SIF-946] back, or along the edge of the enemy', () => {
    const foe = 'INF@(24,28.8,180)';
    const six = ways(foe, 6);
    expect(Object.keys(six)).toEqual(['back', 'left', 'right']);
    for (const [direction, least] of [
      ['back', 1],
      ['left', 6.5],
      ['right', 6.5],
    ] as const) {
      expect(six[direction]).toHaveLength(1);
      inches(six[direction][0].from, least);
      inches(six[direction][0].to, 10);
    }
    expect(Object.keys(ways(foe, 2))).toEqual(['back']);
    expect(Object.keys(ways(foe, 3))).toEqual(['back', 'left', 'right']);
    expect(
      judge(lay([U, enemy(foe)]), U, { type: 'retreat', speed: 4, roll: 6 }, [ahead(0)]),
    ).toMatchObject({ rule: 'SIF-430' });
  });
  test('G-27 [SIF-435] half a contact is left sooner to one side', () => {
    const stops = ways('INF@(26.75,28.8,180)', 6);
    inches(stops.left[0].from, 3.75);
    inches(stops.right[0].from, 9.25);
    inches(stops.back[0].from, 1);
  });
  test('G-28 [SIF-430] forward out of an attack in the flank', () => {
    const stops = ways('INF@(29.15,24,270)', 6);
    expect(Object.keys(stops).sort()).toEqual(['back', 'forward', 'left']);
    inches(stops.forward[0].from, 6.15);
    inches(stops.left[0].from, 1);
  });
});

describe('charge', () => {
  const chargeAt = (target: string, speed: number, heading = 0, ...others: Unit[]) => {
    const T = enemy(target, 'T');
    const known = lay([A, T, ...others]);
    return {
      T,
      known,
      declared: declareCharge(known, A, T, speed),
      course: courseAt(known, A, T, speed, tenths(heading)),
      roll: (die: number) => chargeMove(known, A, T, speed, tenths(heading), die),
    };
  };

  test('G-29 [SIF-501, SIF-520, SIF-521, SIF-522, SIF-1616, SIF-1618] eight inches with Speed 5', () => {
    const { course, roll, T, known } = chargeAt('INF@(24,22.8,180)', 5);
    if (!course.ok) throw new Error(course.rule);
    inches(course.distance, 8);
    expect(course.roll).toBe(3);
    expect(chances(course)).toBe(4);
    for (const die of [3, 4, 5, 6]) {
      expect(roll(die)).toMatchObject({ success: true, disorderly: false });
    }
    const two = roll(2);
    if (two.success) throw new Error('it reached the target');
    expect(say(two.unit)).toBe('INF@(24,17,0)');
    expect(gap(two.unit, T)).toBe(1000);
    expect(two.disorderly).toBe(false);
    const one = roll(1);
    if (one.success) throw new Error('it reached the target');
    expect(gap(one.unit, T)).toBe(2000);
    expect(one.disorderly).toBe(true);
    expect(engaged(known, two.unit)).toBe(false);
  });
  test('G-30 [SIF-539, SIF-939] a failed charge may end within an inch, not engaged', () => {
    const { roll, T, known } = chargeAt('INF@(24,22.3,180)', 5);
    const end = roll(2);
    if (end.success) throw new Error('it reached the target');
    inches(gap(end.unit, T), 0.5);
    expect(engaged(known, end.unit)).toBe(false);
  });
  test('G-31 [SIF-506, SIF-513, SIF-515, SIF-937] a pivot makes the charge possible', () => {
    const { declared, course } = chargeAt('INF@(32,22,180)', 5);
    expect(course).toMatchObject({ ok: false, rule: 'SIF-515' });
    if (!declared.ok) throw new Error(declared.rule);
    // Those that meet the target at all, and those that do so within eleven inches.
    const any = chargeAt('INF@(32,22,180)', 30).declared;
    expect(any.ok && any.headings).toMatchObject([{ from: 98, to: 591 }]);
    expect(declared.headings).toMatchObject([{ from: 110, to: 570 }]);
    inches(declared.best.distance, 8.192);
    expect(declared.best).toMatchObject({ heading: 432, roll: 4 });
    const direct = chargeAt('INF@(32,22,180)', 5, 33.7).course;
    inches(direct.ok ? direct.distance : 0, 8.5);
    expect(chargeAt('INF@(32,22,180)', 2).declared).toMatchObject({ rule: 'SIF-506' });
    expect(declared.arcs.map(({ arc }) => arc)).toEqual(['front']);
  });
  test('G-32 [SIF-510, SIF-930, SIF-931, SIF-934] into the flank', () => {
    const charger = mine('INF@(33,29,225)');
    const T = enemy('INF@(24,24,0)');
    const known = lay([charger, T]);
    share(shares(T, charger).right, 0.8919);
    share(shares(T, charger).front, 0.1081);
    const charge = declareCharge(known, charger, T, 5);
    if (!charge.ok) throw new Error(charge.rule);
    const straight = courseAt(known, charger, T, 5, 2250);
    inches(straight.ok ? straight.distance : 0, 3.858);
    inches(charge.best.distance, 3.788);
    const [{ arc, alignments: ways }] = charge.arcs;
    expect(arc).toBe('right');
    expect(
      ways.map(({ alignment, pose }) => [alignment, say({ ...pose, kind: 'infantry' })]),
    ).toEqual([
      ['full', 'INF@(29.15,24,270)'],
      ['left', 'INF@(29.15,26.4,270)'],
      ['right', 'INF@(29.15,21.6,270)'],
    ]);
    const contacts = ways.map(({ offset }) => contactLength(T, 'right', 'infantry', offset));
    expect(contacts).toEqual([4800, 2750, 2750]);
    share(contacts[0] / 5500, 0.873);
  });

  const room = (target: string, arc: Arc, kind: 'INF' | 'SOLO', ...others: string[]) => {
    const charger = mine(`${kind}@(5,5,0)`);
    const T = enemy(target, 'T');
    return feasible(lay([charger, T, ...others.map((words) => unit(words))]), T, arc, charger);
  };
  const poseAt = (target: string, arc: Arc, offset: number) =>
    say({ ...place(unit(target), arc, 'infantry', offset), kind: 'infantry' });

  test('G-33 [SIF-932, SIF-933] a friend leaves half of the front', () => {
    expect(room('INF@(24,24,0)', 'front', 'INF', 'INF@(21.25,28.8,180)')).toEqual([
      { from: 2750, to: 2750 },
    ]);
    expect(poseAt('INF@(24,24,0)', 'front', 2750)).toBe('INF@(26.75,28.8,180)');
  });
  test('G-34 [SIF-505, SIF-525] no room for half a tray is no charge', () => {
    const charger = mine('INF@(24,38,180)');
    for (const other of ['INF@(24,28.8,180)', 'SOLO@(24,30,180)']) {
      expect(room('INF@(24,24,0)', 'front', 'INF', other)).toEqual([]);
    }
    const [T, F] = [enemy('INF@(24,24,0)', 'T'), friend('SOLO@(24,30,180)')];
    expect(declareCharge(lay([charger, T]), charger, T, 5).ok).toBe(true);
    expect(declareCharge(lay([charger, T, F]), charger, T, 5)).toMatchObject({ rule: 'SIF-505' });
  });
  test('G-35 [SIF-524, SIF-932] as close as possible', () => {
    const T = enemy('INF@(24,24,0)', 'T');
    const charger = mine('INF@(24,38,180)');
    const known = lay([charger, T, unit('SOLO@(19.5,28,180)')]);
    expect(feasible(known, T, 'front', charger)).toEqual([{ from: -370, to: 2750 }]);
    expect(alignments(known, T, 'front', charger).map(({ offset }) => offset)).toEqual([
      0, -370, 2750,
    ]);
  });
  test('G-36 [SIF-505, SIF-933] a second unit on a flank', () => {
    const taken = 'INF@(29.15,21.6,270)';
    expect(room('INF@(24,24,0)', 'right', 'INF', taken)).toEqual([]);
    expect(room('INF@(24,24,0)', 'right', 'SOLO', taken)).toEqual([{ from: -2400, to: -1730 }]);
  });
  test('G-37 [SIF-931] two units on the flank of a large solo tray', () => {
    const large = 'LARGE@(24,24,0)';
    const [one, two] = [poseAt(large, 'right', 2775), poseAt(large, 'right', -2775)];
    expect([one, two]).toEqual(['INF@(27.78,21.225,270)', 'INF@(27.78,26.775,270)']);
    expect(contactLength(unit(large), 'right', 'infantry', 2775)).toBe(2750);
    expect(contactLength(unit(large), 'right', 'infantry', -2775)).toBe(2750);
    expect(gap(unit(one), unit(two))).toBeCloseTo(50);
    expect(room(large, 'right', 'INF', one)).toEqual([{ from: -2775, to: -2725 }]);
  });
  test('G-38 [SIF-929, SIF-930] a full front on a small tray is just above half', () => {
    expect(poseAt('SOLO@(24,24,0)', 'front', 0)).toBe('INF@(24,27.78,180)');
    const length = contactLength(unit('SOLO@(24,24,0)'), 'front', 'infantry', 0);
    expect(length).toBe(2760);
    share(length / 5500, 0.5018);
    expect(room('SOLO@(24,24,0)', 'front', 'INF')).toEqual([{ from: -1380, to: 1380 }]);
    expect(room('SOLO@(24,24,0)', 'front', 'INF', 'INF@(24,27.78,180)')).toEqual([]);
  });
  test('G-39 [SIF-507, SIF-518, SIF-519, SIF-938] another enemy in the way', () => {
    const { T, known, declared, course, roll } = chargeAt(
      'INF@(24,26,180)',
      5,
      0,
      enemy('SOLO@(27,19,180)'),
    );
    expect(sees(known, A, T, 'charge')).toBe(true);
    inches(sweep(A, 'forward', trayShape(unit('SOLO@(27,19,180)'))), 5.22);
    expect(course).toMatchObject({ ok: false, rule: 'SIF-515' });
    const stopped = roll(6);
    if (stopped.success) throw new Error('it reached the target');
    inches(stopped.by, 4.22);
    if (!declared.ok) throw new Error(declared.rule);
    expect(declared.headings).toMatchObject([{ from: 3422, to: 3514 }]);
    inches(declared.best.distance, 10.919);
    expect(declared.best.roll).toBe(6);
    // Without a limit, those are all headings that meet the target first.
    const any = declareCharge(known, A, T, 30);
    expect(any.ok && any.headings).toMatchObject([{ from: 3372, to: 3514 }]);
  });
});

describe('extra enemies', () => {
  const charger = mine('INF@(26.75,28.8,180)');
  const T1 = enemy('INF@(24,24,0)', 'T1');

  test('G-40 [SIF-528, SIF-529, SIF-941] an enemy that is touched as well gets half a contact', () => {
    const T2 = enemy('INF@(29.7,24,0)', 'T2');
    const known = lay([charger, T1, T2]);
    expect(extraEnemies(known, charger, T1)).toEqual([T2]);
    // 100% for T2's own front edge of 5.5 inches is 5.5: it has 2.55 of it.
    expect(contactLength(charger, 'front', 'infantry', T2.x - charger.x)).toBe(2550);
    const laid = alignExtra(known, T2, charger);
    expect(laid && say(laid)).toBe('INF@(29.5,24,0)');
    expect(contactLength(charger, 'front', 'infantry', 29500 - charger.x)).toBe(2750);
    const middle = mine('INF@(24,28.8,180)');
    inches(gap(middle, T2), 0.2);
    expect(extraEnemies(lay([middle, T1, T2]), middle, T1)).toEqual([]);
  });
  test('G-41 [SIF-530, SIF-942] what cannot be aligned is pushed an inch away', () => {
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const known = lay([charger, T1, extra]);
    expect(contactLength(charger, 'front', 'solo', extra.x - charger.x)).toBe(380);
    const laid = alignExtra(known, extra, charger);
    expect(laid && say(laid)).toBe('SOLO@(29.5,25.02,0)');
    expect(contactLength(charger, 'front', 'solo', 29500 - charger.x)).toBe(1380);
    const wall = ground(rectangleOf(28.2, 29, 24, 25), 'impassable');
    const blocked = lay([charger, T1, extra], [wall]);
    expect(alignExtra(blocked, extra, charger)).toBe(undefined);
    const pushed = pushExtra(blocked, extra, charger, tenths(180)) as Tray;
    expect(say(pushed)).toBe('SOLO@(30.5,24.02,0)');
    inches(gap(pushed, charger), 1);
  });
});

test('G-42 [SIF-452, SIF-454, SIF-943] a unit turns to the enemy in its flank', () => {
  const U = mine('INF@(24,24,0)');
  const known = lay([U, enemy('INF@(29.15,24,270)', 'E')]);
  expect(
    meleePlaces(known, U).map(({ alignment, turns, pose }) => [
      alignment,
      turns,
      say({ ...U, ...pose }),
    ]),
  ).toEqual([
    ['full', true, 'INF@(24.35,24,90)'],
    ['left', true, 'INF@(24.35,21.25,90)'],
    ['right', true, 'INF@(24.35,26.75,90)'],
  ]);
});

describe('tokens, zones, quadrants', () => {
  const token = (x: number, y: number) => ({ x: mil(x), y: mil(y) });

  test('G-43 [SIF-964] a token is covered completely or in part', () => {
    const [solo, infantry] = [unit('SOLO@(24,24,0)'), unit('INF@(24,24,0)')];
    expect(coversCompletely(solo, token(24.68, 24))).toBe(true);
    expect(coversCompletely(solo, token(24.69, 24))).toBe(false);
    expect(coversCompletely(infantry, token(26.05, 25.7))).toBe(true);
    expect(coversCompletely(infantry, token(26.06, 25.7))).toBe(false);
    expect(coversPartly(infantry, token(24, 27))).toBe(true);
    expect(coversPartly(infantry, token(24, 27.1))).toBe(false);
  });
  test('G-44 [SIF-966] the quadrant with the largest part', () => {
    const tray = unit('INF@(23,25,0)');
    const parts = quadrantShares(BOARD, tray);
    share(parts.northWest, 0.483);
    share(parts.northEast, 0.2254);
    share(parts.southWest, 0.1989);
    share(parts.southEast, 0.0928);
    expect(quadrantsHolding(BOARD, tray)).toEqual(['northWest']);
  });
  test('G-45 [SIF-966] equal parts leave a choice', () => {
    const tray = unit('INF@(24,20,0)');
    share(quadrantShares(BOARD, tray).southWest, 0.5);
    share(quadrantShares(BOARD, tray).southEast, 0.5);
    expect(quadrantsHolding(BOARD, tray)).toEqual(['southWest', 'southEast']);
  });
  test('[SIF-1030] each corner of the table is a zone of its own', () => {
    const corners = [0, 1, 2, 3].map((corner) => cornerZone(BOARD, corner, mil(12)));
    expect(corners).toEqual([
      { left: 0, right: 12_000, bottom: 0, top: 12_000 },
      { left: 0, right: 12_000, bottom: 36_000, top: 48_000 },
      { left: 36_000, right: 48_000, bottom: 0, top: 12_000 },
      { left: 36_000, right: 48_000, bottom: 36_000, top: 48_000 },
    ]);
  });
  test('G-46 [SIF-1229] no corner outside of the deployment zone', () => {
    const zone = deploymentZone(BOARD, 0, mil(10));
    expect(standsIn(zone, unit('INF@(24,7.6,0)'))).toBe(true);
    expect(standsIn(zone, unit('INF@(24,7.61,0)'))).toBe(false);
    expect(standsIn(zone, unit('INF@(24,7,20)'))).toBe(false);
    inches(Math.max(...trayShape(unit('INF@(24,7,20)')).points.map(({ y }) => y)), 10.196);
  });
});

test('G-47 [SIF-926, SIF-1117] a bog shortens the move that enters it', () => {
  const known = lay([A], [ground(rectangleOf(22, 27, 16, 20), 'rough')]);
  inches(sweep(A, 'forward', known.rough[0].shape), 3.6);
  const forward = (by: number) => judge(known, A, { type: 'maneuver', speed: 5 }, [ahead(by)]);
  expect(forward(3.6)).toMatchObject({ ok: true, crossed: [] });
  expect(forward(4)).toMatchObject({ ok: true, crossed: [{ id: 'rough' }] });
  expect(forward(4.5)).toMatchObject({ ok: false, rule: 'SIF-926' });
  expect(legalSlides(known, A, { type: 'maneuver', speed: 5 }, 'forward')).toEqual([
    { from: 0, to: 4000 },
  ]);
});

test('G-48 [SIF-440, SIF-442] no shift brings this target into Short range', () => {
  const T = enemy('INF@(33.5,20,180)');
  const known = lay([A, T]);
  inches(rangeTo(A, T), 8.521);
  for (const [heading, range] of [
    [0, 7.47],
    [90, 7.043],
    [180, 9.869],
    [270, 10.179],
  ]) {
    inches(rangeTo(moved(A, tenths(heading), 2000), T), range);
  }
  expect(shots(known, A, SHORT)).toEqual([]);
  // Its nearest corner is 5.9 aside and 2 ahead of the arrow. An inch ahead would do, but a quarter aside is less.
  const aside = enemy('SOLO@(31.28,15.78,0)', 'T');
  expect(shots(lay([A, aside]), A, SHORT)).toMatchObject([{ shift: { slide: 'right', by: 250 } }]);
  expect(shots(known, A, LONG)).toMatchObject([{ target: T }]);
});
