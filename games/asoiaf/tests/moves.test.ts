import { describe, expect, test } from 'vitest';
import {
  type Action,
  engaged,
  freedBy,
  gap,
  judge,
  layTerrain,
  legalManeuvers,
  legalSlides,
  limitOf,
  nearSpan,
  type Part,
  reachOfManeuver,
  rectangle,
  retreatDirections,
  retreats,
  snaps,
  standsOn,
  type Terrain,
  type Unit,
} from '../geometry/index.ts';
import { enemy, friend, ground, lay, mil, mine, rectangleOf, say, tenths } from './notation.ts';

const A = mine('INF@(24,10,0)');
const pivot = (degrees: number): Part => ({ pivot: tenths(degrees) });
const slide = (direction: 'forward' | 'right' | 'back' | 'left', by: number): Part => ({
  slide: direction,
  by: mil(by),
});
const ahead = (by: number) => slide('forward', by);

const MANEUVER: Action = { type: 'maneuver', speed: 5 };
const MARCH: Action = { type: 'march', speed: 5 };
const PIVOT: Action = { type: 'pivot' };
const shift = (limit: number): Action => ({ type: 'shift', limit: mil(limit) });

/** Where a move leads, or the rule that forbids it. */
function go(
  action: Action,
  parts: Part[],
  others: readonly Unit[] = [],
  terrain: readonly Terrain[] = [],
  unit = A,
): string {
  const verdict = judge(lay([unit, ...others], terrain), unit, action, parts);
  return verdict.ok ? say(verdict.unit) : verdict.rule;
}

describe('pivots', () => {
  test('[SIF-112] turn about the centre to any facing', () => {
    expect(go(PIVOT, [pivot(123.4)])).toBe('INF@(24,10,123.4)');
    expect(go(PIVOT, [ahead(1)])).toBe('SIF-112');
  });
  test('[SIF-113] sweep over others', () => {
    const beside = friend('SOLO@(24,14,0)');
    expect(go(PIVOT, [pivot(180)], [beside])).toBe('INF@(24,10,180)');
  });
  test('[SIF-114] do not end on others', () => {
    const near = friend('SOLO@(24,13.9,0)');
    expect(go(PIVOT, [pivot(0)], [near])).toBe('INF@(24,10,0)');
    expect(go(PIVOT, [pivot(90)], [near])).toBe('SIF-114');
  });
  test('[SIF-417] may end on a friend within a larger move', () => {
    const near = friend('SOLO@(24,14,0)');
    expect(go(MANEUVER, [pivot(90)], [near])).toBe('SIF-418');
    expect(go(MANEUVER, [pivot(90), ahead(5)], [near])).toBe('INF@(29,10,90)');
  });
  test('[SIF-418] the whole move may not end on another tray', () => {
    const near = friend('SOLO@(24,19,0)');
    expect(go(MANEUVER, [ahead(5)], [near])).toBe('INF@(24,15,0)');
    expect(go(MANEUVER, [ahead(5), pivot(90)], [near])).toBe('SIF-418');
  });
  test('[SIF-419] never end on an enemy, also within a larger move', () => {
    const near = enemy('SOLO@(24,13.9,0)');
    expect(go(MANEUVER, [pivot(90), ahead(5)], [near])).toBe('SIF-419');
    expect(go(MANEUVER, [pivot(180), ahead(5)], [near])).toBe('INF@(24,5,180)');
  });
});

