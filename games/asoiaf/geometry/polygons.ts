import { CONTACT, HAIR } from './numbers.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A convex polygon, its corners clockwise. */
export type Polygon = readonly Point[];

/** A convex polygon with what is asked of it again and again. */
export interface Shape {
  readonly points: Polygon;
  /** Outward unit normals: `normals[i]` belongs to the edge from `points[i]` to the next point. */
  readonly normals: readonly Point[];
  /** Inside is where `normal · point <= offset`, for every edge. */
  readonly offsets: readonly number[];
  /** Directions in which two shapes may be separated: a rectangle has two, not four. */
  readonly axes: readonly Point[];
  readonly centre: Point;
  /** No corner is farther from the centre. */
  readonly radius: number;
  /** No edge is nearer to the centre. */
  readonly inner: number;
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** A rectangle around `centre` that looks along `forward`. */
export function rectangle(
  centre: Point,
  forward: Point,
  halfWidth: number,
  halfDepth: number,
): Shape {
  const right = { x: forward.y, y: -forward.x };
  const corner = (across: number, along: number): Point => ({
    x: centre.x + right.x * across + forward.x * along,
    y: centre.y + right.y * across + forward.y * along,
  });
  const ahead = dot(centre, forward);
  const aside = dot(centre, right);
  return {
    points: [
      corner(-halfWidth, halfDepth),
      corner(halfWidth, halfDepth),
      corner(halfWidth, -halfDepth),
      corner(-halfWidth, -halfDepth),
    ],
    normals: [forward, right, { x: -forward.x, y: -forward.y }, { x: -right.x, y: -right.y }],
    offsets: [ahead + halfDepth, aside + halfWidth, halfDepth - ahead, halfWidth - aside],
    axes: [forward, right],
    centre,
    radius: Math.sqrt(halfWidth * halfWidth + halfDepth * halfDepth),
    inner: Math.min(halfWidth, halfDepth),
  };
}

/** Twice the area, positive for corners that go round clockwise. */
function turned(polygon: Polygon): number {
  let sum = 0;
  let last = polygon[polygon.length - 1];
  for (const point of polygon) {
    sum += last.y * point.x - last.x * point.y;
    last = point;
  }
  return sum;
}

export const area = (polygon: Polygon): number => Math.abs(turned(polygon)) / 2;

/** A convex polygon that was laid down in either direction. */
export function shapeOf(polygon: Polygon): Shape {
  const points = turned(polygon) < 0 ? [...polygon].reverse() : polygon;
  const normals = points.map((point, index) => {
    const next = points[(index + 1) % points.length];
    const dx = next.x - point.x;
    const dy = next.y - point.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    return { x: -dy / length, y: dx / length };
  });
  const centre = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const farthest = Math.max(
    ...points.map(({ x, y }) => (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y)),
  );
  const offsets = normals.map((normal, index) => dot(normal, points[index]));
  return {
    points,
    normals,
    offsets,
    axes: normals,
    centre,
    radius: Math.sqrt(farthest),
    inner: Math.min(...normals.map((normal, index) => offsets[index] - dot(normal, centre))),
  };
}

/** From where to where a polygon reaches in one direction. */
export function reachAlong(points: Polygon, axis: Point): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const at = point.x * axis.x + point.y * axis.y;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return { low, high };
}

/** How far two shapes reach over each other in one direction; negative is the gap. */
function reachOver(axis: Point, a: Shape, b: Shape): number {
  const one = reachAlong(a.points, axis);
  const other = reachAlong(b.points, axis);
  return Math.min(one.high - other.low, other.high - one.low);
}

/** Whether they are so far apart that no corner of one can come within `gap` of the other. */
export function farApart(a: Shape, b: Shape, gap: number): boolean {
  const dx = a.centre.x - b.centre.x;
  const dy = a.centre.y - b.centre.y;
  const reach = a.radius + b.radius + gap;
  return dx * dx + dy * dy > reach * reach;
}

/** Whether two shapes lie in each other deeper than `tolerance`. */
export function overlap(a: Shape, b: Shape, tolerance = CONTACT): boolean {
  if (farApart(a, b, 0)) return false;
  // From its centre a shape reaches over in every direction.
  if (b.inner > tolerance && contains(a, b.centre)) return true;
  for (const axis of a.axes) if (reachOver(axis, a, b) <= tolerance) return false;
  for (const axis of b.axes) if (reachOver(axis, a, b) <= tolerance) return false;
  return true;
}

/** The square of the distance from a point to the line piece from `a` to `b`. */
function squareToEdge(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = point.x - a.x;
  const py = point.y - a.y;
  const along = (px * dx + py * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  const x = px - t * dx;
  const y = py - t * dy;
  return x * x + y * y;
}

function squareToEdges(point: Point, polygon: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  let last = polygon[polygon.length - 1];
  for (const next of polygon) {
    const square = squareToEdge(point, last, next);
    if (square < least) least = square;
    last = next;
  }
  return least;
}

/** Whether a point lies in a shape, its edges included. */
export function contains(shape: Shape, point: Point): boolean {
  const { normals, offsets } = shape;
  for (let i = 0; i < normals.length; i++) {
    if (normals[i].x * point.x + normals[i].y * point.y > offsets[i] + HAIR) return false;
  }
  return true;
}

export const pointDistance = (point: Point, shape: Shape): number =>
  contains(shape, point) ? 0 : Math.sqrt(squareToEdges(point, shape.points));

/** The distance between the nearest points of two shapes; 0 if they meet. */
export function distance(a: Shape, b: Shape): number {
  if (overlap(a, b, 0)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const point of a.points) least = Math.min(least, squareToEdges(point, b.points));
  for (const point of b.points) least = Math.min(least, squareToEdges(point, a.points));
  return Math.sqrt(least);
}

/** Whether two shapes are nearer than `limit`, without measuring where that is plain to see. */
export const nearer = (a: Shape, b: Shape, limit: number): boolean =>
  !farApart(a, b, limit) && distance(a, b) < limit;

export const contact = (a: Shape, b: Shape): boolean =>
  !farApart(a, b, CONTACT) && distance(a, b) <= CONTACT && !overlap(a, b);

/** The side of a line on which `normal · point >= offset`. */
export interface HalfPlane {
  readonly normal: Point;
  readonly offset: number;
}

/** The part of a polygon within a half-plane (Sutherland and Hodgman). */
export function clip(polygon: Polygon, { normal, offset }: HalfPlane): Polygon {
  if (polygon.length === 0) return polygon;
  const kept: Point[] = [];
  let last = polygon[polygon.length - 1];
  let lastIn = dot(normal, last) - offset;
  for (const point of polygon) {
    const within = dot(normal, point) - offset;
    if (within >= 0 !== lastIn >= 0) {
      const t = lastIn / (lastIn - within);
      kept.push({ x: last.x + t * (point.x - last.x), y: last.y + t * (point.y - last.y) });
    }
    if (within >= 0) kept.push(point);
    last = point;
    lastIn = within;
  }
  return kept;
}

/** The part of a polygon within a convex shape. */
export function partIn(
  { normals, offsets }: Pick<Shape, 'normals' | 'offsets'>,
  polygon: Polygon,
): Polygon {
  let part = polygon;
  normals.forEach(({ x, y }, edge) => {
    part = clip(part, { normal: { x: -x, y: -y }, offset: -offsets[edge] });
  });
  return part;
}
