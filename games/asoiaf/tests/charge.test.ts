import { describe, expect, test } from 'vitest';
import {
  alignments,
  CONTACT,
  canCharge,
  chances,
  chargeArcs,
  chargeMove,
  chargeTargets,
  courseAt,
  declareCharge,
  engaged,
  forwardOf,
  gap,
  glimpses,
  growsOnto,
  inReach,
  liesAside,
  moved,
  nearest,
  overlap,
  type Point,
  place,
  plainHeading,
  type Shape,
  type Survey,
  sees,
  shapeOf,
  survey,
  sweep,
  swept,
  type Terrain,
  threatsTo,
  trayShape,
  turnedTo,
  type Unit,
  windowOf,
  windowsMeet,
} from '../geometry/index.ts';
import { enemy, friend, ground, lay, mine, rectangleOf, say, tenths, unit } from './notation.ts';
import { randomPosition } from './slow/position.ts';

const A = mine('INF@(24,10,0)');
const T = enemy('INF@(24,22.8,180)', 'T');

const declare = (
  target: Unit,
  speed: number,
  others: Unit[] = [],
  terrain: Terrain[] = [],
  by = A,
) => declareCharge(lay([by, target, ...others], terrain), by, target, speed);
const rule = (verdict: { ok: boolean; rule?: string }) => (verdict.ok ? 'ok' : verdict.rule);

/** How the charge ends: where, if it failed. */
const roll = (
  die: number,
  target: Unit,
  speed: number,
  others: Unit[] = [],
  terrain: Terrain[] = [],
  heading = 0,
) => {
  const known = lay([A, target, ...others], terrain);
  const outcome = chargeMove(known, A, target, speed, tenths(heading), die);
  return outcome.success ? 'success' : say(outcome.unit);
};

describe('declaring', () => {
  test('[SIF-502] is not for the engaged', () => {
    const near = enemy('INF@(29.15,10,270)');
    expect(rule(declare(T, 5))).toBe('ok');
    expect(rule(declare(T, 5, [near]))).toBe('SIF-502');
    expect(chargeTargets(lay([A, T, near]), A, 5)).toEqual([]);
  });
  test('[SIF-503] needs an enemy', () =>
    expect(rule(declare(friend('INF@(24,22.8,180)', 'T'), 5))).toBe('SIF-503'));
  test('[SIF-504] needs line of sight at the start', () => {
    expect(rule(declare(enemy('INF@(34,8,270)', 'T'), 5))).toBe('SIF-504');
    expect(rule(declare(T, 5, [friend('INF@(24,17.6,0)')]))).toBe('SIF-504');
  });
  test('[SIF-506] needs a target within the best roll', () => {
    // Straight ahead eleven inches would be the limit; a corner that leads reaches a little farther.
    expect(rule(declare(enemy('INF@(24,25.8,180)', 'T'), 5))).toBe('ok');
    expect(rule(declare(enemy('INF@(24,27,180)', 'T'), 5))).toBe('SIF-506');
    expect(rule(declare(enemy('INF@(24,27,180)', 'T'), 6))).toBe('ok');
    // To the mil that is forgiven, straight ahead.
    const straight = (y: number) => {
      const far = enemy(`INF@(24,${y},180)`, 'T');
      return courseAt(lay([A, far]), A, far, 5, 0);
    };
    expect(straight(25.801)).toMatchObject({ ok: true, distance: 11_001, roll: 6 });
    expect(straight(25.802)).toMatchObject({ ok: false, rule: 'SIF-515' });
  });
  test('[SIF-507] needs a way that nothing blocks', () => {
    const wall = ground(rectangleOf(10, 38, 13.5, 14.5), 'impassable');
    expect(rule(declare(T, 5, [], [wall]))).toBe('SIF-506');
    expect(rule(declare(T, 5, [], [ground(rectangleOf(10, 38, 13.5, 14.5), 'fortified')]))).toBe(
      'ok',
    );
  });
  test('[SIF-507, SIF-1115] who turns onto a wall beside it may leave it, and get no farther onto it', () => {
    // Looking east it stands beside the wall, looking north its right side lies on it.
    const east = mine('INF@(24,10,90)');
    const foe = enemy('INF@(24,21,180)', 'T');
    const wall = (south: number, north: number) =>
      ground(rectangleOf(26.45, 28, south, north), 'impassable');
    const straight = (terrain: Terrain) =>
      courseAt(lay([east, foe], [terrain]), east, foe, 5, 0).ok;
    expect(straight(wall(6, 9))).toBe(true);
    expect(straight(wall(11, 14))).toBe(false);
  });
  test('[SIF-512] a tie offers both arcs', () => {
    const by = mine('SOLO@(30,30,225)');
    const charge = declare(enemy('SOLO@(24,24,0)', 'T'), 6, [], [], by);
    expect(charge.ok && charge.arcs.map(({ arc }) => arc)).toEqual(['front', 'right']);
  });
  test('[SIF-926] rough ground shortens the reach', () => {
    const bog = ground(rectangleOf(10, 38, 15, 16), 'rough');
    const far = enemy('INF@(24,25.8,180)', 'T');
    expect(rule(declare(far, 5, [], [bog]))).toBe('SIF-506');
    const near = courseAt(lay([A, T], [bog]), A, T, 5, 0);
    expect(near).toMatchObject({ rough: 1, roll: 4 });
    expect(near.ok && chances(near)).toBe(3);
    // Behind the target it does not matter.
    const behind = lay([A, T], [ground(rectangleOf(10, 38, 21, 22), 'rough')]);
    expect(courseAt(behind, A, T, 5, 0)).toMatchObject({ rough: 0, roll: 3 });
  });
});

