import { describe, expect, test } from 'vitest';
import {
  area,
  clip,
  contact,
  contains,
  distance,
  farApart,
  firstTouch,
  growsOnto,
  holds,
  inRange,
  NEVER,
  nearer,
  overlap,
  overlapSpan,
  type Point,
  type Polygon,
  pointDistance,
  rectangle,
  type Shape,
  SIZES,
  shapeOf,
  sweep,
  swept,
  wholeAfter,
  wholeBefore,
} from '../geometry/index.ts';
import { unit } from './notation.ts';

describe('trays', () => {
  test('[SIF-901, SIF-902, SIF-903, SIF-904, SIF-967] are as wide and as deep as the book has them', () => {
    const inches = Object.entries(SIZES).map(([kind, { halfWidth, halfDepth }]) => [
      kind,
      halfWidth / 500,
      halfDepth / 500,
    ]);
    expect(inches).toEqual([
      ['infantry', 5.5, 4.8],
      ['cavalry', 5.5, 5],
      ['solo', 2.76, 2.76],
      ['large', 2.76, 5.55],
      ['wall', 10, 1.75],
    ]);
  });
  test('[SIF-906, SIF-907] arcs of infantry run through the corners, all others at 45 degrees', () => {
    const lean = Object.values(SIZES).map(({ arc }) => arc.across / arc.along);
    expect(lean).toEqual([55 / 48, 1, 1, 1, 1]);
  });
});

// Numbers that can be checked by hand: at a limit, and just beyond it.

const at = (x: number, y: number): Point => ({ x, y });
const NORTH = at(0, 1);
/** Half of it is 300 wide and 400 deep, so it is 500 from its centre to a corner. */
const box = (x: number, y: number): Shape => rectangle(at(x, y), NORTH, 300, 400);

const near = (points: Polygon, expected: readonly (readonly [number, number])[]) => {
  expect(points).toHaveLength(expected.length);
  points.forEach(({ x, y }, i) => {
    expect(x).toBeCloseTo(expected[i][0], 6);
    expect(y).toBeCloseTo(expected[i][1], 6);
  });
};

