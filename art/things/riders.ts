import { shared, use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, carve, gouges, group, path } from '../core/marks.ts';
import { body, legs } from './body.ts';
import { many } from './figures.ts';

/** Riders against the light, looking left, hooves at (0, 0), about 180 units high. */

const BODY =
  'M-66-140l4-13 6 14c12 5 20 23 33 35q25 8 57 1 28-1 28 27-2 21-20 22c-12 4-22-4-38-2q-24 5-42 2-20-9-20-30-3-14-12-22l-21 11q-12 5-13-8 10-12 24-28 6-8 14-9ZM50-99q36-9 54 27 9 19 20 25-24 3-36-13t-34-22Z';

const lights = (): string =>
  carve(
    '-80-126-100-104 2 2,-68-104-56-78 2-3,-18-100 32-100 2 3,40-100 60-76 1.5-4,62-94 106-64 2-6,-30-60 16-60 1.5-3,-52-62-40-84 1.5 3',
    'currentColor',
  ) +
  carve(
    '-58-136-34-122 2.5-4,-52-128-28-112 2.5-4,-44-118-20-104 2.5-4',
    'currentColor',
    'opacity=".55"',
  );

/** At full gallop: one foreleg reaching, a hind leg pushing off. */
const gallop = (): string =>
  legs(
    '-36-66-66-44-46-24-36-16,26-66 46-36 28-12 18-4,-48-70-90-62-110-32-118-18,46-72 72-44 92-18 106-6',
  ) +
  many(BODY) +
  lights();

/** Rearing: the forelegs beat the air. */
const rear = (): string =>
  group(
    legs('-40-62-58-40-42-24-48-10,-48-72-86-58-74-34-84-22') + many(BODY) + lights(),
    'transform="rotate(36 46 -62)"',
  ) + legs('24-76 32-34 20-12 14-2,44-74 68-34 56-10 48-2');

/** Who sits there: his arms are his own, head, back and legs are everybody's. */
const seated = (arms: string, dress: string, cuts: string): string =>
  body(`-3-106 0-93 4-60 ${arms} -22-54-17-20-18-52-14-22`, 'helm') +
  many(dress) +
  path(gouges(cuts), 'currentColor');

const CAPE = 'M4-94c22-2 38 12 62 14q-22 22-54 20Z';
const FOLDS = '18-88 56-78 2-3,16-78 44-68 1.5-3';

const ARMS = {
  /** A knight with his lance couched. */
  lance: () =>
    seated(
      '-18-80-22-72 16-76-6-78',
      `${CAPE}M42-72l-176-26v3l175 31ZM-34-90q16-8 28 2 3 25-12 42-19-16-16-44Z`,
      `-132-97-40-83 .9,-31-86-20-54 2.2 5,${FOLDS}`,
    ),
  /** A sword swung high. */
  sword: () =>
    seated(
      '-20-108-24-128 10-74-14-68',
      `${CAPE}M-25-132l-25-56-3-3 2 10 20 53ZM-36-122l20-11 2 4-20 11Z`,
      `-29-136-50-184 1.3,${FOLDS}`,
    ),
  /** A horse archer. */
  bow: () =>
    seated(
      '-22-91-40-91 22-94 2-92',
      'M-42-134c-18 22-18 62 0 84l4-2c-16-22-16-58 0-80ZM12-90l16-12 6 8-12 34-8-4Z',
      '-48-118-48-68 1.5 6,2-90-40-132 1,2-90-40-52 1,4-92-70-92 1.5',
    ),
  /** A banner bearer. */
  banner: () =>
    seated(
      '-16-76-20-90 10-74-14-68',
      'M-16-30l-8-166h4l8 166ZM-22-194c22-8 48 8 78-2l-10 22 12 22c-28 8-56-6-78 2Z',
      '-18-190 46-190 2 6,-18-174 42-174 1.5 6',
    ),
  /** Nobody in the saddle. */
  none: () => '',
};
export type RiderName = keyof typeof ARMS | 'rear';

/** Who rears has drawn his sword; he leans forward, so that he stays on. */
const mounted = (name: RiderName): string =>
  name === 'rear'
    ? rear() + group(ARMS.sword(), 'transform="rotate(36 46 -62)translate(0 -30)rotate(-26 4 -66)"')
    : `<use href="${shared('horse', gallop)}"/>${group(ARMS[name](), 'transform="translate(0 -30)"')}`;

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
