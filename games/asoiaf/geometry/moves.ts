import { arcsHolding } from './arcs.ts';
import {
  enemiesOf,
  engagedWith,
  overhang,
  type Piece,
  type Survey,
  type Terrain,
  type Unit,
} from './field.ts';
import { normal, TURN } from './headings.ts';
import { APART, EPS, HAIR, INCH, rounded } from './numbers.ts';
import { contact, farApart, nearer, overlap, type Shape } from './polygons.ts';
import { growsOnto, sweep, swept } from './slides.ts';
import { crossedBy } from './terrain.ts';
import { type Direction, headingOf, moved, trayShape, turnedTo } from './trays.ts';

/** A part of a move: turning about the centre, or a straight line without turning. */
export type Part = { readonly pivot: number } | { readonly slide: Direction; readonly by: number };

/** A move is made of parts; what it is made for says which, and how far. Speed and dice in inches. */
export type Action =
  | { readonly type: 'maneuver'; readonly speed: number }
  | { readonly type: 'march'; readonly speed: number }
  | { readonly type: 'retreat'; readonly speed: number; readonly roll: number }
  | { readonly type: 'shift'; readonly limit: number }
  | { readonly type: 'pivot' };

export type Reason =
  | 'notWhole'
  | 'parts'
  | 'direction'
  | 'engaged'
  | 'notEngaged'
  | 'tooFar'
  | 'rough'
  | 'crossesEnemy'
  | 'crossesImpassable'
  | 'tableEdge'
  | 'pivotOntoEnemy'
  | 'endsOnUnit'
  | 'endsOnImpassable'
  | 'tooNear';

/** Why a move may not be made: the rule, and what is in the way. */
export interface Refusal {
  readonly ok: false;
  readonly rule: string;
  readonly reason: Reason;
  readonly by?: string;
}

export interface Allowed {
  readonly ok: true;
  /** Where the unit stands then. */
  readonly unit: Unit;
  /** The terrain that the straight part crosses or enters (SIF-928); pivots do not count. */
  readonly crossed: readonly Terrain[];
}

export type Verdict = Allowed | Refusal;

const refuse = (rule: string, reason: Reason, by?: string): Refusal => ({
  ok: false,
  rule,
  reason,
  by,
});

/** What somebody asks for, in the numbers in which it is judged, stored and played (SIF-918). */
export const inWholeNumbers = (parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    'pivot' in part
      ? { pivot: normal(rounded(part.pivot)) }
      : { slide: part.slide, by: rounded(part.by) },
  );

const isWhole = (part: Part): boolean =>
  'pivot' in part
    ? Number.isInteger(part.pivot) && part.pivot >= 0 && part.pivot < TURN
    : Number.isSafeInteger(part.by) && part.by >= 0;

/** The longest way of an action, and the rule that says so. */
export function limitOf(action: Action): { limit: number; rule: string } {
  switch (action.type) {
    case 'maneuver':
      return { limit: action.speed * INCH, rule: 'SIF-414' };
    case 'march':
      return { limit: 2 * action.speed * INCH, rule: 'SIF-424' };
    case 'retreat':
      return { limit: (action.speed + action.roll) * INCH, rule: 'SIF-428' };
    case 'shift':
      return { limit: action.limit, rule: 'SIF-133' };
    case 'pivot':
      return { limit: 0, rule: 'SIF-112' };
  }
}

/** The orders of parts that an action allows, p for a pivot and s for a slide, and the rule. */
const ORDERS: { readonly [type in Action['type']]: { order: RegExp; rule: string } } = {
  maneuver: { order: /^p?s?p?$/, rule: 'SIF-416' },
  march: { order: /^s?p?$/, rule: 'SIF-425' },
  retreat: { order: /^s?p?$/, rule: 'SIF-431' },
  shift: { order: /^s?$/, rule: 'SIF-135' },
  pivot: { order: /^p?$/, rule: 'SIF-112' },
};

/** The directions in which an engaged unit may retreat: forward only out of a flank or rear attack. */
export function retreatDirections(known: Survey, unit: Unit): Direction[] {
  const beset = engagedWith(known, unit).some(
    (enemy) => !arcsHolding(unit, enemy.unit).includes('front'),
  );
  return beset ? ['back', 'left', 'right', 'forward'] : ['back', 'left', 'right'];
}

function refusedDirection(
  known: Survey,
  unit: Unit,
  action: Action,
  direction: Direction,
): Refusal | undefined {
  switch (action.type) {
    case 'maneuver':
    case 'march':
      if (direction === 'forward') return undefined;
      return refuse(action.type === 'march' ? 'SIF-424' : 'SIF-414', 'direction');
    case 'retreat':
      if (retreatDirections(known, unit).includes(direction)) return undefined;
      return refuse('SIF-430', 'direction');
    default:
      return undefined;
  }
}

