import { Chance } from '@small-council/engine';
import { describe, expect, test } from 'vitest';
import {
  canShoot,
  gap,
  type Kind,
  type Point,
  type Polygon,
  type Purpose,
  piecesWithin,
  rangeTo,
  reaches,
  rectangle,
  SHORT,
  SIZES,
  sees,
  sightLine,
  type Terrain,
  toLocal,
  type Unit,
} from '../geometry/index.ts';
import { barsAll, reachesInto, runsThrough, stretchIn } from '../geometry/sight.ts';
import { enemy, friend, ground, lay, mine, rectangleOf, unit } from './notation.ts';

const A = mine('INF@(24,10,0)');
const T = enemy('INF@(24,24,180)', 'T');

const visible = (
  others: readonly Unit[],
  terrain: readonly Terrain[] = [],
  purpose: Purpose = 'other',
  from = A,
  to = T,
) => sees(lay([from, to, ...others], terrain), from, to, purpose);

describe('line of sight', () => {
  test('[SIF-404] friends block as enemies do', () => {
    expect(visible([friend('INF@(24,17,0)')])).toBe(false);
    expect(visible([enemy('INF@(24,17,0)')])).toBe(false);
  });
  test('[SIF-406] a gap between several that nothing closes is enough', () => {
    const wall = ['INF@(18,17,0)', 'INF@(23.5,17,0)', 'INF@(30.5,17,0)'].map((words) =>
      unit(words),
    );
    expect(visible(wall)).toBe(true);
    expect(visible([...wall, unit('SOLO@(27,20,0)')])).toBe(false);
  });
  test('[SIF-912] only the part of the target in the front arc counts', () => {
    // Its left end is in the arc, and hidden; what is to be seen lies outside of the arc.
    const wide = enemy('INF@(35,16,90)', 'T');
    expect(visible([], [], 'other', A, wide)).toBe(true);
    const hidden = visible([unit('SOLO@(31.2,15.9,0)')], [], 'other', A, wide);
    expect(hidden).toBe(false);
  });
  test('[SIF-913] a gap of exactly a hundredth of an inch is open, a smaller one is not', () => {
    const through = (gap: number) =>
      visible([unit(`INF@(${21.25 - gap / 2},17,0)`), unit(`INF@(${26.75 + gap / 2},17,0)`)]);
    expect(through(0.01)).toBe(true);
    expect(through(0.008)).toBe(false);
  });
  test('[SIF-913] so it is between trays that stand front to rear', () => {
    const through = (gap: number) =>
      visible([unit(`INF@(${21.6 - gap / 2},17,90)`), unit(`INF@(${26.4 + gap / 2},17,90)`)]);
    expect([through(0.01), through(0.008)]).toEqual([true, false]);
  });
  test('[SIF-913] observer and target are in nobody’s way', () => {
    expect(visible([], [], 'other', A, enemy('INF@(24,14.8,180)', 'T'))).toBe(true);
    expect(visible([], [], 'other', A, enemy('INF@(26.75,14.8,180)', 'T'))).toBe(true);
  });
  test('[SIF-1118] blocking terrain blocks everything, but not from itself', () => {
    const palisade = [ground(rectangleOf(15, 33, 15, 16), 'blocksSight')];
    for (const purpose of ['ranged', 'charge', 'other'] as const) {
      expect(visible([], palisade, purpose)).toBe(false);
      expect(visible([], palisade, purpose, mine('INF@(24,12.7,0)'))).toBe(true);
    }
  });
  test('[SIF-1105] cover does not hide from whoever stands in it', () => {
    const forest = [ground(rectangleOf(15, 33, 12, 19), 'cover')];
    expect(visible([], forest, 'ranged')).toBe(true);
    expect(visible([], forest, 'ranged', mine('INF@(24,9,0)'))).toBe(false);
  });
  test('[SIF-1105] cover hides from shots only', () => {
    const forest = [ground(rectangleOf(15, 33, 15, 19), 'cover')];
    expect(visible([], forest, 'ranged')).toBe(false);
    expect([visible([], forest, 'charge'), visible([], forest, 'other')]).toEqual([true, true]);
    expect(visible([], [ground(rectangleOf(15, 33, 15, 19), 'rough')], 'ranged')).toBe(true);
  });
  test('[SIF-1108] from elevated ground shots pass over everything', () => {
    const hill = ground(rectangleOf(20, 28, 5, 12), 'elevated');
    const between = [friend('INF@(24,17,0)')];
    expect(visible(between, [hill], 'ranged')).toBe(true);
    expect(visible(between, [hill], 'charge')).toBe(false);
    expect(visible(between, [], 'ranged')).toBe(false);
    // Not from beside it, nor from ground that is not elevated.
    expect(visible(between, [ground(rectangleOf(30, 38, 5, 12), 'elevated')], 'ranged')).toBe(
      false,
    );
    expect(visible(between, [ground(rectangleOf(20, 28, 5, 12), 'rough')], 'ranged')).toBe(false);
  });
  test('a line that is found starts at the front edge and ends at the target', () => {
    const line = sightLine(lay([A, T, unit('SOLO@(24,17,0)')]), A, T, 'other');
    expect(line?.from.y).toBeCloseTo(12_400);
    expect(line?.to.y).toBeCloseTo(21_600, 0);
  });
});

