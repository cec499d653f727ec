import { type Aligned, alignments } from './alignment.ts';
import { type Arc, arcsHolding } from './arcs.ts';
import { type Board, engaged, engagedWith, has, type Survey, type Unit } from './field.ts';
import { between, cosine, HALF_TURN, normal, sine, TURN, towards, widthOf } from './headings.ts';
import { CONTACT, EPS, INCH } from './numbers.ts';
import { farApart, overlap, type Polygon, type Shape } from './polygons.ts';
import { sees } from './sight.ts';
import { firstTouch, growsOnto, holds, NEVER, overlapSpan, swept, wholeBefore } from './slides.ts';
import { forwardOf, moved, SIZES, trayShape, turnedTo } from './trays.ts';

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

/** The distance to where a tray that moves along (dx, dy) meets an edge of the table. */
function edgeTouch({ width, height }: Board, { points }: Shape, dx: number, dy: number): number {
  let least = NEVER;
  for (const { x, y } of points) {
    if (dx > 0) least = Math.min(least, (width - x) / dx);
    if (dx < 0) least = Math.min(least, -x / dx);
    if (dy > 0) least = Math.min(least, (height - y) / dy);
    if (dy < 0) least = Math.min(least, -y / dy);
  }
  return Math.max(0, least);
}

/** The lowest roll with which a way can be gone, perhaps above 6. */
const rollFor = (speed: number, distance: number, rough: number): number =>
  Math.max(1, Math.ceil((distance - EPS) / INCH) - speed + rough);

/** The headings under which something round could be met, as a middle and a width to both sides. */
interface Window {
  readonly middle: number;
  readonly width: number;
}

const meets = (one: Window, other: Window): boolean =>
  between(one.middle, other.middle) <= one.width + other.width;

/** Something that may be met or be in the way of sight, with the headings for which that can be. */
interface Obstacle {
  readonly id: string;
  readonly shape: Shape;
  readonly points: Polygon;
  readonly window: Window;
  /** It is so near that turning alone could lay the tray onto it. */
  readonly close: boolean;
}

/**
 * All that matters to the charges of one unit, measured once. Charging in one direction is a question about
 * strips: what of the others lies in the strip ahead, and how near.
 */
class Charger {
  readonly known: Survey;
  readonly unit: Unit;
  readonly speed: number;
  readonly #half: number;
  readonly #front: number;
  readonly #radius: number;
  readonly #enemies: readonly Obstacle[];
  readonly #impassable: readonly Obstacle[];
  /** What could block sight: all other trays a little enlarged, and terrain. */
  readonly #screens: readonly Obstacle[];
  readonly #rough: readonly Obstacle[];
  readonly #edgeNear: boolean;

