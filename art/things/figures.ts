import { use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, bare, gouges, path } from '../core/marks.ts';
import { body, type HeadName, type Joints } from './body.ts';

/** Small people: silhouettes with a rim of light. Feet at (0, 0), about a hundred units high, looking left. */

/** Parts that lie over one another, each in a path of its own: together they would punch holes. */
export const many = (d: string): string =>
  d
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => bare(`${part}Z`))
    .join('');

/** How somebody stands, what covers the head, what they wear and hold, and the light on it. */
type Pose = readonly [joints: Joints, head: HeadName, dress: string, cuts: string];

const TUNIC = 'M-11-62h24l4 30-8-3-5 4-6-4-6 4-8-3Z';

const WATCH: Joints = '-3-107 0-94 1-56-21-73-35-80 17-74 17-54-7-29-9 0 9-29 13 0';
const CLOAK = `${TUNIC}M-2-95q21-2 24 24 3 34 12 60l-16-2-8 3-6-4 2-50ZM-39 2l4-128h3l-4 128ZM-33-144l5 18-5 8-5-8Z`;
const LIT = '23-70 29-16 1.6-2,15-60 18-18 1.2,-36-4-33-120 .8,-11-60-12-36 1.4';

const FIGURES = {
  /** A guard with a spear, his cloak behind him; in a helm, or hooded against the cold. */
  stand: [WATCH, 'helm', CLOAK, LIT],
  sentry: [WATCH, 'hood', CLOAK, LIT],
  /** Somebody in a hood and a long cloak, the hands together. */
  hooded: [
    '-5-106 1-93 3-56-17-72-25-64 20-74-16-62',
    'hood',
    'M-4-98q24-5 28 20 4 39 18 76l-10 2-8-4-10 4-9-4-10 4-10-4-8 3q6-34 6-58-2-29 13-39ZM-20-70l8 14q7 12 4 22-12-9-18-30ZM-16 1l-4-7-9 7Z',
    '-19-52-15-6 1.8 3,-14-99-4-117 1.6-4,-11-101-8-93 1.4 3,-17-90-18-74 1.8 2,-9-96 6-6 1.6-6,6-88 18-6 1.6-5,22-76 34-8 1.6-3,-22-62-10-36 1.4 2',
  ],
  /** A lady in a wide gown, its train behind her. */
  lady: [
    '-4-106 0-94 1-64-15-76-22-66 10-74-12-65',
    'long',
    'M-9-70h19q5 28 30 60 6 6 16 9-25 3-46-1-22 3-40-2 16-31 21-66Z',
    '-11-60-26-5 2 3,-5-58-12-4 1.6 2,2-58 4-4 1.4,8-56 30-6 1.4 5,4-106 9-82 1.2-2',
  ],
  /** A king with crown and cloak, his hands on his sword. */
  king: [
    '-4-108 0-94 1-54-21-76-20-60 16-76-17-59',
    'crown',
    'M-8-62h20q4 30 4 60l-12 2-6-4-8 4-6-3q5-30 8-59ZM0-97q25-4 28 28t24 68l-18 1-12-3-10 3q3-52-6-86ZM-14-96q14-8 28 0l2 10q-16 6-32 0ZM-21-64h6v60l-3 6-3-6ZM-28-60l1-4h18l1 4ZM-20-70h4v10h-4Z',
    '-13-92 12-92 1.6-2,28-70 40-6 2 5,20-76 24-8 1.6-2,-10-56-12-6 1.6,-1-54-1-6 1.2,-20-56-20-6 .9',
  ],
  /** On the knees, the head bowed, the hands together. */
  kneel: [
    '-34-51-20-48 4-19-24-26-33-29-18-24-34-26',
    'bare',
    'M-12-30q20-8 26 8 9 12 34 18l2 4h-72q-4-13 10-14Z',
    '-14-8 10-14 1.8-3,-20-3 38-3 1.2,-14-46 8-30 2-4,6-24 18-8 1.4-2',
  ],
  /** A greatsword raised over somebody. */
  strike: [
    '-2-106 3-93 5-56-17-113-4-133 26-110 3-136-14-32-26 0 22-30 28 0',
    'helm',
    'M-8-64h26l8 34-10-4-8 5-8-5-6 5-10-3ZM14-92q22 13 38 62l-14 2-10 8q-3-44-18-66ZM-8-129l16-2 3-9 5 1-6 16-16 2ZM-16-144l32 11-1 5-33-11ZM0-142l24-72 9-14 1 17-24 71Z',
    '10-142 31-222 1.2,26-82 44-36 1.8-3,-9-58-16-34 1.6,5-58 8-34 1.2',
  ],
  /** A swordsman in guard, blade forward. */
  fence: [
    '-6-104 0-92 8-56-24-80-40-86 26-78 40-92-24-40-26 0 28-26 46 0',
    'bare',
    'M-3-64h24l7 24-12 1-10-4-12 2-10-3ZM-52-88l14-14 3 3-14 14ZM-40-92l-58-58 50 62ZM-46-93l12 12-4 4-12-12Z',
    '-45-95-94-146 .9,0-62-5-46 1.4,12-62 18-44 1.2',
  ],
  /** An archer with a drawn bow. */
  archer: [
    '-5-105 1-92 5-56-27-89-50-89 28-96 4-94-10-30-16 0 20-30 26 0',
    'hood',
    `${TUNIC}M-52-140c-20 28-20 74 0 102l3-2c-17-29-17-69 0-98ZM6-62l20-26 9 6-18 34-9-2ZM24-88l5-13 3 1-3 14Z`,
    '-58-122-58-56 1.3 7,-7-58-9-36 1.4,16-60 26-80 1.2,4-92-50-139 1,4-92-50-39 1,4-93-84-90 1.4',
  ],
  /** Fallen, an arm thrown out. */
  fallen: [
    '-56-9-44-10-4-10-62-3-82-3-30-22-14-26 24-18 46-9 28-9 58-9',
    'bare',
    'M-14-18h24l14 12-6 5h-34Z',
    '-36-18 10-17 1.8-2',
  ],
  /** A child with a stick for a sword. */
  child: [
    '-3-60 0-50 1-30-17-50-27-58 13-40 18-30-7-16-9 0 8-16 12 0',
    'bare',
    'M-8-36h18l4 16h-25ZM-29-52l-9-44 3-1 9 44Z',
    '-8-34-8-22 1.4',
  ],
  /** A rower, a porter: somebody bent under a sack. */
  bearer: [
    '-30-84-19-78 8-50-31-70-28-88-4-66-14-90-14-32-8 0 20-24 34 0',
    'bare',
    'M-6-60l22-4 10 24-14 2-8-6-12 2ZM-32-90q-2-14 4-12c14-18 46-18 56-2q14 27-6 46-31 1-48-24ZM-28-100l-10-6 4-6 10 6Z',
    '-26-100 12-114 2-6,-22-94 18-62 1.8 8,-4-104 24-74 1.4-6,-4-56-6-42 1.4',
  ],
  /** A mower with his scythe, in a straw hat. */
  reap: [
    '-9-100-3-89 7-53-24-72-33-54 16-70 0-58-12-30-18 0 22-28 32 0',
    'helm',
    'M-4-62h24l6 28-10-2-8 4-8-4-10 2ZM14-72l-72 60-4-4 74-60ZM-58-18q-14 23-58 16 34-8 48-24Z',
    '-112-3-64-18 1.6 4,-56-16 8-70 .9,-3-58-4-38 1.4',
  ],
  /** A captive, his hands bound before him. */
  captive: [
    '-11-99-1-91 3-54-16-74-26-60 12-72-22-58-8-29-10 0 12-28 20 0',
    'bare',
    'M-10-60h24l2 26-6-6-4 8-5-8-6 7-5-8-6 4ZM-34-66h14v12h-14Z',
    '-32-62-22-57 1.6,-8-56-9-38 1.4',
  ],
  /** A dancer, arms over the head. */
  dancer: [
    '-5-105-1-93 3-62-21-106-14-128 19-108 24-132',
    'long',
    'M-6-68h18q11 24 44 48-19 7-32 2-10 12-22 13l4 5h-12l2-6q-19 0-38-12 27-22 36-50Z',
    '-8-60-32-20 2 4,-2-58-10-8 1.6 2,6-58 18-14 1.6 2,12-58 42-22 1.4 4',
  ],
  /** Behind a great shield, the spear lowered against who comes. */
  brace: [
    '-10-102-4-90 6-54-22-70-14-60 20-70 6-76-18-34-14 0 28-26 42 0',
    'helm',
    'M-5-62h24l8 28-10 1-10-4-14 2-6-2ZM-36-86q19-8 32 2 3 41-18 74-24-31-14-76ZM48-66l-152-34-16-6 14 13 153 31Z',
    '-34-82-22-20 2.4 6,-20-84-18-24 1.6-2,-114-104 40-69 .9,8-58 12-38 1.2',
  ],
  /** Running, an axe swung back over the shoulder. */
  run: [
    '-23-103-15-91 0-56-36-80-46-70 13-98 12-122-30-44-28-6 26-36 56-42',
    'helm',
    'M-8-64h22l10 22-12 2-8-6-18 4ZM-64-72a17 20 0 1 0 34 0 17 20 0 1 0-34 0ZM-4-108l46-58 4 3-45 59ZM40-172q-19-16-38-4 17 5 20 26 12-11 24-10Z',
    '-60-66-48-90 2.2-5,6-174 24-152 1.6-5,0-112 40-158 .9,-6-60-14-46 1.4',
  ],
  /** A captain in a cloak, the arm stretched out: there. */
  point: [
    '-5-107 0-94 2-56-33-94-58-101 18-76 12-62-10-30-14 0 12-29 17 0',
    'helm',
    `${TUNIC}M2-96c20 0 28 22 34 42q7 27 24 48l-18-1-10 8q-9-49-24-82ZM-60-103l-14-3 2 4 14 6ZM12-66l28 56-4 3-28-54Z`,
    '24-78 46-12 1.8-4,16-82 32-12 1.4-4,-8-58-10-36 1.4',
  ],
  /** Blowing a long horn. */
  blow: [
    '-5-105 1-93 3-55-26-90-22-104 12-84-8-94-8-30-11 0 12-30 17 0',
    'bare',
    `${TUNIC}M4-96q23 2 24 30t16 58l-16-2-10 6q0-51-14-84ZM-15-104q-33 0-53-40l-17 10q24 45 70 36Z`,
    '-18-101-76-136 1.8-13,26-72 34-14 1.8-2,18-76 22-14 1.2,-9-58-10-36 1.4',
  ],
  /** On one knee, a crossbow at the cheek. */
  shoot: [
    '-6-80 2-70 14-36-24-60-38-66 20-54-4-66-24-38-24 0 16-6 42-8',
    'helm',
    'M3-44h22l4 26-12 2-12-4-10-8ZM14-73l-74 2v5l74 4ZM-50-92q-19 23-4 46l4-2q-10-22 3-40ZM22-66l12-2 5 28-12 3ZM24-68l1-8h2l1 8Z',
    '-58-71 10-72 .9,-54-86-56-54 1.3 4,24-62 27-42 1.3',
  ],
} as const satisfies { [name: string]: Pose };

