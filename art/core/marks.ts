import type { Chance } from './chance.ts';
import type { Colour } from './inks.ts';
import { F, I, length, N } from './numbers.ts';

/** The marks everything is cut with. */

export const path = (d: string, fill: Colour, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A path that takes the ink of what it is used in. */
export const bare = (d: string): string => (d === '' ? '' : `<path d="${d}"/>`);

export const line = (d: string, stroke: Colour, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${N(width)}"${more && ` ${more}`}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${N(x)}" cy="${N(y)}" r="${N(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const group = (inner: string, attributes = ''): string =>
  inner === '' ? '' : `<g${attributes && ` ${attributes}`}>${inner}</g>`;

/** `transform="…"`: where, how large, how far turned, mirrored or not. */
export function at(x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const size =
    scale === 1 && !flip ? '' : ` scale(${flip ? `${F(-scale)} ${F(scale)}` : F(scale)})`;
  return `transform="translate(${N(x, y)})${turn === 0 ? '' : ` rotate(${N(turn)})`}${size}"`;
}

/** A drawing put where it belongs. */
export const put = (inner: string, ...where: Parameters<typeof at>): string =>
  group(inner, at(...where));

/** A cut that begins and ends in a point: the one mark of the style. */
export function gouge(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const l = length(dx, dy);
  const [nx, ny] = [-dy / l, dx / l];
  const [a, b] = [bend + w, bend - w];
  return `M${N(x1, y1)}q${N(dx / 2 + nx * a, dy / 2 + ny * a, dx, dy)}q${N(-dx / 2 + nx * b, -dy / 2 + ny * b, -dx, -dy)}`;
}

export type Cutting = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  w: number,
  bend?: number,
];
/** Lists of numbers, written as paths are: a comma between two lists, no space before a minus. */
export const lists = (text: string): number[][] =>
  text.split(',').map((list) => (list.match(/-?[\d.]+/g) ?? []).map(Number));

/** Several cuts: as a text those that are always the same, as lists those that are worked out. */
export const gouges = (...cuts: readonly (string | Cutting)[]): string =>
  cuts
    .flatMap((cut) => (typeof cut === 'string' ? (lists(cut) as unknown as Cutting[]) : [cut]))
    .map((cut) => gouge(...cut))
    .join('');

/** Cuts that are always the same, in their ink. */
export const carve = (text: string, fill: Colour, more = ''): string =>
  path(gouges(text), fill, more);

/** A quadratic (six numbers) or cubic (eight) guide. */
export type Curve = readonly number[];

export function point(c: Curve, t: number): [number, number] {
  const u = 1 - t;
  if (c.length === 6)
    return [
      u * u * c[0] + 2 * u * t * c[2] + t * t * c[4],
      u * u * c[1] + 2 * u * t * c[3] + t * t * c[5],
    ];
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * c[0] + q * c[2] + r * c[4] + s * c[6], p * c[1] + q * c[3] + r * c[5] + s * c[7]];
}

/** Gouges laid between two guides of the same kind: a head of hair, a beard, the folds of a cloak. */
export function loft(
  guides: string,
  count: number,
  w: number,
  r: Chance,
  spread = 0.25,
  mirrored = false,
): string {
  const [from, to] = lists(guides).map((curve) =>
    mirrored ? curve.map((v, i) => (i % 2 ? v : -v)) : curve,
  );
  let d = '';
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0.5 : i / (count - 1);
    const curve = from.map((v, k) => v + (to[k] - v) * share);
    const [a, b] = [r() * spread, 1 - r() * spread];
    const [p, m, q] = [point(curve, a), point(curve, (a + b) / 2), point(curve, b)];
    const width = w * (0.75 + r() * 0.5);
    const [mx, my] = [2 * m[0] - (p[0] + q[0]) / 2, 2 * m[1] - (p[1] + q[1]) / 2];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const l = length(dx, dy);
    const [nx, ny] = [(-dy / l) * width, (dx / l) * width];
    d += `M${N(p[0], p[1])}q${N(mx - p[0] + nx, my - p[1] + ny, dx, dy)}q${N(mx - q[0] - nx, my - q[1] - ny, -dx, -dy)}`;
  }
  return d;
}

/** The ragged edge of a ridge: a walk that remembers half of where it was. */
export function ridge(
  r: Chance,
  x0: number,
  x1: number,
  y: number,
  height: number,
  step: number,
): [number, number][] {
  const points: [number, number][] = [];
  let lift = 0;
  for (let x = x0; x <= x1 + step; x += step * (0.6 + r() * 0.8)) {
    lift = lift * 0.5 + (r() - 0.5) * height * 2;
    points.push([x, y + lift]);
  }
  return points;
}

export const polyline = (points: readonly (readonly number[])[], end = ''): string =>
  `M${points.map((p) => I(p[0], p[1])).join('L')}${end}`;

/** A band that tapers along a curve: an arm of a kraken, a neck, a tail. */
export function ribbon(curve: Curve, w0: number, w1: number, steps = 12): string {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const p = point(curve, t);
    const [q, o] = [point(curve, Math.min(1, t + 0.01)), point(curve, Math.max(0, t - 0.01))];
    const [dx, dy] = [q[0] - o[0], q[1] - o[1]];
    const l = length(dx, dy);
    const w = w0 + (w1 - w0) * t;
    left.push([p[0] - (dy / l) * w, p[1] + (dx / l) * w]);
    right.unshift([p[0] + (dy / l) * w, p[1] - (dx / l) * w]);
  }
  return polyline([...left, ...right], 'Z');
}
