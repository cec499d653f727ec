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
      path('M-58-26q7 18 22 19h70q18-1 26-25 6 33-26 44h-66q-28-6-26-38Z', 'var(--h)') +
      path('M-2-8v-78h5v78Z', 'var(--h)') +
      path('M-34-76q10 29-4 56 40 12 76 0-12-29-2-56-37-6-70 0Z', 'var(--s)') +
      path(gouges('-30-72-33-23 2-4,-20-74-22-20 1.6-3,-9-75-10-17 1.5-2'), 'var(--i)') +
      path('M6-76q21-2 30 0-10 27 2 56-12 5-28 6 5-33-4-62Z', 'var(--h)', 'opacity=".45"') +
      path(gouges('-52-12 40-1 1.6 7,-46-2 34 6 1.2 4'), 'var(--i)') +
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
      path('M-78-34h28v14h90v-18h34l-8 22q-6 30-30 34h-80q-27-5-32-34Z', 'var(--h)') +
      path('M-52-20v-84h4v84ZM-6-20v-108h5v108ZM42-38v-64h4v64Z', 'var(--h)') +
      path(
        'M-70-92q9 26-2 52 22 6 44 0-12-26-2-52ZM-32-116q13 41-2 76 31 9 62 0-15-35-2-76ZM28-92q9 24 0 42 18 6 34 0-9-18-2-42Z',
        'var(--s)',
      ) +
      path(
        gouges(
          '-66-88-68-42 1.8-4,-57-90-58-40 1.4-3,-28-112-30-42 2.2-6,-16-114-17-38 1.8-4,-4-114-4-37 1.6-2,32-88 31-52 1.6-3,42-90 41-49 1.2-2',
        ),
        'var(--i)',
      ) +
      path(
        'M8-114q14 36 2 77 12 0 18-3-15-35-2-76ZM-40-92q3 26-2 54 7 0 14-2-12-26-2-52ZM50-92q6 22 0 45l12-3q-9-18-2-42Z',
        'var(--h)',
        'opacity=".4"',
      ) +
      path(
        gouges('-72-28-52-28 1.6,-70-8 60-8 1.6 8,-62 4 50 4 1.4 7,44-32 70-32 1.6'),
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
      path('M-50 0q7 20 26 20h50q20-4 26-26l-16 4h-72Z', 'var(--k)') +
      path('M-16 0v-110h4v110ZM16 0v-92h4v92Z', 'var(--k)') +
      line('M-50-4l36-104 32 18 34 82M-14-80h-26M-14-80h24M-14-52h-30M18-70h22', 'var(--k)', 1.6) +
      path('M-40-80h52q-6 15 0 26h-56q8-11 4-26Z', 'var(--s)') +
      path(gouge(-36, -78, -38, -56, 2) + gouge(-26, -78, -28, -55, 1.4), '#fff') +
      path('M-14-110l22 5-22 6Z', 'var(--f)') +
      path(gouge(-44, 6, 44, 2, 1.6, 8), 'var(--s)'),
    `${at(x, y, size)} ${inked({ k: black, s: sail, f: flag })}`,
  );
