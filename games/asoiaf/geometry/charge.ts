import { type Aligned, alignments } from './alignment.ts';
import { type Arc, arcsHolding } from './arcs.ts';
import {
  type Board,
  type Body,
  enemiesOf,
  engaged,
  type Piece,
  type Survey,
  type Unit,
} from './field.ts';
import { between, cosine, HALF_TURN, normal, sine, TURN, towards, widthOf } from './headings.ts';
import { kept } from './kept.ts';
import { CONTACT, EPS, INCH, largest } from './numbers.ts';
import { farApart, overlap, reachAlong, type Shape } from './polygons.ts';
import { screensFor, sees } from './sight.ts';
import { firstTouch, growsOnto, holds, NEVER, overlapSpan, swept, wholeBefore } from './slides.ts';
import { crossedBy } from './terrain.ts';
import { forwardOf, moved, SIZES, type Tray, trayShape, turnedTo } from './trays.ts';

const BEST_ROLL = 6;

/** The charge that a heading gives: how far to the target, and what the die must show. */
export interface Course {
  readonly heading: number;
  /** The way until the trays touch. */
  readonly distance: number;
  /** How many rough pieces shorten it (SIF-926). */
  readonly rough: number;
  /** The lowest roll that reaches the target, 1 to 6. */
  readonly roll: number;
}

/** How many of the six faces of the die reach the target. */
export const chances = ({ roll }: Course): number => BEST_ROLL + 1 - roll;

/** How far a tray can go along a heading, turned to it, until it meets an edge of the table. */
function edgeTouch({ width, height }: Board, { kind, x, y }: Tray, heading: number): number {
  const { halfWidth, halfDepth } = SIZES[kind];
  const [dx, dy] = [sine(heading), cosine(heading)];
  const until = (room: number, rate: number): number =>
    rate > 0 ? Math.max(0, room) / rate : NEVER;
  const aside = Math.abs(dx) * halfDepth + Math.abs(dy) * halfWidth;
  const ahead = Math.abs(dy) * halfDepth + Math.abs(dx) * halfWidth;
  return Math.min(
    until(x - aside, -dx),
    until(width - x - aside, dx),
    until(y - ahead, -dy),
    until(height - y - ahead, dy),
  );
}

/** The lowest roll with which a way can be gone, perhaps above 6. */
const rollFor = (speed: number, distance: number, rough: number): number =>
  Math.max(1, Math.ceil((distance - EPS) / INCH) - speed + rough);

/** How far the best roll takes a unit. */
const longest = (speed: number): number => (speed + BEST_ROLL) * INCH + EPS;

/** Some headings: those from `middle - width` to just before `middle + width`. */
export interface Window {
  readonly middle: number;
  readonly width: number;
}

/** The headings with which a tray could meet something, going straight ahead: all others pass it by. */
export function windowOf(unit: Tray, shape: Shape): Window {
  const dx = shape.centre.x - unit.x;
  const dy = shape.centre.y - unit.y;
  const middle = towards(dx, dy);
  // So near, turning alone could lay the tray onto it.
  if (!farApart(trayShape(unit), shape, CONTACT)) return { middle, width: HALF_TURN };
  const away = Math.sqrt(dx * dx + dy * dy);
  // One more to both sides, because the middle is rounded, and one because the last does not count.
  return { middle, width: widthOf((SIZES[unit.kind].halfWidth + shape.radius) / away) + 2 };
}

/** Whether two windows have headings in common, or nearly. */
export const windowsMeet = (one: Window, other: Window): boolean =>
  between(one.middle, other.middle) <= one.width + other.width;

function* headingsOf({ middle, width }: Window): Generator<number> {
  for (let aside = -width; aside < width; aside++) yield normal(middle + aside);
}

/** Two degrees: nobody sees a finer difference without a ruler. */
const GLANCE = 20;

/** Straight ahead, and some headings to both sides of it. */
function* someOf({ middle, width }: Window): Generator<number> {
  yield middle;
  for (let aside = GLANCE; aside < width; aside += GLANCE) {
    yield normal(middle - aside);
    yield normal(middle + aside);
  }
}