describe('turning', () => {
  test('[SIF-514] keeps the target in sight', () => {
    // Turned by 60 degrees the target is out of the front arc's middle, and not ahead.
    const known = lay([A, T]);
    expect(courseAt(known, A, T, 5, tenths(0)).ok).toBe(true);
    expect(courseAt(known, A, T, 5, tenths(120))).toMatchObject({ rule: 'SIF-514' });
    expect(courseAt(known, A, T, 5, tenths(60))).toMatchObject({ rule: 'SIF-515' });
    for (const heading of [0.5, -1, 3600])
      expect(courseAt(known, A, T, 5, heading)).toMatchObject({ rule: 'SIF-918' });
  });
  test('[SIF-514] a friend may be crossed, but not looked through', () => {
    const wide = [friend('INF@(24,16,0)'), friend('INF@(29.5,16,0)')];
    const target = enemy('INF@(29,22,180)', 'T');
    const known = lay([A, target, ...wide]);
    expect(sweep(A, 'forward', lay([target]).bodies[0].shape)).toBeLessThan(8000);
    expect(courseAt(known, A, target, 5, 0)).toMatchObject({ rule: 'SIF-514' });
    // Nor does it help that others stand beside the way.
    const more = lay([A, target, ...wide, friend('SOLO@(35,15,0)')]);
    expect(courseAt(more, A, target, 5, 0)).toMatchObject({ rule: 'SIF-514' });
  });
  test('[SIF-419] does not lay the tray onto an enemy', () => {
    const beside = enemy('SOLO@(28.3,10,0)');
    const known = lay([A, T, beside]);
    expect(engaged(known, A)).toBe(false);
    expect(courseAt(known, A, T, 5, 0).ok).toBe(true);
    expect(courseAt(known, A, T, 5, tenths(20)).ok).toBe(false);
    expect(courseAt(lay([A, T]), A, T, 5, tenths(20)).ok).toBe(true);
    // Somebody else who is near, but not in its way.
    const behind = enemy('SOLO@(24,5.02,0)');
    expect(courseAt(lay([A, T, behind]), A, T, 5, tenths(20)).ok).toBe(true);
    expect(courseAt(lay([A, T, behind, beside]), A, T, 5, tenths(20)).ok).toBe(false);
  });
});

