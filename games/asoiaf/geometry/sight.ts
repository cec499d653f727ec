import { seenFrom, within } from './arcs.ts';
import { has, type Survey, type Unit } from './field.ts';
import { cosine, sine } from './headings.ts';
import { HAIR, MIN_ARC_AREA } from './numbers.ts';
import { area, overlap, type Point, type Polygon, type Shape, shapeOf } from './polygons.ts';
import { type Pose, SIZES, trayShape } from './trays.ts';

/** Cover is in the way of ranged attacks only, and those ignore everything from elevated ground. */
export type Purpose = 'ranged' | 'charge' | 'other';

/** A free line of sight, from the observer's front edge to the target. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/** Everything that may block sight, as the observer sees it: x to the right, y ahead. */
interface Screen {
  readonly points: Polygon;
  readonly normals: readonly Point[];
  readonly offsets: readonly number[];
}

function localScreen({ x, y, h }: Pose, { points, normals, offsets }: Shape): Screen {
  const s = sine(h);
  const c = cosine(h);
  return {
    points: points.map((p) => ({
      x: (p.x - x) * c - (p.y - y) * s,
      y: (p.x - x) * s + (p.y - y) * c,
    })),
    normals: normals.map((n) => ({ x: n.x * c - n.y * s, y: n.x * s + n.y * c })),
    offsets: offsets.map((offset, i) => offset - normals[i].x * x - normals[i].y * y),
  };
}

/** The shapes that stand in the way, apart from observer and target (SIF-404, SIF-405, SIF-913). */
function screens(known: Survey, observer: Unit, target: Unit, purpose: Purpose): Shape[] {
  const standing = (shape: Shape): boolean => overlap(trayShape(observer), shape);
  if (
    purpose === 'ranged' &&
    known.pieces.some((piece) => has(piece, 'elevated') && standing(piece.shape))
  ) {
    return []; // SIF-1108
  }
  const found: Shape[] = [];
  for (const { unit, screen } of known.bodies) {
    if (unit.id !== observer.id && unit.id !== target.id) found.push(screen);
  }
  for (const piece of known.pieces) {
    // SIF-1118 for every purpose, SIF-1105 and SIF-1106 for ranged attacks; not from the piece itself.
    const blocks = has(piece, 'blocksSight') || (purpose === 'ranged' && has(piece, 'cover'));
    if (blocks && !standing(piece.shape)) found.push(piece.shape);
  }
  return found;
}

/** Whether the way from (x0, y0) to (x1, y1) runs through a screen, deeper than a hair. */
function runsThrough(
  { normals, offsets }: Screen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  let enter = 0;
  let leave = 1;
  for (let i = 0; i < normals.length; i++) {
    const { x, y } = normals[i];
    const limit = offsets[i] - HAIR;
    const first = x * x0 + y * y0 - limit;
    const last = x * x1 + y * y1 - limit;
    if (first > 0) {
      if (last > 0) return false;
      const t = first / (first - last);
      if (t > enter) enter = t;
    } else if (last > 0) {
      const t = first / (first - last);
      if (t < leave) leave = t;
    }
    if (enter > leave) return false;
  }
  return true;
}

/** The corners of a polygon without those that clipping has made twice. */
const distinct = (polygon: Polygon): Polygon =>
  polygon.filter((point, index) => {
    const last = polygon[index === 0 ? polygon.length - 1 : index - 1];
    return Math.abs(point.x - last.x) > HAIR || Math.abs(point.y - last.y) > HAIR;
  });

/** One question of sight in the observer's own view: the front edge is y = front, x from -half to half. */
class Look {
  readonly half: number;
  readonly front: number;
  /** The part of the target in the front arc. */
  readonly seen: Shape;
  readonly screens: Screen[];

  constructor(half: number, front: number, seen: Polygon, near: Screen[]) {
    this.half = half;
    this.front = front;
    this.seen = shapeOf(distinct(seen));
    this.screens = near;
  }

