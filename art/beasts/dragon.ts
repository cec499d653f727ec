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
        [-2, 44, 30, 40, 3, 5],
        [12, 58, 50, 52, 3, 5],
        [20, 76, 64, 70, 3, 5],
        [22, 98, 70, 92, 3, 5],
        [18, 122, 66, 118, 3, 5],
        [8, 146, 58, 144, 3, 5],
      ),
      'var(--k)',
    ) +
    path(scales, 'var(--l)', 'opacity=".7"') +
    // horns behind the head
    path(
      'M20-44C52-72 92-84 130-78C98-68 72-50 52-24ZM34-18C66-32 96-32 122-20C94-18 70-8 50 8Z',
      'var(--a)',
    ) +
    path(gouges([34, -48, 118, -77, 3.4, -8], [48, -20, 112, -22, 2.4, -6]), 'var(--l)') +
    // lower jaw
    path('M-84 62C-70 70-40 66-14 54L18 40L30 8L-10 12C-40 26-66 42-96 46Z', 'var(--a)') +
    path('M-92 46C-66 42-36 28-6 16L-10 30C-34 44-60 54-84 56Z', '#7a1a1e') +
    path('M-84 52l4-14l7 12zM-66 48l3-14l8 10zM-48 42l3-13l8 9zM-30 35l2-11l8 7z', '#f6efdc') +
    path(gouges([-80, 62, -22, 52, 2.2, -4], [-14, 50, 14, 38, 2]), 'var(--l)') +
    // skull and snout
    path(
      'M-118 4C-112-12-92-18-74-24C-56-34-38-44-18-50C8-58 38-50 46-24C52-2 42 18 24 26C8 20-8 12-28 14C-52 14-78 22-104 24C-114 22-120 14-118 4Z',
      'var(--a)',
    ) +
    path(
      'M-118 4C-112-12-92-18-74-24C-56-34-38-44-18-50C-8-52 4-52 14-48C-14-40-34-26-50-12C-70-2-96 0-118 4Z',
      'var(--b)',
    ) +
    path('M-118 4C-112-12-92-18-74-24C-66-29-58-33-50-37C-60-22-86-6-118 4Z', 'var(--l)') +
    path('M-106 22l5 15l8-16zM-88 20l4 13l7-15zM-68 17l4 13l7-14zM-48 15l3 11l7-11z', '#f6efdc') +
    path('M-46-24L-30-46L-24-26ZM-22-32L0-62L4-34ZM8-38L34-66L30-34Z', 'var(--a)') +
    path(
      gouges([-42, -26, -32, -42, 1.6], [-18, -34, -2, -57, 2], [12, -38, 30, -60, 2]),
      'var(--l)',
    ) +
    // eye under its ridge
    path('M-40-14C-26-26-8-28 4-20C-6-8-24-4-40-14Z', 'var(--k)') +
    path('M-32-14C-22-20-10-21-2-18C-10-10-22-9-32-14Z', 'var(--e)') +
    path('M-18-20L-14-14L-18-8L-20-14Z', 'var(--k)') +
    path('M-44-18C-28-32-6-34 12-22C-4-26-26-26-44-18Z', 'var(--l)') +
    path('M-112 0C-106-6-100-4-98 2C-104 6-110 6-112 0Z', 'var(--k)') +
    path(
      loft([-70, 0, -40, -4, -14, 2], [-60, 12, -30, 8, 8, 16], detail ? 4 : 2, 1.8, r) +
        gouges([18, -30, 34, 0, 2.4, -6], [6, -6, 24, 16, 2.2, -5], [30, -36, 42, -12, 2, -4]),
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
      k: mix(g.ink.k, '#000000', 0.2),
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
        'M-6-4C-26-40-62-70-112-84C-92-72-90-60-94-46C-112-46-126-40-142-26C-122-30-110-24-104-12C-116-4-122 8-126 24C-112 10-100 6-88 10C-84 22-76 30-66 36C-62 24-50 14-36 12L-8 22Z',
        'var(--a)',
      ) +
      path(
        'M12-4C34-44 72-76 128-92C106-76 102-64 106-50C124-50 138-44 152-28C132-32 120-26 114-14C126-4 132 8 134 26C120 12 108 8 96 12C92 26 82 34 72 40C68 26 56 16 42 14L12 24Z',
        'var(--a)',
      ) +
      path(
        'M-70-12C-58-22-44-22-34-16C-20-18-8-14 4-12C22-10 34 4 52 22C72 40 96 52 130 58L148 50L142 64L156 76L132 70C92 72 58 56 36 38C24 44 4 44-8 32C-20 30-30 16-38 4C-46 4-54 4-60 8L-84 8L-92 2L-76-4Z',
        'var(--a)',
      ) +
      path(
        gouges(
          [-8, -2, -108, -82, 2.2, 8],
          [-20, 0, -94, -48, 1.6, 5],
          [-26, 4, -104, -14, 1.6, 3],
          [-28, 8, -86, 10, 1.4],
          [14, -2, 122, -90, 2, -8],
          [30, 0, 106, -52, 1.4, -5],
          [36, 4, 112, -15, 1.4, -3],
          [-66, -12, -40, -18, 1.8, -2],
          [-30, -12, 10, -8, 1.8, -3],
        ),
        'var(--b)',
      ) +
      path('M-58-20L-36-40L-44-16ZM-50-18L-24-34L-34-14Z', 'var(--a)'),
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
    path(sparks, '#fffbe8')
  );
}

// A jet opens around the left-pointing axis: the cosine and sine of small angles, mirrored.
const a1x = (a: number): number => -(1 - (a * a) / 2 + (a * a * a * a) / 24);
const a1y = (a: number): number => a - (a * a * a) / 6 + (a * a * a * a * a) / 120;

export const FIRES: readonly Colour[] = ['#c2321a', '#f06a26', '#ffae45', '#ffe9a8'];
