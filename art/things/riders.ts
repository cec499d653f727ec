import { shared, use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, bare, gouges, path } from '../core/marks.ts';

/** Riders against the light, looking left, hooves at (0, 0), about 180 units high. */

const horse = (): string =>
  shared(
    'horse',
    () =>
      bare(
        'M-60-132L-54-120C-42-112-30-102-22-94C-6-90 18-96 34-92C46-90 52-80 52-70C64-64 74-44 76-20C68-38 60-48 52-52C51-45 48-40 44-36L58-18L68 0L59 3L46-14L30-38L22-22L26 0L17 3L10-20L14-50C0-52-12-52-22-56L-50-42L-60-38L-64-20L-72-21L-70-44L-52-56L-38-62L-34-32L-38 0L-47 3L-46-32L-47-66C-50-74-52-82-56-90C-64-84-72-78-80-78L-87-86C-84-96-78-106-70-116C-66-122-63-126-60-132Z',
      ) +
      path(
        gouges(
          [-68, -114, -84, -88, 2, 2],
          [-46, -70, -38, -58, 2],
          [-68, -40, -70, -24, 1.3],
          [-14, -90, 32, -91, 1.8, -2],
          [-42, -60, -42, -4, 1.4],
          [46, -72, 70, -40, 1.6, -3],
          [18, -22, 21, -2, 1.3],
          [40, -36, 62, 0, 1.2, -2],
          [-18, -58, 12, -53, 1.4, 3],
        ),
        'currentColor',
      ) +
      path(
        gouges(
          [-58, -126, -40, -106, 3, -6],
          [-50, -116, -32, -98, 3, -6],
          [-42, -108, -24, -90, 2.6, -5],
        ),
        'currentColor',
        'opacity=".5"',
      ),
  );

const SEAT =
  'M2-64C-9-52-12-42-12-30L-20-27L-3-25C1-37 9-48 14-58ZM-8-60C-11-74-8-88 2-92C12-92 18-84 17-62Z';
const HELM = 'M-7-93C-9-106 0-112 5-111C14-110 16-100 13-93C10-88-4-88-7-93Z';

const ARMS = {
  /** A knight with his lance couched. */
  lance: () =>
    bare(`${SEAT}M-9-92L-9-108L4-118L15-106L14-90Z`) +
    bare('M16-78L-112-92L-112-89L16-70ZM-4-84L-18-74L-8-64L6-76Z') +
    bare('M14-90C34-86 50-74 66-70C52-62 34-60 16-62Z') +
    path(
      gouges(
        [-7, -106, 3, -116, 1.8],
        [-8, -90, -7, -66, 1.8, -2],
        [-110, -91, -20, -81, 0.9],
        [20, -84, 58, -70, 1.8, -3],
        [-9, -50, -11, -32, 1.6],
      ),
      'currentColor',
    ),
  /** A sword swung high. */
  sword: () =>
    bare(SEAT) +
    bare(HELM) +
    bare(
      'M4-90L-20-112L-26-108L-4-80ZM-24-116L-46-158L-40-160L-18-118ZM-30-112L-14-120L-12-116L-28-108Z',
    ) +
    bare('M14-90C36-88 48-70 62-62C48-58 34-58 16-60Z') +
    path(
      gouges(
        [-5, -104, 3, -110, 1.6],
        [-8, -88, -7, -66, 1.8, -2],
        [-26, -122, -42, -156, 1.2],
        [20, -84, 54, -64, 1.6, -3],
        [-9, -50, -11, -32, 1.6],
      ),
      'currentColor',
    ),
  /** A horse archer. */
  bow: () =>
    bare(SEAT) +
    bare(HELM) +
    bare('M2-86L-28-84L-28-78L4-74ZM-26-112C-42-96-42-68-26-52L-23-54C-36-70-36-94-23-110Z') +
    bare('M12-104C22-100 24-84 20-70L15-84Z') +
    path(
      gouges([-5, -104, 3, -110, 1.6], [-8, -84, -8, -66, 1.6, -2], [-30, -106, -32, -60, 1.2, 6]),
      'currentColor',
    ),
  /** A banner bearer. */
  banner: () =>
    bare(`${SEAT}${HELM}`) +
    bare('M-16-30L-16-176L-12-176L-12-30ZM-4-84L-18-82L-18-76L0-72Z') +
    bare('M-12-174C4-180 22-168 44-174L36-156L44-138C22-132 4-144-12-138Z') +
    path(
      gouges(
        [-10, -170, 34, -168, 1.8, 3],
        [-10, -160, 30, -158, 1.4, 3],
        [-5, -104, 3, -110, 1.6],
        [-8, -88, -7, -66, 1.8, -2],
      ),
      'currentColor',
    ),
  /** Nobody in the saddle. */
  none: () => '',
};
export type RiderName = keyof typeof ARMS;

export const rider = (
  name: RiderName,
  x: number,
  y: number,
  size: number,
  fill: Colour,
  lit: Colour,
  back = false,
): string =>
  use(
    `rider-${name}`,
    () => `<use href="${horse()}"/><g transform="translate(0 -30)">${ARMS[name]()}</g>`,
    `${at(x, y, size, 0, back)} fill="${fill}" color="${lit}"`,
  );
