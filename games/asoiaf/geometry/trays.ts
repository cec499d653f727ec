import { cosine, HALF_TURN, normal, QUARTER_TURN, sine } from './headings.ts';
import { rounded } from './numbers.ts';
import { type Point, rectangle, type Shape } from './polygons.ts';

/** The four kinds of tray: infantry, cavalry, small and large solo (SIF-901 to SIF-904); and a castle wall (SIF-967). */
export type Kind = 'infantry' | 'cavalry' | 'solo' | 'large' | 'wall';

/** Where the centre of a tray is, and which way its arrow points. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

export interface Tray extends Pose {
  readonly kind: Kind;
}

interface Size {
  readonly halfWidth: number;
  readonly halfDepth: number;
  /** The boundary of front and flank: as wide as `across` for every `along` (SIF-906, SIF-907). */
  readonly arc: { readonly across: number; readonly along: number };
}

const SQUARE = { across: 1, along: 1 };

export const SIZES: { readonly [kind in Kind]: Size } = {
  infantry: { halfWidth: 2750, halfDepth: 2400, arc: { across: 2750, along: 2400 } },
  cavalry: { halfWidth: 2750, halfDepth: 2500, arc: SQUARE },
  solo: { halfWidth: 1380, halfDepth: 1380, arc: SQUARE },
  large: { halfWidth: 1380, halfDepth: 2775, arc: SQUARE },
  wall: { halfWidth: 5000, halfDepth: 875, arc: SQUARE },
};

/** A direction of a tray, seen from its own facing. */
export type Direction = 'forward' | 'right' | 'back' | 'left';

export const DIRECTIONS: readonly Direction[] = ['forward', 'right', 'back', 'left'];

const TURNED: { readonly [direction in Direction]: number } = {
  forward: 0,
  right: QUARTER_TURN,
  back: HALF_TURN,
  left: HALF_TURN + QUARTER_TURN,
};

/** The heading of a tray's direction. */
export const headingOf = (h: number, direction: Direction): number => normal(h + TURNED[direction]);

export const forwardOf = (h: number): Point => ({ x: sine(h), y: cosine(h) });

/** The rectangle of a tray, enlarged by `more` on every side. */
export const trayShape = ({ kind, x, y, h }: Tray, more = 0): Shape =>
  rectangle({ x, y }, forwardOf(h), SIZES[kind].halfWidth + more, SIZES[kind].halfDepth + more);

/** The middle of the front edge, from which ranged attacks are measured (SIF-310, SIF-446). */
export const arrow = ({ kind, x, y, h }: Tray): Point => ({
  x: x + sine(h) * SIZES[kind].halfDepth,
  y: y + cosine(h) * SIZES[kind].halfDepth,
});

/** Half of what a tray measures along a direction, and half of what it measures across it. */
export function extent(kind: Kind, direction: Direction): { along: number; across: number } {
  const { halfWidth, halfDepth } = SIZES[kind];
  return direction === 'forward' || direction === 'back'
    ? { along: halfDepth, across: halfWidth }
    : { along: halfWidth, across: halfDepth };
}

/** The same tray turned about its centre (SIF-112). */
export const turnedTo = <T extends Tray>(tray: T, h: number): T => ({ ...tray, h });

/** The same tray moved in a straight line; every place is rounded to whole mil (SIF-918). */
export const moved = <T extends Tray>(tray: T, heading: number, by: number): T => ({
  ...tray,
  x: rounded(tray.x + sine(heading) * by),
  y: rounded(tray.y + cosine(heading) * by),
});

/** A point as a tray sees it: x to its right, y ahead, from its centre. */
export function toLocal({ x, y, h }: Pose, point: Point): Point {
  const dx = point.x - x;
  const dy = point.y - y;
  return { x: dx * cosine(h) - dy * sine(h), y: dx * sine(h) + dy * cosine(h) };
}
