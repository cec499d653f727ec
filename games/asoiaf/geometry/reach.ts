import type { Range } from './alignment.ts';
import type { Survey, Unit } from './field.ts';
import { TURN, towards } from './headings.ts';
import { type Action, judge, limitOf, type Part, refusedSlide } from './moves.ts';
import { APART, CONTACT, INCH, largest, rounded } from './numbers.ts';
import { distance, farApart, type Point, type Shape } from './polygons.ts';
import { NEVER, overlapSpan, type Span, swept, wholeAfter, wholeBefore } from './slides.ts';
import { crossedBy } from './terrain.ts';
import { type Direction, forwardOf, headingOf, trayShape, turnedTo } from './trays.ts';

/**
 * Where on a straight way a shape is nearer to another one than `limit`. The distance of two convex shapes
 * falls and then rises, so this is one interval around where it is least.
 */
export function nearSpan(shape: Shape, way: Point, other: Shape, limit: number): Span {
  const dx = other.centre.x - shape.centre.x;
  const dy = other.centre.y - shape.centre.y;
  const middle = dx * way.x + dy * way.y;
  const aside = dx * way.y - dy * way.x;
  const reach = shape.radius + other.radius + limit;
  if (Math.abs(aside) >= reach) return { from: NEVER, to: -NEVER };
  const at = (by: number): number => distance(slid(shape, way, by), other);
  const [first, last] = [middle - reach, middle + reach];
  // Halves the way: where it falls, the least is still to come.
  let [low, high] = [first, last];
  while (high - low > 0.5) {
    const between = (low + high) / 2;
    if (at(between) > at(between + 0.25)) low = between;
    else high = between;
  }
  const nearest = (low + high) / 2;
  if (at(nearest) >= limit) return { from: NEVER, to: -NEVER };
  const border = (outside: number): number => {
    let [far, near] = [outside, nearest];
    while (Math.abs(far - near) > 1e-3) {
      const between = (far + near) / 2;
      if (at(between) < limit) near = between;
      else far = between;
    }
    return far;
  };
  return { from: border(first), to: border(last) };
}

function slid(shape: Shape, way: Point, by: number): Shape {
  const move = ({ x, y }: Point): Point => ({ x: x + way.x * by, y: y + way.y * by });
  return { ...shape, points: shape.points.map(move), centre: move(shape.centre) };
}

/** Rounding a pose moves it by less than one mil: what is proposed keeps that much away from each limit. */
const ROUNDING = 1;

/** An inch, which forgives a mil: three quarters of that are left to rounding. */
const NEARLY_APART = APART - 0.25;

/** Where on a way a unit may not stop: on other trays and impassable ground, or too near to an enemy. */
function badEnds(known: Survey, unit: Unit, way: Point, most: number): Span[] {
  const shape = trayShape(unit);
  const bad: Span[] = [];
  for (const body of known.bodies) {
    if (body.unit.id === unit.id || farApart(shape, body.shape, most + APART)) continue;
    bad.push(
      body.unit.side === unit.side
        ? overlapSpan(shape, way, body.shape, CONTACT - ROUNDING)
        : nearSpan(shape, way, body.shape, NEARLY_APART),
    );
  }
  for (const piece of known.impassable) {
    bad.push(overlapSpan(shape, way, piece.shape, CONTACT - ROUNDING));
  }
  return bad.filter(({ from, to }) => from < to);
}

/**
 * The distances that a unit may slide in one direction and stop, without turning. They are intervals: one may
 * pass a friend, or an enemy at half an inch, but not stop there.
 */