describe('a maneuver', () => {
  test('[SIF-413, SIF-414, SIF-415, SIF-1608] pivots, goes straight, pivots again', () => {
    expect(go(MANEUVER, [pivot(90), ahead(5), pivot(45)])).toBe('INF@(29,10,45)');
    expect(go(MANEUVER, [pivot(90), ahead(5.001)])).toBe('SIF-414');
    expect(go(MANEUVER, [slide('left', 1)])).toBe('SIF-414');
  });
  test('[SIF-416] each part is optional, the order is fixed', () => {
    expect(go(MANEUVER, [])).toBe('INF@(24,10,0)');
    expect(go(MANEUVER, [pivot(10)])).toBe('INF@(24,10,10)');
    expect(go(MANEUVER, [pivot(10), pivot(20)])).toBe('INF@(24,10,20)');
    expect(go(MANEUVER, [ahead(1)])).toBe('INF@(24,11,0)');
    expect(go(MANEUVER, [ahead(1), ahead(1)])).toBe('SIF-416');
    expect(go(MANEUVER, [pivot(1), pivot(2), pivot(3)])).toBe('SIF-416');
    expect(go(MANEUVER, [ahead(1), pivot(2), ahead(3)])).toBe('SIF-416');
  });
  test('[SIF-412] is not for the engaged', () => {
    expect(go(MANEUVER, [pivot(180), ahead(5)], [enemy('INF@(24,14.8,180)')])).toBe('SIF-412');
    expect(go(MANEUVER, [pivot(180), ahead(5)], [friend('INF@(24,14.8,180)')])).toBe(
      'INF@(24,5,180)',
    );
  });
  test('[SIF-924] may have any length up to its limit', () => {
    for (const by of [0, 0.001, 2.345, 5]) {
      expect(go(MANEUVER, [ahead(by)])).toBe(`INF@(24,${mil(10 + by) / 1000},0)`);
    }
  });
});

describe('a march', () => {
  test('[SIF-424, SIF-426, SIF-1609] is twice the Speed ahead, then a pivot', () => {
    expect(go(MARCH, [ahead(10), pivot(90)])).toBe('INF@(24,20,90)');
    expect(go(MARCH, [ahead(10.001)])).toBe('SIF-424');
    expect(go(MARCH, [slide('back', 1)])).toBe('SIF-424');
  });
  test('[SIF-425] does not begin with a pivot', () =>
    expect(go(MARCH, [pivot(90), ahead(5)])).toBe('SIF-425'));
  test('[SIF-423] is not for the engaged', () =>
    expect(go(MARCH, [pivot(90)], [enemy('INF@(24,5.2,0)')])).toBe('SIF-423'));
});

describe('a shift', () => {
  test('[SIF-132, SIF-134] is one straight line in one of four directions', () => {
    expect(go(shift(2), [ahead(2)])).toBe('INF@(24,12,0)');
    expect(go(shift(2), [slide('right', 2)])).toBe('INF@(26,10,0)');
    expect(go(shift(2), [slide('back', 2)])).toBe('INF@(24,8,0)');
    expect(go(shift(2), [slide('left', 2)])).toBe('INF@(22,10,0)');
    expect(go(shift(2), [ahead(1), slide('left', 1)])).toBe('SIF-135');
    const turned = mine('INF@(24,10,90)');
    expect(go(shift(2), [slide('right', 2)], [], [], turned)).toBe('INF@(24,8,90)');
  });
  test('[SIF-133] may be shorter, never longer', () => {
    expect(go(shift(2), [ahead(0.5)])).toBe('INF@(24,10.5,0)');
    expect(go(shift(2), [ahead(2.001)])).toBe('SIF-133');
  });
  test('[SIF-135] does not turn', () => expect(go(shift(2), [pivot(1)])).toBe('SIF-135'));
  test('[SIF-922] ends an inch from enemies too', () =>
    expect(go(shift(2), [ahead(2)], [enemy('INF@(24,17,0)')])).toBe('SIF-420'));
  test('[SIF-944] does not leave a melee', () =>
    expect(go(shift(2), [slide('back', 2)], [enemy('INF@(24,14.8,180)')])).toBe('SIF-944'));
});

