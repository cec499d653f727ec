import { inked, paint, shared, use } from '../core/block.ts';
import { type Chance, chance, hash } from '../core/chance.ts';
import { type Colour, WHITE } from '../core/inks.ts';
import {
  at,
  bare,
  carve,
  gouge,
  gouges,
  line,
  lists,
  path,
  polyline,
  ridge,
} from '../core/marks.ts';
import { F, I, N } from '../core/numbers.ts';
import type { Ground } from './ground.ts';

/** What places are built of. Shared drawings take two inks: `fill` and, for what is lit, `color`. */

export const two = (
  name: string,
  fill: Colour,
  lit: Colour,
  make: (r: Chance) => readonly [mass: string, cuts: string],
  more = '',
): string =>
  use(
    name,
    () => {
      const [mass, cuts] = make(chance(name));
      return bare(mass) + (cuts && path(cuts, 'currentColor'));
    },
    `fill="${fill}" color="${lit}"${more && ` ${more}`}`,
  );

/** A ridge down to the foot of the picture, with light along its slope. */
export function hill(
  g: Ground,
  y: number,
  height: number,
  step: number,
  fill: Colour,
  lit: Colour,
  cuts = 14,
  length = 26,
  w = 2.2,
): string {
  const { width, variant, level } = g;
  const count = Math.round(((cuts * width) / 300) * (level > 0 ? 1 : 0.5));
  return two(
    `hill-${[I(y), height, step, count, length, width, variant].join('-')}`,
    fill,
    lit,
    (r) => {
      const points = ridge(r, -10, width + 10, y, height, step);
      let mass = `M-10 300L${I(-10, points[0][1])}`;
      for (let i = 1; i < points.length; i++) {
        const [p, q] = [points[i - 1], points[i]];
        mass += `Q${I(p[0], p[1], (p[0] + q[0]) / 2, (p[1] + q[1]) / 2)}`;
      }
      let light = '';
      for (let i = 0; i < count; i++) {
        const j = Math.floor(r() * (points.length - 1));
        const [p, q, u] = [points[j], points[j + 1], r()];
        const x = p[0] + (q[0] - p[0]) * u;
        const cy = p[1] + (q[1] - p[1]) * u + 4 + r() * 26;
        light += gouge(
          x - length / 2,
          cy + 2,
          x + length / 2,
          cy + (q[1] - p[1]) * 0.35 + 4,
          w * (0.6 + r() * 0.6),
          -2,
        );
      }
      return [`${mass}L${I(...points[points.length - 1])}V300Z`, light];
    },
  );
}

export const peaks = (
  g: Ground,
  y: number,
  height: number,
  wide: number,
  fill: Colour,
  lit: Colour,
): string =>
  two(`peaks-${[y, height, wide, g.width, g.variant].join('-')}`, fill, lit, (r) => {
    let mass = '';
    let light = '';
    for (let x = -wide * 0.3; x < g.width + wide * 0.4; x += wide * (0.55 + r() * 0.35)) {
      const h = height * (0.65 + r() * 0.5);
      mass += `M${I(x - wide * 0.6, y)}L${I(x - wide * 0.16, y - h * 0.62, x, y - h, x + wide * 0.2, y - h * 0.58, x + wide * 0.62, y)}Z`;
      light += `M${I(x, y - h)}L${I(x - wide * 0.16, y - h * 0.62, x - wide * 0.6, y)}L${I(x - wide * 0.2, y - h * 0.18, x - wide * 0.12, y - h * 0.4, x - wide * 0.03, y - h * 0.3, x - wide * 0.02, y - h * 0.62)}Z`;
    }
    return [mass, light];
  });

/** The jagged edge of rocks, filled to the foot. */
export const rocks = (g: Ground, y: number, height: number, step: number, fill: Colour): string =>
  two(`rocks-${[y, height, step, g.width, g.variant].join('-')}`, fill, fill, (r) => [
    `${polyline(ridge(r, -10, g.width + 10, y, height, step))}V300H-10Z`,
    '',
  ]);

export function water(
  g: Ground,
  y: number,
  h: number,
  fill: Colour,
  lit: Colour,
  strength = 0.5,
): string {
  const waves = paint(
    'water',
    (id) =>
      `<pattern id="${id}" width="90" height="26" patternUnits="userSpaceOnUse"><path d="${gouges('4 6 40 4 1.5 1,52 10 86 8 1-1,20 14 66 14 1 1,-14 20 16 20 1 1,70 22 100 20 1 1,36 22 56 22 1')}" fill="#fff"/></pattern>`,
  );
  const glint = use(
    `glint-${I(h / 10)}`,
    () => {
      const r = chance('glint');
      let d = '';
      for (let i = 0; i < 9; i++) {
        const w = 10 + i * 4 + r() * 10;
        d += gouge(-w + r() * 8, 4 + (i * h) / 10, w, 4 + (i * h) / 10, 1.6);
      }
      return bare(d);
    },
    `fill="${lit}" opacity="${F(strength)}" x="${I(g.orb.x)}" y="${I(y)}"`,
  );
  return (
    path(`M0 ${I(y)}H${I(g.width)}V${I(y + h)}H0Z`, fill) +
    `<rect y="${I(y)}" width="${I(g.width)}" height="${I(h)}" fill="${waves}" opacity="${F(strength * 0.6)}"/>${glint}`
  );
}