function refusedStart(action: Action, touched: number): Refusal | undefined {
  switch (action.type) {
    case 'maneuver':
      return touched > 0 ? refuse('SIF-412', 'engaged') : undefined;
    case 'march':
      return touched > 0 ? refuse('SIF-423', 'engaged') : undefined;
    case 'retreat':
      return touched === 0 ? refuse('SIF-427', 'notEngaged') : undefined;
    case 'shift':
      return touched > 0 ? refuse('SIF-944', 'engaged') : undefined;
    case 'pivot':
      return undefined;
  }
}

/** Whether the table edge lets a tray pass: what hangs over it may only get less (SIF-920). */
function crossesEdge(known: Survey, start: Shape, way: Shape): boolean {
  const before = overhang(known.board, start);
  return overhang(known.board, way).some((over, side) => over > Math.max(EPS, before[side]) + HAIR);
}

/** The impassable piece that a slide would cross, or get farther onto (SIF-1115). */
function crossedImpassable(
  known: Survey,
  unit: Unit,
  start: Shape,
  direction: Direction,
  way: Shape,
): Piece | undefined {
  return known.impassable.find(
    ({ shape }) =>
      overlap(way, shape) && (!overlap(start, shape) || growsOnto(unit, direction, shape)),
  );
}

/** What stops a slide on its way, if anything does. Friends never do (SIF-421). */
export function refusedSlide(
  known: Survey,
  unit: Unit,
  direction: Direction,
  by: number,
): Refusal | undefined {
  const start = trayShape(unit);
  const way = swept(unit, direction, by);
  for (const { unit: enemy, shape } of known.bodies) {
    if (enemy.side === unit.side || farApart(way, shape, 0)) continue;
    // Along the edge of an enemy that it touches a unit may slide (SIF-946).
    const blocked = contact(start, shape)
      ? overlap(way, shape)
      : sweep(unit, direction, shape) < by;
    if (blocked) return refuse('SIF-921', 'crossesEnemy', enemy.id);
  }
  if (crossesEdge(known, start, way)) return refuse('SIF-920', 'tableEdge');
  const piece = by > 0 ? crossedImpassable(known, unit, start, direction, way) : undefined;
  if (piece) return refuse('SIF-1115', 'crossesImpassable', piece.terrain.id);
  return undefined;
}

/** Why a unit may not stand where its whole move ends, if so. */
export function refusedEnd(
  known: Survey,
  unit: Unit,
  action: Action['type'],
  lastPart: 'pivot' | 'slide',
): Refusal | undefined {
  const end = trayShape(unit);
  for (const { unit: other, shape } of known.bodies) {
    if (other.id === unit.id || !overlap(end, shape)) continue;
    const rule = action === 'pivot' ? 'SIF-114' : lastPart === 'pivot' ? 'SIF-418' : 'SIF-422';
    return refuse(rule, 'endsOnUnit', other.id);
  }
  const [piece] = crossedBy(known.impassable, end);
  if (piece) return refuse('SIF-1116', 'endsOnImpassable', piece.terrain.id);
  // Measured once, at the very end, for every move that is no charge (SIF-420, SIF-922).
  for (const { unit: enemy, shape } of known.bodies) {
    if (enemy.side !== unit.side && nearer(end, shape, APART - EPS)) {
      return refuse('SIF-420', 'tooNear', enemy.id);
    }
  }
  return undefined;
}

/** Whether a unit may make this move, with what it crosses, or why not. */
export function judge(known: Survey, unit: Unit, action: Action, parts: readonly Part[]): Verdict {
  if (!parts.every(isWhole)) return refuse('SIF-918', 'notWhole');
  const { order, rule } = ORDERS[action.type];
  if (!order.test(parts.map((part) => ('pivot' in part ? 'p' : 's')).join(''))) {
    return refuse(rule, 'parts');
  }
  const start = trayShape(unit);
  const wrongStart = refusedStart(action, engagedWith(known, unit, start).length);
  if (wrongStart) return wrongStart;

  let at = unit;
  let crossed: readonly Piece[] = [];
  for (const part of parts) {
    if ('pivot' in part) {
      at = turnedTo(at, part.pivot);
      const shape = trayShape(at);
      const onto = enemiesOf(known, at).find((enemy) => overlap(shape, enemy.shape));
      if (onto) return refuse('SIF-419', 'pivotOntoEnemy', onto.unit.id);
      continue;
    }
    const { slide, by } = part;
    const wrongWay = refusedDirection(known, unit, action, slide);
    if (wrongWay) return wrongWay;
    const { limit, rule: limitRule } = limitOf(action);
    if (by > limit) return refuse(limitRule, 'tooFar');
    const way = swept(at, slide, by);
    const slowed = limit - crossedBy(known.rough, way).length * INCH;
    if (by > Math.max(0, slowed)) return refuse('SIF-926', 'rough');
    const stopped = refusedSlide(known, at, slide, by);
    if (stopped) return stopped;
    crossed = crossedBy(known.pieces, way);
    at = moved(at, headingOf(at.h, slide), by);
  }
  const last = parts.at(-1);
  const wrongEnd = last && refusedEnd(known, at, action.type, 'pivot' in last ? 'pivot' : 'slide');
  return wrongEnd ?? { ok: true, unit: at, crossed: crossed.map(({ terrain }) => terrain) };
}
