import type { Board } from './field.ts';
import { AREA_TIE, EPS, INCH } from './numbers.ts';
import { area, clip, type Point, type Polygon, pointDistance } from './polygons.ts';
import { SIZES, type Tray, toLocal, trayShape } from './trays.ts';

/** Objective tokens are discs of this radius (SIF-964). */
export const TOKEN_RADIUS = 700;

/** Whether the whole disc of a token lies under a tray. */
export function coversCompletely(tray: Tray, token: Point): boolean {
  const { x, y } = toLocal(tray, token);
  const { halfWidth, halfDepth } = SIZES[tray.kind];
  return (
    Math.abs(x) <= halfWidth - TOKEN_RADIUS + EPS && Math.abs(y) <= halfDepth - TOKEN_RADIUS + EPS
  );
}

/** Whether any part of a token lies under a tray. */
export const coversPartly = (tray: Tray, token: Point): boolean =>
  pointDistance(token, trayShape(tray)) < TOKEN_RADIUS - EPS;

/** A rectangle along the edges of the table. */
export interface Zone {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The strip along a player's table edge: the first player's is at y = 0 (SIF-966). */
export const deploymentZone = ({ width, height }: Board, player: 0 | 1, depth: number): Zone =>
  player === 0
    ? { left: 0, right: width, bottom: 0, top: depth }
    : { left: 0, right: width, bottom: height - depth, top: height };

/** The strips along the two flank edges (SIF-969). */
export const flankZones = ({ width, height }: Board, depth: number): Zone[] => [
  { left: 0, right: depth, bottom: 0, top: height },
  { left: width - depth, right: width, bottom: 0, top: height },
];

/** The square in a corner of the table, in a free-for-all: 0 and 1 in the west, 2 and 3 in the east, from the south (SIF-1030). */
export const cornerZone = ({ width, height }: Board, corner: number, side: number): Zone => {
  const [east, north] = [corner >= 2, corner % 2 === 1];
  return {
    left: east ? width - side : 0,
    right: east ? width : side,
    bottom: north ? height - side : 0,
    top: north ? height : side,
  };
};

/** Whether no part of a tray lies outside a zone (SIF-1229). */
export const standsIn = (zone: Zone, tray: Tray): boolean =>
  trayShape(tray).points.every(
    ({ x, y }) =>
      x >= zone.left - EPS &&
      x <= zone.right + EPS &&
      y >= zone.bottom - EPS &&
      y <= zone.top + EPS,
  );

export type Quadrant = 'northWest' | 'northEast' | 'southWest' | 'southEast';

export const QUADRANTS: readonly Quadrant[] = ['northWest', 'northEast', 'southWest', 'southEast'];

/** How much of a tray lies in each quarter of the table, divided at its middle (SIF-966). */
export function quadrantShares(
  { width, height }: Board,
  tray: Tray,
): { readonly [quadrant in Quadrant]: number } {
  const { points } = trayShape(tray);
  const east = clip(points, { normal: { x: 1, y: 0 }, offset: width / 2 });
  const west = clip(points, { normal: { x: -1, y: 0 }, offset: -width / 2 });
  const whole = area(points);
  const north = (half: Polygon): number =>
    area(clip(half, { normal: { x: 0, y: 1 }, offset: height / 2 })) / whole;
  const south = (half: Polygon): number =>
    area(clip(half, { normal: { x: 0, y: -1 }, offset: -height / 2 })) / whole;
  return {
    northWest: north(west),
    northEast: north(east),
    southWest: south(west),
    southEast: south(east),
  };
}

/** The quadrant that holds most of a tray; several are equal, and the owner's opponent chooses. */
export function quadrantsHolding(board: Board, tray: Tray): Quadrant[] {
  const shares = quadrantShares(board, tray);
  const most = Math.max(...QUADRANTS.map((quadrant) => shares[quadrant]));
  return QUADRANTS.filter((quadrant) => shares[quadrant] >= most - AREA_TIE);
}

const WALL = { length: 10 * INCH, depth: 1750 };

/** A stretch of castle wall (SIF-967), along the flanks or across the table. */
const wall = (x: number, y: number, upright: boolean): Zone => ({
  left: x,
  right: x + (upright ? WALL.depth : WALL.length),
  bottom: y,
  top: y + (upright ? WALL.length : WALL.depth),
});

/** Three walls before the defender's table edge; what is behind them is below their far side. */
export const siegeWalls = ({ width }: Board): Zone[] =>
  [-14, 0, 14].map((aside) => wall(width / 2 + aside * INCH - WALL.length / 2, 3 * INCH, false));

/** Two walls in the middle of the flanks, flush with the table edge. */
export const flankWalls = ({ width, height }: Board): Zone[] =>
  [0, width - WALL.depth].map((x) => wall(x, (height - WALL.length) / 2, true));

export const outlineOf = ({ left, right, bottom, top }: Zone): Polygon => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** How far from a flank edge the nearest point of a flank token lies. */
const FLANK = 6 * INCH;

/** The places of objective tokens on a board, by how many there are (SIF-965). */
export const tokenPlaces = ({ width, height }: Board): { readonly [layout in Layout]: Point[] } => {
  const west = FLANK + TOKEN_RADIUS;
  const east = width - west;
  const middle = { x: width / 2, y: height / 2 };
  const line = (y: number): Point[] => [
    { x: west, y },
    { x: east, y },
  ];
  const near = 18 * INCH + TOKEN_RADIUS;
  return {
    five: [middle, ...line(near), ...line(height - near)],
    three: [{ x: west, y: height / 2 }, middle, { x: east, y: height / 2 }],
    two: line(height / 2),
  };
};

export type Layout = 'five' | 'three' | 'two';