export const surf = (g: Ground, lit: Colour): string =>
  two(`surf-${g.width}`, lit, lit, (r) => {
    let d = '';
    const count = Math.round((12 * g.width) / 300);
    for (let i = 0; i < count; i++) {
      const x = (i * g.width) / (count - 1);
      d += gouge(x - 24, 286 + r() * 8, x + 24, 282 + r() * 8, 4, 8);
    }
    return [d, ''];
  });

const PINE =
  'M0-100l10 22-4 0 10 20-6-2 14 26-10-2 18 30-26-6 0 12h-10l-2-12-26 6 18-30-10 2 16-26-8 2 12-20-4 0Z';

const pine = (): string =>
  shared(
    'pine',
    () =>
      bare(PINE) +
      carve(
        '-2-92-8-78 1.5,-4-76-14-60 2,-6-56-20-36 2,0-60-6-42 1.5,-10-32-28-8 2,-2-36-10-14 1.5',
        'currentColor',
      ),
  );

export function forest(
  x0: number,
  x1: number,
  y: number,
  size: number,
  count: number,
  fill: Colour,
  lit: Colour,
  spread = 8,
): string {
  const name = `forest-${[I(x0), I(x1), I(y), I(size * 100), count].join('-')}`;
  return use(
    name,
    () => {
      const r = chance(name);
      const trees: [number, number, number][] = [];
      for (let i = 0; i < count; i++)
        trees.push([
          y + (r() - 0.5) * spread * 2,
          x0 + ((x1 - x0) * (i + 0.2 + r() * 0.6)) / count,
          size * (0.75 + r() * 0.5),
        ]);
      return trees
        .sort((a, b) => a[0] - b[0])
        .map(([ty, x, s]) => `<use href="${pine()}" ${at(x, ty, s)}/>`)
        .join('');
    },
    `fill="${fill}" color="${lit}"`,
  );
}

const ROUND = 'stroke-linecap="round"';

/** A broad tree, a hundred units wide: its crown in three clouds of leaves, light on the left of each. */
const broad = (): string =>
  shared(
    'broad',
    () =>
      bare(
        'M-6 2q4-30 0-50-30 10-46-8-14-22 8-36-4-24 22-28 14-20 40-8 26-4 28 20 20 14 8 36-16 22-48 14 0 26 6 60Z',
      ) +
      carve(
        '-46-60-42-90 5-8,-34-62-26-96 4-6,-30-98-6-118 5-6,-10-70-2-100 4-4,8-108 28-118 3-4,-4-4-6-44 2',
        'currentColor',
      ),
  );

const oranges = (): string =>
  shared(
    'oranges',
    () =>
      `<use href="${broad()}"/>` +
      line(
        'M-32-66h0M-44-96h0M-8-84h0M-18-116h0M14-60h0M22-96h0M40-72h0M6-118h0',
        '#e82',
        13,
        ROUND,
      ) +
      line('M-34-68h0M-46-98h0M-10-86h0M-20-118h0M12-62h0M20-98h0M38-74h0', '#fc8', 4, ROUND),
  );

/** Groves of the south and the riverlands. */
export const grove = (
  g: Ground,
  y: number,
  size: number,
  count: number,
  fill: Colour,
  lit: Colour,
  fruit = false,
): string =>
  use(
    `grove-${[y, size, count, g.width, fruit].join('-')}`,
    () => {
      const r = chance('grove');
      let trees = '';
      for (let i = 0; i < count; i++)
        trees += `<use href="${fruit ? oranges() : broad()}" ${at(((i + 0.2 + r() * 0.6) / count) * g.width, y + (r() - 0.5) * 6, (size / 100) * (0.7 + r() * 0.6))}/>`;
      return trees;
    },
    `fill="${fill}" color="${lit}"`,
  );

interface Stone {
  readonly dark: Colour;
  readonly lit: Colour;
  readonly window?: Colour;
  readonly roof?: Colour;
  readonly roofLit?: Colour;
}

function crenels(w: number): string {
  const count = Math.max(2, Math.round(w / 9));
  const u = w / (2 * count - 1);
  let d = 'l-2-3v-6';
  for (let i = 0; i < count; i++)
    d += `${i > 0 ? 'v-5' : ''}h${N(u + (i === 0 || i === count - 1 ? 2 : 0))}${i < count - 1 ? `v5h${N(u)}` : ''}`;
  return `${d}v6l-2 3`;
}