describe('a retreat', () => {
  const U = mine('INF@(24,24,0)');
  const foe = enemy('INF@(24,28.8,180)', 'E');
  const retreat = (roll: number): Action => ({ type: 'retreat', speed: 4, roll });
  const away = (roll: number, parts: Part[], others: readonly Unit[] = [foe]) =>
    go(retreat(roll), parts, others, [], U);

  test('[SIF-427] is only for the engaged', () =>
    expect(away(3, [slide('back', 3)], [])).toBe('SIF-427'));
  test('[SIF-428, SIF-1610] is Speed and die long', () => {
    expect(away(2, [slide('back', 6), pivot(180)])).toBe('INF@(24,18,180)');
    expect(away(2, [slide('back', 6.001)])).toBe('SIF-428');
  });
  test('[SIF-429, SIF-432] goes back or aside, then pivots', () => {
    expect(away(6, [slide('left', 7), pivot(90)])).toBe('INF@(17,24,90)');
    expect(away(6, [slide('right', 7)])).toBe('INF@(31,24,0)');
  });
  test('[SIF-430] does not go forward from an enemy ahead, though there were room', () => {
    const corner = enemy('INF@(29.4,28.8,180)');
    expect(away(6, [ahead(10)], [corner])).toBe('SIF-430');
  });
  test('[SIF-430] may go forward if any of its enemies stands in its flank', () => {
    const flank = enemy('INF@(29.15,24,270)');
    expect(retreatDirections(lay([U, foe]), U)).toEqual(['back', 'left', 'right']);
    for (const enemies of [[foe, flank], [flank, foe], [flank]])
      expect(retreatDirections(lay([U, ...enemies]), U)).toContain('forward');
  });
  test('[SIF-431] does not turn before it moves', () =>
    expect(away(6, [pivot(90), slide('back', 5)])).toBe('SIF-431'));
  test('[SIF-435] ends an inch away and on nobody', () => {
    expect(away(6, [slide('back', 0.9)])).toBe('SIF-420');
    expect(away(6, [slide('back', 5)], [foe, friend('INF@(24,18,0)')])).toBe('SIF-422');
  });
  test('[SIF-433, SIF-434, SIF-1611] whoever has nobody left to fight may pivot', () => {
    const after = mine('INF@(24,18,0)');
    expect(freedBy(lay([U, foe]), U, after)).toEqual([foe]);
    expect(freedBy(lay([U, foe, friend('INF@(24,33.6,180)')]), U, after)).toEqual([]);
    expect(freedBy(lay([U, foe]), U, U)).toEqual([]);
  });
  test('[SIF-436] may be impossible', () => {
    const ring = [
      enemy('INF@(24,28.8,180)'),
      enemy('INF@(24,19.2,0)'),
      enemy('INF@(29.15,24,270)'),
      enemy('INF@(18.85,24,90)'),
    ];
    expect(retreats(lay([U, ...ring]), U, 4, 6)).toEqual([]);
    expect(retreats(lay([U, ...ring.slice(1)]), U, 4, 6).map(({ direction }) => direction)).toEqual(
      ['forward'],
    );
  });
});

test('[SIF-112, SIF-133, SIF-414, SIF-424, SIF-428] how far each of the moves may lead', () => {
  const far = (action: Action) => Object.values(limitOf(action));
  expect([MANEUVER, MARCH, PIVOT, shift(2)].map(far)).toEqual([
    [5000, 'SIF-414'],
    [10_000, 'SIF-424'],
    [0, 'SIF-112'],
    [2000, 'SIF-133'],
  ]);
  expect(far({ type: 'retreat', speed: 4, roll: 3 })).toEqual([7000, 'SIF-428']);
});

describe('enemies on the way', () => {
  test('[SIF-921] are not crossed, also if there is room behind them', () =>
    expect(go(MARCH, [ahead(10)], [enemy('SOLO@(24,14.5,0)')])).toBe('SIF-921'));
  test('[SIF-420, SIF-921] who is just touched was not crossed, but is too near', () => {
    const foe = enemy('INF@(24,19.6,180)');
    expect(go(MARCH, [ahead(4.8)], [foe])).toBe('SIF-420');
    expect(go(MARCH, [ahead(4.801)], [foe])).toBe('SIF-921');
  });
  test('[SIF-923] who stands too near must get an inch away', () => {
    const near = enemy('INF@(24,15.3,180)');
    expect(engaged(lay([A, near]), A)).toBe(false);
    expect(gap(A, near)).toBe(500);
    expect(go(MANEUVER, [pivot(180), ahead(0.4)], [near])).toBe('SIF-420');
    expect(go(MANEUVER, [pivot(180), ahead(0.5)], [near])).toBe('INF@(24,9.5,180)');
  });
});

