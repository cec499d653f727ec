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
        'M-58-26C-54-14-46-8-36-7H34C46-8 54-16 60-32C64-14 54 8 34 12H-32C-50 10-60-8-58-26Z',
        'var(--h)',
      ) +
      path('M-2-8V-86H3V-8Z', 'var(--h)') +
      path(
        'M-34-76C-28-60-28-36-38-20C-14-12 18-12 38-20C30-36 30-60 36-76C12-80-12-80-34-76Z',
        'var(--s)',
      ) +
      path(
        gouges(
          [-30, -72, -33, -23, 2, -4],
          [-20, -74, -22, -20, 1.6, -3],
          [-9, -75, -10, -17, 1.5, -2],
        ),
        'var(--i)',
      ) +
      path(
        'M6-76C20-77 30-77 36-76C30-60 30-36 38-20C30-16 20-15 10-14C14-36 12-56 6-76Z',
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
      path('M-78-34H-50V-20H40V-38H74L66-16C62 4 52 16 36 18H-44C-62 16-72 2-76-16Z', 'var(--h)') +
      path('M-52-20V-104H-48V-20ZM-6-20V-128H-1V-20ZM42-38V-102H46V-38Z', 'var(--h)') +
      path(
        'M-70-92C-64-76-64-56-72-40C-58-36-42-36-28-40C-36-56-36-76-30-92ZM-32-116C-24-92-24-62-34-40C-14-34 8-34 28-40C18-62 18-92 26-116ZM28-92C34-76 34-62 28-50C40-46 52-46 62-50C56-62 56-76 60-92Z',
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
        'M8-114C18-90 18-64 10-37C18-37 24-38 28-40C18-62 18-92 26-116ZM-40-92C-38-76-38-56-42-38C-36-38-32-39-28-40C-36-56-36-76-30-92ZM50-92C54-78 54-62 50-47C54-48 58-49 62-50C56-62 56-76 60-92Z',
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
      path('M-2-128l26 6l-26 7zM-49-104l18 4l-18 5zM45-102l18 4l-18 5z', 'var(--f)'),
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
      path('M-50 0C-46 14-36 20-24 20H26C40 18 48 8 52-6L36-2H-36Z', 'var(--k)') +
      path('M-16 0V-110H-12V0ZM16 0V-92H20V0Z', 'var(--k)') +
      line('M-50-4L-14-108L18-90L52-8M-14-80H-40M-14-80H10M-14-52H-44M18-70H40', 'var(--k)', 1.6) +
      path('M-40-80H12C8-70 8-62 12-54H-44C-38-62-38-70-40-80Z', 'var(--s)') +
      path(gouge(-36, -78, -38, -56, 2) + gouge(-26, -78, -28, -55, 1.4), '#fff') +
      path('M-14-110l22 5l-22 6z', 'var(--f)') +
      path(gouge(-44, 6, 44, 2, 1.6, 8), 'var(--s)'),
    `${at(x, y, size)} ${inked({ k: black, s: sail, f: flag })}`,
  );