describe('a shape', () => {
  // It looks along three to the right and four ahead.
  const askew = rectangle(at(1000, 2000), at(0.6, 0.8), 300, 200);

  test('has its corners clockwise from the front left', () => {
    near(askew.points, [
      [880, 2340],
      [1360, 1980],
      [1120, 1660],
      [640, 2020],
    ]);
    expect([askew.radius, askew.inner]).toEqual([Math.sqrt(130_000), 200]);
    expect(rectangle(at(0, 0), NORTH, 100, 200).inner).toBe(100);
    // One corner is farther from the centre, one edge nearer to it than the others.
    const kite = shapeOf([at(0, 700), at(300, 0), at(0, -100), at(-300, 0)]);
    expect([kite.centre, kite.radius]).toEqual([at(0, 150), 550]);
    expect(kite.inner).toBeCloseTo(165_000 / Math.sqrt(580_000), 6);
  });

  test('is the same however it was laid down', () => {
    for (const points of [askew.points, [...askew.points].reverse()]) {
      const shape = shapeOf(points);
      const first = shape.points.findIndex(({ x }) => Math.abs(x - 880) < 1);
      const turned = <T>(list: readonly T[]): T[] => [
        ...list.slice(first),
        ...list.slice(0, first),
      ];
      near(
        turned(shape.points),
        askew.points.map(({ x, y }) => [x, y]),
      );
      near(
        turned(shape.normals),
        askew.normals.map(({ x, y }) => [x, y]),
      );
      near(
        turned(shape.axes),
        askew.normals.map(({ x, y }) => [x, y]),
      );
      turned(shape.offsets).forEach((offset, i) => {
        expect(offset).toBeCloseTo(askew.offsets[i], 6);
      });
      near([shape.centre], [[1000, 2000]]);
      expect(shape.radius).toBeCloseTo(askew.radius, 6);
      expect(shape.inner).toBeCloseTo(200, 6);
    }
    near(askew.normals, [
      [0.6, 0.8],
      [0.8, -0.6],
      [-0.6, -0.8],
      [-0.8, 0.6],
    ]);
    near([at(askew.offsets[0], askew.offsets[1])], [[2400, -100]]);
    near([at(askew.offsets[2], askew.offsets[3])], [[-2000, 700]]);
    near(askew.axes, [
      [0.6, 0.8],
      [0.8, -0.6],
    ]);
  });

  test('has an area, which a line has not', () => {
    expect(area(box(5000, 7000).points)).toBe(480_000);
    expect(area([at(0, 0), at(40, 0), at(0, 30)])).toBe(600);
    expect(area([at(0, 0), at(0, 30), at(40, 0)])).toBe(600);
    expect(area([at(0, 0), at(40, 0)])).toBe(0);
    expect(area([])).toBe(0);
  });

  test('holds what lies in it and on its edges', () => {
    const holdsPoint = (x: number, y: number) => contains(box(1000, 1000), at(x, y));
    expect([holdsPoint(1300, 1400), holdsPoint(700, 600), holdsPoint(1000, 1000)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(holdsPoint(1300.0005, 1000)).toBe(true);
    expect(contains(box(0, 0), at(300 + 0.001, 0))).toBe(true);
    expect(holdsPoint(1300.01, 1000)).toBe(false);
    expect(holdsPoint(699.99, 1000)).toBe(false);
    expect(holdsPoint(1000, 1400.01)).toBe(false);
    expect(holdsPoint(1000, 599.99)).toBe(false);
  });

  test('is clipped along a line; what lies on the line stays', () => {
    const square = [at(0, 10), at(10, 10), at(10, 0), at(0, 0)];
    const right = (offset: number) => clip(square, { normal: at(1, 0), offset });
    near(right(4), [
      [4, 10],
      [10, 10],
      [10, 0],
      [4, 0],
    ]);
    expect(right(0)).toEqual(square);
    expect(new Set(right(10).map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['10 10', '10 0']));
    expect(right(11)).toEqual([]);
    expect(clip([], { normal: at(1, 0), offset: 0 })).toEqual([]);
    near(clip(square, { normal: at(0, -1), offset: -7.5 }), [
      [0, 7.5],
      [10, 7.5],
      [10, 0],
      [0, 0],
    ]);
    // A line askew cuts off a corner.
    near(clip(square, { normal: at(1, 1), offset: 16 }), [
      [6, 10],
      [10, 10],
      [10, 6],
    ]);
  });
});

describe('two shapes', () => {
  const one = box(0, 0);
  /** A square on its corner, which reaches 100 to every side. */
  const diamond = (x: number, y: number) =>
    shapeOf([at(x, y + 100), at(x + 100, y), at(x, y - 100), at(x - 100, y)]);

  test('lie in each other as deep as the shortest way out', () => {
    /** Whether they overlap deeper than this, and than a little less. */
    const deeper = (a: Shape, b: Shape, by: number) => [
      overlap(a, b, by + 0.001),
      overlap(b, a, by + 0.001),
      overlap(a, b, by - 0.001),
      overlap(b, a, by - 0.001),
    ];
    const just = [false, false, true, true];
    expect(deeper(one, box(550, 0), 50)).toEqual(just);
    expect(deeper(one, box(0, -790), 10)).toEqual(just);
    expect(deeper(one, box(-590, 700), 10)).toEqual(just);
    expect(deeper(one, diamond(390, 0), 10)).toEqual(just);
    // 690 along its way from centre to centre, of which one has 500 and the other 200.
    expect(deeper(one, rectangle(at(414, 552), at(0.6, 0.8), 300, 200), 10)).toEqual(just);
    // They touch, or are apart: along their own edges, or those of the diamond only.
    for (const other of [box(600, 0), box(0, 830), diamond(360, 460)])
      expect([overlap(one, other, 0), overlap(other, one, 0)]).toEqual([false, false]);
  });

  test('are far apart beyond the circles around them', () => {
    expect([farApart(one, box(600, 800), 0), farApart(one, box(601, 800), 0)]).toEqual([
      false,
      true,
    ]);
    expect([farApart(box(0, 801), one, 0), farApart(box(-600, -801), one, 0)]).toEqual([
      false,
      true,
    ]);
    const other = (x: number, y: number) => farApart(box(600, 800), box(x, y), 0);
    expect([other(1200, 1600), other(1201, 1600), other(1200, 1601)]).toEqual([false, true, true]);
    expect([farApart(one, box(0, 1010), 10), farApart(one, box(0, 1011), 10)]).toEqual([
      false,
      true,
    ]);
  });

  test('[SIF-917] overlap when they lie deeper than a hundredth of an inch in each other', () => {
    for (const x of [1, -1])
      expect([overlap(one, box(x * 590, 0)), overlap(one, box(x * 589, 0))]).toEqual([false, true]);
    for (const y of [1, -1])
      expect([overlap(one, box(0, y * 790)), overlap(one, box(0, y * 789))]).toEqual([false, true]);
    expect([overlap(one, box(580, 0), 20), overlap(one, box(579, 0), 20)]).toEqual([false, true]);
    expect([overlap(one, diamond(390, 0)), overlap(diamond(390, 0), one)]).toEqual([false, false]);
    expect([overlap(one, diamond(389, 0)), overlap(diamond(389, 0), one)]).toEqual([true, true]);
    // Apart along the edges of one of them only.
    expect([overlap(one, diamond(360, 460)), overlap(diamond(360, 460), one)]).toEqual([
      false,
      false,
    ]);
    expect([overlap(one, diamond(330, 430)), overlap(diamond(330, 430), one)]).toEqual([
      true,
      true,
    ]);
    expect([overlap(one, box(0, 0)), overlap(one, diamond(0, 0))]).toEqual([true, true]);
  });

  test('[SIF-917] overlap no deeper than they are thick', () => {
    // Twenty thick, the middle on the edge: ten lie in it, which is none.
    const thin = (half: number, x: number) => rectangle(at(x, 0), NORTH, half, 100);
    expect([overlap(one, thin(10, 300)), overlap(one, thin(10, 299))]).toEqual([false, true]);
    expect([overlap(one, thin(8, 300)), overlap(one, thin(8, 290))]).toEqual([false, true]);
    expect(overlap(one, thin(11, 300))).toBe(true);
  });

  test('are as far from each other as their nearest points', () => {
    expect([distance(one, box(700, 0)), distance(box(0, -950), one)]).toEqual([100, 150]);
    expect([distance(one, box(630, 840)), distance(box(-630, 840), one)]).toEqual([50, 50]);
    expect([distance(one, box(600, 0)), distance(one, box(10, 20))]).toEqual([0, 0]);
    expect(distance(one, box(599.5, 100))).toBe(0);
    expect([distance(one, diamond(450, 100)), distance(diamond(0, -550), one)]).toEqual([50, 50]);
    // The nearest point of the diamond lies on its edge.
    expect(distance(one, diamond(360, 460))).toBeCloseTo(20 / Math.SQRT2, 6);
    const point = (x: number, y: number) => pointDistance(at(x, y), one);
    expect([point(330, 440), point(-330, -440), point(330, -440)]).toEqual([50, 50, 50]);
    expect([point(0, 420), point(100, -420), point(-320, 50)]).toEqual([20, 20, 20]);
    expect([point(0, 0), point(300, 10)]).toEqual([0, 0]);
  });

  test('are nearer than a limit that they do not just reach', () => {
    expect([nearer(one, box(700, 0), 100), nearer(one, box(699, 0), 100)]).toEqual([false, true]);
    expect([nearer(one, box(630, 840), 50), nearer(one, box(630, 840), 51)]).toEqual([false, true]);
    expect(nearer(one, box(5000, 0), 100)).toBe(false);
  });

  test('[SIF-916] are in range of each other up to a limit that forgives a mil, corner to corner too', () => {
    const within = (...limits: number[]) =>
      limits.map((limit) => inRange(one, box(630, 840), limit));
    expect(within(48, 49, 50)).toEqual([false, true, true]);
    expect([inRange(one, box(700, 0), 99), inRange(one, box(702, 0), 100)]).toEqual([true, false]);
  });

  test('[SIF-917] are in contact from ten apart to ten in each other', () => {
    const touches = (...xs: number[]) => xs.map((x) => contact(one, box(x, 0)));
    expect(touches(611, 610, 600, 590, 589)).toEqual([false, true, true, true, false]);
    const corner = (...xs: number[]) => xs.map((x) => contact(one, box(x, 808)));
    expect(corner(606, 607)).toEqual([true, false]);
  });
});

describe('a slide', () => {
  /** North from the origin, 100 to both sides, 50 ahead. */
  const north = (polygon: Polygon) => firstTouch(0, 0, 0, 1, 100, 50, polygon);
  const square = (x: number, y: number, half = 20): Polygon => [
    at(x - half, y + half),
    at(x + half, y + half),
    at(x + half, y - half),
    at(x - half, y - half),
  ];

  test('goes until it touches the nearest point in its way', () => {
    expect(north(square(0, 200))).toBe(130);
    expect(north([...square(0, 200)].reverse())).toBe(130);
    expect([north(square(109, 200)), north(square(-109, 200))]).toEqual([130, 130]);
    expect(north(square(0, 200, 150))).toBe(0);
    expect(north(square(0, 300, 150))).toBe(100);
    // A point ahead, seen in every order of its corners.
    const wedge = [at(0, 100), at(-60, 300), at(60, 300)];
    for (const turn of [0, 1, 2]) {
      const points = [...wedge.slice(turn), ...wedge.slice(0, turn)];
      expect([north(points), north([...points].reverse())]).toEqual([50, 50]);
    }
  });

  test('is the same from any place in any direction', () => {
    // From (1000, -500), three to the right and four ahead.
    const askew = (polygon: Polygon) =>
      firstTouch(
        1000,
        -500,
        0.6,
        0.8,
        100,
        50,
        polygon.map(({ x, y }) => at(1000 + 0.8 * x + 0.6 * y, -500 - 0.6 * x + 0.8 * y)),
      );
    for (const polygon of [
      square(0, 200),
      square(105, 200),
      square(-105, 200),
      [at(200, 100), at(0, 300), at(200, 300)],
      [at(-200, 100), at(0, 300), at(-200, 300)],
      [at(-300, 100), at(-300, 700), at(300, 700), at(300, 400)],
    ])
      for (let turn = 0; turn < polygon.length; turn++) {
        const points = [...polygon.slice(turn), ...polygon.slice(0, turn)];
        expect(askew(points)).toBeCloseTo(north(polygon), 6);
      }
    expect([askew(square(200, 200)), askew(square(0, -200))]).toEqual([NEVER, NEVER]);
  });

  test('meets an edge where it comes into the way', () => {
    // The nearest corner lies just on the border of the way, all else within.
    for (const side of [100, -100])
      expect(north([at(side, 100), at(side / 2, 200), at(0, 300)])).toBe(50);
    // The nearest corner lies outside: the edge from (200, 100) to (0, 300) comes in at (100, 200).
    const right = [at(200, 100), at(0, 300), at(200, 300)];
    const left = right.map(({ x, y }) => at(-x, y));
    for (const polygon of [right, left])
      for (const turn of [0, 1, 2]) {
        const points = [...polygon.slice(turn), ...polygon.slice(0, turn)];
        expect([north(points), north([...points].reverse())]).toEqual([150, 150]);
      }
    // Wider than the way on both sides, its near edge aslant.
    expect(north([at(-300, 100), at(-300, 700), at(300, 700), at(300, 400)])).toBe(150);
    expect(north([at(300, 100), at(-300, 400), at(-300, 700), at(300, 700)])).toBe(150);
  });

  test('[SIF-917] passes what reaches no deeper than contact into its way, and what lies behind', () => {
    expect([north(square(110, 200)), north(square(109.9, 200))]).toEqual([NEVER, 130]);
    expect([north(square(-110, 200)), north(square(-109.9, 200))]).toEqual([NEVER, 130]);
    expect([north(square(0, -60)), north(square(0, -59))]).toEqual([NEVER, 0]);
    expect([north(square(0, -200)), north(square(500, 200))]).toEqual([NEVER, NEVER]);
    // Behind with one edge aslant: what it has in the way counts, not what lies beside it.
    const beside = [at(200, 200), at(200, -300), at(80, -300), at(80, -80)];
    expect(north(beside)).toBe(0);
    expect(north(beside.map(({ x, y }) => at(-x, y)))).toBe(0);
    const past = [at(200, 0), at(200, -300), at(60, -300)];
    expect(north(past)).toBe(NEVER);
    expect(north(past.map(({ x, y }) => at(-x, y)))).toBe(NEVER);
  });

  test('goes to every side', () => {
    const tray = unit('LARGE@(10,20,0)');
    const other = (x: number, y: number) => box(x, y);
    expect(sweep(tray, 'forward', other(10_000, 24_175))).toBeCloseTo(1000, 6);
    expect(sweep(tray, 'back', other(10_000, 15_825))).toBeCloseTo(1000, 6);
    expect(sweep(tray, 'right', other(12_680, 20_000))).toBeCloseTo(1000, 6);
    expect(sweep(tray, 'left', other(7320, 22_000))).toBeCloseTo(1000, 6);
    expect(sweep(tray, 'left', other(12_680, 20_000))).toBe(NEVER);
    near(swept(tray, 'forward', 1000).points, [
      [8620, 23_775],
      [11_380, 23_775],
      [11_380, 17_225],
      [8620, 17_225],
    ]);
    near(swept(tray, 'left', 500).points, [
      [8120, 17_225],
      [8120, 22_775],
      [11_380, 22_775],
      [11_380, 17_225],
    ]);
  });

  test('lies on something from one way to another', () => {
    const span = (other: Shape, tolerance: number, way = NORTH) =>
      overlapSpan(box(0, 0), way, other, tolerance);
    expect(span(box(0, 2000), 10)).toEqual({ from: 1210, to: 2790 });
    expect(span(box(0, 2000), -10)).toEqual({ from: 1190, to: 2810 });
    expect(span(box(0, -2000), 0)).toEqual({ from: -2800, to: -1200 });
    expect(span(box(0, 2000), 10, at(0, -1))).toEqual({ from: -2790, to: -1210 });
    // Beside the way: in contact, which is nothing, and a little deeper.
    for (const x of [590, -590])
      expect(span(box(x, 2000), 10)).toEqual({ from: NEVER, to: -NEVER });
    for (const x of [589, -589]) expect(span(box(x, 2000), 10)).toEqual({ from: 1210, to: 2790 });
    // Aslant, the direction that comes in last and that leaves first count.
    const slant = span(box(900, 2000), 0, at(0.6, 0.8));
    expect(slant.from).toBeCloseTo(1500, 6);
    expect(slant.to).toBeCloseTo(2500, 6);
    const back = overlapSpan(box(0, 0), at(-0.6, -0.8), box(900, 2000), 0);
    expect([back.from, back.to].map(Math.round)).toEqual([-2500, -1500]);
    const diamond = shapeOf([at(0, 1100), at(100, 1000), at(0, 900), at(-100, 1000)]);
    expect(span(diamond, 0).from).toBeCloseTo(500, 6);
    expect(overlapSpan(diamond, NORTH, box(0, 3000), 0).from).toBeCloseTo(1500, 6);
  });

  test('ends in whole numbers, of which a hundredth is not worth one more', () => {
    const span = { from: 99.995, to: 200.005 };
    expect([wholeBefore(span), wholeAfter(span)]).toEqual([100, 200]);
    expect([wholeBefore({ from: 99.98, to: 0 }), wholeAfter({ from: 0, to: 200.02 })]).toEqual([
      99, 201,
    ]);
    const within = (by: number) => holds({ from: 100, to: 200 }, by);
    expect([100, 100.005, 100 + 0.01, 200 - 0.01, 199.995, 200].some(within)).toBe(false);
    expect([100.02, 150, 199.98].every(within)).toBe(true);
  });

  test('grows onto what more of it would cover', () => {
    const tray = unit('SOLO@(10,10,0)');
    const strip = (y0: number, y1: number) =>
      shapeOf([at(9000, y1), at(11_000, y1), at(11_000, y0), at(9000, y0)]);
    const grows = (y0: number, y1: number) => growsOnto(tray, 'forward', strip(y0, y1));
    // Its front edge is at 11.38, its rear edge at 8.62.
    expect([grows(11_300, 12_000), growsOnto(tray, 'back', strip(11_300, 12_000))]).toEqual([
      true,
      false,
    ]);
    expect([grows(10_000, 11_000), grows(8000, 8700), grows(8000, 14_000)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      growsOnto(
        tray,
        'right',
        shapeOf([at(11_300, 10_500), at(12_000, 10_500), at(12_000, 10_000), at(11_300, 10_000)]),
      ),
    ).toBe(true);
    // One step covers two more, and one more than one is not enough.
    const narrow = (wide: number) =>
      growsOnto(
        tray,
        'forward',
        shapeOf([
          at(10_000, 12_000),
          at(10_000 + wide, 12_000),
          at(10_000 + wide, 11_000),
          at(10_000, 11_000),
        ]),
      );
    expect([narrow(1), narrow(2)]).toEqual([false, true]);
  });
});
