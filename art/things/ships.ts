import { inked, use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, carve, gouge, line, path } from '../core/marks.ts';

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
      path('M-58-26q8 18 22 20h70q18-2 26-26 6 34-26 44h-66q-28-6-26-38Z', 'var(--h)') +
      path('M-2-8v-78h6v78Z', 'var(--h)') +
      path('M-34-76q10 30-4 56 40 12 76 0-12-28-2-56-36-6-70 0Z', 'var(--s)') +
      carve('-30-72-32-22 2-4,-20-74-22-20 1.5-3,-8-74-10-16 1.5-2', 'var(--i)') +
      path('M6-76q22-2 30 0-10 28 2 56-12 6-28 6 6-32-4-62Z', 'var(--h)', 'opacity=".45"') +
      carve('-52-12 40 0 1.5 8,-46-2 34 6 1 4', 'var(--i)') +
      line(
        'M-30 4l-12 16M-18 6l-12 16M-6 8l-12 16M6 8l-12 16M18 6l-12 16M30 4l-12 16',
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
      path('M-78-34h28v14h90v-18h34l-8 22q-6 30-30 34h-80q-26-4-32-34Z', 'var(--h)') +
      path('M-52-20v-84h4v84ZM-6-20v-108h6v108ZM42-38v-64h4v64Z', 'var(--h)') +
      path(
        'M-70-92q10 26-2 52 22 6 44 0-12-26-2-52ZM-32-116q14 42-2 76 32 10 62 0-14-34-2-76ZM28-92q10 24 0 42 18 6 34 0-8-18-2-42Z',
        'var(--s)',
      ) +
      carve(
        '-66-88-68-42 2-4,-56-90-58-40 1.5-3,-28-112-30-42 2-6,-16-114-16-38 2-4,-4-114-4-36 1.5-2,32-88 32-52 1.5-3,42-90 42-48 1-2',
        'var(--i)',
      ) +
      path(
        'M8-114q14 36 2 78 12 0 18-4-14-34-2-76ZM-40-92q4 26-2 54 8 0 14-2-12-26-2-52ZM50-92q6 22 0 46l12-4q-8-18-2-42Z',
        'var(--h)',
        'opacity=".4"',
      ) +
      carve('-72-28-52-28 1.5,-70-8 60-8 1.5 8,-62 4 50 4 1.5 8,44-32 70-32 1.5', 'var(--i)') +
      path('M-2-128l26 6-26 8ZM-48-104l18 4-18 6ZM46-102l18 4-18 6Z', 'var(--f)'),
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
      path('M-50 0q8 20 26 20h50q20-4 26-26l-16 4h-72Z', 'var(--k)') +
      path('M-16 0v-110h4v110ZM16 0v-92h4v92Z', 'var(--k)') +
      line('M-50-4l36-104 32 18 34 82M-14-80h-26M-14-80h24M-14-52h-30M18-70h22', 'var(--k)', 1.6) +
      path('M-40-80h52q-6 16 0 26h-56q8-10 4-26Z', 'var(--s)') +
      path(gouge(-36, -78, -38, -56, 2) + gouge(-26, -78, -28, -55, 1.4), '#fff') +
      path('M-14-110l22 6-22 6Z', 'var(--f)') +
      carve('-44 6 44 2 1.5 8', 'var(--s)'),
    `${at(x, y, size)} ${inked({ k: black, s: sail, f: flag })}`,
  );
