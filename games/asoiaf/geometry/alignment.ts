import type { Arc } from './arcs.ts';
import { overhang, type Survey, type Unit } from './field.ts';
import { opposite } from './headings.ts';
import { CONTACT, EPS, rounded } from './numbers.ts';
import { farApart, rectangle, type Shape } from './polygons.ts';
import { overlapSpan, type Span } from './slides.ts';
import {
  type Direction,
  extent,
  forwardOf,
  headingOf,
  type Kind,
  type Pose,
  SIZES,
  type Tray,
} from './trays.ts';

/** How a tray is laid against an edge: in the middle, or with its arrow at one end (SIF-930, SIF-931). */
export type Alignment = 'full' | 'left' | 'right';

export const ALIGNMENTS: readonly Alignment[] = ['full', 'left', 'right'];

/** An interval of offsets, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const SIDE: { readonly [arc in Arc]: Direction } = {
  front: 'forward',
  right: 'right',
  rear: 'back',
  left: 'left',
};

/** The edge that belongs to an arc: where it looks, half its length, how far it is from the centre. */
export function edgeOf(tray: Tray, arc: Arc): { out: number; half: number; away: number } {
  const { along, across } = extent(tray.kind, SIDE[arc]);
  return { out: headingOf(tray.h, SIDE[arc]), half: across, away: along };
}

/**
 * The pose of a tray whose front edge lies on an edge of the target, shifted along it (SIF-934). A positive
 * offset is to the right of somebody who looks out of the target.
 */
export function place(target: Tray, arc: Arc, kind: Kind, offset: number): Pose {
  const { out, away } = edgeOf(target, arc);
  const forward = forwardOf(out);
  const far = away + SIZES[kind].halfDepth;
  return {
    x: rounded(target.x + forward.x * far + forward.y * offset),
    y: rounded(target.y + forward.y * far - forward.x * offset),
    h: opposite(out),
  };
}

/** The length of the attacker's front edge that lies on the target's edge. */
export function contactLength(target: Tray, arc: Arc, kind: Kind, offset: number): number {
  const { half } = edgeOf(target, arc);
  const { halfWidth } = SIZES[kind];
  return Math.max(0, Math.min(offset + halfWidth, half) - Math.max(offset - halfWidth, -half));
}

/** What no tray may lie on when it is aligned: other trays and impassable terrain (SIF-933). */
export const inTheWay = (known: Survey, ...except: readonly Unit[]): Shape[] => [
  ...known.bodies
    .filter(({ unit }) => except.every(({ id }) => id !== unit.id))
    .map(({ shape }) => shape),
  ...known.impassable.map(({ shape }) => shape),
];

/** Rounding a pose to whole mil moves a tray by less than this. */
const ROUNDING = 1;

/**
 * The offsets at which a unit can be laid against an edge, with at least half of its front in contact,
 * (SIF-525), nothing overlapping (SIF-933) and nothing over the table edge. That half is in contact up to
 * where the arrow stands at an end of the edge, because every edge is at least half as long as any front.
 */
export function feasible(known: Survey, target: Unit, arc: Arc, unit: Unit): Range[] {
  const exact = feasibleWithin(known, target, arc, unit, 0);
  // The tolerance of contact makes room only where exact contact leaves none.
  return exact.length > 0 ? exact : feasibleWithin(known, target, arc, unit, CONTACT - ROUNDING);
}

function feasibleWithin(
  known: Survey,
  target: Unit,
  arc: Arc,
  unit: Unit,
  tolerance: number,
): Range[] {
  const { out, half, away } = edgeOf(target, arc);
  const { halfWidth, halfDepth } = SIZES[unit.kind];
  const forward = forwardOf(out);
  const right = { x: forward.y, y: -forward.x };
  const far = away + halfDepth;
  const middle = { x: target.x + forward.x * far, y: target.y + forward.y * far };
  const laid = rectangle(middle, { x: -forward.x, y: -forward.y }, halfWidth, halfDepth);
  let ranges: Range[] = [onBoard(known, laid, right, { from: -half, to: half })];
  for (const shape of inTheWay(known, target, unit)) {
    if (farApart(laid, shape, half)) continue;
    ranges = without(ranges, overlapSpan(laid, right, shape, tolerance));
  }
  return ranges
    .map(({ from, to }) => ({ from: Math.ceil(from - 1e-6), to: Math.floor(to + 1e-6) }))
    .filter(({ from, to }) => from <= to);
}

/** What is left of the offsets when the tray may not hang over the table edge (SIF-920). */
function onBoard(
  known: Survey,
  laid: Shape,
  right: { x: number; y: number },
  { from, to }: Range,
): Range {
  const rates = [-right.x, right.x, -right.y, right.y];
  let [low, high] = [from, to];
  overhang(known.board, laid).forEach((over, side) => {
    const rate = rates[side];
    const room = EPS - over;
    if (rate > 0) high = Math.min(high, room / rate);
    else if (rate < 0) low = Math.max(low, room / rate);
    else if (room < 0) high = -Infinity;
  });
  return { from: low, to: high };
}

/** Closed ranges without an open span. Those of which nothing is left end before they begin. */
function without(ranges: readonly Range[], span: Span): Range[] {
  if (!(span.from < span.to)) return [...ranges];
  return ranges.flatMap(({ from, to }) => [
    { from, to: Math.min(to, span.from) },
    { from: Math.max(from, span.to), to },
  ]);
}

/** The feasible offset nearest to the wanted one; of two equally near ones the more central (SIF-932). */
export function nearest(ranges: readonly Range[], wanted: number): number | undefined {
  let best: number | undefined;
  for (const { from, to } of ranges) {
    const offset = Math.min(Math.max(wanted, from), to);
    const behind =
      best === undefined
        ? -1
        : Math.abs(offset - wanted) - Math.abs(best - wanted) || Math.abs(offset) - Math.abs(best);
    if (behind < 0) best = offset;
  }
  return best;
}

/** The offset that a way of aligning asks for. */
export function wantedOffset(target: Tray, arc: Arc, alignment: Alignment): number {
  const { half } = edgeOf(target, arc);
  return { full: 0, left: -half, right: half }[alignment];
}

export interface Aligned {
  readonly alignment: Alignment;
  readonly offset: number;
  readonly pose: Pose;
}

/** How a unit can be laid against an edge: each way as near as it gets (SIF-523, SIF-524). */
export function alignments(known: Survey, target: Unit, arc: Arc, unit: Unit): Aligned[] {
  const ranges = feasible(known, target, arc, unit);
  if (ranges.length === 0) return [];
  return ALIGNMENTS.map((alignment) => {
    const offset = nearest(ranges, wantedOffset(target, arc, alignment)) as number;
    return { alignment, offset, pose: place(target, arc, unit.kind, offset) };
  });
}