  /** The line from a point of the front edge, leaning `slope` to the right for each step ahead, if free. */
  along(start: number, slope: number): SightLine | undefined {
    if (start < -this.half - HAIR || start > this.half + HAIR) return undefined;
    const { normals, offsets } = this.seen;
    let enter = this.front;
    let leave = Number.POSITIVE_INFINITY;
    for (let i = 0; i < normals.length; i++) {
      // Inside where n·(start + slope * (y - front), y) <= offset.
      const { x, y } = normals[i];
      const rate = x * slope + y;
      const rest = offsets[i] + HAIR - x * (start - slope * this.front);
      if (rate > 1e-12) leave = Math.min(leave, rest / rate);
      else if (rate < -1e-12) enter = Math.max(enter, rest / rate);
      else if (rest < 0) return undefined;
    }
    if (enter > leave) return undefined;
    const end = start + slope * (enter - this.front);
    for (const screen of this.screens) {
      if (runsThrough(screen, start, this.front, end, enter)) return undefined;
    }
    return { from: { x: start, y: this.front }, to: { x: end, y: enter } };
  }

  /** The line through two points, where it leads from the front edge to the target. */
  through(p: Point, q: Point): SightLine | undefined {
    const rise = q.y - p.y;
    if (Math.abs(rise) < 1e-9) return undefined; // beside the front edge, it leads nowhere
    const slope = (q.x - p.x) / rise;
    return this.along(p.x + slope * (this.front - p.y), slope);
  }

  /** A few lines that are free more often than not: straight ahead, and across. */
  guess(): SightLine | undefined {
    const { points, centre } = this.seen;
    for (const { x } of points) {
      const ahead = this.along(x, 0);
      if (ahead) return ahead;
    }
    for (const start of [0, -this.half, this.half]) {
      const from = { x: start, y: this.front };
      const middle = this.through(from, centre);
      if (middle) return middle;
      for (const point of points) {
        const line = this.through(from, point);
        if (line) return line;
      }
    }
    return undefined;
  }

  /** The two outermost lines: everything between front edge and target lies between them. */
  bridges(): [Point, Point] {
    const outermost = (from: Point, side: 1 | -1): Point => {
      let best: Point | undefined;
      for (const point of this.seen.points) {
        // A corner of the target may lie on the corner of the observer: no line leads there.
        if (Math.abs(point.x - from.x) < HAIR && Math.abs(point.y - from.y) < HAIR) continue;
        best ??= point;
        const turn =
          (best.x - from.x) * (point.y - from.y) - (best.y - from.y) * (point.x - from.x);
        if (turn * side > 0) best = point;
      }
      return best as Point;
    };
    return [
      outermost({ x: -this.half, y: this.front }, 1),
      outermost({ x: this.half, y: this.front }, -1),
    ];
  }

  /** Whether one screen alone bars the whole way: it meets both outermost lines before the target. */
  barred([left, right]: [Point, Point]): boolean {
    const { half, front } = this;
    const across = (screen: Screen): boolean => {
      const onLeft = middleOfRun(screen, { x: -half, y: front }, left);
      const onRight = middleOfRun(screen, { x: half, y: front }, right);
      if (!onLeft || !onRight) return false;
      const side = (p: Point): number =>
        (onRight.x - onLeft.x) * (p.y - onLeft.y) - (onRight.y - onLeft.y) * (p.x - onLeft.x);
      return (
        side({ x: -half, y: front }) < 0 &&
        side({ x: half, y: front }) < 0 &&
        this.seen.points.every((point) => side(point) > 0)
      );
    };
    return this.screens.some(across);
  }

  /**
   * Any free line can be moved until it runs through two corners, so the lines through two corners are
   * all that need to be tried. Where a screen reaches over the front edge or the target, the points at
   * which their borders cross are corners too.
   */
  search(): SightLine | undefined {
    const { half, front } = this;
    const corners: Point[] = [{ x: -half, y: front }, { x: half, y: front }, ...this.seen.points];
    const edge: Polygon = [corners[0], corners[1]];
    for (const { points } of this.screens) {
      corners.push(...points);
      corners.push(...crossings(points, edge), ...crossings(points, this.seen.points));
    }
    for (let i = 0; i < corners.length; i++) {
      for (let j = i + 1; j < corners.length; j++) {
        const line = this.through(corners[i], corners[j]);
        if (line) return line;
      }
    }
    return undefined;
  }
}