describe('the table edge', () => {
  const U = mine('INF@(24,45,0)');
  test('[SIF-920] is not crossed in any direction', () => {
    const corner = mine('INF@(3,3,0)');
    expect(go(shift(2), [slide('left', 0.25)], [], [], corner)).toBe('INF@(2.75,3,0)');
    expect(go(shift(2), [slide('left', 0.26)], [], [], corner)).toBe('SIF-920');
    expect(go(shift(2), [slide('back', 0.61)], [], [], corner)).toBe('SIF-920');
    const far = mine('INF@(45,45,0)');
    expect(go(shift(2), [slide('right', 0.26)], [], [], far)).toBe('SIF-920');
    expect(go(shift(2), [slide('forward', 0.61)], [], [], far)).toBe('SIF-920');
  });
  test('[SIF-920] who hangs over it may only get back', () => {
    const hanging = mine('INF@(24,45,45)');
    expect(go(MARCH, [ahead(1)], [], [], hanging)).toBe('SIF-920');
    expect(go(shift(2), [slide('back', 0.1)], [], [], hanging)).toBe('INF@(23.929,44.929,45)');
    expect(go(MANEUVER, [pivot(45), ahead(0.1)], [], [], U)).toBe('SIF-920');
    expect(go(MANEUVER, [pivot(135), ahead(0.1)], [], [], U)).toBe('INF@(24.071,44.929,135)');
  });
});

describe('terrain on the way', () => {
  const wall = ground(rectangleOf(20, 28, 14, 15), 'impassable');
  const bog = ground(rectangleOf(20, 28, 14, 15), 'rough');

  test('[SIF-1115] impassable ground is not crossed', () => {
    expect(go(MARCH, [ahead(10)], [], [wall])).toBe('SIF-1115');
    expect(go(MARCH, [ahead(1.6)], [], [wall])).toBe('INF@(24,11.6,0)');
  });
  test('[SIF-1114, SIF-1116] it may be turned onto, not stood upon', () => {
    const U = mine('INF@(24,11.5,0)');
    expect(go(PIVOT, [pivot(90)], [], [wall], U)).toBe('SIF-1116');
    expect(go(MANEUVER, [pivot(90), ahead(1)], [], [wall], U)).toBe('SIF-1116');
    expect(go(MANEUVER, [pivot(180), ahead(1)], [], [wall], U)).toBe('INF@(24,10.5,180)');
    // Out of a wall that ends before the tray does, but not through it.
    const short = ground(rectangleOf(20, 23, 14, 15), 'impassable');
    expect(go(MANEUVER, [pivot(90), ahead(4)], [], [short], U)).toBe('INF@(28,11.5,90)');
    expect(go(MANEUVER, [pivot(270), ahead(4)], [], [short], U)).toBe('SIF-1115');
    // Without a step it has not crossed it, but stands on it.
    expect(go(MANEUVER, [pivot(270), ahead(0)], [], [short], U)).toBe('SIF-1116');
    expect(go(MANEUVER, [pivot(270), ahead(0.001)], [], [short], U)).toBe('SIF-1115');
    // Where it may stop on its way out: its rear edge is at 21.6, the wall ends at 23.
    expect(legalManeuvers(lay([U], [short]), U, 5, 900)).toEqual([{ from: 1391, to: 5000 }]);
  });
  test('[SIF-1102] other ground may be stood upon', () => {
    const known = lay([A], [bog]);
    expect(go(MANEUVER, [ahead(4)], [], [bog])).toBe('INF@(24,14,0)');
    expect(standsOn(known, mine('INF@(24,14,0)'))).toHaveLength(1);
  });
  test('[SIF-926] each rough piece costs an inch, and not below nothing', () => {
    const far = ground(rectangleOf(20, 28, 16, 17), 'rough');
    const twice = { ...far, id: 'second' };
    expect(go(MARCH, [ahead(9)], [], [bog])).toBe('INF@(24,19,0)');
    expect(go(MARCH, [ahead(9.001)], [], [bog])).toBe('SIF-926');
    expect(go(MARCH, [ahead(8)], [], [bog, far])).toBe('INF@(24,18,0)');
    expect(go(MARCH, [ahead(8.001)], [], [bog, far])).toBe('SIF-926');
    const slow: Action = { type: 'maneuver', speed: 1 };
    const on = mine('INF@(24,14,0)');
    expect(go(slow, [ahead(0)], [], [bog, twice], on)).toBe('INF@(24,14,0)');
    expect(go(slow, [ahead(0.001)], [], [bog, twice], on)).toBe('SIF-926');
  });
  test('[SIF-926] where it turns does not count', () => {
    const corner = ground(rectangleOf(20, 28, 12.5, 12.7), 'rough');
    expect(go(MANEUVER, [pivot(180), ahead(5)], [], [corner])).toBe('INF@(24,5,180)');
    const behind = mine('INF@(24,15.2,0)');
    expect(go(MANEUVER, [ahead(5), pivot(90)], [], [corner], behind)).toBe('INF@(24,20.2,90)');
  });
  test('[SIF-928] tells what the straight part crosses, and nothing that a pivot touches', () => {
    const stakes = ground(rectangleOf(20, 28, 14, 15), 'dangerous');
    const crossed = (parts: Part[], unit = A) => {
      const verdict = judge(lay([unit], [stakes]), unit, MARCH, parts);
      return verdict.ok && verdict.crossed.map(({ id }) => id);
    };
    expect(crossed([ahead(10)])).toEqual(['dangerous']);
    expect(crossed([ahead(2)])).toEqual(['dangerous']);
    expect(crossed([ahead(1.6)])).toEqual([]);
    expect(crossed([ahead(1.6), pivot(90)])).toEqual([]);
    expect(standsOn(lay([], [stakes]), mine('INF@(24,11.6,90)'))).toHaveLength(1);
  });
  test('[SIF-927] a tray stands on what it overlaps by more than contact', () => {
    const known = lay([], [ground(rectangleOf(20, 28, 14, 15), 'cover')]);
    expect(standsOn(known, mine('INF@(24,11.61,0)'))).toEqual([]);
    expect(standsOn(known, mine('INF@(24,11.611,0)'))).toHaveLength(1);
  });
});