/** What the best roll could take a unit to; with everything else no heading has to do. */
export interface InReach {
  readonly enemies: readonly Body[];
  readonly impassable: readonly Piece[];
  readonly rough: readonly Piece[];
  readonly isEdgeNear: boolean;
  readonly holds: (what: { readonly shape: Shape }) => boolean;
}

export function inReach(known: Survey, unit: Unit, speed: number): InReach {
  const own = trayShape(unit);
  const most = longest(speed);
  const holds: InReach['holds'] = ({ shape }) => !farApart(own, shape, most);
  const { width, height } = known.board;
  return {
    holds,
    enemies: enemiesOf(known, unit).filter(holds),
    impassable: known.impassable.filter(holds),
    rough: known.rough.filter(holds),
    isEdgeNear: Math.min(unit.x, unit.y, width - unit.x, height - unit.y) < most + own.radius,
  };
}

/**
 * Whether a shape lies beside, behind or beyond the strip ahead of the front edge of a tray that goes so far along
 * a heading: for sure, where it says so.
 */
export function liesAside(
  { kind, x, y }: Tray,
  heading: number,
  distance: number,
  { points }: Shape,
): boolean {
  const { halfWidth, halfDepth } = SIZES[kind];
  const [dx, dy] = [sine(heading), cosine(heading)];
  const along = reachAlong(points, { x: dx, y: dy });
  const across = reachAlong(points, { x: dy, y: -dx });
  const front = x * dx + y * dy + halfDepth;
  const aside = x * dy - y * dx;
  return (
    across.high <= aside - halfWidth ||
    across.low >= aside + halfWidth ||
    along.high <= front ||
    along.low >= front + distance
  );
}

/**
 * All that matters to the charges of one unit, measured once. Charging in one direction is a question about
 * strips: what of the others lies in the strip ahead, and how near.
 */
class Charger {
  readonly known: Survey;
  readonly unit: Unit;
  readonly speed: number;
  readonly near: InReach;
  readonly #size: (typeof SIZES)[Unit['kind']];
  readonly #own: Shape;
  /** By shape: the headings with which it could be met. */
  readonly #windows = kept<Shape, Window>();

  constructor(known: Survey, unit: Unit, speed: number) {
    this.known = known;
    this.unit = unit;
    this.speed = speed;
    this.#size = SIZES[unit.kind];
    this.#own = trayShape(unit);
    this.near = inReach(known, unit, speed);
  }

