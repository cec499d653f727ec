import {
  BOARD,
  type Field,
  type Keyword,
  type Kind,
  type Point,
  type Polygon,
  type Pose,
  type Survey,
  survey,
  type Terrain,
  type Unit,
} from '../geometry/index.ts';

// Tests speak as the specification does: `INF@(24,10,0)` in inches and degrees.

const KINDS: { readonly [word: string]: Kind } = {
  INF: 'infantry',
  CAV: 'cavalry',
  SOLO: 'solo',
  LARGE: 'large',
};

const WORDS = Object.fromEntries(Object.entries(KINDS).map(([word, kind]) => [kind, word]));

export const mil = (inches: number): number => Math.round(inches * 1000);
export const tenths = (degrees: number): number => Math.round(degrees * 10);

export function unit(words: string, id = words, side = 1): Unit {
  const match = /^(\w+)@\((-?[\d.]+),(-?[\d.]+),([\d.]+)\)$/.exec(words);
  if (!match) throw new Error(`"${words}" is no tray`);
  const [, kind, x, y, h] = match;
  return { id, side, kind: KINDS[kind], x: mil(+x), y: mil(+y), h: tenths(+h) };
}

/** The one whose turn it is. Its side is 0; everybody is an enemy unless they are said to be a friend. */
export const mine = (words: string, id = 'A'): Unit => unit(words, id, 0);
export const friend = (words: string, id = words): Unit => unit(words, id, 0);
export const enemy = (words: string, id = words): Unit => unit(words, id, 1);

export const say = ({ kind, x, y, h }: Pose & { kind: Kind }): string =>
  `${WORDS[kind]}@(${x / 1000},${y / 1000},${h / 10})`;

export const rectangleOf = (x0: number, x1: number, y0: number, y1: number): Polygon => {
  const point = (x: number, y: number): Point => ({ x: mil(x), y: mil(y) });
  return [point(x0, y0), point(x1, y0), point(x1, y1), point(x0, y1)];
};

export const ground = (polygon: Polygon, ...keywords: Keyword[]): Terrain => ({
  id: keywords.join(' '),
  polygon,
  keywords,
});

export const field = (units: readonly Unit[], terrain: readonly Terrain[] = []): Field => ({
  board: BOARD,
  units,
  terrain,
});

export const lay = (units: readonly Unit[], terrain: readonly Terrain[] = []): Survey =>
  survey(field(units, terrain));
