import { inked, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import { type Colour, mix } from '../core/inks.ts';
import { at, carve, gouge, gouges, group, loft, path, point, ribbon } from '../core/marks.ts';
import { cos, I, sin } from '../core/numbers.ts';
import { fine, type Ground } from '../places/ground.ts';

/** What tells them apart: behind the head, the light on it, over the brow, and how far the jaws are shut. */
const KINDS = [
  // two pairs of horns, swept back, and spikes
  [
    'M20-44q50-42 110-34-48 16-78 54ZM34-18q48-20 88-2-42 4-72 28Z',
    '34-48 118-76 3.5-8,48-20 112-22 2.5-6',
    'M-46-24l16-22 6 20ZM-22-32l22-30 4 28ZM8-38l26-28-4 32Z',
    0,
  ],
  // a frill of skin between its rays
  [
    'M4-46q10-50 40-76-4 26 2 36 18-24 48-30-16 22-16 34 22-8 44 2-24 10-32 24 22 2 34 18-30 0-54 22Z',
    '14-50 40-112 2.5-4,26-46 86-110 2.5-4,36-36 116-78 2.5-4,42-24 118-38 2-4',
    'M-66-22q10-20 30-22-2 12 10 14 10-16 32-16l-8 16Z',
    8,
  ],
  // horns that curl like a ram's, jaws shut
  [
    'M2-44c0-52 100-70 120-14 12 46-44 70-60 34 16 14 38 2 32-16-10-28-54-14-52 22Z',
    '10-50 60-86 4-12,66-86 110-56 4-10,100-16 74-16 3-6',
    'M-60-24q30-34 66-26l-16 12q-26 0-50 14Z',
    17,
  ],
] as const;
export type DragonKind = 0 | 1 | 2;

/** A dragon's head and neck, looking left, the jaws open; the mouth is at (-92, 24). */
function head(detail: boolean, form: DragonKind): string {
  const [back, light, brow, shut] = KINDS[form];
  const r = chance('dragon');
  const neck = [26, 6, 92, 20, 100, 96, 60, 170] as const;
  let spines = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = point([34, -22, 118, -12, 140, 92, 96, 168], i / 7);
    spines += `M${I(x - 12, y - 2)}L${I(x + 20, y - 16)}L${I(x + 4, y + 14)}Z`;
  }
  let scales = '';
  for (let row = 0; row < (detail ? 7 : 4); row++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = point(neck, 0.1 + row * (detail ? 0.13 : 0.22));
      const sx = x - 20 + i * 16;
      const sy = y + (i % 2) * 7;
      scales += `M${I(sx, sy)}q${I(8, 12, 15, 0)}q${I(-8, 5, -15, 0)}Z`;
    }
  return (
    path(spines, 'var(--a)') +
    path(ribbon(neck, 44, 62), 'var(--a)') +
    path(ribbon([6, 30, 52, 46, 58, 104, 18, 168], 20, 26), 'var(--b)') +
    carve(
      '-2 44 30 40 3 6,12 58 50 52 3 6,20 76 64 70 3 6,22 98 70 92 3 6,18 122 66 118 3 6,8 146 58 144 3 6',
      'var(--k)',
    ) +
    path(scales, 'var(--l)', 'opacity=".7"') +
    path(back, 'var(--a)') +
    carve(light, 'var(--l)') +
    // lower jaw
    group(
      path('M-84 62q28 12 70-8l32-14 12-32-40 4q-44 26-86 34Z', 'var(--a)') +
        path('M-92 46q40-8 86-30l-4 14q-36 22-74 26Z', '#722') +
        path('M-84 52l4-14 8 12ZM-66 48l4-14 8 10ZM-48 42l4-12 8 8ZM-30 36l2-12 8 8Z', '#eed') +
        carve('-80 62-22 52 2-4,-14 50 14 38 2', 'var(--l)'),
      `transform="rotate(${shut} 16 24)"`,
    ) +
    // skull and snout
    path(
      'M-118 4q12-20 44-28 26-16 56-26 48-12 64 26 8 36-22 50-22-12-52-12-36 4-76 10-16-4-14-20Z',
      'var(--a)',
    ) +
    path('M-118 4q12-20 44-28 26-16 56-26 16-4 32 2-40 14-64 36-32 14-68 16Z', 'var(--b)') +
    path('M-118 4q12-20 44-28l24-12q-16 24-68 40Z', 'var(--l)') +
    path('M-106 22l6 16 8-16ZM-88 20l4 14 8-16ZM-68 18l4 12 8-14ZM-48 16l4 10 6-10Z', '#eed') +
    path(brow, 'var(--a)') +
    carve('-42-26-32-42 1.5,-18-34-2-56 2,12-38 30-60 2', form === 0 ? 'var(--l)' : 'none') +
    // eye under its ridge
    path('M-40-14q24-18 44-6-18 20-44 6Z', 'var(--k)') +
    path('M-32-14q18-8 30-4-14 12-30 4Z', 'var(--e)') +
    path('M-18-20l4 6-4 6-2-6Z', 'var(--k)') +
    path('M-44-18q26-22 56-4-26-6-56 4Z', 'var(--l)') +
    path('M-112 0q10-8 14 2-10 6-14-2Z', 'var(--k)') +
    path(
      loft('-70 0-40-4-14 2,-60 12-30 8 8 16', detail ? 4 : 2, 1.8, r) +
        gouges('18-30 34 0 2.5-6,6-6 24 16 2-4,30-36 42-12 2-4'),
      'var(--b)',
    )
  );
}