/**
 * Walls from a list of towers: where each stands, how wide and high it is, how many windows are above one
 * another, and the word for its roof. One path for stone, one lit edge each, roofs with their lit halves.
 */
export function castle(
  towers: string,
  { dark, lit, window, roof = dark, roofLit = lit }: Stone,
): string {
  return use(
    `castle-${hash(towers).toString(36)}${window ? '' : '-blind'}`,
    () => {
      let [stone, edge, panes, roofs, slopes] = ['', '', '', '', ''];
      for (const tower of towers.split(',')) {
        const [x, w, h, windows = 1] = lists(tower)[0];
        const top = tower.match(/[a-z]+/)?.[0] ?? 'crenels';
        const [a, b] = [x - w / 2, x + w / 2];
        stone += `M${I(a, 0)}V${I(-h)}${top === 'crenels' ? crenels(w) : `H${I(b)}`}V0Z`;
        edge += gouge(a + w * 0.16, -2, a + w * 0.16, -h + 2, Math.min(2.6, w * 0.12));
        // Stones, in every course further to one side.
        for (let y = 8; w > 16 && y < h - 4; y += 9)
          edge += gouge(a + w * 0.3 + ((y * 7) % 11), -y, a + w * 0.5 + ((y * 7) % 11), -y, 0.7);
        if (top === 'cone' || top === 'spire') {
          const rise = top === 'spire' ? w * 2.4 : w * 1.15;
          roofs += `M${I(a - 3, -h)}L${I(x, -h - rise)}L${I(b + 3, -h)}Z`;
          slopes += `M${I(a - 2, -h)}L${I(x, -h - rise)}L${I(x - w * 0.12, -h)}Z`;
        }
        if (top === 'dome') {
          roofs += `M${I(a - 1, -h)}C${I(a - 5, -h - w * 0.7, x - 3, -h - w * 0.8, x, -h - w * 1.25)}C${I(x + 3, -h - w * 0.8, b + 5, -h - w * 0.7, b + 1, -h)}Z`;
          slopes += `M${I(a, -h)}C${I(a - 4, -h - w * 0.7, x - 3, -h - w * 0.8, x, -h - w * 1.2)}C${I(x - 3, -h - w * 0.6, a + w * 0.2, -h - w * 0.5, a + w * 0.25, -h)}Z`;
        }
        for (let i = 0; i < windows; i++)
          panes += `M${I(x + (w > 14 ? w * 0.16 : 0), -h + 12 + i * 16)}v7`;
      }
      return (
        path(stone, 'var(--a)') +
        path(edge, 'var(--b)') +
        path(roofs, 'var(--d)') +
        path(slopes, 'var(--e)') +
        (window ? line(panes, 'var(--c)', 3.4) : '')
      );
    },
    inked({ a: dark, b: lit, ...(window ? { c: window } : {}), d: roof, e: roofLit }),
  );
}

export const flame = (
  x: number,
  y: number,
  size: number,
  outer: Colour = '#f94',
  inner: Colour = '#fd8',
): string =>
  use(
    'flame',
    () =>
      bare('M0 0q-24-6-10-34 4 12 6 2 0-18 10-32c0 14 12 24 12 42q-2 22-18 22Z') +
      path('M2-2q-14-4-6-20 4 6 6-6 14 18 0 26Z', 'currentColor'),
    `${at(x, y, size)} fill="${outer}" color="${inner}"`,
  );

/** A candle and its flame. */
export const candle = (x: number, y: number, height: number): string =>
  path(`M${I(x - 4, y)}v${I(-height)}h8v${I(height)}z`, '#eec') +
  path(gouge(x + 2, y - 2, x + 2, y - height, 1.4), '#a86') +
  flame(x, y - height - 1, 0.34);

export const tent = (
  x: number,
  y: number,
  size: number,
  dark: Colour,
  lit: Colour,
  black: Colour,
): string =>
  use(
    'tent',
    () =>
      path('M0-60l44 60h-88Z', 'var(--a)') +
      path('M0-60l-44 60h36Z', 'var(--l)') +
      path('M0-60l10 60h-18Z', 'var(--k)') +
      carve('14-34 34-2 2,8-40 20-2 1.5', 'var(--k)') +
      line('M0-60v-14', 'var(--k)', 3) +
      path('M0-76l18 6-18 6Z', 'var(--l)'),
    `${at(x, y, size)} ${inked({ a: dark, l: lit, k: black })}`,
  );

/** Stars of a clear night. */
export const stars = (g: Ground): string =>
  use(
    `stars-${g.width}`,
    () => {
      const r = chance('stars');
      let d = '';
      for (let i = 0; i < (40 * g.width) / 300; i++) d += `M${I(r() * g.width, r() * 150)}h0`;
      return bare(d);
    },
    `stroke="${WHITE}" stroke-width="1.8" stroke-linecap="round" opacity=".7"`,
  );
