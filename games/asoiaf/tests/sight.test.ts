import { describe, expect, test } from 'vitest';
import {
  canShoot,
  gap,
  type Purpose,
  piecesWithin,
  rangeTo,
  reaches,
  SHORT,
  sees,
  sightLine,
  type Terrain,
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
  test('[SIF-1108] from elevated ground shots pass over everything', () => {
    const hill = ground(rectangleOf(20, 28, 5, 12), 'elevated');
    const between = [friend('INF@(24,17,0)')];
    expect(visible(between, [hill], 'ranged')).toBe(true);
    expect(visible(between, [hill], 'charge')).toBe(false);
    expect(visible(between, [], 'ranged')).toBe(false);
  });
  test('a line that is found starts at the front edge and ends at the target', () => {
    const line = sightLine(lay([A, T, unit('SOLO@(24,17,0)')]), A, T, 'other');
    expect(line?.from.y).toBeCloseTo(12_400);
    expect(line?.to.y).toBeCloseTo(21_600, 0);
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