describe('rolling and moving', () => {
  test('[SIF-517] a failed charge goes its whole way', () => {
    expect(roll(1, T, 5)).toBe('INF@(24,16,0)');
    expect(roll(2, T, 4)).toBe('INF@(24,16,0)');
  });
  test('[SIF-517, SIF-917] a target is reached to the mil that is forgiven', () => {
    expect(roll(3, enemy('INF@(24,22.801,180)', 'T'), 5)).toBe('success');
    expect(roll(3, enemy('INF@(24,22.812,180)', 'T'), 5)).toBe('INF@(24,18,0)');
    expect(roll(3, enemy('INF@(24,22.802,180)', 'T'), 5)).not.toBe('success');
  });
  test('[SIF-537] a natural 1 may still reach', () => {
    expect(chargeMove(lay([A, T]), A, T, 7, 0, 1)).toEqual({
      success: true,
      disorderly: true,
      rough: 0,
    });
  });
  test('[SIF-538] friends are crossed', () =>
    expect(roll(6, T, 5, [friend('SOLO@(22,16,0)')])).toBe('success'));
  test('[SIF-925] whoever would end on a friend goes back', () => {
    const F = friend('SOLO@(22,18,0)');
    const end = unit(roll(1, T, 5, [F]));
    expect(gap(end, F)).toBe(0);
    expect(end.y).toBe(14_220 + 9);
    // Turned onto a friend with no way out, it stays as it was.
    const near = friend('INF@(28.5,15,0)');
    expect(say(chargeMoveFailed([A, T, near], 900))).toBe('INF@(24,10,0)');
    expect(chargeMove(lay([A, T, near]), A, T, 5, 900, 1)).toMatchObject({ success: false, by: 0 });
  });
  test('[SIF-518, SIF-519, SIF-938] another enemy or a wall halts it an inch before', () => {
    const wall = ground(rectangleOf(26, 27, 17, 18), 'impassable');
    expect(roll(6, T, 5, [], [wall])).toBe('INF@(24,13.6,0)');
    expect(roll(6, T, 5, [enemy('SOLO@(24,13.9,0)')])).toBe('INF@(24,10,0)');
    // Of several things in the way the nearest.
    const [far, near] = [enemy('SOLO@(22,18.78,0)'), enemy('SOLO@(26,16.78,0)')];
    expect(roll(6, T, 5, [far, near])).toBe('INF@(24,12,0)');
    expect(roll(6, T, 5, [near, far])).toBe('INF@(24,12,0)');
    // Also where it would come to lie just against it, and not where a mil is left.
    expect(roll(1, T, 5, [enemy('SOLO@(24,19.78,0)')])).toBe('INF@(24,15,0)');
    expect(roll(1, T, 5, [enemy('SOLO@(24,19.791,0)')])).toBe('INF@(24,16,0)');
    const edge = mine('INF@(24,40,0)');
    const beyond = enemy('SOLO@(30,44,0)', 'T');
    const outcome = chargeMove(lay([edge, beyond]), edge, beyond, 5, 0, 6);
    expect(!outcome.success && say(outcome.unit)).toBe('INF@(24,44.6,0)');
    // Whoever hangs over another edge is stopped by this one all the same, and goes no farther over its own.
    const over = mine('INF@(2,40,0)');
    const ends = [0, 1800, 2700].map((heading) => {
      const far = chargeMove(lay([over, beyond]), over, beyond, 5, heading, 6);
      return far.success ? 'success' : say(far.unit);
    });
    expect(ends).toEqual(['INF@(2,44.6,0)', 'INF@(2,29,180)', 'INF@(2,40,270)']);
  });
  test('[SIF-926] rough ground shortens a failed charge too', () => {
    const bog = ground(rectangleOf(10, 38, 13, 14), 'rough');
    expect(roll(2, T, 5, [], [bog])).toBe('INF@(24,16,0)');
    expect(roll(3, T, 5, [], [bog])).toBe('INF@(24,17,0)');
    expect(roll(4, T, 5, [], [bog])).toBe('success');
    // What lies behind the front of the target is not crossed, however far the die would lead.
    const behind = lay([A, T], [ground(rectangleOf(10, 38, 20.5, 21.3), 'rough')]);
    expect(chargeMove(behind, A, T, 5, 0, 6)).toMatchObject({ success: true, rough: 0 });
    // Two pieces take more than there is: it stays where it was, turned to its target.
    const deep = [
      ground(rectangleOf(22, 23, 9, 14), 'rough'),
      ground(rectangleOf(25, 26, 9, 14), 'rough'),
    ];
    expect(roll(1, T, 0, [], deep)).toBe('INF@(24,10,0)');
    expect(roll(2, T, 1, [], deep)).toBe('INF@(24,11,0)');
  });
  test('[SIF-925, SIF-1116] whoever would end on a friend or a wall that it was turned onto goes back, at most to where it was', () => {
    // Turned to the north its right side lies on the wall; after an inch its rear edge is at 8.6.
    const east = mine('INF@(24,10,90)');
    const after = (north: number) => {
      const wall = ground(rectangleOf(26.45, 28, 6, north), 'impassable');
      const outcome = chargeMove(lay([east, T], [wall]), east, T, 0, 0, 1);
      return !outcome.success && say(outcome.unit);
    };
    expect([after(8.609), after(8.61)]).toEqual(['INF@(24,11,0)', 'INF@(24,10,90)']);
    // A friend just ahead, as near as contact allows: it has turned, and gone no step.
    const small = mine('SOLO@(24,10,90)');
    const ahead = (y: number) => {
      const units = [small, enemy('INF@(24,24,180)', 'T'), friend(`SOLO@(24,${y},0)`)];
      const outcome = chargeMove(lay(units), small, units[1], 1, 0, 1);
      return !outcome.success && [say(outcome.unit), outcome.by];
    };
    expect(ahead(12.751)).toEqual(['SOLO@(24,10,0)', 0]);
    expect(ahead(12.752)).toEqual(['SOLO@(24,10.001,0)', 1]);
    expect(ahead(12.75)).toEqual(['SOLO@(24,10,90)', 0]);
  });
  test('[SIF-510, SIF-936] it may touch one edge and is laid against another', () => {
    const target = enemy('INF@(24,24,0)', 'T');
    const by = mine('INF@(31,30,225)');
    const known = lay([by, target]);
    const course = courseAt(known, by, target, 5, tenths(260));
    if (!course.ok) throw new Error(course.rule);
    // A corner comes down on the front edge, which ends at x = 26.75.
    const there = moved(turnedTo(by, course.heading), course.heading, course.distance);
    const [corner] = trayShape(there).points.filter(({ y }) => Math.abs(y - 26_400) < 1);
    expect(corner.x).toBeLessThan(26_500);
    expect(chargeMove(known, by, target, 5, course.heading, 6).success).toBe(true);
    const charge = declareCharge(known, by, target, 5);
    expect(charge.ok && charge.arcs.map(({ arc }) => arc)).toEqual(['right']);
  });
  test('[SIF-940] in the same instant the target counts', () => {
    const target = enemy('INF@(21.25,22.8,180)', 'T');
    expect(roll(6, target, 5, [enemy('INF@(26.75,22.8,180)')])).toBe('success');
    expect(roll(6, target, 5, [enemy('INF@(26.75,22.7,180)')])).toBe('INF@(24,16.9,0)');
    // What is nearer by one mil is met in the same instant, by two it is not: neither enemies nor walls.
    const wall = (y: number) => ground(rectangleOf(25, 28, y, 25), 'impassable');
    const both = (nearer: number, terrain: boolean) => {
      const beside = terrain ? [] : [enemy(`INF@(26.75,${22.8 - nearer},180)`)];
      const pieces = terrain ? [wall(20.4 - nearer)] : [];
      const course = courseAt(lay([A, target, ...beside], pieces), A, target, 5, 0);
      return [rule(course), roll(6, target, 5, beside, pieces)];
    };
    for (const terrain of [false, true]) {
      expect(both(0.001, terrain)).toEqual(['ok', 'success']);
      expect(both(0.002, terrain)).toEqual(['SIF-515', 'INF@(24,16.998,0)']);
    }
  });
  test('[SIF-939] a failed charge stays just out of contact', () => {
    const target = enemy('INF@(24,22.805,180)', 'T');
    const known = lay([A, target]);
    const outcome = chargeMove(known, A, target, 5, 0, 3);
    if (outcome.success) throw new Error('it reached the target');
    expect(gap(outcome.unit, target)).toBe(11);
    expect(engaged(known, outcome.unit)).toBe(false);
  });

  function chargeMoveFailed(units: Unit[], heading: number): Unit {
    const outcome = chargeMove(lay(units), A, T, 5, heading, 1);
    if (outcome.success) throw new Error('it reached the target');
    return outcome.unit;
  }
});