describe('the last line that is free', () => {
  /** Turned by quarters about the middle of the table, and seen in a mirror. */
  const turned = (one: Unit, quarters: number, mirrored: boolean): Unit => {
    let { x, y, h } = one;
    if (mirrored) [x, h] = [48_000 - x, (3600 - h) % 3600];
    for (let i = 0; i < quarters; i++) [x, y, h] = [y, 48_000 - x, (h + 900) % 3600];
    return { ...one, x, y, h };
  };
  const fromAllSides = (others: readonly Unit[], to = T, from = A): boolean[] =>
    [false, true].flatMap((mirrored) =>
      [0, 1, 2, 3].map((quarters) => {
        const turn = (one: Unit) => turned(one, quarters, mirrored);
        return visible(others.map(turn), [], 'other', turn(from), turn(to));
      }),
    );
  const always = (answer: boolean) => Array.from({ length: 8 }, () => answer);

  test('[SIF-403, SIF-913] runs from the end of the front edge along a tray to the corner of the target', () => {
    // A and T reach from 21.25 to 26.75. The tray between them ends at 21.255, and blocks from 21.25 on.
    expect(fromAllSides([unit('INF@(24.005,17,0)')])).toEqual(always(true));
    expect(fromAllSides([unit('INF@(24.004,17,0)')])).toEqual(always(false));
    const line = sightLine(lay([A, T, unit('INF@(24.005,17,0)')]), A, T, 'other');
    expect(line?.from.x).toBeCloseTo(21_250, 2);
    expect(line?.to.x).toBeCloseTo(21_250, 2);
    expect(line?.from.y).toBeCloseTo(12_400, 2);
    expect(line?.to.y).toBeCloseTo(21_600, 1);
  });

  test('[SIF-912] a target with its corner just on the border of the front arc can be hidden', () => {
    // The arc of cavalry leaves the corner (26.75, 12.5) at 45 degrees and runs through (30, 15.75).
    const from = mine('CAV@(24,10,0)');
    const to = enemy('SOLO@(31.38,17.13,0)', 'T');
    expect(fromAllSides([], to, from)).toEqual(always(true));
    expect(fromAllSides([unit('INF@(26.2,14.95,0)')], to, from)).toEqual(always(false));
    // Two that hide it together; past them lead only lines that miss it.
    const both = [rectangleOf(18, 24, 13, 13.2), rectangleOf(24, 28, 13, 13.2)];
    const hidden = (...walls: Polygon[]) =>
      !visible(
        [],
        walls.map((wall) => ground(wall, 'blocksSight')),
        'other',
        from,
        to,
      );
    expect([hidden(...both), hidden(both[0]), hidden(both[1])]).toEqual([true, false, false]);
  });

  test('[SIF-405] of a target that touches the front edge is no longer than nothing', () => {
    const touching = enemy('INF@(24,14.8,180)', 'T');
    const across = (south: number) =>
      visible([], [ground(rectangleOf(15, 33, south, 13), 'blocksSight')], 'other', A, touching);
    expect([across(12.4), across(12.395)]).toEqual([true, false]);
  });

  test('[SIF-403] may be free from the end of the front edge only, past one corner', () => {
    // Two trays leave a gap from 24.98 to 29.5. All that can be seen through it lies to the right, and no line
    // through two of the corners in it begins at the front edge.
    const to = enemy('INF@(33.5,24.9,0)', 'T');
    const gap = [unit('LARGE@(22.2,19.9,90)'), unit('INF@(31.9,19.3,90)')];
    expect(fromAllSides(gap, to)).toEqual(always(true));
  });

  test('is drawn from the arrow to the middle of what is seen, where that is free', () => {
    const drawn = (to: Unit, ...others: Unit[]) => {
      const line = sightLine(lay([A, to, ...others]), A, to, 'other');
      return line && [line.from.x, line.from.y, line.to.x, line.to.y].map(Math.round);
    };
    // Two aside in 11.6 ahead, of which 9.2 lead to the near edge.
    const aside = enemy('INF@(26,24,180)', 'T');
    const straight = [24_000, 12_400, 25_586, 21_600];
    expect(drawn(aside)).toEqual(straight);
    expect(drawn(aside, unit('SOLO@(20,17,0)'))).toEqual(straight);
    expect(drawn(aside, unit('SOLO@(24.8,17,0)'))).not.toEqual(straight);
    expect(drawn(aside, unit('SOLO@(24.8,17,0)'))).toBeDefined();
  });
});

