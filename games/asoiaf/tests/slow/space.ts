import { SIZES, type Terrain, type Unit } from '../../geometry/index.ts';

// The same space once more, in inches, as anybody would write it who has time: small steps, many samples,
// the platform's own trigonometry. It shares nothing with the real one but the table of sizes. What it finds
// is right to within some hundredths of an inch, so it answers "unsure" (undefined) near every limit.

export type P = readonly [x: number, y: number];
export type Poly = readonly P[];
export type Sure = boolean | undefined;

/** Limits closer than this are not judged. */
export const UNSURE = 0.03;
/** A tray that is smaller by this much and lies on nothing lies on nothing deeper than contact, also askew. */
const FORGIVEN = 0.007;
/** The length of a step. */
export const STEP = 0.05;

const radians = (tenths: number): number => (tenths / 1800) * Math.PI;

export interface Box {
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise from +y. */
  readonly h: number;
  readonly a: number;
  readonly b: number;
}

export const boxOf = ({ kind, x, y, h }: Pick<Unit, 'kind' | 'x' | 'y' | 'h'>): Box => ({
  x: x / 1000,
  y: y / 1000,
  h: radians(h),
  a: SIZES[kind].halfWidth / 1000,
  b: SIZES[kind].halfDepth / 1000,
});

export const toTable = ({ x, y, h }: Box, [px, py]: P): P => [
  x + px * Math.cos(h) + py * Math.sin(h),
  y - px * Math.sin(h) + py * Math.cos(h),
];

export const toBox = ({ x, y, h }: Box, [px, py]: P): P => [
  (px - x) * Math.cos(h) - (py - y) * Math.sin(h),
  (px - x) * Math.sin(h) + (py - y) * Math.cos(h),
];

export function corners(box: Box, grow = 0): Poly {
  const [a, b] = [box.a + grow, box.b + grow];
  return (
    [
      [-a, b],
      [a, b],
      [a, -b],
      [-a, -b],
    ] as const
  ).map((corner) => toTable(box, corner));
}

export const ahead = (box: Box, heading: number, by: number): Box => ({
  ...box,
  x: box.x + Math.sin(heading) * by,
  y: box.y + Math.cos(heading) * by,
});

export const polyOf = ({ polygon }: Terrain): Poly =>
  polygon.map(({ x, y }) => [x / 1000, y / 1000]);

const turn = (a: P, b: P, c: P): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export function inside(poly: Poly, point: P): boolean {
  let some = 0;
  for (let i = 0; i < poly.length; i++) {
    const side = Math.sign(turn(poly[i], poly[(i + 1) % poly.length], point));
    if (side === 0) continue;
    if (some !== 0 && side !== some) return false;
    some = side;
  }
  return true;
}

const cross = (a: P, b: P, c: P, d: P): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Whether two polygons have anything in common. */
export function meet(one: Poly, two: Poly): boolean {
  if (inside(two, one[0]) || inside(one, two[0])) return true;
  for (let i = 0; i < one.length; i++) {
    const next = one[(i + 1) % one.length];
    for (let j = 0; j < two.length; j++) {
      if (cross(one[i], next, two[j], two[(j + 1) % two.length])) return true;
    }
  }
  return one.some((point) => inside(two, point)) || two.some((point) => inside(one, point));
}

/** So much is surely between them: they cannot meet before one has gone that far. */
function surelyBetween({ x, y, a, b }: Box, poly: Poly): number {
  const [px, py] = poly[0];
  let size = 0;
  for (const [qx, qy] of poly) size = Math.max(size, Math.abs(qx - px) + Math.abs(qy - py));
  return Math.hypot(px - x, py - y) - size - a - b - 1;
}

/** Whether a box lies on a polygon. */
export function lies(box: Box, poly: Poly): Sure {
  if (surelyBetween(box, poly) > 0) return false;
  if (meet(corners(box, -UNSURE), poly)) return true;
  return meet(corners(box, -FORGIVEN), poly) ? undefined : false;
}

const toBoxDistance = (box: Box, point: P): number => {
  const [x, y] = toBox(box, point);
  return Math.hypot(Math.max(0, Math.abs(x) - box.a), Math.max(0, Math.abs(y) - box.b));
};