/** A direwolf at full run. */
const wolf = (): string =>
  many(
    'M-106-52l6-9 20-8 1-19 11 14 7-9 6 13c14 2 24 8 36 8 22 0 44-6 64 0q12 3 18 10c20-4 44-2 62 10l-14 2 8 8q-32 6-54-6 3 9 14 18l20 20 8 2-4 5-13-1-28-23-20-8q-24 9-48 5-8 13-4 26l-14 9-11 2 3-6 10-8q-5-12-4-20l-8 4-4-6q-11 3-20 12l-22 8-9-1 6-7 17-6q6-11 16-20l-6-4 2-8q-7-8-32 0-14 2-16-3ZM26-42q21 13 18 26l-13 11-8 5h15l17-14q2-17-13-30Z',
  ) +
  path(
    gouges(
      '-100-59-80-66 1.8-1,-78-70-77-82 1.4,-64-66-40-44 2-4,-54-66-28-46 2-4,-42-62-16-48 1.8-4,-20-58 36-62 2 3,-6-50 20-50 1.4 3,40-58 60-38 1.8-4,62-50 104-46 1.8-3,60-24 84-4 1.3',
    ),
    'currentColor',
  ) +
  path('M-88-61l7-2-3 4Z', '#fd6');

/** A direwolf that sits and howls. */
const howl = (): string =>
  many(
    'M-54-146l6-4 22 18 12 4 18-2-7 14q17 14 26 40c10 20 22 34 26 54q16 16 46 12-16 14-46 11h-30q4-20-8-32-8 12-6 32h-20l3-7 6-2q-2-24-12-42-12-16-6-46l-4-14-22-24 3-2 17 8ZM-24-64q-10 27-8 54l-9 4-2 6h19q2-30 10-50Z',
  ) +
  path(
    gouges(
      '-49-147-26-129 1.5,-22-128-2-128 1.3 1,-22-94-22-62 1.8 4,-18-112-14-76 1.8 3,-12-114-6-72 1.8-5,0-106 18-70 2-5,8-80 28-40 1.8-5,20-48 34-14 1.6-5,-27-54-30-10 1.3 2,50-8 88-6 1.4 4',
    ),
    'currentColor',
  );

const WOLVES = { wolf, howl };

export type WolfName = keyof typeof WOLVES;
export type FigureName = keyof typeof FIGURES | WolfName;
export const FIGURE_NAMES = Object.keys({ ...FIGURES, ...WOLVES }) as FigureName[];
export const isWolf = (name: FigureName): name is WolfName => name in WOLVES;

const posed = ([joints, head, dress, cuts]: Pose): string =>
  body(joints, head) + many(dress) + path(gouges(cuts), 'currentColor');

export const figure = (
  name: FigureName,
  x: number,
  y: number,
  size: number,
  fill: Colour,
  lit: Colour,
  back = false,
): string =>
  use(
    `figure-${name}`,
    () => (isWolf(name) ? WOLVES[name]() : posed(FIGURES[name])),
    `${at(x, y, size, 0, back)} fill="${fill}" color="${lit}"`,
  );