export function legalSlides(
  known: Survey,
  unit: Unit,
  action: Action,
  direction: Direction,
): Range[] {
  const { limit } = limitOf(action);
  const unslowed = largest(
    limit,
    (by) => by <= limit - crossedBy(known.rough, swept(unit, direction, by)).length * INCH,
  );
  const most = largest(unslowed, (by) => !refusedSlide(known, unit, direction, by));
  const way = forwardOf(headingOf(unit.h, direction));
  let ranges: Range[] = [{ from: 0, to: most }];
  for (const span of badEnds(known, unit, way, most)) {
    ranges = ranges.flatMap((range) =>
      [
        { from: range.from, to: Math.min(range.to, wholeBefore(span)) },
        { from: Math.max(range.from, wholeAfter(span)), to: range.to },
      ].filter((left) => left.from <= left.to),
    );
  }
  // What the whole move must fulfil besides (who may do this at all) is the same for every distance.
  return ranges.filter(
    ({ from }) => judge(known, unit, action, [{ slide: direction, by: from }]).ok,
  );
}

/** How far a unit can go in one direction, and where it can stop. */
export interface Ray {
  readonly heading: number;
  readonly stops: readonly Range[];
}

/** How far a maneuver reaches in every direction, turned to it first: what is drawn on the table. */
export function reachOfManeuver(known: Survey, unit: Unit, speed: number, step = TURN / 72): Ray[] {
  const rays: Ray[] = [];
  for (let heading = 0; heading < TURN; heading += step) {
    rays.push({
      heading,
      stops: legalManeuvers(known, unit, speed, heading),
    });
  }
  return rays;
}

/** Where a maneuver may stop that turns to a heading first and does not turn again. */
export function legalManeuvers(known: Survey, unit: Unit, speed: number, heading: number): Range[] {
  const action: Action = { type: 'maneuver', speed };
  if (!judge(known, unit, action, []).ok) return [];
  const turned = turnedTo(unit, heading);
  return legalSlides(known, turned, action, 'forward');
}

export const reachOfMarch = (known: Survey, unit: Unit, speed: number): Range[] =>
  legalSlides(known, unit, { type: 'march', speed }, 'forward');

/** The nearest of some ranges to a wanted value. */
function into(ranges: readonly Range[], wanted: number): number | undefined {
  let best: number | undefined;
  for (const { from, to } of ranges) {
    const value = Math.min(Math.max(wanted, from), to);
    if (best === undefined || Math.abs(value - wanted) < Math.abs(best - wanted)) best = value;
  }
  return best;
}

/** A legal move and where it ends. */
export interface Proposal {
  readonly parts: readonly Part[];
  readonly unit: Unit;
}

/**
 * Snap poses of a maneuver or march towards a point: as near as it gets, with each facing that somebody may
 * want there: kept, straight at each enemy, and parallel to each neighbour. All of them are legal.
 */
export function snaps(
  known: Survey,
  unit: Unit,
  action: Action & { type: 'maneuver' | 'march' },
  point: Point,
): Proposal[] {
  const dx = point.x - unit.x;
  const dy = point.y - unit.y;
  const first = action.type === 'march' || (dx === 0 && dy === 0) ? unit.h : towards(dx, dy);
  const turn: Part[] = first === unit.h ? [] : [{ pivot: first }];
  const forward = forwardOf(first);
  const stops =
    action.type === 'march'
      ? legalSlides(known, unit, action, 'forward')
      : legalManeuvers(known, unit, action.speed, first);
  const by = into(stops, Math.max(0, rounded(dx * forward.x + dy * forward.y)));
  if (by === undefined) return [];
  const straight: Part[] = [...turn, { slide: 'forward', by }];
  const there = judge(known, unit, action, straight);
  if (!there.ok) return [];
  const facings = new Set<number>();
  for (const { unit: other, shape } of known.bodies) {
    if (other.id === unit.id) continue;
    if (other.side !== unit.side) {
      facings.add(towards(shape.centre.x - there.unit.x, shape.centre.y - there.unit.y));
    }
    if (!farApart(shape, trayShape(there.unit), 2 * INCH)) facings.add(other.h);
  }
  facings.delete(first);
  const turnedThere = [...facings].flatMap((facing): Proposal[] => {
    const parts: Part[] = [...straight, { pivot: facing }];
    const verdict = judge(known, unit, action, parts);
    return verdict.ok ? [{ parts, unit: verdict.unit }] : [];
  });
  return [{ parts: straight, unit: there.unit }, ...turnedThere];
}