  /** The headings with which a shape could be met. */
  #windowOf(shape: Shape): Window {
    return this.#windows(shape, () => windowOf(this.unit, shape));
  }

  #touch({ points }: Shape, heading: number): number {
    const { x, y } = this.unit;
    const { halfWidth, halfDepth } = this.#size;
    return firstTouch(x, y, sine(heading), cosine(heading), halfWidth, halfDepth, points);
  }

  /** How far the nearest thing that cannot be crossed is (SIF-518). */
  stop(heading: number): number {
    const ground = this.#end(heading, this.near.impassable);
    return Math.min(ground, ...this.near.enemies.map(({ shape }) => this.#touch(shape, heading)));
  }

  /** How far the tray, turned to a heading, can go until it meets the edge of the table, or impassable ground. */
  #end(heading: number, impassable: readonly Piece[]): number {
    let least = this.near.isEdgeNear ? edgeTouch(this.known.board, this.unit, heading) : NEVER;
    for (const { shape } of impassable) {
      if (farApart(this.#own, shape, 0) || !overlap(this.#turned(heading), shape))
        least = Math.min(least, this.#touch(shape, heading));
      // Turned onto it, the tray may leave it but not get farther onto it.
      else if (growsOnto(turnedTo(this.unit, heading), 'forward', shape)) return 0;
    }
    return least;
  }

  #turned(heading: number): Shape {
    return trayShape(turnedTo(this.unit, heading));
  }

  /** How far the target is in this direction, or NEVER. */
  toTarget(heading: number, target: Unit): number {
    return this.#touch(trayShape(target), heading);
  }

  /** All ground that the tray covers while it goes that far. */
  #strip(heading: number, distance: number): Shape {
    return swept(turnedTo(this.unit, heading), 'forward', distance);
  }

  /** How many rough pieces the tray lies on while it goes that far. */
  roughOver(heading: number, distance: number): number {
    return this.#roughOf(this.near.rough, heading, distance);
  }

  #roughOf(rough: readonly Piece[], heading: number, distance: number): number {
    return rough.length === 0 ? 0 : crossedBy(rough, this.#strip(heading, distance)).length;
  }

  /** Whether any heading reaches the target; straight at it is tried first. */
  reaches({ unit, shape }: Body): boolean {
    for (const _course of this.courses(unit, [this.#windowOf(shape).middle])) return true;
    for (const _course of this.courses(unit)) return true;
    return false;
  }

  /** Where one would go at a glance: straight at the target, unless a lower roll will do elsewhere. */
  atAGlance({ unit, shape }: Body): Course | null {
    let found: Course | null = null;
    for (const course of this.courses(unit, someOf(this.#windowOf(shape))))
      if (!found || course.roll < found.roll) found = course;
    return found;
  }

  /** The headings with which the target can be reached, in order, each with its way and roll. */
  *courses(target: Unit, only?: Iterable<number>): Generator<Course> {
    const { enemies } = this.near;
    const aim = enemies.find(({ unit }) => unit.id === target.id);
    if (!aim) return;
    const window = this.#windowOf(aim.shape);
    const ahead = <T extends { readonly shape: Shape }>(all: readonly T[]): T[] =>
      all.filter(({ shape }) => windowsMeet(this.#windowOf(shape), window));
    const met = ahead(enemies.filter((enemy) => enemy !== aim));
    const rough = ahead(this.near.rough);
    const impassable = ahead(this.near.impassable);
    const screens = ahead(
      screensFor(this.known, this.unit, target, 'charge')
        .map((shape) => ({ shape }))
        .filter(this.near.holds),
    );
    const close = enemies.filter(({ shape }) => !farApart(this.#own, shape, 0));
    const most = longest(this.speed);
    for (const heading of only ?? headingsOf(window)) {
      const distance = this.#touch(aim.shape, heading);
      if (distance > most) continue;
      // In the same instant the target counts (SIF-940).
      const stops = distance - EPS;
      if (met.some((enemy) => this.#touch(enemy.shape, heading) < stops)) continue;
      if (this.#end(heading, impassable) < stops) continue;
      if (close.some(({ shape }) => overlap(this.#turned(heading), shape))) continue; // SIF-419
      const crossed = this.#roughOf(rough, heading, distance);
      const roll = rollFor(this.speed, distance, crossed);
      if (roll > BEST_ROLL) continue;
      // If nothing stands in the strip between them, the line straight ahead is free (SIF-514). Who touches the
      // target before he moves may do so with his side.
      const clear =
        distance > 0 &&
        screens.every(({ shape }) => liesAside(this.unit, heading, distance, shape));
      if (!clear && !sees(this.known, turnedTo(this.unit, heading), target, 'charge')) continue;
      yield { heading, distance, rough: crossed, roll };
    }
  }
}

/** The trays that could be charged, and how: everything a player or a bot needs to declare one. */
export interface Charge {
  readonly target: Unit;
  /** The arcs to choose from, usually one, each with the ways to be laid against that edge. */
  readonly arcs: readonly { readonly arc: Arc; readonly alignments: readonly Aligned[] }[];
  /** All headings that work, as runs of neighbours. */
  readonly headings: readonly HeadingRange[];
  /** The shortest of the ways that need the lowest roll. */
  readonly best: Course;
}

/** Neighbouring headings, clockwise from the first to the last, and the best of them. */
export interface HeadingRange {
  readonly from: number;
  readonly to: number;
  readonly best: Course;
}

export interface ChargeRefusal {
  readonly ok: false;
  readonly rule: string;
  readonly reason: 'engaged' | 'notEnemy' | 'notSeen' | 'noRoom' | 'outOfReach' | 'notWhole';
}

const better = (one: Course, other: Course): boolean =>
  one.roll < other.roll || (one.roll === other.roll && one.distance < other.distance);

/** Neighbours put together. The first heading looked at leads away from the target, so no run goes on over it. */
function ranges(courses: readonly Course[]): HeadingRange[] {
  const found: { from: number; to: number; best: Course }[] = [];
  for (const course of courses) {
    const last = found.at(-1);
    if (last && normal(last.to + 1) === course.heading) {
      last.to = course.heading;
      if (better(course, last.best)) last.best = course;
    } else found.push({ from: course.heading, to: course.heading, best: course });
  }
  return found;
}

function refuse(rule: string, reason: ChargeRefusal['reason']): ChargeRefusal {
  return { ok: false, rule, reason };
}

/** What must hold before any heading is looked at (SIF-502 to SIF-505, SIF-509). */
function aimAt(
  known: Survey,
  unit: Unit,
  target: Unit,
): ChargeRefusal | { ok: true; arcs: Charge['arcs'] } {
  if (target.side === unit.side) return refuse('SIF-503', 'notEnemy');
  if (!sees(known, unit, target, 'charge')) return refuse('SIF-504', 'notSeen');
  const arcs = arcsWithRoom(known, unit, target);
  return arcs.length === 0 ? refuse('SIF-505', 'noRoom') : { ok: true, arcs };
}

/** The arcs of the target in which the unit stands, if it can be laid against that edge (SIF-509, SIF-525). */
const arcsWithRoom = (known: Survey, unit: Unit, target: Unit): Charge['arcs'] =>
  arcsHolding(target, unit)
    .map((arc) => ({ arc, alignments: alignments(known, target, arc, unit) }))
    .filter((choice) => choice.alignments.length > 0);

/** The arcs from which a unit can charge a target; none where that cannot be declared. */
export function chargeArcs(known: Survey, unit: Unit, target: Unit, speed: number): Charge['arcs'] {
  if (engaged(known, unit)) return [];
  const aim = aimAt(known, unit, target);
  const charger = new Charger(known, unit, speed);
  const near = charger.near.enemies.find((enemy) => enemy.unit.id === target.id);
  return aim.ok && near && charger.reaches(near) ? aim.arcs : [];
}

/** Whether a charge can be declared, with all it needs, or why not. Speed in inches. */
export function declareCharge(
  known: Survey,
  unit: Unit,
  target: Unit,
  speed: number,
): ChargeRefusal | ({ ok: true } & Charge) {
  if (engaged(known, unit)) return refuse('SIF-502', 'engaged');
  const aim = aimAt(known, unit, target);
  if (!aim.ok) return aim;
  const headings = ranges([...new Charger(known, unit, speed).courses(target)]);
  if (headings.length === 0) return refuse('SIF-506', 'outOfReach');
  const best = headings.reduce((one, other) => (better(other.best, one.best) ? other : one)).best;
  return { ok: true, target, arcs: aim.arcs, headings, best };
}

/**
 * Whom a unit can charge, one after the other: each is settled by the first heading that works. Sight comes first,
 * since it spares looking at all headings towards who stands behind.
 */
function* targets(known: Survey, unit: Unit, speed: number): Generator<Unit> {
  if (engaged(known, unit)) return;
  const charger = new Charger(known, unit, speed);
  for (const enemy of charger.near.enemies) {
    const target = enemy.unit;
    if (!sees(known, unit, target, 'charge') || !charger.reaches(enemy)) continue;
    if (arcsWithRoom(known, unit, target).length > 0) yield target;
  }
}

/** Whether a unit can charge anybody at all. */
export function canCharge(known: Survey, unit: Unit, speed: number): boolean {
  for (const _one of targets(known, unit, speed)) return true;
  return false;
}

/** Whom a unit can charge. */
export const chargeTargets = (known: Survey, unit: Unit, speed: number): Unit[] => [
  ...targets(known, unit, speed),
];

/** A charge as people see it before they measure: whom, from where, and how. */
export interface Glimpse {
  readonly target: Unit;
  readonly arc: Arc;
  readonly course: Course;
}

/**
 * The charges of a unit at a glance: each of them can be declared, and goes as it says. A narrow gap, or a lower roll
 * that only a few headings give, may be overlooked.
 */
export function glimpses(known: Survey, unit: Unit, speed: number): Glimpse[] {
  if (engaged(known, unit)) return [];
  const charger = new Charger(known, unit, speed);
  const found: Glimpse[] = [];
  for (const enemy of charger.near.enemies) {
    const target = enemy.unit;
    if (!sees(known, unit, target, 'charge')) continue;
    const course = charger.atAGlance(enemy);
    if (!course) continue;
    const [first] = arcsWithRoom(known, unit, target);
    if (first) found.push({ target, arc: first.arc, course });
  }
  return found;
}

/** What turning to a heading gives: the way to the target, or why that heading is not allowed. */
export function courseAt(
  known: Survey,
  unit: Unit,
  target: Unit,
  speed: number,
  heading: number,
): ChargeRefusal | ({ ok: true } & Course) {
  if (!Number.isInteger(heading) || heading < 0 || heading >= TURN) {
    return refuse('SIF-918', 'notWhole');
  }
  for (const course of new Charger(known, unit, speed).courses(target, [heading])) {
    return { ok: true, ...course };
  }
  // Which of the two it was decides which rule is told.
  const seen = sees(known, turnedTo(unit, heading), target, 'charge');
  return seen ? refuse('SIF-515', 'outOfReach') : refuse('SIF-514', 'notSeen');
}

/**
 * The heading that a player would think of first: as the unit stands, or straight at the target, if no better roll is
 * needed for it; else the best.
 */
export function plainHeading(known: Survey, unit: Unit, speed: number, charge: Charge): number {
  const { target, best } = charge;
  const plain = [unit.h, towards(target.x - unit.x, target.y - unit.y)].find((heading) => {
    const course = courseAt(known, unit, target, speed, heading);
    return course.ok && course.roll <= best.roll;
  });
  return plain ?? best.heading;
}

/** How a charge ends. */
export type Outcome =
  | { readonly success: true; readonly disorderly: boolean; readonly rough: number }
  | {
      readonly success: false;
      readonly disorderly: boolean;
      readonly unit: Unit;
      /** How far it went. */
      readonly by: number;
    };

/**
 * The forward move of a charge whose heading was chosen and whose die was rolled (SIF-517 to SIF-522). After
 * a success the unit is laid against the target's edge; after a failure it stands where this says.
 */
export function chargeMove(
  known: Survey,
  unit: Unit,
  target: Unit,
  speed: number,
  heading: number,
  roll: number,
): Outcome {
  const charger = new Charger(known, unit, speed);
  const disorderly = roll === 1;
  const toTarget = charger.toTarget(heading, target);
  const stop = charger.stop(heading);
  const full = (speed + roll) * INCH;
  const rough = charger.roughOver(heading, Math.min(toTarget, full));
  if (toTarget <= stop + EPS && toTarget <= full - rough * INCH + EPS)
    return { success: true, disorderly, rough };
  const far = slowedBy(charger, heading, full);
  const halted = stop <= far ? Math.max(0, Math.floor(stop) - INCH) : far; // SIF-519, SIF-938
  const end = backUntilFree(known, unit, heading, halted);
  return { success: false, disorderly, ...end };
}

/** The longest way that its own rough ground leaves (SIF-926). */
function slowedBy(charger: Charger, heading: number, full: number): number {
  // A longer way crosses at least as much rough ground, so what is too long stays too long.
  return largest(full, (by) => by <= full - charger.roughOver(heading, by) * INCH);
}

/**
 * A failed charge ends on no friend: it goes back along its way (SIF-925), and so it does from impassable
 * ground. A gap in the tolerance of contact would be an engagement after all: it stays just outside.
 */
function backUntilFree(
  known: Survey,
  unit: Unit,
  heading: number,
  far: number,
): { unit: Unit; by: number } {
  const turned = turnedTo(unit, heading);
  const shape = trayShape(turned);
  const forward = forwardOf(heading);
  const spans = [
    ...known.bodies
      .filter((body) => body.unit.id !== unit.id)
      .map((body) => {
        const tolerance = body.unit.side === unit.side ? CONTACT - 1 : -CONTACT - 1;
        return overlapSpan(shape, forward, body.shape, tolerance);
      }),
    ...known.impassable.map((piece) => overlapSpan(shape, forward, piece.shape, CONTACT - 1)),
  ];
  let by = far;
  for (;;) {
    const held = spans.find((span) => holds(span, by));
    if (!held) break;
    by = wholeBefore(held);
    if (by < 0) return { unit, by: 0 }; // even turned it would overlap: it has not moved at all
  }
  return { unit: moved(turned, heading, by), by };
}
