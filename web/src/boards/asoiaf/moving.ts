import {
  type Arc,
  type Direction,
  type Unit as FieldUnit,
  headingOf,
  type Kind,
  legalManeuvers,
  moved,
  type Point,
  type Pose,
  SHOOTING_SHIFT,
  SIZES,
  TERRAIN,
  type TerrainKind,
  TURN,
  towards,
  turnedTo,
} from '@small-council/asoiaf/geometry';
import { cardOf, isOnField, speedOf, trayOf, unitOf } from '@small-council/asoiaf/looking';
import type { Answer, AskedQuestion, Leg, PathAnswer, Pose as Place } from '@small-council/engine';
import { type Battle, varsOf } from './battle.ts';

/**
 * One pattern for everything that is laid on the table: a list of parts, each a number. Dragging, keys, fields
 * and touch only fill these numbers, so every way of input ends in the same answer.
 */

export type LaidQuestion = Extract<AskedQuestion, { kind: 'path' | 'place' }>;

type Stops = readonly (readonly [number, number])[];

export interface Moving {
  readonly question: LaidQuestion;
  readonly type: 'maneuver' | 'march' | 'retreat' | 'shift' | 'pivot' | 'charge' | 'place';
  /** What is laid: a tray, a piece of terrain, or a token. */
  readonly unit: string | null;
  readonly kind: Kind | null;
  readonly terrain: TerrainKind | null;
  /** Where it stands; null for what comes from outside. */
  readonly origin: FieldUnit | null;
  readonly mayFirst: boolean;
  readonly mayLast: boolean;
  readonly directions: readonly Direction[];
  /** The longest way, in mil. */
  readonly limit: number;
  readonly lanes: readonly { readonly slide: Direction; readonly stops: Stops }[];
  readonly charge: { readonly target: string; readonly arc: Arc; readonly speed: number } | null;
}

export interface Draft {
  /** The pivot before the way, and the one after it: headings. */
  readonly first: number;
  readonly slide: Direction;
  readonly by: number;
  readonly last: number;
  /** For what is placed: its centre. */
  readonly x: number;
  readonly y: number;
  /** The last pivot was chosen, and does not follow the first one any more. */
  readonly turned: boolean;
}

interface Hints {
  readonly limit?: number;
  readonly reach?: unknown;
  readonly slides?: readonly { readonly slide: Direction; readonly stops: Stops }[];
  readonly headings?: unknown;
  readonly targets?: unknown;
}

const TYPES = ['maneuver', 'march', 'retreat', 'shift', 'pivot'] as const;

export function movingOf(battle: Battle, question: AskedQuestion | null): Moving | null {
  if (question?.kind !== 'path' && question?.kind !== 'place') return null;
  const { m } = battle;
  const subject = question.subject as { is: string; id: string; kind?: string };
  const hints = (question.hints ?? {}) as Hints;
  const unit = subject.is === 'unit' ? subject.id : null;
  const origin = unit !== null && isOnField(m, unit) ? trayOf(m, unit) : null;
  const key = question.text.key;
  const charging = varsOf<{ target: string; arc: Arc }>(battle, 'charge');
  const type =
    question.kind === 'place'
      ? 'place'
      : key === 'ask.chargeHeading'
        ? 'charge'
        : key === 'ask.shootingShift'
          ? 'shift'
          : (TYPES.find((one) => key === `ask.way.${one}`) ?? 'pivot');
  return {
    question,
    type,
    unit,
    kind: unit === null ? null : cardOf(unitOf(m, unit)).tray,
    terrain: subject.is === 'terrain' ? (subject.kind as TerrainKind) : null,
    origin: question.kind === 'place' ? null : origin,
    mayFirst: hints.reach !== undefined,
    mayLast: question.kind === 'path' && type !== 'charge' && 'pivot' in question.parts,
    directions:
      hints.reach !== undefined
        ? ['forward']
        : (hints.slides?.map(({ slide }) => slide) ??
          (hints.targets !== undefined ? ['forward', 'right', 'back', 'left'] : [])),
    limit: hints.limit ?? (hints.targets !== undefined ? SHOOTING_SHIFT : 0),
    lanes: hints.slides ?? [],
    charge:
      type === 'charge' && charging && unit !== null
        ? { target: charging.target, arc: charging.arc, speed: speedOf(m, unit) }
        : null,
  };
}