describe('too near', () => {
  const box = (x: number, y: number) => rectangle({ x, y }, { x: 0, y: 1 }, 300, 400);
  const span = (x: number, y: number, limit: number) => {
    const { from, to } = nearSpan(box(0, 0), { x: 0, y: 1 }, box(x, y), limit);
    return [from, to];
  };
  test('is all of a way from where the gap gets too small to where it is large enough again', () => {
    // Straight ahead: 1200 until they touch.
    const [from, to] = span(0, 2000, 100);
    expect(from).toBeCloseTo(1100, 2);
    expect(to).toBeCloseTo(2900, 2);
    // Past it at 60, corner by corner: 80 before and after.
    const past = span(660, 2000, 100);
    expect(past[0]).toBeCloseTo(1120, 2);
    expect(past[1]).toBeCloseTo(2880, 2);
    expect(span(-660, 2000, 100)[1]).toBeCloseTo(2880, 2);
    // Behind it, and not within the limit at all.
    const behind = span(0, -2000, 100);
    expect(behind[0]).toBeCloseTo(-2900, 2);
    expect(behind[1]).toBeCloseTo(-1100, 2);
    for (const aside of [700, 5000]) {
      const [first, last] = span(aside, 2000, 100);
      expect(first).toBeGreaterThan(last);
    }
  });
});

