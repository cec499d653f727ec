import { seenFrom, within } from './arcs.ts';
import { has, type Piece, type Survey, type Unit } from './field.ts';
import { cosine, sine } from './headings.ts';
import { HAIR, MIN_ARC_AREA } from './numbers.ts';
import { area, type Point, type Polygon, partIn, type Shape, shapeOf } from './polygons.ts';
import { standsOn } from './terrain.ts';
import { type Pose, SIZES, toLocal, trayShape } from './trays.ts';

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

/** The pieces that hide what is behind them: SIF-1118 for every purpose, SIF-1105 and SIF-1106 for ranged attacks. */
const hiding = (known: Survey, purpose: Purpose): Piece[] =>
  known.pieces.filter(
    (piece) => has(piece, 'blocksSight') || (purpose === 'ranged' && has(piece, 'cover')),
  );

/** All that could stand in the way, apart from observer and target (SIF-404, SIF-405, SIF-913). */
export const screensFor = (
  known: Survey,
  observer: Unit,
  target: Unit,
  purpose: Purpose,
): Shape[] => [
  ...known.bodies
    .filter(({ unit }) => unit.id !== observer.id && unit.id !== target.id)
    .map(({ screen }) => screen),
  ...hiding(known, purpose).map(({ shape }) => shape),
];

/** Which stretch of the line from (x, y) along (dx, dy) lies in a convex shape that is larger by `more`. */
export function stretchIn(
  { normals, offsets }: Pick<Shape, 'normals' | 'offsets'>,
  more: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): { enter: number; leave: number } {
  let enter = Number.NEGATIVE_INFINITY;
  let leave = Number.POSITIVE_INFINITY;
  for (let i = 0; i < normals.length; i++) {
    const normal = normals[i];
    const rate = normal.x * dx + normal.y * dy;
    const rest = offsets[i] + more - normal.x * x - normal.y * y;
    // Along an edge this divides by zero, which has a sign: inside of it the line goes on for ever, outside it
    // never comes in.
    if (rate < 0) enter = Math.max(enter, rest / rate);
    else leave = Math.min(leave, rest / Math.abs(rate));
  }
  return { enter, leave };
}

/** Whether the way from one point to another runs through a screen: not along it, but deeper than a hair. */
export function runsThrough(
  screen: Pick<Shape, 'normals' | 'offsets'>,
  from: Point,
  to: Point,
): boolean {
  const { enter, leave } = stretchIn(screen, -HAIR, from.x, from.y, to.x - from.x, to.y - from.y);
  return Math.max(0, enter) <= Math.min(1, leave);
}

/**
 * Whether one screen alone bars every way from one polygon to another. It need only bar those between their
 * corners: what bars two ways from a point bars all that lie between these.
 */
export const barsAll = (
  screens: readonly Pick<Shape, 'normals' | 'offsets'>[],
  from: Polygon,
  to: Polygon,
): boolean =>
  screens.some((screen) => from.every((p) => to.every((q) => runsThrough(screen, p, q))));

/** The corners of a polygon without those that clipping has made twice. */
const distinct = (polygon: Polygon): Polygon =>
  polygon.filter((point, index) => {
    const last = polygon.at(index - 1) as Point;
    return Math.abs(point.x - last.x) > HAIR || Math.abs(point.y - last.y) > HAIR;
  });

/** One question of sight in the observer's own view: the front edge is y = front, x from -half to half. */
class Look {
  readonly half: number;
  readonly front: number;
  /** The part of the target in the front arc. */
  readonly seen: Shape;
  readonly screens: readonly Screen[];

  constructor(half: number, front: number, seen: Polygon, screens: readonly Screen[]) {
    this.half = half;
    this.front = front;
    this.seen = shapeOf(distinct(seen));
    this.screens = screens;
  }

  /** The line from a point of the front edge, leaning `slope` to the right for each step ahead, if free. */
  along(start: number, slope: number): SightLine | undefined {
    if (Math.abs(start) > this.half + HAIR) return undefined;
    const { enter, leave } = stretchIn(this.seen, HAIR, start, this.front, slope, 1);
    const end = Math.max(0, enter);
    if (end > leave) return undefined;
    const from = { x: start, y: this.front };
    const to = { x: start + slope * end, y: this.front + end };
    return this.screens.some((screen) => runsThrough(screen, from, to)) ? undefined : { from, to };
  }

  /** The line through two points, where it leads from the front edge to the target. */
  through(p: Point, q: Point): SightLine | undefined {
    const rise = q.y - p.y;
    if (Math.abs(rise) < HAIR) return undefined; // beside the front edge, it leads nowhere
    const slope = (q.x - p.x) / rise;
    return this.along(p.x + slope * (this.front - p.y), slope);
  }

  /** From the arrow to the middle of what is to be seen: what people would lay first, and mostly free. */
  middle(): SightLine | undefined {
    return this.through({ x: 0, y: this.front }, this.seen.centre);
  }

  /** The ends of the front edge. */
  ends(): Point[] {
    return [-this.half, this.half].map((x) => ({ x, y: this.front }));
  }

  /**
   * Any free line can be moved until it runs through two corners, so the lines through two corners are
   * all that need to be tried. Where a screen reaches over the front edge or the target, the points at
   * which their borders cross are corners too: those of what it covers.
   */
  search(): SightLine | undefined {
    const ends = this.ends();
    const corners: Point[] = [...this.seen.points];
    for (const screen of this.screens) {
      corners.push(...screen.points);
      corners.push(...partIn(screen, ends), ...partIn(screen, this.seen.points));
    }
    corners.push(...ends);
    for (let p = corners.pop(); p; p = corners.pop()) {
      for (const q of corners) {
        const line = this.through(p, q);
        if (line) return line;
      }
    }
    return undefined;
  }
}

/** Whether a circle reaches over the border of an upright rectangle around some points. */
export function reachesInto(points: Polygon, { x, y }: Point, radius: number): boolean {
  let [left, right, below, above] = [true, true, true, true];
  for (const point of points) {
    if (point.x > x - radius) left = false;
    if (point.x < x + radius) right = false;
    if (point.y > y - radius) below = false;
    if (point.y < y + radius) above = false;
  }
  return !(left || right || below || above);
}

/** What does stand in the way: not what the observer stands on, and nothing for shots from elevated ground. */
function screensFrom(known: Survey, observer: Unit, target: Unit, purpose: Purpose): Shape[] {
  const under = standsOn(known, observer);
  if (purpose === 'ranged' && under.some((piece) => has(piece, 'elevated'))) return []; // SIF-1108
  return screensFor(known, observer, target, purpose).filter(
    (shape) => !under.some((piece) => piece.shape === shape),
  );
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
  const way = [{ x: -halfWidth, y: halfDepth }, { x: halfWidth, y: halfDepth }, ...inArc];
  const near = screensFrom(known, observer, target, purpose)
    .filter(({ centre, radius }) => reachesInto(way, toLocal(observer, centre), radius))
    .map((shape) => localScreen(observer, shape));
  const look = new Look(halfWidth, halfDepth, inArc, near);
  const line =
    look.middle() ?? (barsAll(near, look.ends(), look.seen.points) ? undefined : look.search());
  return line && { from: toTable(observer, line.from), to: toTable(observer, line.to) };
}

const toTable = ({ x, y, h }: Pose, point: Point): Point => ({
  x: x + point.x * cosine(h) + point.y * sine(h),
  y: y - point.x * sine(h) + point.y * cosine(h),
});

export const sees = (known: Survey, observer: Unit, target: Unit, purpose: Purpose): boolean =>
  sightLine(known, observer, target, purpose) !== undefined;
