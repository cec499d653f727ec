import { kept } from './kept.ts';
import { EPS, INCH, SIGHT } from './numbers.ts';
import { contact, type Polygon, type Shape, shapeOf } from './polygons.ts';
import { type Tray, trayShape } from './trays.ts';

/** A combat unit on the battlefield. Trays of one side are friends (SIF-107, SIF-108). */
export interface Unit extends Tray {
  readonly id: string;
  readonly side: number;
}

/** What a piece of terrain does (SIF-1104 to SIF-1119). */
export type Keyword =
  | 'blocksSight'
  | 'cover'
  | 'dangerous'
  | 'destructible'
  | 'elevated'
  | 'fortified'
  | 'hindering'
  | 'horrific'
  | 'impassable'
  | 'inspiring'
  | 'rough';

export interface Terrain {
  readonly id: string;
  readonly polygon: Polygon;
  readonly keywords: readonly Keyword[];
}

export interface Board {
  readonly width: number;
  readonly height: number;
}

export const BOARD: Board = { width: 48 * INCH, height: 48 * INCH };
export const LARGE_BOARD: Board = { width: 72 * INCH, height: 48 * INCH };

/** Everything that has a place: plain values, as a match stores them. */
export interface Field {
  readonly board: Board;
  readonly units: readonly Unit[];
  readonly terrain: readonly Terrain[];
}

export interface Body {
  readonly unit: Unit;
  readonly shape: Shape;
  /** The tray as it blocks sight: a little larger (SIF-913). */
  readonly screen: Shape;
}

export interface Piece {
  readonly terrain: Terrain;
  readonly shape: Shape;
}

/** A field that has been measured: made once for a position, then asked many things. */
export interface Survey {
  readonly board: Board;
  readonly bodies: readonly Body[];
  readonly pieces: readonly Piece[];
  /** The pieces with these keywords, which every move asks for. */
  readonly impassable: readonly Piece[];
  readonly rough: readonly Piece[];
}

const bodies = kept<Unit, Body>();
const pieces = kept<Terrain, Piece>();

/** A unit is never changed, only replaced by one that stands elsewhere: it is measured once. */
const measured = (unit: Unit): Body =>
  bodies(unit, () => ({ unit, shape: trayShape(unit), screen: trayShape(unit, SIGHT) }));

const laid = (terrain: Terrain): Piece =>
  pieces(terrain, () => ({ terrain, shape: shapeOf(terrain.polygon) }));

export const has = ({ terrain }: Piece, keyword: Keyword): boolean =>
  terrain.keywords.includes(keyword);

export function survey({ board, units, terrain }: Field): Survey {
  const all = terrain.map(laid);
  return {
    board,
    bodies: units.map(measured),
    pieces: all,
    impassable: all.filter((piece) => has(piece, 'impassable')),
    rough: all.filter((piece) => has(piece, 'rough')),
  };
}

/** The same survey with one unit standing elsewhere. */
export const withUnit = (known: Survey, unit: Unit): Survey => ({
  ...known,
  bodies: known.bodies.map((body) => (body.unit.id === unit.id ? measured(unit) : body)),
});

export const enemiesOf = (known: Survey, { side }: Unit): Body[] =>
  known.bodies.filter(({ unit }) => unit.side !== side);

/** The enemies whose trays are in contact with the unit's (SIF-119); friends do not count (SIF-120). */
export function engagedWith(known: Survey, unit: Unit, shape = trayShape(unit)): Body[] {
  return known.bodies.filter((body) => body.unit.side !== unit.side && contact(shape, body.shape));
}

export const engaged = (known: Survey, unit: Unit): boolean => engagedWith(known, unit).length > 0;

/** How far a shape hangs over each edge of the table; negative is what is left to it. */
export function overhang({ width, height }: Board, { points }: Shape): number[] {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return [-left, right - width, -bottom, top - height];
}

export const inBoard = (board: Board, shape: Shape): boolean =>
  overhang(board, shape).every((over) => over <= EPS);
