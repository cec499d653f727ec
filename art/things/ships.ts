import { inked, use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, gouge, gouges, line, path } from '../core/marks.ts';

/** A longship of the islands: one sail, oars, a prow at both ends. */
export const longship = (
  x: number,
  y: number,
  size: number,
  hull: Colour,
  lit: Colour,
  sail: Colour,
  back = false,
): string =>
  use(
    'longship',
    () =>
      path(
        'M-58-26c4 12 12 18 22 19h70c12-1 20-9 26-25 4 18-6 40-26 44h-66c-18-2-28-20-26-38Z',
        'var(--h)',
      ) +
      path('M-2-8v-78h5v78Z', 'var(--h)') +
      path('M-34-76c6 16 6 40-4 56 24 8 56 8 76 0-8-16-8-40-2-56-24-4-48-4-70 0Z', 'var(--s)') +
      path(
        gouges(
          [-30, -72, -33, -23, 2, -4],
          [-20, -74, -22, -20, 1.6, -3],
          [-9, -75, -10, -17, 1.5, -2],
        ),
        'var(--i)',
      ) +
      path(
        'M6-76c14-1 24-1 30 0-6 16-6 40 2 56-8 4-18 5-28 6 4-22 2-42-4-62Z',
        'var(--h)',
        'opacity=".45"',
      ) +
      path(gouges([-52, -12, 40, -1, 1.6, 7], [-46, -2, 34, 6, 1.2, 4]), 'var(--i)') +
      line(
        'M-30 4l-12 16M-18 6l-12 16M-6 7l-12 16M6 7l-12 16M18 6l-12 16M30 4l-12 16',
        'var(--h)',
        2,
      ),
    `${at(x, y, size, 0, back)} ${inked({ h: hull, i: lit, s: sail })}`,
  );

/** A great ship of the south: castles fore and aft, three masts. */
export const galleon = (
  x: number,
  y: number,
  size: number,
  hull: Colour,
  lit: Colour,
  sail: Colour,
  flag: Colour,
): string =>
  use(
    'galleon',
    () =>
      path('M-78-34h28v14h90v-18h34l-8 22c-4 20-14 32-30 34h-80c-18-2-28-16-32-34Z', 'var(--h)') +
      path('M-52-20v-84h4v84ZM-6-20v-108h5v108ZM42-38v-64h4v64Z', 'var(--h)') +
      path(
        'M-70-92c6 16 6 36-2 52 14 4 30 4 44 0-8-16-8-36-2-52ZM-32-116c8 24 8 54-2 76 20 6 42 6 62 0-10-22-10-52-2-76ZM28-92c6 16 6 30 0 42 12 4 24 4 34 0-6-12-6-26-2-42Z',
        'var(--s)',
      ) +
      path(
        gouges(
          [-66, -88, -68, -42, 1.8, -4],
          [-57, -90, -58, -40, 1.4, -3],
          [-28, -112, -30, -42, 2.2, -6],
          [-16, -114, -17, -38, 1.8, -4],
          [-4, -114, -4, -37, 1.6, -2],
          [32, -88, 31, -52, 1.6, -3],
          [42, -90, 41, -49, 1.2, -2],
        ),
        'var(--i)',
      ) +
      path(
        'M8-114c10 24 10 50 2 77 8 0 14-1 18-3-10-22-10-52-2-76ZM-40-92c2 16 2 36-2 54 6 0 10-1 14-2-8-16-8-36-2-52ZM50-92c4 14 4 30 0 45 4-1 8-2 12-3-6-12-6-26-2-42Z',
        'var(--h)',
        'opacity=".4"',
      ) +
      path(
        gouges(
          [-72, -28, -52, -28, 1.6],
          [-70, -8, 60, -8, 1.6, 8],
          [-62, 4, 50, 4, 1.4, 7],
          [44, -32, 70, -32, 1.6],
        ),
        'var(--i)',
      ) +
      path('M-2-128l26 6-26 7ZM-49-104l18 4-18 5ZM45-102l18 4-18 5Z', 'var(--f)'),
    `${at(x, y, size)} ${inked({ h: hull, i: lit, s: sail, f: flag })}`,
  );

/** A boat at its rope, sail furled: harbours. */
export const moored = (
  x: number,
  y: number,
  size: number,
  black: Colour,
  sail: Colour,
  flag: Colour,
): string =>
  use(
    'moored',
    () =>
      path('M-50 0c4 14 14 20 26 20h50c14-2 22-12 26-26l-16 4h-72Z', 'var(--k)') +
      path('M-16 0v-110h4v110ZM16 0v-92h4v92Z', 'var(--k)') +
      line('M-50-4l36-104 32 18 34 82M-14-80h-26M-14-80h24M-14-52h-30M18-70h22', 'var(--k)', 1.6) +
      path('M-40-80h52c-4 10-4 18 0 26h-56c6-8 6-16 4-26Z', 'var(--s)') +
      path(gouge(-36, -78, -38, -56, 2) + gouge(-26, -78, -28, -55, 1.4), '#fff') +
      path('M-14-110l22 5-22 6Z', 'var(--f)') +
      path(gouge(-44, 6, 44, 2, 1.6, 8), 'var(--s)'),
    `${at(x, y, size)} ${inked({ k: black, s: sail, f: flag })}`,
  );