/** A point well inside the screen on the way from one point to another, if the way runs through it. */
function middleOfRun(screen: Screen, from: Point, to: Point): Point | undefined {
  let enter = 0;
  let leave = 1;
  for (let i = 0; i < screen.normals.length; i++) {
    const { x, y } = screen.normals[i];
    const limit = screen.offsets[i] - 2 * HAIR;
    const first = x * from.x + y * from.y - limit;
    const last = x * to.x + y * to.y - limit;
    if (first > 0 && last > 0) return undefined;
    if (first > 0) enter = Math.max(enter, first / (first - last));
    else if (last > 0) leave = Math.min(leave, first / (first - last));
  }
  if (enter > leave) return undefined;
  const t = (enter + leave) / 2;
  return { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) };
}

/** Where the borders of two polygons cross. */
function crossings(one: Polygon, other: Polygon): Point[] {
  const found: Point[] = [];
  let a = one[one.length - 1];
  for (const b of one) {
    let c = other[other.length - 1];
    for (const d of other) {
      const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      if (turn !== 0) {
        const s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
        const t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / turn;
        if (s >= 0 && s <= 1 && t >= 0 && t <= 1) {
          found.push({ x: a.x + s * (b.x - a.x), y: a.y + s * (b.y - a.y) });
        }
      }
      c = d;
    }
    a = b;
  }
  return found;
}

/** Whether some part of a screen may lie between front edge and target. */
function between(screen: Screen, look: Look, [left, right]: [Point, Point], top: number): boolean {
  const { half, front } = look;
  let behind = true;
  let beyond = true;
  let outLeft = true;
  let outRight = true;
  for (const { x, y } of screen.points) {
    if (y > front) behind = false;
    if (y < top) beyond = false;
    if ((left.x + half) * (y - front) - (left.y - front) * (x + half) < 0) outLeft = false;
    if ((right.x - half) * (y - front) - (right.y - front) * (x - half) > 0) outRight = false;
  }
  return !(behind || beyond || outLeft || outRight);
}

/**
 * A free line from the observer's front edge to the part of the target in its front arc (SIF-402, SIF-403,
 * SIF-406, SIF-912), or undefined: the target cannot be seen.
 */
export function sightLine(
  known: Survey,
  observer: Unit,
  target: Unit,
  purpose: Purpose,
): SightLine | undefined {
  const { halfWidth, halfDepth } = SIZES[observer.kind];
  const inArc = within(observer.kind, 'front', seenFrom(observer, trayShape(target).points));
  if (area(inArc) < MIN_ARC_AREA) return undefined;
  const near: Screen[] = [];
  const look = new Look(halfWidth, halfDepth, inArc, near);
  const bridges = look.bridges();
  const s = sine(observer.h);
  const c = cosine(observer.h);
  let top = halfDepth;
  let leftmost = -halfWidth;
  let rightmost = halfWidth;
  for (const { x, y } of inArc) {
    top = Math.max(top, y);
    leftmost = Math.min(leftmost, x);
    rightmost = Math.max(rightmost, x);
  }
  for (const shape of screens(known, observer, target, purpose)) {
    const dx = shape.centre.x - observer.x;
    const dy = shape.centre.y - observer.y;
    const ahead = dx * s + dy * c;
    if (ahead + shape.radius < halfDepth || ahead - shape.radius > top) continue;
    const aside = dx * c - dy * s;
    if (aside + shape.radius < leftmost || aside - shape.radius > rightmost) continue;
    const screen = localScreen(observer, shape);
    if (between(screen, look, bridges, top)) near.push(screen);
  }
  const line = look.guess() ?? (look.barred(bridges) ? undefined : look.search());
  return line && { from: toTable(observer, line.from), to: toTable(observer, line.to) };
}

const toTable = ({ x, y, h }: Pose, point: Point): Point => ({
  x: x + point.x * cosine(h) + point.y * sine(h),
  y: y - point.x * sine(h) + point.y * cosine(h),
});

export const sees = (known: Survey, observer: Unit, target: Unit, purpose: Purpose): boolean =>
  sightLine(known, observer, target, purpose) !== undefined;