  constructor(known: Survey, unit: Unit, speed: number) {
    const { halfWidth, halfDepth } = SIZES[unit.kind];
    this.known = known;
    this.unit = unit;
    this.speed = speed;
    this.#half = halfWidth;
    this.#front = halfDepth;
    this.#radius = trayShape(unit).radius;
    const others = known.bodies.filter((body) => body.unit.id !== unit.id);
    const near = (id: string, shape: Shape): Obstacle[] =>
      this.#within(shape) ? [this.#obstacle(id, shape)] : [];
    this.#enemies = others
      .filter((body) => body.unit.side !== unit.side)
      .flatMap((body) => near(body.unit.id, body.shape));
    this.#impassable = known.impassable.flatMap(({ terrain, shape }) => near(terrain.id, shape));
    this.#screens = [
      ...others.flatMap((body) => near(body.unit.id, body.screen)),
      ...known.pieces
        .filter((piece) => has(piece, 'blocksSight'))
        .flatMap(({ terrain, shape }) => near(terrain.id, shape)),
    ];
    this.#rough = known.rough.flatMap(({ terrain, shape }) => near(terrain.id, shape));
    const room = this.#longest + this.#radius;
    this.#edgeNear =
      unit.x < room ||
      unit.y < room ||
      unit.x > known.board.width - room ||
      unit.y > known.board.height - room;
  }

  /** How far the best roll takes it. */
  get #longest(): number {
    return (this.speed + BEST_ROLL) * INCH + EPS;
  }

  /** Whether a shape can be met at all. */
  #within({ centre, radius }: Shape): boolean {
    const dx = centre.x - this.unit.x;
    const dy = centre.y - this.unit.y;
    const reach = this.#longest + this.#radius + radius;
    return dx * dx + dy * dy <= reach * reach;
  }

  #obstacle(id: string, shape: Shape): Obstacle {
    const dx = shape.centre.x - this.unit.x;
    const dy = shape.centre.y - this.unit.y;
    const away = Math.sqrt(dx * dx + dy * dy);
    const close = away <= this.#radius + shape.radius + CONTACT;
    const width = close ? HALF_TURN : widthOf((this.#half + shape.radius) / away) + 1;
    return { id, shape, points: shape.points, window: { middle: towards(dx, dy), width }, close };
  }

  #touch(points: Polygon, dx: number, dy: number): number {
    return firstTouch(this.unit.x, this.unit.y, dx, dy, this.#half, this.#front, points);
  }

  /** How far the nearest thing that cannot be crossed is, apart from the target (SIF-518). */
  stop(heading: number, target: Unit): number {
    const others = this.#enemies.filter(({ id }) => id !== target.id);
    return Math.min(this.#stop(heading, others, this.#impassable), this.#edge(heading));
  }

  /** The nearest of some obstacles, or any of them that is nearer than `enough`. */
  #stop(
    heading: number,
    enemies: readonly Obstacle[],
    impassable: readonly Obstacle[],
    enough = 0,
  ): number {
    const dx = sine(heading);
    const dy = cosine(heading);
    let least = NEVER;
    for (const { points } of enemies) {
      least = Math.min(least, this.#touch(points, dx, dy));
      if (least < enough) return least;
    }
    for (const { points, shape, close } of impassable) {
      if (close) {
        // Turned onto it, the tray may leave it but not get farther onto it.
        const turned = turnedTo(this.unit, heading);
        if (overlap(trayShape(turned), shape)) {
          if (growsOnto(turned, 'forward', shape)) return 0;
          continue;
        }
      }
      least = Math.min(least, this.#touch(points, dx, dy));
      if (least < enough) return least;
    }
    return least;
  }

  #edge(heading: number): number {
    if (!this.#edgeNear) return NEVER;
    const turned = trayShape(turnedTo(this.unit, heading));
    return edgeTouch(this.known.board, turned, sine(heading), cosine(heading));
  }

  /** How far the target is in this direction, or NEVER. */
  toTarget(heading: number, target: Unit): number {
    const { points } = trayShape(target);
    return this.#touch(points, sine(heading), cosine(heading));
  }

  /** How many rough pieces the tray lies on while it goes that far. */
  roughOver(heading: number, distance: number): number {
    let crossed = 0;
    for (const { points, shape } of this.#rough) {
      const deep = this.#inStrip(points, sine(heading), cosine(heading), distance);
      // A corner well within the strip settles it; else the shapes have to be laid over each other.
      if (
        deep > CONTACT ||
        (deep > -NEVER && overlap(swept(turnedTo(this.unit, heading), 'forward', distance), shape))
      ) {
        crossed++;
      }
    }
    return crossed;
  }

  /** Whether any heading reaches the target; straight at it is tried first. */
  reaches(target: Unit): boolean {
    const straight = towards(target.x - this.unit.x, target.y - this.unit.y);
    for (const _course of this.courses(target, straight)) return true;
    for (const _course of this.courses(target)) return true;
    return false;
  }

  /** The headings with which the target can be reached, in order, each with its way and roll. */
  *courses(target: Unit, only?: number): Generator<Course> {
    const aim = this.#enemies.find(({ id }) => id === target.id);
    if (!aim) return;
    const others = this.#enemies.filter((one) => one !== aim && meets(one.window, aim.window));
    const impassable = this.#impassable.filter(({ window }) => meets(window, aim.window));
    const screens = this.#screens.filter(
      ({ id, window }) => id !== target.id && meets(window, aim.window),
    );
    const close = this.#enemies.filter((enemy) => enemy.close);
    const { middle, width } = aim.window;
    const first = only ?? middle - Math.min(width, HALF_TURN - 1);
    const count = only === undefined ? Math.min(2 * width + 1, TURN) : 1;
    for (let i = 0; i < count; i++) {
      const heading = normal(first + i);
      const dx = sine(heading);
      const dy = cosine(heading);
      const distance = this.#touch(aim.points, dx, dy);
      if (distance > this.#longest) continue;
      // In the same instant the target counts (SIF-940).
      if (this.#stop(heading, others, impassable, distance - EPS) < distance - EPS) continue;
      if (this.#edge(heading) < distance - EPS) continue;
      if (close.length > 0) {
        const turned = trayShape(turnedTo(this.unit, heading));
        if (close.some(({ shape }) => overlap(turned, shape))) continue; // SIF-419
      }
      // If nothing stands in the strip between them, the line straight ahead is free (SIF-514). Who touches the
      // target before he moves may do so with his side.
      const clear =
        distance > 0 &&
        screens.every(({ points }) => this.#inStrip(points, dx, dy, distance) === -NEVER);
      const rough = this.roughOver(heading, distance);
      const roll = rollFor(this.speed, distance, rough);
      if (roll > BEST_ROLL) continue;
      if (!clear && !sees(this.known, turnedTo(this.unit, heading), target, 'charge')) continue;
      yield { heading, distance, rough, roll };
    }
  }

  /**
   * How deep a corner of a polygon lies in the strip that the tray covers on its way ahead: -NEVER if no part
   * of the polygon can be there at all, less than zero if no corner is.
   */
  #inStrip(points: Polygon, dx: number, dy: number, distance: number): number {
    const { x, y } = this.unit;
    const half = this.#half;
    const back = -this.#front;
    const front = this.#front + distance;
    let left = NEVER;
    let right = -NEVER;
    let near = NEVER;
    let far = -NEVER;
    let deepest = -half;
    for (let i = 0; i < points.length; i++) {
      const px = points[i].x - x;
      const py = points[i].y - y;
      const across = px * dy - py * dx;
      const along = px * dx + py * dy;
      if (across < left) left = across;
      if (across > right) right = across;
      if (along < near) near = along;
      if (along > far) far = along;
      const deep = Math.min(half - Math.abs(across), along - back, front - along);
      if (deep > deepest) deepest = deep;
    }
    if (left >= half || right <= -half || near >= front || far <= back) return -NEVER;
    return deepest;
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

/** Neighbours put together. */
function ranges(courses: readonly Course[]): HeadingRange[] {
  const found: { from: number; to: number; best: Course }[] = [];
  for (const course of courses) {
    const last = found.at(-1);
    if (last && normal(last.to + 1) === course.heading) {
      last.to = course.heading;
      if (better(course, last.best)) last.best = course;
    } else found.push({ from: course.heading, to: course.heading, best: course });
  }
  const [first] = found;
  const last = found.at(-1);
  if (first && last && first !== last && normal(last.to + 1) === first.from) {
    first.from = last.from;
    if (better(last.best, first.best)) first.best = last.best;
    found.pop();
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
  const arcs = arcsHolding(target, unit)
    .map((arc) => ({ arc, alignments: alignments(known, target, arc, unit) }))
    .filter((choice) => choice.alignments.length > 0);
  return arcs.length === 0 ? refuse('SIF-505', 'noRoom') : { ok: true, arcs };
}

function declared(charger: Charger, target: Unit): ChargeRefusal | ({ ok: true } & Charge) {
  const { known, unit } = charger;
  const aim = aimAt(known, unit, target);
  if (!aim.ok) return aim;
  const headings = ranges([...charger.courses(target)]);
  if (headings.length === 0) return refuse('SIF-506', 'outOfReach');
  const best = headings.reduce((one, other) => (better(other.best, one.best) ? other : one)).best;
  return { ok: true, target, arcs: aim.arcs, headings, best };
}

/** Whether a charge can be declared, with all it needs, or why not. Speed in inches. */
export function declareCharge(
  known: Survey,
  unit: Unit,
  target: Unit,
  speed: number,
): ChargeRefusal | ({ ok: true } & Charge) {
  if (engaged(known, unit)) return refuse('SIF-502', 'engaged');
  return declared(new Charger(known, unit, speed), target);
}

/** Whom a unit can charge, one after the other: each is settled by the first heading that works. */
function* targets(
  known: Survey,
  unit: Unit,
  speed: number,
): Generator<{ charger: Charger; target: Unit }> {
  const own = trayShape(unit);
  if (engagedWith(known, unit, own).length > 0) return;
  let charger: Charger | null = null;
  for (const { unit: target, shape } of known.bodies) {
    if (target.side === unit.side) continue;
    if (farApart(own, shape, (speed + BEST_ROLL) * INCH + EPS)) continue;
    charger ??= new Charger(known, unit, speed);
    if (charger.reaches(target) && aimAt(known, unit, target).ok) yield { charger, target };
  }
}

/** Whether a unit can charge anybody at all. */
export function canCharge(known: Survey, unit: Unit, speed: number): boolean {
  for (const _one of targets(known, unit, speed)) return true;
  return false;
}

/** Whom a unit can charge. */
export const chargeTargets = (known: Survey, unit: Unit, speed: number): Unit[] =>
  [...targets(known, unit, speed)].map(({ target }) => target);

/** All charges that a unit can declare, with all they need. */
export const charges = (known: Survey, unit: Unit, speed: number): Charge[] =>
  [...targets(known, unit, speed)].flatMap(({ charger, target }) => {
    const charge = declared(charger, target);
    return charge.ok ? [charge] : [];
  });

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
  for (const course of new Charger(known, unit, speed).courses(target, heading)) {
    return { ok: true, ...course };
  }
  // Which of the two it was decides which rule is told.
  const seen = sees(known, turnedTo(unit, heading), target, 'charge');
  return seen ? refuse('SIF-515', 'outOfReach') : refuse('SIF-514', 'notSeen');
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
  const stop = charger.stop(heading, target);
  const full = (speed + roll) * INCH;
  if (toTarget <= stop + EPS && toTarget <= full + EPS) {
    const rough = charger.roughOver(heading, toTarget);
    if (toTarget <= full - rough * INCH + EPS) return { success: true, disorderly, rough };
  }
  const far = slowedBy(charger, heading, full);
  const halted = stop <= far ? Math.max(0, Math.floor(stop) - INCH) : far; // SIF-519, SIF-938
  const end = backUntilFree(known, unit, heading, halted);
  return { success: false, disorderly, ...end };
}

/** The longest way that its own rough ground leaves (SIF-926). */
function slowedBy(charger: Charger, heading: number, full: number): number {
  let low = 0;
  let high = full + 1;
  // A longer way crosses at least as much rough ground, so what is too long stays too long.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle <= full - charger.roughOver(heading, middle) * INCH) low = middle;
    else high = middle;
  }
  return low;
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
