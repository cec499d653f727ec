import { AREA_TIE, MIN_ARC_AREA } from './numbers.ts';
import { area, clip, type HalfPlane, type Polygon } from './polygons.ts';
import { type Kind, type Pose, SIZES, type Tray, toLocal, trayShape } from './trays.ts';

/** The four arcs of a tray; the flanks are two (SIF-401, SIF-909). */
export type Arc = 'front' | 'right' | 'rear' | 'left';

export const ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];

/**
 * The arcs as half-planes in the tray's own view. A boundary leaves the corner: for every `across` that one
 * goes sideways it goes `along` ahead. Through an infantry tray's corners it points at the centre (SIF-906),
 * else it is a diagonal (SIF-907). A point on it belongs to front or rear (SIF-908), which no area notices.
 */
function arcsOf(kind: Kind): { readonly [arc in Arc]: readonly HalfPlane[] } {
  const { halfWidth: a, halfDepth: b, arc } = SIZES[kind];
  const { across: p, along: q } = arc;
  const cut = p * b - q * a;
  const end = (sign: 1 | -1): readonly HalfPlane[] => [
    { normal: { x: 0, y: sign }, offset: b },
    { normal: { x: -q, y: sign * p }, offset: cut },
    { normal: { x: q, y: sign * p }, offset: cut },
  ];
  const flank = (sign: 1 | -1): readonly HalfPlane[] => [
    { normal: { x: sign, y: 0 }, offset: a },
    { normal: { x: sign * q, y: -p }, offset: -cut },
    { normal: { x: sign * q, y: p }, offset: -cut },
  ];
  return { front: end(1), rear: end(-1), right: flank(1), left: flank(-1) };
}

const HALF_PLANES: { readonly [kind in Kind]: ReturnType<typeof arcsOf> } = {
  infantry: arcsOf('infantry'),
  cavalry: arcsOf('cavalry'),
  solo: arcsOf('solo'),
  large: arcsOf('large'),
  wall: arcsOf('wall'),
};

export const seenFrom = (pose: Pose, polygon: Polygon): Polygon =>
  polygon.map((point) => toLocal(pose, point));

/** The part of a polygon, in the tray's own view, that lies in an arc. */
export function within(kind: Kind, arc: Arc, polygon: Polygon): Polygon {
  let part = polygon;
  for (const halfPlane of HALF_PLANES[kind][arc]) part = clip(part, halfPlane);
  return part;
}

/** How the area of a tray is spread over the arcs of another one; the four make 1. */
export function shares(of: Tray, tray: Tray): { readonly [arc in Arc]: number } {
  const seen = seenFrom(of, trayShape(tray).points);
  const share = (arc: Arc): number => {
    const part = area(within(of.kind, arc, seen));
    return part < MIN_ARC_AREA ? 0 : part;
  };
  const [front, right, rear, left] = ARCS.map(share);
  // Two trays in contact may lie in each other by a hair, so what is in no arc is left out.
  const whole = front + right + rear + left;
  return { front: front / whole, right: right / whole, rear: rear / whole, left: left / whole };
}

/**
 * The arc of `of` in which a tray stands: the one that holds most of it (SIF-407). Two of them are a tie:
 * the attacker chooses (SIF-512, SIF-911).
 */
export function arcsHolding(of: Tray, tray: Tray): Arc[] {
  const share = shares(of, tray);
  const most = Math.max(...ARCS.map((arc) => share[arc]));
  return ARCS.filter((arc) => share[arc] >= most - AREA_TIE);
}