describe('a line and a shape', () => {
  const at = (x: number, y: number): Point => ({ x, y });
  const NORTH = at(0, 1);
  /** From 10 to 30 across, from 100 to 140 ahead. */
  const box = rectangle(at(20, 120), NORTH, 10, 20);

  test('have a stretch in common', () => {
    const stretch = (x: number, y: number, dx: number, dy: number, more = 0) => {
      const { enter, leave } = stretchIn(box, more, x, y, dx, dy);
      return [enter, leave];
    };
    expect(stretch(20, 0, 0, 1)).toEqual([100, 140]);
    expect(stretch(20, 0, 0, 1, 5)).toEqual([95, 145]);
    expect(stretch(20, 0, 0, -1)).toEqual([-140, -100]);
    expect(stretch(0, 120, 1, 0)).toEqual([10, 30]);
    expect(stretch(0, 120, -2, 0)).toEqual([-15, -5]);
    // Aslant: it comes in at the near edge and leaves at the right one.
    expect(stretch(10, 90, 1, 1)).toEqual([10, 20]);
    // Beside it there is none, and along its border all of it.
    const [enter, leave] = stretch(31, 0, 0, 1);
    expect(enter).toBeGreaterThan(leave);
    expect(stretch(31, 0, 0, 1, 2)).toEqual([98, 142]);
    // Nothing ahead of an edge that it runs along; zero has a sign.
    for (const y of [0, -0]) {
      const edge = (offset: number) =>
        stretchIn({ normals: [at(-1, y)], offsets: [offset] }, 0, 0, 0, 0, 1).leave;
      expect([edge(5), edge(-5)]).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    }
  });

  test('run through each other only between the two ends, and not along the border', () => {
    const through = (x0: number, y0: number, x1: number, y1: number) =>
      runsThrough(box, at(x0, y0), at(x1, y1));
    expect([through(20, 0, 20, 200), through(20, 200, 20, 0), through(0, 120, 40, 120)]).toEqual([
      true,
      true,
      true,
    ]);
    // It ends before the shape, or begins behind it; a hair more, and it does not.
    expect([through(20, 0, 20, 100), through(20, 0, 20, 100.01)]).toEqual([false, true]);
    expect([through(20, 140, 20, 200), through(20, 139.99, 20, 200)]).toEqual([false, true]);
    expect([through(20, 110, 20, 130), through(20, 120, 20, 120)]).toEqual([true, true]);
    expect([through(10, 0, 10, 200), through(10.01, 0, 10.01, 200)]).toEqual([false, true]);
    expect([through(30, 0, 30, 200), through(29.99, 0, 29.99, 200)]).toEqual([false, true]);
  });

  test('one shape alone bars all ways, or leaves some', () => {
    const edge = [at(0, 0), at(40, 0)];
    const target = [at(0, 200), at(40, 200), at(40, 300), at(0, 300)];
    const bar = (left: number, right: number, y = 100) =>
      rectangle(at((left + right) / 2, y), NORTH, (right - left) / 2, 5);
    expect(barsAll([bar(-1, 41)], edge, target)).toBe(true);
    // Too short at one end: straight ahead there is a way.
    expect([barsAll([bar(1, 41)], edge, target), barsAll([bar(-1, 39)], edge, target)]).toEqual([
      false,
      false,
    ]);
    // Two that bar everything together do not do so alone; one of several does.
    expect(barsAll([bar(-1, 20), bar(20, 41)], edge, target)).toBe(false);
    expect(barsAll([bar(-1, 20), bar(-1, 41), bar(20, 41)], edge, target)).toBe(true);
    expect(barsAll([], edge, target)).toBe(false);
  });

  test('a circle reaches into the rectangle around some points, or passes it by', () => {
    // From 10 to 30 across, from 100 to 140 ahead.
    const points = [at(10, 110), at(20, 140), at(30, 120), at(15, 100)];
    const reach = (x: number, y: number, radius: number) => reachesInto(points, at(x, y), radius);
    expect(reach(20, 120, 1)).toBe(true);
    // To each side: it just touches the border, and is a little larger.
    for (const [x, y] of [
      [35, 120],
      [5, 120],
      [20, 145],
      [20, 95],
    ])
      expect([reach(x, y, 5), reach(x, y, 5.1)]).toEqual([false, true]);
    expect(reach(200, 120, 50)).toBe(false);
  });

  test('what was left out as too far aside is never in the way', () => {
    // A line between two points of the rectangle meets no shape whose circle does not reach into it.
    const chance = new Chance('aside');
    let left = 0;
    for (let i = 0; i < 3000; i++) {
      const point = () => at(chance.between(-3000, 3000), chance.between(2400, 12_000));
      const way = [at(-2750, 2400), at(2750, 2400), point(), point(), point()];
      const centre = at(chance.between(-9000, 9000), chance.between(-3000, 18_000));
      const angle = (chance.below(3600) / 1800) * Math.PI;
      const shape = rectangle(centre, at(Math.sin(angle), Math.cos(angle)), 2750, 2400);
      if (reachesInto(way, centre, shape.radius)) continue;
      left++;
      for (const from of way)
        for (const to of way) expect(runsThrough(shape, from, to)).toBe(false);
    }
    expect(left).toBeGreaterThan(500);
  });
});