/** The gap of two boxes: a corner of one is always nearest, unless they meet. */
export function gapOf(one: Box, two: Box): number {
  if (meet(corners(one), corners(two))) return 0;
  return Math.min(
    ...corners(one).map((point) => toBoxDistance(two, point)),
    ...corners(two).map((point) => toBoxDistance(one, point)),
  );
}

/** The first step at which a box meets a polygon on its way, made finer at the end. */
function stepsUntil(box: Box, heading: number, poly: Poly, max: number): number {
  const touches = (by: number): boolean => meet(corners(ahead(box, heading, by)), poly);
  for (let by = 0; by <= max + STEP; by += STEP) {
    const free = surelyBetween(ahead(box, heading, by), poly);
    if (free > 0) {
      by += free;
      continue;
    }
    if (!touches(by)) continue;
    let [low, high] = [Math.max(0, by - STEP), by];
    while (high - low > 0.001) {
      const middle = (low + high) / 2;
      if (touches(middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return Number.POSITIVE_INFINITY;
}

/** How far a box can go; undefined where a little more or less width would change that a lot. */
export function until(box: Box, heading: number, poly: Poly, max: number): number | undefined {
  if (surelyBetween(box, poly) <= 0 && meet(corners(box, UNSURE), poly)) return undefined;
  const along = Math.abs(Math.sin(heading - box.h)) < 0.5;
  const wider = (by: number): Box =>
    along ? { ...box, a: box.a + by } : { ...box, b: box.b + by };
  const narrow = stepsUntil(wider(-UNSURE), heading, poly, max);
  const wide = stepsUntil(wider(UNSURE), heading, poly, max);
  if (narrow === Number.POSITIVE_INFINITY && wide === Number.POSITIVE_INFINITY) return narrow;
  return narrow - wide < 4 * UNSURE ? (narrow + wide) / 2 : undefined;
}

/** The arc of a box in which a point lies, by angles: 0 front, 1 right, 2 rear, 3 left. */
export function arcOf(box: Box, infantry: boolean, point: P): number {
  const [x, y] = toBox(box, point);
  // Infantry looks from the centre, the others look from their corners.
  const [u, v] = infantry ? [Math.abs(x), Math.abs(y)] : [Math.abs(x) - box.a, Math.abs(y) - box.b];
  const border = infantry ? Math.atan2(box.a, box.b) : Math.PI / 4;
  const angle = u <= 0 && v > 0 ? 0 : v <= 0 && u > 0 ? Math.PI / 2 : Math.atan2(u, v);
  if (angle <= border) return y > 0 ? 0 : 2;
  return x > 0 ? 1 : 3;
}

/** The shares of a box in the arcs of another one, by counting points. */
export function sharesOf(of: Box, infantry: boolean, box: Box, points = 30): number[] {
  const found = [0, 0, 0, 0];
  for (let i = 0; i < points; i++) {
    for (let j = 0; j < points; j++) {
      const at = (k: number): number => ((k + 0.5) / points) * 2 - 1;
      found[arcOf(of, infantry, toTable(box, [at(i) * box.a, at(j) * box.b]))]++;
    }
  }
  return found.map((count) => count / (points * points));
}

/** Whether a line piece runs through a polygon. */
export const runsThrough = (from: P, to: P, poly: Poly): boolean =>
  inside(poly, from) ||
  inside(poly, to) ||
  poly.some((point, i) => cross(from, to, point, poly[(i + 1) % poly.length]));

/** A free line from the front edge of a box to a part of the target that lies well within its front arc. */
export function someLine(
  box: Box,
  infantry: boolean,
  target: Box,
  blockers: readonly Poly[],
  samples = 12,
): readonly [P, P] | undefined {
  const ends: P[] = [];
  const outline = corners(target, -0.001);
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < samples; k++) {
      const t = k / samples;
      const [p, q] = [outline[i], outline[(i + 1) % 4]];
      const end: P = [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
      const sure = [-UNSURE, UNSURE].every((by) => {
        const [x, y] = toBox(box, end);
        return y > box.b + UNSURE && arcOf(box, infantry, toTable(box, [x + by, y - UNSURE])) === 0;
      });
      if (sure) ends.push(end);
    }
  }
  for (let k = 0; k <= samples; k++) {
    const from = toTable(box, [(k / samples - 0.5) * 2 * box.a, box.b]);
    for (const to of ends) {
      if (!blockers.some((poly) => runsThrough(from, to, poly))) return [from, to];
    }
  }
  return undefined;
}
