import { inked, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import { type Colour, mix } from '../core/inks.ts';
import { at, gouge, gouges, loft, path, point, ribbon } from '../core/marks.ts';
import { I } from '../core/numbers.ts';
import { fine, type Ground } from '../places/ground.ts';

/** A dragon's head and neck, looking left, the jaws open; the mouth is at (-92, 24). */
function head(detail: boolean): string {
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
    path(
      gouges(
        '-2 44 30 40 3 5,12 58 50 52 3 5,20 76 64 70 3 5,22 98 70 92 3 5,18 122 66 118 3 5,8 146 58 144 3 5',
      ),
      'var(--k)',
    ) +
    path(scales, 'var(--l)', 'opacity=".7"') +
    // horns behind the head
    path('M20-44q50-43 110-34-48 15-78 54ZM34-18q48-20 88-2-42 3-72 28Z', 'var(--a)') +
    path(gouges('34-48 118-77 3.4-8,48-20 112-22 2.4-6'), 'var(--l)') +
    // lower jaw
    path('M-84 62q27 11 70-8l32-14 12-32-40 4q-44 25-86 34Z', 'var(--a)') +
    path('M-92 46q40-9 86-30l-4 14q-37 22-74 26Z', '#722') +
    path('M-84 52l4-14 7 12ZM-66 48l3-14 8 10ZM-48 42l3-13 8 9ZM-30 35l2-11 8 7Z', '#eed') +
    path(gouges('-80 62-22 52 2.2-4,-14 50 14 38 2'), 'var(--l)') +
    // skull and snout
    path(
      'M-118 4q12-21 44-28 26-16 56-26 47-12 64 26 7 35-22 50-23-12-52-12-37 3-76 10-16-4-14-20Z',
      'var(--a)',
    ) +
    path('M-118 4q12-21 44-28 26-16 56-26 16-4 32 2-41 13-64 36-33 13-68 16Z', 'var(--b)') +
    path('M-118 4q12-21 44-28l24-13q-17 25-68 41Z', 'var(--l)') +
    path('M-106 22l5 15 8-16ZM-88 20l4 13 7-15ZM-68 17l4 13 7-14ZM-48 15l3 11 7-11Z', '#eed') +
    path('M-46-24l16-22 6 20ZM-22-32l22-30 4 28ZM8-38l26-28-4 32Z', 'var(--a)') +
    path(gouges('-42-26-32-42 1.6,-18-34-2-57 2,12-38 30-60 2'), 'var(--l)') +
    // eye under its ridge
    path('M-40-14q23-18 44-6-19 20-44 6Z', 'var(--k)') +
    path('M-32-14q17-9 30-4-14 12-30 4Z', 'var(--e)') +
    path('M-18-20l4 6-4 6-2-6Z', 'var(--k)') +
    path('M-44-18q26-22 56-4-27-7-56 4Z', 'var(--l)') +
    path('M-112 0q10-8 14 2-11 6-14-2Z', 'var(--k)') +
    path(
      loft('-70 0-40-4-14 2,-60 12-30 8 8 16', detail ? 4 : 2, 1.8, r) +
        gouges('18-30 34 0 2.4-6,6-6 24 16 2.2-5,30-36 42-12 2-4'),
      'var(--b)',
    )
  );
}

export const dragonHead = (g: Ground, hide: Colour, eye: Colour): string =>
  use(
    `dragon-${fine(g) ? 1 : 0}`,
    () => head(fine(g)),
    inked({
      a: mix(hide, g.ink.k, 0.35),
      b: mix(hide, g.sky.lum, 0.28),
      l: mix(hide, g.sky.lum, 0.72),
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
        'M-6-4q-31-56-106-80 27 17 18 38-26-1-48 20 29-5 38 14-17 12-22 36 20-21 38-14 6 17 22 26 8-20 30-24l28 10Z',
        'var(--a)',
      ) +
      path(
        'M12-4q32-62 116-88-29 21-22 42 26-1 46 22-30-5-38 14 17 14 20 40-21-20-38-14-8 20-24 28-7-22-30-26l-30 10Z',
        'var(--a)',
      ) +
      path(
        'M-70-12q19-14 36-4 20-1 38 4 24 5 48 34 28 27 78 36l18-8-6 14 14 12-24-6q-62-1-96-32-23 11-44-6-17-5-30-28-13-1-22 4h-24l-8-6 16-6Z',
        'var(--a)',
      ) +
      path(
        gouges(
          '-8-2-108-82 2.2 8,-20 0-94-48 1.6 5,-26 4-104-14 1.6 3,-28 8-86 10 1.4,14-2 122-90 2-8,30 0 106-52 1.4-5,36 4 112-15 1.4-3,-66-12-40-18 1.8-2,-30-12 10-8 1.8-3',
        ),
        'var(--b)',
      ) +
      path('M-58-20l22-20-8 24ZM-50-18l26-16-10 20Z', 'var(--a)'),
    `${at(x, y, size, 0, back)} ${inked({ a: fill, b: lit })}`,
  );

/** A jet of fire from (0, 0), opening to the right and down. */
export function jet(colours: readonly Colour[]): string {
  const r = chance('jet');
  const tongue = (size: number, a0: number, a1: number, k: number): string => {
    const p = (a: number, q: number) => [q * a1x(a), q * a1y(a)] as const;
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
    sparks += gouge(a1x(a) * 20, a1y(a) * 20, a1x(a) * far, a1y(a) * far, 2.4, 4);
  }
  return (
    path(tongue(216, -0.66, 0.66, 7), colours[0]) +
    path(tongue(176, -0.58, 0.58, 6), colours[1]) +
    path(tongue(128, -0.5, 0.5, 5), colours[2]) +
    path(tongue(80, -0.42, 0.42, 4), colours[3]) +
    path(sparks, '#ffe')
  );
}

// A jet opens around the left-pointing axis: the cosine and sine of small angles, mirrored.
const a1x = (a: number): number => -(1 - (a * a) / 2 + (a * a * a * a) / 24);
const a1y = (a: number): number => a - (a * a * a) / 6 + (a * a * a * a * a) / 120;

export const FIRES: readonly Colour[] = ['#b32', '#e62', '#fa4', '#fea'];
