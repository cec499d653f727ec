import { shared, use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, gouges, group, path } from '../core/marks.ts';
import { many } from './figures.ts';

/** Riders against the light, looking left, hooves at (0, 0), about 180 units high. */

const BODY =
  'M-66-140l4-13 6 14c12 5 20 23 33 35 13 6 39 5 57 1 19-2 29 11 28 27 0 14-10 22-20 22-12 4-22-4-38-2-16 2-30 6-42 2-12-4-20-16-20-30-2-10-6-16-12-22-6 4-14 6-21 11-6 4-14-1-13-8 6-9 16-17 24-28 4-5 8-8 14-9ZM50-99c24-8 42 5 54 27 6 12 13 21 20 25-16 3-28-3-36-13-8-12-20-20-34-22Z';

const lights = (): string =>
  path(
    gouges(
      [-80, -127, -101, -104, 2, 2],
      [-68, -104, -57, -78, 2.2, -3],
      [-18, -100, 32, -100, 1.8, 3],
      [40, -100, 59, -76, 1.6, -4],
      [62, -94, 106, -64, 1.8, -6],
      [-30, -60, 16, -60, 1.3, -3],
      [-52, -62, -40, -84, 1.4, 3],
    ),
    'currentColor',
  ) +
  path(
    gouges(
      [-58, -136, -34, -122, 2.6, -5],
      [-52, -128, -28, -112, 2.6, -5],
      [-44, -118, -20, -104, 2.4, -5],
    ),
    'currentColor',
    'opacity=".55"',
  );

/** At full gallop: one foreleg reaching, a hind leg pushing off. */
const gallop = (): string =>
  many(
    `${BODY}M-56-76c-14 0-28 2-37 9l-17 18-9 19-4 11 14-2 1-8 9-14 15-13c10 2 24 4 40 4ZM-46-62l-18 21 14 21 6 10 11-6-7-9-11-15 23-14ZM40-74c18 6 24 18 24 26l21 17 13 23 9 8h-14l-17-22-24-16c-14-4-22-16-24-24ZM14-60c10 8 22 16 33 28l-16 20-7 12h-15l11-15 12-17-24-16Z`,
  ) +
  lights() +
  path(
    gouges(
      [-92, -64, -112, -30, 1.4],
      [-60, -44, -44, -16, 1.2],
      [62, -46, 96, -8, 1.2, -2],
      [30, -34, 18, -8, 1.1],
    ),
    'currentColor',
  );

/** Rearing: the forelegs beat the air. */
const rear = (): string =>
  group(
    many(
      `${BODY}M-56-76c-14 2-22 12-30 20l10 22-8 10 12 4 6-14-6-18c8-2 18-2 28 0ZM-46-62l-12 18 14 18-4 12h12l2-14-12-14 18-12Z`,
    ) + lights(),
    'transform="rotate(36 46 -62)"',
  ) +
  many(
    'M14-74l52 4-8 22 12 18-16 24 4 8h-16l2-10 10-21-16-15ZM30-78c-8 16-6 28-2 38l10 14-12 20 2 8h-16l4-11 8-17-14-16 4-28Z',
  ) +
  path(
    gouges([40, -44, 54, -30, 1.4], [54, -28, 46, -4, 1.2], [11, -42, 24, -26, 1.2]),
    'currentColor',
  );

/** Who sits there: thigh and boot, the body, a helm with its rim. */
const SEAT =
  'M-13-91c9-8 23-7 30 2l1 27c-8 6-20 4-27 0ZM-8-68c-14 4-25 12-27 22l8 23-9 9 17 1 5-10-6-17c8-6 24-10 35-18ZM-9-97c-3-14 7-21 14-20 9 1 13 12 9 21-5 5-18 5-23-1ZM-13-104l32 2-2 4-29-1Z';
const CAPE = 'M12-92c24 0 38 14 60 18-14 12-34 16-56 14Z';

const seated = (): string =>
  path(
    gouges(
      [-8, -106, 1, -116, 1.8, -2],
      [-13, -88, -9, -66, 2, 2],
      [-12, -64, -33, -48, 1.8, 3],
      [-32, -42, -26, -22, 1.5],
      [22, -86, 62, -74, 1.8, -3],
      [20, -76, 52, -68, 1.3, -3],
    ),
    'currentColor',
  );

const ARMS = {
  /** A knight with his lance couched. */
  lance: () =>
    many(
      `${SEAT}${CAPE}M40-72l-174-24v3l174 28ZM-20-90l12 6-6 10-8-6ZM2-90l-16 6 2 8 18 6ZM-32-86c10-6 22-4 28 2 2 16-2 32-12 42-12-10-18-26-16-44Z`,
    ) + path(gouges([-132, -95, -40, -82, 0.9], [-30, -82, -18, -50, 2.2, 5]), 'currentColor'),
  /** A sword swung high. */
  sword: () =>
    many(
      `${SEAT}${CAPE}M4-92l-24-26-8 6 20 32ZM-22-122l-32-54-3-3 3 9 25 52ZM-34-108l21-13 2 4-20 12Z`,
    ) + path(gouges([-28, -124, -53, -172, 1.3], [-25, -112, -10, -94, 1.4]), 'currentColor'),
  /** A horse archer. */
  bow: () =>
    many(
      `${SEAT}M2-91l-38-2-1 6 39 7ZM10-92l18 2-20 8ZM-30-130c-20 20-20 58 0 78l3-3c-17-19-17-53 0-72ZM14-102l14-10 6 8-10 38-8-4Z`,
    ) +
    path('M-29-128l51 38-51 36 1-2 46-34-46-36ZM22-91h-80v2h80Z', 'currentColor', 'opacity=".8"') +
    path(gouges([-38, -116, -38, -66, 1.3, 6]), 'currentColor'),
  /** A banner bearer. */
  banner: () =>
    many(
      `${SEAT}M-18-20l-6-166h4l7 166ZM-2-88l-18 2v8l22 4ZM-21-184c21-8 47 8 77-2l-10 22 12 22c-28 8-56-6-78 2Z`,
    ) + path(gouges([-18, -180, 46, -180, 2, 5], [-18, -164, 42, -164, 1.5, 5]), 'currentColor'),
  /** Nobody in the saddle. */
  none: () => '',
};
export type RiderName = keyof typeof ARMS | 'rear';

/** Who rears has drawn his sword; he leans forward, so that he stays on. */
const mounted = (name: RiderName): string =>
  name === 'rear'
    ? rear() +
      group(
        ARMS.sword() + seated(),
        'transform="rotate(36 46 -62)translate(0 -30)rotate(-26 4 -66)"',
      )
    : `<use href="${shared('horse', gallop)}"/>${name === 'none' ? '' : group(ARMS[name]() + seated(), 'transform="translate(0 -30)"')}`;

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
    () => mounted(name),
    `${at(x, y, size, 0, back)} fill="${fill}" color="${lit}"`,
  );