export const dragonHead = (g: Ground, hide: Colour, eye: Colour, form: DragonKind = 0): string =>
  use(
    `dragon-${form}-${fine(g) ? 1 : 0}`,
    () => head(fine(g), form),
    inked({
      a: mix(hide, g.ink.k, 0.4),
      b: mix(hide, g.sky.lum, 0.3),
      l: mix(hide, g.sky.lum, 0.7),
      k: mix(g.ink.k, '#000', 0.2),
      e: eye,
    }),
  );

/** In the air, wings spread, seen from below: a silhouette with lit bones. Looks left, 300 units wide. */
export const dragonAloft = (
  x: number,
  y: number,
  size: number,
  fill: Colour,
  lit: Colour,
  back = false,
): string =>
  use(
    'dragon-aloft',
    () =>
      path(
        'M-6-4q-30-56-106-80 28 18 18 38-26 0-48 20 30-4 38 14-16 12-22 36 20-20 38-14 6 18 22 26 8-20 30-24l28 10Z',
        'var(--a)',
      ) +
      path(
        'M12-4q32-62 116-88-28 22-22 42 26 0 46 22-30-4-38 14 18 14 20 40-20-20-38-14-8 20-24 28-6-22-30-26l-30 10Z',
        'var(--a)',
      ) +
      path(
        'M-70-12q20-14 36-4 20 0 38 4 24 6 48 34 28 28 78 36l18-8-6 14 14 12-24-6q-62 0-96-32-22 12-44-6-16-4-30-28-12 0-22 4h-24l-8-6 16-6Z',
        'var(--a)',
      ) +
      carve(
        '-8-2-108-82 2 8,-20 0-94-48 1.5 6,-26 4-104-14 1.5 3,-28 8-86 10 1.5,14-2 122-90 2-8,30 0 106-52 1.5-4,36 4 112-14 1.5-3,-66-12-40-18 2-2,-30-12 10-8 2-3',
        'var(--b)',
      ) +
      path('M-58-20l22-20-8 24ZM-50-18l26-16-10 20Z', 'var(--a)'),
    `${at(x, y, size, 0, back)} ${inked({ a: fill, b: lit })}`,
  );

/** A jet of fire from (0, 0), opening to the left. */
export function jet(colours: readonly Colour[]): string {
  const r = chance('jet');
  const tongue = (size: number, a0: number, a1: number, k: number): string => {
    const p = (a: number, q: number) => [-q * cos(a), q * sin(a)] as const;
    let d = `M0 0Q${I(...p(a0 - 0.1, size * 0.5), ...p(a0, size))}`;
    for (let i = 0; i < k; i++) {
      const a = a0 + ((a1 - a0) * (i + 0.62)) / k;
      const b = a0 + ((a1 - a0) * (i + 1)) / k;
      d += `Q${I(...p(a - 0.1, size * 0.86), ...p(a, size * (0.62 + r() * 0.1)))}Q${I(...p(b - 0.03, size * 0.8), ...p(b, size * (0.9 + r() * 0.16)))}`;
    }
    return `${d}Q${I(...p(a1 + 0.12, size * 0.5), 0, 0)}Z`;
  };
  let sparks = '';
  for (let i = 0; i < 9; i++) {
    const a = -0.44 + i * 0.1;
    const far = 70 + r() * 50;
    sparks += gouge(-20 * cos(a), 20 * sin(a), -far * cos(a), far * sin(a), 2.4, 4);
  }
  return (
    path(tongue(216, -0.66, 0.66, 7), colours[0]) +
    path(tongue(176, -0.58, 0.58, 6), colours[1]) +
    path(tongue(128, -0.5, 0.5, 5), colours[2]) +
    path(tongue(80, -0.42, 0.42, 4), colours[3]) +
    path(sparks, '#ffe')
  );
}

export const FIRES: readonly Colour[] = ['#b32', '#e62', '#fa4', '#fea'];