/** Nothing is moved yet; what is placed lies where the rules propose it, and a charge goes straight. */
export function draftOf(moving: Moving): Draft {
  const { question, type } = moving;
  const unmoved: PathAnswer = { path: [] };
  const isGiven = question.kind === 'place' || type === 'charge';
  return draftBy(moving, isGiven ? (question.default as Place | PathAnswer) : unmoved);
}

/** The parts of an answer that somebody else has thought of. */
export function draftBy({ origin, directions, type }: Moving, answer: Place | PathAnswer): Draft {
  const h = origin?.h ?? 0;
  const slide = directions[0] ?? 'forward';
  if ('x' in answer) {
    const { x, y, heading } = answer;
    return { first: heading, slide, by: 0, last: heading, x, y, turned: false };
  }
  const { path } = answer;
  const way = path.find(({ go }) => go !== 'pivot');
  const [last] = way ? path.slice(path.indexOf(way) + 1) : path;
  const first = way && path[0] !== way ? path[0].by : h;
  return {
    first,
    slide: (way?.go as Direction | undefined) ?? slide,
    by: way?.by ?? 0,
    last: last?.by ?? first,
    x: origin?.x ?? 0,
    y: origin?.y ?? 0,
    turned: type === 'charge' || last !== undefined,
  };
}

/** Where somebody would set it up: at the front of the zone, as near to its middle as there is room. */
export function firstPlace(battle: Battle, moving: Moving): Draft {
  const proposed = draftOf(moving);
  const { zones = [] } = (moving.question.hints ?? {}) as {
    zones?: { left: number; right: number; bottom: number; top: number }[];
  };
  const [zone] = zones;
  if (!zone || !moving.kind) return proposed;
  const { halfDepth } = SIZES[moving.kind];
  const y = zone.bottom === 0 ? zone.top - halfDepth : zone.bottom + halfDepth;
  const middle = (zone.left + zone.right) / 2;
  for (let aside = 0; aside < (zone.right - zone.left) / 2; aside += 500)
    for (const x of [middle + aside, middle - aside]) {
      const draft = { ...proposed, x, y };
      if (battle.refusal(answerOf(moving, draft)) === null) return draft;
    }
  return proposed;
}

/** The way as the question takes it; parts that change nothing are left out. */
export function answerOf(
  { question, origin, mayFirst, mayLast, type }: Moving,
  draft: Draft,
): Answer {
  if (question.kind === 'place') return { x: draft.x, y: draft.y, heading: draft.last };
  const h = origin?.h ?? 0;
  if (type === 'charge') return { path: [{ go: 'pivot', by: draft.last }] };
  const path: Leg[] = [];
  const first = mayFirst ? draft.first : h;
  if (first !== h && draft.by > 0) path.push({ go: 'pivot', by: first });
  if (draft.by > 0) path.push({ go: draft.slide, by: draft.by });
  if (mayLast && draft.last !== (draft.by > 0 ? first : h))
    path.push({ go: 'pivot', by: draft.last });
  return { path };
}

/** Where it would stand. */
export function poseOf({ question, origin, mayFirst, mayLast, type }: Moving, draft: Draft): Pose {
  if (question.kind === 'place' || !origin) return { x: draft.x, y: draft.y, h: draft.last };
  const turned = mayFirst && draft.by > 0 ? turnedTo(origin, draft.first) : origin;
  const there = moved(turned, headingOf(turned.h, draft.slide), draft.by);
  return mayLast || type === 'charge' ? { ...there, h: draft.last } : there;
}

const SNAP = 250;