// Two walls across, an inch and two inches ahead, each with a slit: only one line can pass both, and where it
// leads is known. The walls are one piece to each side of their slit, or several that lie over each other.
describe('a line through two slits', () => {
  const SLIT = 8;
  const THICK = 100;
  const KINDS: readonly Kind[] = ['infantry', 'cavalry', 'solo', 'large'];

  interface Case {
    /** The observer, and how far ahead of its centre its front edge is. */
    readonly from: Unit;
    readonly front: number;
    readonly half: number;
    readonly chance: Chance;
  }

  function* cases(): Generator<Case> {
    for (let i = 0; i < 48; i++) {
      const chance = new Chance(`slits ${i}`);
      const kind = KINDS[i % KINDS.length];
      const h = i < 8 ? 900 * (i % 4) : chance.below(3600);
      const from: Unit = { id: 'A', side: 0, kind, x: 24_000, y: 23_000, h };
      yield { from, front: SIZES[kind].halfDepth, half: SIZES[kind].halfWidth, chance };
    }
  }

  const toTable = ({ x, y, h }: Unit, point: Point): Point => {
    const [sin, cos] = [Math.sin((h / 1800) * Math.PI), Math.cos((h / 1800) * Math.PI)];
    return { x: x + point.x * cos + point.y * sin, y: y - point.x * sin + point.y * cos };
  };

  /** A target with its centre there, in the observer's own view. */
  const targetAt = (from: Unit, x: number, y: number, h: number): Unit => {
    const at = toTable(from, { x, y });
    return {
      id: 'T',
      side: 1,
      kind: 'infantry',
      x: Math.round(at.x),
      y: Math.round(at.y),
      h: h % 3600,
    };
  };

  /** A wall with its slit where the line comes through, or `aside` of it. */
  function wall(
    { from, front, chance }: Case,
    [p, q]: readonly [Point, Point],
    ahead: number,
    slit = SLIT,
    aside = 0,
  ): Polygon[] {
    const slope = (q.x - p.x) / (q.y - p.y);
    const y = front + ahead;
    const x = p.x + slope * ahead + aside;
    const end = 30_000;
    return ([1, -1] as const).flatMap((side) => {
      const piece = (near: number, far: number, lean: number): Polygon =>
        [
          { x: x + side * near, y },
          { x: x + side * near + lean, y: y + THICK },
          { x: x + side * far, y: y + THICK },
          { x: x + side * far, y },
        ].map((point) => toTable(from, point));
      const lean = slope * THICK;
      if (chance.below(2) === 0) return [piece(slit / 2, end, lean)];
      return [piece(slit / 2, 1500, lean), piece(1400, 3000, 0), piece(2900, end, 0)];
    });
  }

  const look = ({ from }: Case, to: Unit, ...walls: Polygon[][]) =>
    sightLine(
      lay(
        [from, to],
        walls.flat().map((polygon, i) => ({ ...ground(polygon, 'blocksSight'), id: `w${i}` })),
      ),
      from,
      to,
      'other',
    );

  test('[SIF-406] is found; closed or shifted slits leave none', () => {
    for (const one of cases()) {
      const { from, front, half, chance } = one;
      const p = { x: chance.between(100 - half, half - 100), y: front };
      const q = {
        x: chance.between(-1500, 1500),
        y: front + chance.between(6000, 9000),
      };
      const to = targetAt(from, q.x, q.y, chance.below(3600));
      const line = [p, q] as const;
      const found = look(one, to, wall(one, line, 1000), wall(one, line, 2000));
      const start = found && toLocal(from, found.from);
      expect(start?.y).toBeCloseTo(front, 3);
      expect(Math.abs((start?.x ?? 0) - p.x)).toBeLessThan(25);
      // It ends where it meets the target.
      const end = found && toLocal(from, found.to);
      const at = end ? p.x + ((q.x - p.x) * (end.y - front)) / (q.y - front) : 0;
      expect(Math.abs((end?.x ?? 0) - at)).toBeLessThan(80);
      expect(found && gap(to, { ...from, kind: 'solo', ...found.to })).toBe(0);
      for (const closed of [1000, 2000])
        expect(
          look(
            one,
            to,
            wall(one, line, 1000, closed === 1000 ? -2 : SLIT),
            wall(one, line, 2000, closed === 2000 ? -2 : SLIT),
          ),
        ).toBe(undefined);
      for (const aside of [4000, -4000])
        expect(look(one, to, wall(one, line, 1000), wall(one, line, 2000, SLIT, aside))).toBe(
          undefined,
        );
    }
  });

  test('[SIF-406] may end on the last free point of a target that stands in what hides it', () => {
    for (const one of cases()) {
      const { from, front, chance } = one;
      const y = front + chance.between(4000, 6000);
      const q = { x: chance.between(-900, 900), y };
      const p = { x: q.x + chance.between(-400, 400), y: front };
      const to = targetAt(from, q.x + chance.between(-2000, 2000), y + 2400, from.h + 1800);
      // Two pieces that come together on the target's near edge, aslant, and lie on all the rest of it.
      const funnel = (open: number) =>
        [1, -1].map((side) =>
          [
            { x: q.x + side * (open / 2 + 500), y: y - 500 },
            { x: q.x + side * (open / 2 - 500), y: y + 500 },
            { x: q.x + side * 30_000, y: y + 500 },
            { x: q.x + side * 30_000, y: y - 500 },
          ].map((point) => toTable(from, point)),
        );
      const slit = () => wall(one, [p, q], 1000, 60);
      const found = look(one, to, slit(), funnel(30));
      const end = found && toLocal(from, found.to);
      expect(Math.abs((end?.x ?? 0) - q.x)).toBeLessThan(16.5);
      expect(Math.abs((end?.y ?? 0) - y)).toBeLessThan(1);
      expect(look(one, to, slit(), funnel(-4))).toBe(undefined);
    }
  });

  test('[SIF-403] must begin at the front edge', () => {
    for (const one of cases()) {
      const { from, front, half, chance } = one;
      const q = { x: chance.between(-1500, 1500), y: front + chance.between(6000, 9000) };
      const to = targetAt(from, q.x, q.y, chance.below(3600));
      for (const side of [1, -1])
        for (const beyond of [-60, 60]) {
          const line = [{ x: side * (half + beyond), y: front }, q] as const;
          const found = look(one, to, wall(one, line, 1000), wall(one, line, 2000));
          expect(found !== undefined).toBe(beyond < 0);
        }
    }
  });

  test('[SIF-403] must lead to the target', () => {
    for (const one of cases()) {
      const { from, front, half, chance } = one;
      const centre = { x: chance.between(-1500, 1500), y: front + chance.between(6000, 8000) };
      const to = targetAt(from, centre.x, centre.y, from.h + 1800);
      for (const side of [1, -1])
        for (const beyond of [-60, 60]) {
          // Past the near corner, and away from it.
          const q = { x: centre.x + side * (2750 + beyond), y: centre.y - 2400 };
          const p = {
            x: side * chance.between(100 - half, Math.min(half, side * q.x) - 100),
            y: front,
          };
          const found = look(one, to, wall(one, [p, q], 1000), wall(one, [p, q], 2000));
          expect(found !== undefined).toBe(beyond < 0);
        }
    }
  });
});

