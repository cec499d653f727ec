import type { Keyword, Piece, Survey, Terrain } from './field.ts';
import { cosine, sine, TURN } from './headings.ts';
import { INCH, rounded } from './numbers.ts';
import { overlap, type Point, type Polygon, type Shape } from './polygons.ts';
import { inRange } from './range.ts';
import { forwardOf, type Pose, type Tray, trayShape } from './trays.ts';

/** The pieces that a tray stands on: any part of it, deeper than contact (SIF-927). */
export const standsOn = (known: Survey, tray: Tray, shape = trayShape(tray)): Piece[] =>
  known.pieces.filter((piece) => overlap(shape, piece.shape));

/** Those of the pieces within a distance of a tray, such as those whose mood reaches it (SIF-1112, SIF-1113). */
export function piecesWithin(pieces: readonly Piece[], tray: Tray, limit: number): Piece[] {
  const shape = trayShape(tray);
  return pieces.filter((piece) => inRange(shape, piece.shape, limit));
}

type Footprint = { readonly width: number; readonly depth: number; readonly round: boolean };

export type TerrainKind =
  | 'bog'
  | 'castleWall'
  | 'corpsePile'
  | 'forest'
  | 'hedge'
  | 'palisade'
  | 'stakes'
  | 'wall'
  | 'weirwood';

const ellipse = (width: number, depth: number): Footprint => ({ width, depth, round: true });
const BAR: Footprint = { width: 6 * INCH, depth: INCH, round: false };

/** What the pieces of the book look like (SIF-968) and do (SIF-1120 to SIF-1127). */
export const TERRAIN: {
  readonly [kind in TerrainKind]: Footprint & { readonly keywords: readonly Keyword[] };
} = {
  bog: { ...ellipse(6 * INCH, 4 * INCH), keywords: ['hindering', 'rough'] },
  // A stretch of castle wall, where a mode makes it terrain (SIF-967, SIF-1420).
  castleWall: { width: 10 * INCH, depth: 1750, round: false, keywords: ['impassable'] },
  corpsePile: { ...ellipse(5 * INCH, 3 * INCH), keywords: ['hindering', 'horrific'] },
  forest: { ...ellipse(6 * INCH, 4 * INCH), keywords: ['cover', 'fortified'] },
  hedge: { ...BAR, keywords: ['cover', 'destructible', 'rough'] },
  palisade: { ...BAR, keywords: ['blocksSight', 'destructible', 'impassable'] },
  stakes: { ...BAR, keywords: ['dangerous', 'destructible'] },
  wall: { ...BAR, keywords: ['destructible', 'fortified', 'hindering'] },
  weirwood: { ...ellipse(3 * INCH, 3 * INCH), keywords: ['inspiring'] },
};

/** Round pieces are polygons of this many corners. */
const CORNERS = 24;

function outline({ width, depth, round }: Footprint): Point[] {
  const [a, b] = [width / 2, depth / 2];
  if (!round) {
    return [
      { x: -a, y: b },
      { x: a, y: b },
      { x: a, y: -b },
      { x: -a, y: -b },
    ];
  }
  return Array.from({ length: CORNERS }, (_, corner) => {
    const heading = (corner * TURN) / CORNERS;
    return { x: a * sine(heading), y: b * cosine(heading) };
  });
}

/** A footprint laid on the table, its corners in whole mil. */
export function footprint(shape: Footprint, { x, y, h }: Pose): Polygon {
  const forward = forwardOf(h);
  return outline(shape).map((point) => ({
    x: rounded(x + point.x * forward.y + point.y * forward.x),
    y: rounded(y - point.x * forward.x + point.y * forward.y),
  }));
}

export const layTerrain = (id: string, kind: TerrainKind, pose: Pose): Terrain => ({
  id,
  polygon: footprint(TERRAIN[kind], pose),
  keywords: TERRAIN[kind].keywords,
});

/** The pieces that a shape lies on, of some keyword. */
export const crossedBy = (pieces: readonly Piece[], shape: Shape): Piece[] =>
  pieces.filter((piece) => overlap(shape, piece.shape));
