import { shared, use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, bare, gouges, path } from '../core/marks.ts';

/** Riders against the light, looking left, hooves at (0, 0), about 150 units high. */

const horse = (): string =>
  shared('horse', () =>
    bare('M-56-94L-50-85C-40-80-30-72-22-64C-6-61 16-66 32-62C44-60 50-52 50-44C62-40 72-26 74-8C66-22 60-30 50-32C50-26 46-22 42-18C50-12 58-6 63 0L54 3C46-4 38-10 31-14C26-8 22-2 22 3L13 3C15-8 19-18 22-26C10-23-8-23-18-28C-30-22-42-18-52-20L-58-8L-67-8L-61-26C-50-32-40-34-34-36C-30-24-30-12-34 3L-43 3C-40-14-42-26-40-34C-44-44-46-50-50-56C-58-52-66-47-74-47L-81-54C-78-63-73-72-66-81C-63-85-59-88-56-94Z') +
    path(
      gouges([-64, -80, -78, -56, 2, 2], [-48, -80, -24, -62, 2.2, -3], [-44, -52, -36, -36, 2, 2], [-60, -26, -64, -10, 1.4], [-14, -60, 30, -61, 1.8, -2], [-38, -24, -40, -2, 1.5], [44, -44, 68, -22, 1.6, -3], [18, -20, 16, 0, 1.4], [-20, -30, 18, -27, 1.4, 3]),
      'currentColor',
    ) +
    path(gouges([-54, -90, -38, -74, 3, -5], [-46, -82, -30, -66, 3, -5], [-40, -76, -24, -60, 2.6, -4]), 'currentColor', 'opacity=".5"'),
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
    path(gouges([-7, -106, 3, -116, 1.8], [-8, -90, -7, -66, 1.8, -2], [-110, -91, -20, -81, 0.9], [20, -84, 58, -70, 1.8, -3], [-9, -50, -11, -32, 1.6]), 'currentColor'),
  /** A sword swung high. */
  sword: () =>
    bare(SEAT) +
    bare(HELM) +
    bare('M4-90L-20-112L-26-108L-4-80ZM-24-116L-46-158L-40-160L-18-118ZM-30-112L-14-120L-12-116L-28-108Z') +
    bare('M14-90C36-88 48-70 62-62C48-58 34-58 16-60Z') +
    path(gouges([-5, -104, 3, -110, 1.6], [-8, -88, -7, -66, 1.8, -2], [-26, -122, -42, -156, 1.2], [20, -84, 54, -64, 1.6, -3], [-9, -50, -11, -32, 1.6]), 'currentColor'),
  /** A horse archer. */
  bow: () =>
    bare(SEAT) +
    bare(HELM) +
    bare('M2-86L-28-84L-28-78L4-74ZM-26-112C-42-96-42-68-26-52L-23-54C-36-70-36-94-23-110Z') +
    bare('M12-104C22-100 24-84 20-70L15-84Z') +
    path(gouges([-5, -104, 3, -110, 1.6], [-8, -84, -8, -66, 1.6, -2], [-30, -106, -32, -60, 1.2, 6]), 'currentColor'),
  /** A banner bearer. */
  banner: () =>
    bare(`${SEAT}${HELM}`) +
    bare('M-16-30L-16-176L-12-176L-12-30ZM-4-84L-18-82L-18-76L0-72Z') +
    bare('M-12-174C4-180 22-168 44-174L36-156L44-138C22-132 4-144-12-138Z') +
    path(gouges([-10, -170, 34, -168, 1.8, 3], [-10, -160, 30, -158, 1.4, 3], [-5, -104, 3, -110, 1.6], [-8, -88, -7, -66, 1.8, -2]), 'currentColor'),
  /** Nobody in the saddle. */
  none: () => '',
};
export type RiderName = keyof typeof ARMS;

export const rider = (name: RiderName, x: number, y: number, size: number, fill: Colour, lit: Colour, back = false): string =>
  use(
    `rider-${name}`,
    () => `<use href="${horse()}"/>${ARMS[name]()}`,
    `${at(x, y, size, 0, back)} fill="${fill}" color="${lit}"`,
  );