describe('range', () => {
  test('[SIF-914] is measured to parts that cannot be seen', () => {
    // The nearest corner lies outside of the front arc; some of the rest is inside.
    const side = enemy('INF@(31.4,15,270)', 'T');
    expect(reaches(rangeTo(A, side), SHORT)).toBe(true);
    expect(canShoot(lay([A, side]), A, side, SHORT)).toBe(true);
  });
  test('[SIF-915] of everything else is between the nearest points', () => {
    expect(gap(A, unit('INF@(24,20.8,0)'))).toBe(6000);
    expect(gap(A, unit('SOLO@(31.13,10,0)'))).toBe(3000);
    const tree = ground(rectangleOf(24, 25, 18.4, 19), 'inspiring');
    expect(piecesWithin(lay([A], [tree]).pieces, A, SHORT)).toHaveLength(1);
    expect(piecesWithin(lay([A], [tree]).pieces, mine('INF@(24,9.999,0)'), SHORT)).toHaveLength(1);
    expect(piecesWithin(lay([A], [tree]).pieces, mine('INF@(24,9.99,0)'), SHORT)).toEqual([]);
  });
  test('friends are no targets', () => {
    const near = friend('INF@(24,17,180)');
    expect(canShoot(lay([A, near]), A, near, SHORT)).toBe(false);
    expect(canShoot(lay([A, enemy('INF@(24,17,180)')]), A, enemy('INF@(24,17,180)'), SHORT)).toBe(
      true,
    );
  });
});
