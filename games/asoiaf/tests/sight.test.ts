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
  SHORT,
  SIZES,
  sees,
  sightLine,
  type Terrain,
  toLocal,
  type Unit,
} from '../geometry/index.ts';
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