describe('proposals', () => {
  test('a reach has a ray in every direction, cut by what is in the way', () => {
    const rays = reachOfManeuver(lay([A, enemy('SOLO@(24,17,0)')]), A, 5);
    expect(rays).toHaveLength(72);
    expect(rays[0]).toEqual({ heading: 0, stops: [{ from: 0, to: 2220 }] });
    expect(rays[36]).toEqual({ heading: 1800, stops: [{ from: 0, to: 5000 }] });
    expect(reachOfManeuver(lay([A, enemy('INF@(24,14.8,180)')]), A, 5)[36].stops).toEqual([]);
  });
  test('a slide ends an inch before an enemy, however far away it begins', () => {
    const small = mine('SOLO@(24,10,0)');
    // Their trays are 5.9 inches apart.
    const known = lay([small, enemy('SOLO@(24,18.66,0)')]);
    expect(legalSlides(known, small, MANEUVER, 'forward')).toEqual([{ from: 0, to: 4900 }]);
  });
  test('a slide may have one single place to stop, and friends beside it do not matter', () => {
    const small = mine('SOLO@(24,10,0)');
    // Between the two there is room for one more, nine mil deep in both.
    const known = lay([small, friend('SOLO@(24,13,0)'), friend('SOLO@(24,18.502,0)')]);
    expect(legalSlides(known, small, MARCH, 'forward')).toEqual([
      { from: 0, to: 249 },
      { from: 5751, to: 5751 },
    ]);
    expect(legalSlides(lay([A, friend('INF@(30,14,0)')]), A, MARCH, 'forward')).toEqual([
      { from: 0, to: 10_000 },
    ]);
  });
  test('slides skip friends', () => {
    expect(legalSlides(lay([A, friend('INF@(24,15,0)')]), A, MARCH, 'forward')).toEqual([
      { from: 0, to: 209 },
      { from: 9791, to: 10_000 },
    ]);
  });
  test('there are none for who may not move, or would be turned onto an enemy', () => {
    const beside = enemy('INF@(24,5.2,0)');
    expect(legalSlides(lay([A, beside]), A, MARCH, 'forward')).toEqual([]);
    const near = lay([A, enemy('SOLO@(24,13.9,0)')]);
    expect(legalManeuvers(near, A, 5, 900)).toEqual([]);
    expect(legalManeuvers(near, A, 5, 1800)).toEqual([{ from: 880, to: 5000 }]);
  });
  test('snap poses go to the nearest place where there is one', () => {
    const past = (y: number) => {
      const [near] = snaps(
        lay([A, friend('INF@(24,15,0)')]),
        A,
        { type: 'march', speed: 5 },
        {
          x: 24_000,
          y: mil(y),
        },
      );
      return near.unit.y;
    };
    // It may stop within 0.209 and from 9.791 on; the middle of that is 5.
    expect([past(10.1), past(14.9), past(15), past(15.1), past(19.9)]).toEqual([
      10_100, 10_209, 10_209, 19_791, 19_900,
    ]);
  });
  test('snap poses look at enemies, and as neighbours do, and each way once', () => {
    const seen = (...others: Unit[]) =>
      snaps(lay([A, ...others]), A, { type: 'march', speed: 5 }, { x: 24_000, y: 14_000 }).map(
        ({ unit }) => unit.h / 10,
      );
    // Enemies are looked at from anywhere, and only those within two inches are neighbours: at (24, 14) the
    // circles around two infantry trays are 7.3 wide.
    expect(seen(enemy('INF@(24,40,200)'))).toEqual([0]);
    expect(seen(enemy('INF@(44,14,200)'))).toEqual([0, 90]);
    expect(seen(friend('INF@(33.2,14,30)'))).toEqual([0, 30]);
    expect(seen(friend('INF@(33.4,14,30)'))).toEqual([0]);
  });
  test('snap poses come as near as they can, with the facings one may want there', () => {
    const foe = enemy('INF@(24,22,180)');
    const found = snaps(lay([A, foe]), A, { type: 'maneuver', speed: 5 }, { x: 30_000, y: 10_000 });
    expect(found.map(({ unit }) => say(unit))).toEqual(['INF@(29,10,90)', 'INF@(29,10,337.4)']);
    const march = snaps(lay([A, foe]), A, { type: 'march', speed: 5 }, { x: 24_000, y: 40_000 });
    expect(say(march[0].unit)).toBe('INF@(24,16.2,0)');
  });
  test('who is to stay where it stands keeps its facing', () => {
    const east = mine('INF@(24,10,90)');
    const stay = snaps(lay([east]), east, { type: 'maneuver', speed: 5 }, { x: 24_000, y: 10_000 });
    expect(stay.map(({ unit }) => say(unit))).toEqual(['INF@(24,10,90)']);
    const near = snaps(lay([east]), east, { type: 'maneuver', speed: 5 }, { x: 24_000, y: 10_001 });
    expect(say(near[0].unit)).toBe('INF@(24,10.001,0)');
  });
  test('pieces of the book can be laid anywhere', () => {
    const forest = layTerrain('f', 'forest', { x: 24_000, y: 24_000, h: 900 });
    expect(forest.polygon).toHaveLength(24);
    expect(Math.max(...forest.polygon.map(({ y }) => y))).toBe(27_000);
    expect(Math.max(...forest.polygon.map(({ x }) => x))).toBe(26_000);
  });
});