describe('aligning', () => {
  test('[SIF-932] of two places equally near, the more central one', () => {
    expect(
      nearest(
        [
          { from: -500, to: -100 },
          { from: 100, to: 900 },
        ],
        0,
      ),
    ).toBe(-100);
    expect(
      nearest(
        [
          { from: -900, to: -300 },
          { from: 100, to: 900 },
        ],
        -100,
      ),
    ).toBe(100);
    // Which side is nearer goes by what is wanted, not by the middle.
    const sides = [
      { from: -900, to: -300 },
      { from: 300, to: 900 },
    ];
    expect([250, -250, 800, -2000].map((wanted) => nearest(sides, wanted))).toEqual([
      300, -300, 800, -900,
    ]);
    expect(nearest([], 0)).toBe(undefined);
  });
  test('[SIF-917] two units fit side by side on an edge of their width at every heading', () => {
    for (let h = 0; h < 3600; h += 13) {
      const target = { ...enemy('INF@(24,24,0)', 'T'), h };
      const beside = { ...friend('INF@(0,0,0)'), ...place(target, 'front', 'infantry', -2750) };
      const known = lay([A, target, beside]);
      expect(alignments(known, target, 'front', A).map(({ offset }) => offset)).toContain(2750);
    }
  });
  test('[SIF-933] terrain blocks only where it is impassable, and the table edge does', () => {
    const target = enemy('INF@(24,24,0)', 'T');
    const by = mine('INF@(24,38,180)');
    const offsets = (terrain: Terrain[], at = target) =>
      alignments(lay([by, at], terrain), at, 'front', by).map(({ offset }) => offset);
    const beside = rectangleOf(26, 27, 28, 29);
    expect(offsets([ground(beside, 'rough')])).toEqual([0, -2750, 2750]);
    // Where exact contact leaves no room, nine mil of the tolerance are used on each side.
    const between = (width: number) => {
      const friends = [
        friend('SOLO@(19.879,28.8,0)'),
        friend(`SOLO@(${(21_259 + width + 1380) / 1000},28.8,0)`),
      ];
      return alignments(lay([by, target, ...friends]), target, 'front', by).length;
    };
    expect([between(5482), between(5481)]).toEqual([3, 0]);
    expect(offsets([ground(beside, 'impassable')])).toEqual([-750, -2750, -750]);
    expect(offsets([], enemy('INF@(4,24,0)', 'T'))).toEqual([0, -1251, 2750]);
    expect(offsets([], enemy('INF@(24,44,0)', 'T'))).toEqual([]);
    // To the mil that is forgiven: its rear edge would lie 7.2 before the target's centre.
    for (const [x, y, h, beyond] of [
      [24, 40.801, 0, [24, 40.802]],
      [40.801, 24, 90, [40.802, 24]],
      [24, 7.199, 180, [24, 7.198]],
      [7.199, 24, 270, [7.198, 24]],
    ] as const) {
      expect(offsets([], enemy(`INF@(${x},${y},${h})`, 'T'))).toEqual([0, -2750, 2750]);
      expect(offsets([], enemy(`INF@(${beyond[0]},${beyond[1]},${h})`, 'T'))).toEqual([]);
    }
  });
});