/** Puts the centre of the ghost there, as far as its parts can: pulled, it turns to where it goes. */
export function dragTo(
  moving: Moving,
  draft: Draft,
  point: Point,
  keep: boolean,
  free: boolean,
): Draft {
  const { origin, question, mayFirst, directions, limit } = moving;
  if (question.kind === 'place' || !origin) {
    const { from, to } = (question as Extract<LaidQuestion, { kind: 'place' }>).area;
    return {
      ...draft,
      x: Math.min(to.x, Math.max(from.x, point.x)),
      y: Math.min(to.y, Math.max(from.y, point.y)),
    };
  }
  const dx = point.x - origin.x;
  const dy = point.y - origin.y;
  const far = Math.round(Math.hypot(dx, dy));
  const limited = (by: number): number =>
    !free && Math.abs(by - limit) < SNAP ? limit : Math.max(0, Math.round(by / 10) * 10);
  if (mayFirst) {
    if (far < 100)
      return { ...draft, by: 0, first: origin.h, last: draft.turned ? draft.last : origin.h };
    const wanted = towards(dx, dy);
    const first = free ? wanted : snapHeading(wanted, origin.h);
    const last = keep ? origin.h : draft.turned ? draft.last : first;
    return { ...draft, first, last, slide: 'forward', by: limited(far) };
  }
  if (directions.length === 0)
    return far < 100 ? draft : turnBy(moving, draft, towards(dx, dy), free);
  const along = (direction: Direction): number => {
    const angle = (headingOf(origin.h, direction) * Math.PI) / 1800;
    return dx * Math.sin(angle) + dy * Math.cos(angle);
  };
  const slide = directions.reduce((best, one) => (along(one) > along(best) ? one : best));
  const by = limited(Math.max(0, along(slide)));
  return { ...draft, slide, by, last: draft.turned ? draft.last : origin.h };
}

const STEP = 150;
const NEAR = 15;

/** To a straight heading (a multiple of 15 degrees) or the old one, if it is near. */
function snapHeading(heading: number, kept: number): number {
  const straight = (Math.round(heading / STEP) * STEP) % TURN;
  const near = (one: number): boolean => {
    const apart = Math.abs(((heading - one + TURN * 1.5) % TURN) - TURN / 2);
    return apart <= NEAR;
  };
  return near(kept) ? kept : near(straight) ? straight : heading;
}

/** Turns the last pivot to a heading. */
export function turnBy(moving: Moving, draft: Draft, heading: number, free: boolean): Draft {
  const whole = ((Math.round(heading) % TURN) + TURN) % TURN;
  const last = free ? whole : snapHeading(whole, moving.origin?.h ?? 0);
  return { ...draft, last, turned: true };
}

export const mayTurn = ({ mayLast, type, terrain, unit }: Moving): boolean =>
  mayLast || type === 'charge' || (type === 'place' && (unit !== null || terrain !== null));

/** Half of the size of what is laid, in mil. */
export const footprintOf = ({ terrain }: Moving): { width: number; depth: number } =>
  terrain === null ? { width: 1400, depth: 1400 } : TERRAIN[terrain];

/** Legal ways instead of this one: shorter, or turned less. */
export function repairs(battle: Battle, moving: Moving, draft: Draft): Draft[] {
  const works = (one: Draft): boolean => battle.refusal(answerOf(moving, one)) === null;
  const found: Draft[] = [];
  if (moving.type === 'place' || moving.type === 'charge') {
    const fallback = draftOf(moving);
    if (works(fallback)) found.push(fallback);
    return found;
  }
  for (let by = Math.min(draft.by, moving.limit) - 50; by >= 0; by -= 50) {
    const less = { ...draft, by };
    if (works(less)) {
      found.push(less);
      break;
    }
  }
  if (draft.last !== draft.first && moving.mayLast) {
    const from = moving.mayFirst && draft.by > 0 ? draft.first : (moving.origin?.h ?? 0);
    const apart = ((draft.last - from + TURN * 1.5) % TURN) - TURN / 2;
    const sign = Math.sign(apart);
    for (let turn = Math.abs(apart) - 5; turn >= 0; turn -= 5) {
      const less = { ...draft, last: (from + sign * turn + TURN) % TURN, turned: true };
      if (works(less)) {
        found.push(less);
        break;
      }
    }
  }
  return found;
}

/** The longest way ahead that is legal, for who wants it all. */
export function farthest(battle: Battle, moving: Moving, draft: Draft): Draft {
  const works = (one: Draft): boolean => battle.refusal(answerOf(moving, one)) === null;
  for (let by = moving.limit; by >= 0; by -= 50) {
    const one = { ...draft, by };
    if (works(one)) return one;
  }
  return draft;
}

/** Where the centre may end with a maneuver: ranges of each heading. */
export function reachOf(
  { known }: Battle,
  { origin, limit, mayFirst }: Moving,
): { heading: number; stops: readonly { from: number; to: number }[] }[] {
  if (!origin || !mayFirst) return [];
  return Array.from({ length: 90 }, (_, i) => ({
    heading: i * 40,
    stops: legalManeuvers(known, origin, limit / 1000, i * 40),
  }));
}
