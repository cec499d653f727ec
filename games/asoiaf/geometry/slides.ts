import { cosine, sine } from './headings.ts';
import { CONTACT } from './numbers.ts';
import {
  area,
  type Point,
  type Polygon,
  partIn,
  reachAlong,
  rectangle,
  type Shape,
} from './polygons.ts';
import { type Direction, extent, forwardOf, headingOf, type Tray } from './trays.ts';

/** It is never met, however far one goes. */
export const NEVER = Number.POSITIVE_INFINITY;

/**
 * How far a rectangle around (x, y) can go along the unit direction (dx, dy) until it touches a polygon.
 * It looks at the polygon from the rectangle: only what lies in the strip that it sweeps can be met, and of
 * that the nearest. Passing an edge that reaches no deeper than CONTACT into the strip is grazing.
 */
export function firstTouch(
  x: number,
  y: number,
  dx: number,
  dy: number,
  halfAcross: number,
  halfAlong: number,
  polygon: Polygon,
): number {
  let near = NEVER;
  let far = -NEVER;
  let leftmost = NEVER;
  let rightmost = -NEVER;
  const last = polygon[polygon.length - 1];
  let lastAcross = (last.x - x) * dy - (last.y - y) * dx;
  let lastAlong = (last.x - x) * dx + (last.y - y) * dy;
  for (const point of polygon) {
    const px = point.x - x;
    const py = point.y - y;
    const across = px * dy - py * dx;
    const along = px * dx + py * dy;
    leftmost = Math.min(leftmost, across);
    rightmost = Math.max(rightmost, across);
    if (Math.abs(across) <= halfAcross) {
      near = Math.min(near, along);
      far = Math.max(far, along);
    }
    if (across < -halfAcross !== lastAcross < -halfAcross) {
      const t = (-halfAcross - lastAcross) / (across - lastAcross);
      const at = lastAlong + t * (along - lastAlong);
      near = Math.min(near, at);
      far = Math.max(far, at);
    }
    if (across < halfAcross !== lastAcross < halfAcross) {
      const t = (halfAcross - lastAcross) / (across - lastAcross);
      const at = lastAlong + t * (along - lastAlong);
      near = Math.min(near, at);
      far = Math.max(far, at);
    }
    lastAcross = across;
    lastAlong = along;
  }
  const shared = Math.min(halfAcross, rightmost) - Math.max(-halfAcross, leftmost);
  if (shared <= CONTACT) return NEVER;
  if (far <= CONTACT - halfAlong) return NEVER; // it lies behind
  return Math.max(0, near - halfAlong);
}

/** How far a tray can slide until it touches a shape, or NEVER. */
export function sweep(tray: Tray, direction: Direction, shape: Shape): number {
  const heading = headingOf(tray.h, direction);
  const { across, along } = extent(tray.kind, direction);
  return firstTouch(tray.x, tray.y, sine(heading), cosine(heading), across, along, shape.points);
}

/** All ground that a tray covers while it slides, start and end included. */
export function swept(tray: Tray, direction: Direction, by: number): Shape {
  const forward = forwardOf(headingOf(tray.h, direction));
  const { across, along } = extent(tray.kind, direction);
  const centre = { x: tray.x + (forward.x * by) / 2, y: tray.y + (forward.y * by) / 2 };
  return rectangle(centre, forward, across, along + by / 2);
}

/** An open interval of distances, empty unless `from < to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The whole numbers next to a span, of which a hundredth of a mil is not worth one more. */
export const wholeBefore = ({ from }: Span): number => Math.floor(from + 0.01);
export const wholeAfter = ({ to }: Span): number => Math.ceil(to - 0.01);

/** Whether a way ends within a span. */
export const holds = ({ from, to }: Span, by: number): boolean =>
  by > from + 0.01 && by < to - 0.01;

const NOWHERE: Span = { from: NEVER, to: -NEVER };

/**
 * Where on a straight way (before its start too) `shape` lies deeper in `other` than `tolerance`. In each
 * direction the overlap changes evenly with the way, so this is one interval.
 */
export function overlapSpan(shape: Shape, way: Point, other: Shape, tolerance: number): Span {
  let from = -NEVER;
  let to = NEVER;
  for (const axes of [shape.axes, other.axes]) {
    for (const axis of axes) {
      const mine = reachAlong(shape.points, axis);
      const theirs = reachAlong(other.points, axis);
      const rate = axis.x * way.x + axis.y * way.y;
      const entering = theirs.low + tolerance - mine.high;
      const leaving = theirs.high - tolerance - mine.low;
      if (rate === 0) {
        if (entering >= 0 || leaving <= 0) return NOWHERE;
      } else {
        const ends = [entering / rate, leaving / rate];
        from = Math.max(from, Math.min(...ends));
        to = Math.min(to, Math.max(...ends));
      }
    }
  }
  return { from, to };
}

/** The area that two shapes share. */
const sharedArea = (one: Shape, other: Shape): number => area(partIn(one, other.points));

/**
 * Whether a tray that lies on something would cover more of it by sliding on. The root of the area that two
 * convex shapes share bends only downwards on a straight way, so what does not grow at once never grows.
 */
export function growsOnto(tray: Tray, direction: Direction, shape: Shape): boolean {
  const forward = forwardOf(headingOf(tray.h, direction));
  const { across, along } = extent(tray.kind, direction);
  const at = (by: number): Shape =>
    rectangle({ x: tray.x + forward.x * by, y: tray.y + forward.y * by }, forward, across, along);
  return sharedArea(at(1), shape) > sharedArea(at(0), shape) + 1;
}