describe('all charges', () => {
  test('offer every target with its arc, and say what threatens', () => {
    const side = enemy('INF@(32,18,250)', 'S');
    const known = lay([A, T, side, enemy('INF@(24,40,180)')]);
    const found = chargeTargets(known, A, 5).map((target) => declareCharge(known, A, target, 5));
    if (!found.every((charge) => charge.ok)) throw new Error('what is offered can be declared');
    expect(found.map(({ target, arcs }) => [target.id, arcs.map(({ arc }) => arc)])).toEqual([
      ['T', ['front']],
      ['S', ['front']],
    ]);
    for (const { target, headings, best } of found) {
      for (const { from, to } of headings) {
        expect(courseAt(known, A, target, 5, from).ok).toBe(true);
        expect(courseAt(known, A, target, 5, to).ok).toBe(true);
        expect(courseAt(known, A, target, 5, (from + 3599) % 3600).ok).toBe(false);
        expect(courseAt(known, A, target, 5, (to + 1) % 3600).ok).toBe(false);
      }
      expect(courseAt(known, A, target, 5, best.heading)).toEqual({ ok: true, ...best });
    }
    expect(threatsTo(known, A, () => 5).map(({ by }) => by.id)).toEqual(['T', 'S']);
    expect(threatsTo(known, A, () => 1).map(({ by }) => by.id)).toEqual(['S']);
  });
  test('[SIF-504, SIF-506] are for those who are seen and can be reached', () => {
    const targets = (...others: Unit[]) =>
      chargeTargets(lay([A, ...others]), A, 5).map(({ id }) => id);
    // Behind, though turning would do; seen, but too far away; both.
    const [behind, far] = [enemy('INF@(24,2.5,0)', 'behind'), enemy('INF@(24,27,180)', 'far')];
    expect(targets(T, behind)).toEqual(['T']);
    expect(targets(far)).toEqual([]);
    expect([T, behind, far].map((one) => canCharge(lay([A, one]), A, 5))).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('[SIF-507, SIF-513] are for those who can be reached past something, though not straight', () => {
    const by = mine('SOLO@(24,10,0)');
    const target = enemy('INF@(24,20,180)', 'T');
    const rock = (x0: number, x1: number) => ground(rectangleOf(x0, x1, 13.2, 13.6), 'impassable');
    const past = lay([by, target], [rock(23.8, 24.2)]);
    expect(courseAt(past, by, target, 6, 0).ok).toBe(false);
    expect([canCharge(past, by, 6), chargeTargets(past, by, 6)]).toEqual([true, [target]]);
    const barred = lay([by, target], [rock(10, 38)]);
    expect([canCharge(barred, by, 6), chargeTargets(barred, by, 6)]).toEqual([false, []]);
  });
  test('[SIF-509] are made from the arcs in which one stands; from none where nothing can be declared', () => {
    let [some, none] = [0, 0];
    for (let i = 0; i < 100; i++) {
      const known = survey(randomPosition(`arcs ${i}`).field);
      const [by, ...others] = known.bodies.map(({ unit }) => unit);
      for (const target of others) {
        const charge = declareCharge(known, by, target, 3 + (i % 4));
        const arcs = charge.ok ? charge.arcs : [];
        expect(chargeArcs(known, by, target, 3 + (i % 4)), `${i} ${target.id}`).toEqual(arcs);
        if (arcs.length > 0) some++;
        else none++;
      }
    }
    expect(Math.min(some, none)).toBeGreaterThan(20);
  });
  test('seen at a glance can be declared, and go as they say; few are overlooked', () => {
    let [seen, plain, best] = [0, 0, 0];
    for (let i = 0; i < 100; i++) {
      const known = survey(randomPosition(`glimpses ${i}`).field);
      const by = known.bodies[0].unit;
      const speed = 3 + (i % 4);
      for (const { target, arc, course } of glimpses(known, by, speed)) {
        const charge = declareCharge(known, by, target, speed);
        if (!charge.ok) throw new Error(`${i} ${target.id}: ${charge.rule}`);
        expect(arc).toBe(charge.arcs[0].arc);
        expect(courseAt(known, by, target, speed, course.heading)).toEqual({ ok: true, ...course });
        seen++;
        if (course.roll === charge.best.roll) best++;
      }
      plain += chargeTargets(known, by, speed).length;
    }
    expect(seen).toBeGreaterThan(40);
    expect(seen / plain).toBeGreaterThan(0.9);
    expect(best / seen).toBeGreaterThan(0.9);
  });
  test('are seen at a glance beside what stands in the way, unless the gap is narrow', () => {
    const by = mine('SOLO@(24,10,0)');
    const target = enemy('INF@(24,20,180)', 'T');
    const seen = (...rocks: [number, number][]) =>
      glimpses(
        lay(
          [by, target],
          rocks.map(([x0, x1]) => ground(rectangleOf(x0, x1, 13.2, 13.6), 'impassable')),
        ),
        by,
        6,
      );
    // Straight ahead where nothing stops him, else two degrees more aside until it goes.
    const headings = (...rocks: [number, number][]) =>
      seen(...rocks).map(({ course }) => course.heading);
    expect([headings(), headings([24.5, 25]), headings([23, 23.6])]).toEqual([[0], [3420], [200]]);
    // Past this one he may go by seven tenths of a degree.
    expect(headings([23.8, 24.2])).toEqual([]);
    expect(seen([10, 38])).toEqual([]);
    // Nobody charges while he is engaged.
    expect(glimpses(lay([by, target, enemy('SOLO@(26.76,10,0)')]), by, 6)).toEqual([]);
  });
  test('a run of headings goes on over north', () => {
    const found = declare(T, 5);
    if (!found.ok) throw new Error(found.rule);
    expect(found.headings).toHaveLength(1);
    expect(found.headings[0].from).toBeGreaterThan(3000);
    expect(found.headings[0].to).toBeLessThan(600);
    // Of ways that are equally long the first, clockwise: to the left of who looks at it straight.
    expect([found.best.heading, courseAt(lay([A, T]), A, T, 5, 3600 - found.best.heading)]).toEqual(
      [expect.any(Number), { ok: true, ...found.best, heading: 3600 - found.best.heading }],
    );
    expect(found.best.heading).toBeGreaterThan(1800);
  });
});

describe('what a charge has to do with', () => {
  /** A square as large as a small tray. */
  const square = (x: number, y: number) => rectangleOf(x - 1.38, x + 1.38, y - 1.38, y + 1.38);

  test('[SIF-506] lies no farther away than the best roll leads', () => {
    // Six inches and a mil, and the circles around two small trays, which are 3.903 wide.
    const by = mine('SOLO@(24,24,0)');
    const reach = (x: number) => {
      const terrain = [ground(square(x, 24), 'impassable'), ground(square(x, 24), 'rough')];
      const others = [enemy(`SOLO@(${x},24,0)`), friend('SOLO@(26,24,0)')];
      const { enemies, impassable, rough } = inReach(lay([by, ...others], terrain), by, 0);
      return [enemies, impassable, rough].map(({ length }) => length);
    };
    expect([reach(33.904), reach(33.905)]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });
  test('[SIF-920] is an edge of the table only where the best roll leads to it', () => {
    const near = (x: number, y: number) => {
      const by = mine(`SOLO@(${x},${y},0)`);
      return inReach(lay([by]), by, 0).isEdgeNear;
    };
    expect([near(7.952, 24), near(24, 7.952), near(40.048, 24), near(24, 40.048)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([near(7.953, 24), near(24, 7.953), near(40.047, 24), near(24, 40.047)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  test('[SIF-514] is aside where it lies beside, behind or beyond the strip ahead of its front', () => {
    // Three inches ahead of a small tray: from 22.62 to 25.38 across, from 11.38 to 14.38 along.
    const by = mine('SOLO@(24,10,45)');
    const aside = (x0: number, x1: number, y0: number, y1: number, heading = 0) =>
      liesAside(by, heading, 3000, shapeOf(rectangleOf(x0, x1, y0, y1)));
    expect([aside(25.38, 27, 12, 13), aside(25.379, 27, 12, 13)]).toEqual([true, false]);
    expect([aside(20, 22.62, 12, 13), aside(20, 22.621, 12, 13)]).toEqual([true, false]);
    expect([aside(23, 24, 9, 11.38), aside(23, 24, 9, 11.381)]).toEqual([true, false]);
    expect([aside(23, 24, 14.38, 16), aside(23, 24, 14.379, 16)]).toEqual([true, false]);
    // The same to the east: from 25.38 to 28.38, from 8.62 to 11.38.
    expect([aside(26, 27, 11.38, 12, 900), aside(26, 27, 11.379, 12, 900)]).toEqual([true, false]);
    expect([aside(26, 27, 7, 8.62, 900), aside(26, 27, 7, 8.621, 900)]).toEqual([true, false]);
    expect([aside(24, 25.38, 9, 10, 900), aside(24, 25.381, 9, 10, 900)]).toEqual([true, false]);
    expect([aside(28.38, 30, 9, 10, 900), aside(28.379, 30, 9, 10, 900)]).toEqual([true, false]);
  });
});

describe('the headings under which something could be met', () => {
  const solo = (words: string) => trayShape(unit(words));

  test('are as many as the circle around it is wide', () => {
    // Ten away; half a solo tray and the circle around another are 3.332 wide: 19.5 degrees, and two tenths more.
    expect(windowOf(unit('SOLO@(24,10,0)'), solo('SOLO@(24,20,0)'))).toEqual({
      middle: 0,
      width: 197,
    });
    // The same to the side, and from farther away.
    expect(windowOf(unit('SOLO@(24,10,45)'), solo('SOLO@(34,10,0)'))).toEqual({
      middle: 900,
      width: 197,
    });
    expect(windowOf(unit('SOLO@(24,10,0)'), solo('SOLO@(12,26,0)'))).toEqual({
      middle: 3231,
      width: 98,
    });
    // A wide tray sweeps a wide strip.
    expect(windowOf(unit('INF@(24,10,0)'), solo('SOLO@(24,20,0)')).width).toBe(283);
  });

  test('are all of them, where turning could lay the tray onto it', () => {
    const beside = unit('SOLO@(24,10,0)');
    // Both circles are 1.952 wide; with the tolerance of contact they meet within 3.913.
    const width = (away: number) => {
      const { x, y, h } = beside;
      return windowOf(beside, trayShape({ kind: 'solo', x: x + away, y, h })).width;
    };
    const circles = 2 * trayShape(beside).radius + CONTACT;
    expect([width(Math.floor(circles)), width(Math.ceil(circles))]).toEqual([1800, 586]);
  });

  test('are all with which it is met, near and far', () => {
    for (let i = 0; i < 40; i++) {
      const { field } = randomPosition(`windows ${i}`);
      const [by, ...others] = field.units;
      for (const other of others) {
        const { middle, width } = windowOf(by, trayShape(other));
        for (let aside = width; aside < 3600 - width; aside += 3) {
          const met = sweep(turnedTo(by, (middle + aside) % 3600), 'forward', trayShape(other));
          expect(met, `${say(by)} ${say(other)} ${aside}`).toBe(Number.POSITIVE_INFINITY);
        }
      }
    }
  });

  test('of two things meet or are apart, also across north', () => {
    const meet = (one: number, wide: number, other: number, wider: number) =>
      windowsMeet({ middle: one, width: wide }, { middle: other, width: wider });
    expect([meet(0, 100, 300, 200), meet(0, 100, 300, 199)]).toEqual([true, false]);
    expect([meet(3500, 100, 200, 200), meet(3500, 100, 201, 200)]).toEqual([true, false]);
    expect([meet(200, 200, 3500, 100), meet(0, 1800, 1800, 3)]).toEqual([true, true]);
  });
});

describe('the headings of a charge', () => {
  const hedge = ground(rectangleOf(23.8, 24.2, 13.2, 13.6), 'impassable');
  const positions: { readonly [what: string]: readonly [Unit, Unit, Unit[], Terrain[], number] } = {
    'straight ahead, across north': [A, T, [], [], 5],
    'near: any roll is enough': [A, enemy('INF@(24,17,180)', 'T'), [], [], 6],
    'to both sides of something impassable': [
      mine('SOLO@(24,10,0)'),
      enemy('INF@(24,20,180)', 'T'),
      [],
      [hedge],
      6,
    ],
    'past another enemy': [A, T, [enemy('SOLO@(21,16,0)', 'B')], [], 5],
    'over rough ground on one side': [A, T, [], [ground(rectangleOf(10, 23, 13, 16), 'rough')], 5],
    'along the edge of the table': [
      mine('CAV@(2.5,10,0)'),
      enemy('INF@(6,20,180)', 'T'),
      [],
      [],
      6,
    ],
    'where friends stand in the line of sight': [A, T, [friend('SOLO@(27.5,14,0)', 'F')], [], 5],
  };

  test.each(Object.entries(positions))(
    '[SIF-513, SIF-515] are just those that work, and the best is the best of them: %s',
    (_what, [by, target, others, terrain, speed]) => {
      const known = lay([by, target, ...others], terrain);
      const charge = declareCharge(known, by, target, speed);
      if (!charge.ok) throw new Error(`no charge: ${charge.rule}`);
      const works = Array.from({ length: 3600 }, (_, heading) =>
        courseAt(known, by, target, speed, heading),
      );
      // Lower rolls first, then shorter ways.
      const rank = ({ roll, distance }: { roll: number; distance: number }) =>
        roll * 1_000_000 + distance;
      const least = (courses: typeof works) =>
        Math.min(...courses.map((course) => (course.ok ? rank(course) : Number.POSITIVE_INFINITY)));
      const inRanges = new Set<number>();
      for (const { from, to, best } of charge.headings) {
        const range: number[] = [];
        for (let heading = from; heading !== (to + 1) % 3600; heading = (heading + 1) % 3600)
          range.push(heading);
        for (const heading of range) inRanges.add(heading);
        expect(rank(best)).toBe(least(range.map((heading) => works[heading])));
        // Neighbours belong together.
        expect([works[(from + 3599) % 3600].ok, works[(to + 1) % 3600].ok]).toEqual([false, false]);
      }
      expect(works.flatMap(({ ok }, heading) => (ok ? [heading] : []))).toEqual(
        [...inRanges].sort((a, b) => a - b),
      );
      expect(rank(charge.best)).toBe(least(works));
      for (const course of works)
        if (course.ok) {
          const inches = Math.ceil((course.distance - 1) / 1000);
          expect(course.roll).toBe(Math.max(1, inches - speed + course.rough));
          expect(chances(course)).toBe(7 - course.roll);
        }
    },
  );

  /** The same once more without any shortcut: each thing by itself, for one heading. */
  function judged(known: Survey, by: Unit, target: Unit, speed: number, heading: number) {
    const turned = turnedTo(by, heading);
    const tray = trayShape(turned);
    const far = sweep(turned, 'forward', trayShape(target));
    if (far > (speed + 6) * 1000 + 1) return undefined;
    const others = known.bodies.filter(({ unit: one }) => one.side !== by.side);
    const blocks = ({ shape }: { shape: Shape }) => sweep(turned, 'forward', shape) < far - 1;
    if (others.some((body) => body.unit.id !== target.id && blocks(body))) return undefined;
    if (others.some(({ shape }) => overlap(tray, shape))) return undefined;
    for (const piece of known.impassable) {
      const on = overlap(tray, piece.shape);
      if (on ? growsOnto(turned, 'forward', piece.shape) : blocks(piece)) return undefined;
    }
    // An edge of the table stops whoever goes towards it.
    const { x: dx, y: dy } = forwardOf(heading);
    const out = (at: number, by: number) =>
      (by < 0 && at + by * (far - 1) < -0.001) || (by > 0 && at + by * (far - 1) > 48_000.001);
    if (far > 1 && tray.points.some(({ x, y }) => out(x, dx) || out(y, dy))) return undefined;
    const way = swept(turned, 'forward', far);
    const rough = known.rough.filter(({ shape }) => overlap(way, shape)).length;
    const needed = Math.max(1, Math.ceil((far - 1) / 1000) - speed + rough);
    if (needed > 6 || !sees(known, turned, target, 'charge')) return undefined;
    return { heading, distance: far, rough, roll: needed };
  }

  function compare(known: Survey, by: Unit, target: Unit, speed: number, step: number) {
    let works = 0;
    for (let heading = 0; heading < 3600; heading += step) {
      const found = courseAt(known, by, target, speed, heading);
      const expected = judged(known, by, target, speed, heading);
      if (expected) works++;
      if (expected || found.ok) {
        expect(found, `${heading}`).toMatchObject({ ok: true, heading, rough: expected?.rough });
        expect(found.ok && found.roll).toBe(expected?.roll);
        expect(found.ok && found.distance).toBeCloseTo(expected?.distance ?? 0, 3);
      }
    }
    return works;
  }

  test.each(Object.entries(positions))(
    '[SIF-507, SIF-515] are those that each thing by itself allows: %s',
    (_what, [by, target, others, terrain, speed]) => {
      const known = lay([by, target, ...others], terrain);
      expect(compare(known, by, target, speed, 5)).toBeGreaterThan(3);
    },
  );

  test('[SIF-507, SIF-514, SIF-515] are those that each thing by itself allows, in random positions', () => {
    let works = 0;
    for (let i = 0; i < 60; i++) {
      const { field } = randomPosition(`headings ${i}`);
      const [by, ...others] = field.units;
      const known = survey(field);
      for (const target of others)
        if (target.side !== by.side) works += compare(known, by, target, 3 + (i % 4), 37);
    }
    expect(works).toBeGreaterThan(300);
  });

  /** The table turned by quarters, and seen in a mirror. */
  const quarter = {
    point: ({ x, y }: Point): Point => ({ x: y, y: 48_000 - x }),
    heading: (h: number) => (h + 900) % 3600,
  };
  const mirror = {
    point: ({ x, y }: Point): Point => ({ x: 48_000 - x, y }),
    heading: (h: number) => (3600 - h) % 3600,
  };
  const all = [[], [quarter], [quarter, quarter], [quarter, quarter, quarter]].flatMap((turns) => [
    turns,
    [mirror, ...turns],
  ]);
  const pointIn = (how: (typeof all)[number], { x, y }: Point): Point =>
    how.reduce((at, { point }) => point(at), { x, y });
  const headingIn = (how: (typeof all)[number], h: number): number =>
    how.reduce((at, { heading }) => heading(at), h);
  const unitIn = (how: (typeof all)[number], one: Unit): Unit => ({
    ...one,
    ...pointIn(how, one),
    h: headingIn(how, one.h),
  });

  test.each(Object.entries(positions))(
    '[SIF-515, SIF-519] are the same from all sides, and so are the ways: %s',
    (_what, [by, target, others, terrain, speed]) => {
      const from = (how: (typeof all)[number]) => {
        const known = lay(
          [by, target, ...others].map((one) => unitIn(how, one)),
          terrain.map((piece) => ({
            ...piece,
            polygon: piece.polygon.map((p) => pointIn(how, p)),
          })),
        );
        return [known, known.bodies[0].unit, known.bodies[1].unit] as const;
      };
      const [plain, ...rest] = all.map((how) => {
        const [known, A, T] = from(how);
        const charge = declareCharge(known, A, T, speed);
        if (!charge.ok) throw new Error(`no charge: ${charge.rule}`);
        const width = charge.headings.map(({ from: first, to }) => (to - first + 3600) % 3600);
        const ends: unknown[] = [];
        for (let h = 0; h < 3600; h += 75)
          for (const die of [1, 4, 6]) {
            const outcome = chargeMove(known, A, T, speed - 2, headingIn(how, h), die);
            ends.push(
              outcome.success
                ? outcome
                : { by: outcome.by, disorderly: outcome.disorderly, still: outcome.unit.h === A.h },
            );
          }
        return {
          widths: width.sort((a, b) => a - b),
          best: Math.round(charge.best.distance),
          ends,
        };
      });
      for (const one of rest) expect(one).toEqual(plain);
    },
  );

  test('[SIF-515] of two ways past something impassable the shorter one is best, on either side', () => {
    for (const side of [1, -1]) {
      const by = mine('SOLO@(24,10,0)');
      const foe = enemy(`INF@(${24 + side * 0.4},20,${180 - side * 10})`, 'T');
      const [one, other] = [24, 24 + side * 0.4];
      const rock = rectangleOf(Math.min(one, other), Math.max(one, other), 13.2, 13.6);
      const charge = declare(foe, 6, [], [ground(rock, 'impassable')], by);
      if (!charge.ok) throw new Error(charge.rule);
      expect(charge.headings.map(({ best }) => best.roll).sort()).toEqual([1, 2]);
      expect(charge.best.roll).toBe(1);
      expect(Math.round(charge.best.distance)).toBe(5893);
    }
  });

  test('[SIF-506] to a near target any roll is enough', () => {
    const near = declare(enemy('INF@(24,17,180)', 'T'), 6);
    expect(near.ok && near.best.roll).toBe(1);
  });
});

describe('the heading that is proposed', () => {
  const proposed = (by: Unit, target: Unit, speed: number, others: Unit[] = []) => {
    const known = lay([by, target, ...others]);
    const charge = declareCharge(known, by, target, speed);
    if (!charge.ok) throw new Error(charge.rule);
    return { heading: plainHeading(known, by, speed, charge), best: charge.best };
  };

  test('is as the unit stands, where turning makes no better chance', () => {
    const near = enemy('INF@(25,20,180)', 'T');
    const { heading, best } = proposed(A, near, 5);
    expect(heading).toBe(0);
    // A turn would bring a corner nearer, which no die asks for.
    expect([best.heading === 0, best.roll]).toEqual([false, 1]);
  });

  test('is straight at who cannot be met ahead, or only by a better roll', () => {
    const aside = enemy('INF@(34,20,180)', 'T');
    const { heading, best } = proposed(A, aside, 8);
    expect(heading).toBe(450);
    const course = courseAt(lay([A, aside]), A, aside, 8, heading);
    expect(course).toMatchObject({ ok: true, roll: best.roll });
  });

  test('is the best where only a turn reaches him with that roll', () => {
    const far = enemy('INF@(24,24.9,180)', 'T');
    const { heading, best } = proposed(A, far, 5);
    const roll = (at: number) => {
      const course = courseAt(lay([A, far]), A, far, 5, at);
      return course.ok ? course.roll : Number.POSITIVE_INFINITY;
    };
    expect(heading).toBe(best.heading);
    expect(best.roll).toBeLessThan(roll(0));
  });
});
