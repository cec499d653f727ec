import { use } from '../core/block.ts';
import type { Colour } from '../core/inks.ts';
import { at, bare, carve, gouges, path } from '../core/marks.ts';
import { body, type HeadName, type Joints, legs } from './body.ts';

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

const TUNIC = 'M-10-62h24l4 30-8-2-6 4-6-4-6 4-8-4Z';

const WATCH: Joints = '-3-107 0-94 1-56-21-73-35-80 17-74 17-54-7-29-9 0 9-29 13 0';
const CLOAK = `${TUNIC}M-2-95q21-2 24 24 3 34 12 60l-16-2-8 3-6-4 2-50ZM-39 2l4-128h3l-4 128ZM-33-144l5 18-5 8-5-8Z`;
const LIT = '24-70 30-16 1.5-2,16-60 18-18 1,-36-4-32-120 1,-10-60-12-36 1.5';

const FIGURES = {
  /** A guard with a spear, his cloak behind him; in a helm, or hooded against the cold. */
  stand: [WATCH, 'helm', CLOAK, LIT],
  sentry: [WATCH, 'hood', CLOAK, LIT],
  /** Somebody in a hood and a long cloak, the hands together. */
  hooded: [
    '-5-106 1-93 3-56-17-72-25-64 20-74-16-62',
    'hood',
    'M-4-98q24-4 28 20 4 40 18 76l-10 2-8-4-10 4-8-4-10 4-10-4-8 4q6-34 6-58-2-30 12-40ZM-20-70l8 14q8 12 4 22-12-8-18-30ZM-16 2l-4-8-8 8Z',
    '-18-52-14-6 2 3,-14-98-4-116 1.5-4,-10-100-8-92 1.5 3,-16-90-18-74 2 2,-8-96 6-6 1.5-6,6-88 18-6 1.5-4,22-76 34-8 1.5-3,-22-62-10-36 1.5 2',
  ],
  /** A lady in a wide gown, its train behind her. */
  lady: [
    '-4-106 0-94 1-64-15-76-22-66 10-74-12-65',
    'long',
    'M-8-70h18q6 28 30 60 6 6 16 10-24 2-46-2-22 4-40-2 16-30 22-66Z',
    '-10-60-26-4 2 3,-4-58-12-4 1.5 2,2-58 4-4 1.5,8-56 30-6 1.5 6,4-106 10-82 1-2',
  ],
  /** A king with crown and cloak, his hands on his sword. */
  king: [
    '-4-108 0-94 1-54-21-76-20-60 16-76-17-59',
    'crown',
    'M-8-62h20q4 30 4 60l-12 2-6-4-8 4-6-3q5-30 8-59ZM0-97q25-4 28 28t24 68l-18 1-12-3-10 3q3-52-6-86ZM-14-96q14-8 28 0l2 10q-16 6-32 0ZM-21-64h6v60l-3 6-3-6ZM-28-60l1-4h18l1 4ZM-20-70h4v10h-4Z',
    '-12-92 12-92 1.5-2,28-70 40-6 2 6,20-76 24-8 1.5-2,-10-56-12-6 1.5,0-54 0-6 1,-20-56-20-6 1',
  ],
  /** On the knees, the head bowed, the hands together. */
  kneel: [
    '-34-51-20-48 4-19-24-26-33-29-18-24-34-26',
    'bare',
    'M-12-30q20-8 26 8 10 12 34 18l2 4h-72q-4-12 10-14Z',
    '-14-8 10-14 2-3,-20-2 38-2 1,-14-46 8-30 2-4,6-24 18-8 1.5-2',
  ],
  /** A greatsword raised over somebody. */
  strike: [
    '-2-106 3-93 5-56-17-113-4-133 26-110 3-136-14-32-26 0 22-30 28 0',
    'helm',
    'M-8-64h26l8 34-10-4-8 6-8-6-6 6-10-4ZM14-92q22 14 38 62l-14 2-10 8q-2-44-18-66ZM-8-128l16-2 4-10 4 2-6 16-16 2ZM-16-144l32 12 0 4-34-10ZM0-142l24-72 10-14 0 18-24 70Z',
    '10-142 32-222 1,26-82 44-36 2-3,-8-58-16-34 1.5,6-58 8-34 1',
  ],
  /** A swordsman in guard, blade forward. */
  fence: [
    '-6-104 0-92 8-56-24-80-40-86 26-78 40-92-24-40-26 0 28-26 46 0',
    'bare',
    'M-2-64h24l6 24-12 2-10-4-12 2-10-4ZM-52-88l14-14 4 4-14 14ZM-40-92l-58-58 50 62ZM-46-92l12 12-4 4-12-12Z',
    '-44-94-94-146 1,0-62-4-46 1.5,12-62 18-44 1',
  ],
  /** An archer with a drawn bow. */
  archer: [
    '-5-105 1-92 5-56-27-89-50-89 28-96 4-94-10-30-16 0 20-30 26 0',
    'hood',
    `${TUNIC}M-52-140c-20 28-20 74 0 102l3-2c-17-29-17-69 0-98ZM6-62l20-26 9 6-18 34-9-2ZM24-88l5-13 3 1-3 14Z`,
    '-58-122-58-56 1.5 8,-6-58-8-36 1.5,16-60 26-80 1,4-92-50-138 1,4-92-50-38 1,4-92-84-90 1.5',
  ],
  /** Fallen, an arm thrown out. */
  fallen: [
    '-56-9-44-10-4-10-62-3-82-3-30-22-14-26 24-18 46-9 28-9 58-9',
    'bare',
    'M-14-18h24l14 12-6 6h-34Z',
    '-36-18 10-16 2-2',
  ],
  /** A child with a stick for a sword. */
  child: [
    '-3-60 0-50 1-30-17-50-27-58 13-40 18-30-7-16-9 0 8-16 12 0',
    'bare',
    'M-8-36h18l4 16h-24ZM-28-52l-10-44 4 0 8 44Z',
    '-8-34-8-22 1.5',
  ],
  /** A rower, a porter: somebody bent under a sack. */
  bearer: [
    '-28-100-16-89 5-52-34-78-20-94 0-70-24-60-14-30-12 0 18-26 32 0',
    'bare',
    'M-8-62l22-4 8 26-12 2-8-6-12 2ZM-22-96q8-8 16 0 34-2 46 28 8 34-18 42-28-2-32-38-2-20-12-32ZM-20-94l-8-10 8-4 6 12Z',
    '-14-96 30-74 2-8,2-84 12-38 2 6,18-82 34-46 2-6,-2-56-4-42 1.5,-24-104-18-98 1.5',
  ],
  /** A mower with his scythe, in a straw hat. */
  reap: [
    '-9-100-3-89 7-53-24-72-33-54 16-70 0-58-12-30-18 0 22-28 32 0',
    'helm',
    'M-4-62h24l6 28-10-2-8 4-8-4-10 2ZM14-72l-72 60-4-4 74-60ZM-58-18q-14 24-58 16 34-8 48-24Z',
    '-112-2-64-18 1.5 4,-56-16 8-70 1,-2-58-4-38 1.5',
  ],
  /** A captive, his hands bound before him. */
  captive: [
    '-11-99-1-91 3-54-16-74-26-60 12-72-22-58-8-29-10 0 12-28 20 0',
    'bare',
    'M-10-60h24l2 26-6-6-4 8-4-8-6 8-6-8-6 4ZM-34-66h14v12h-14Z',
    '-32-62-22-56 1.5,-8-56-8-38 1.5',
  ],
  /** A dancer, arms over the head. */
  dancer: [
    '-5-105-1-93 3-62-21-106-14-128 19-108 24-132',
    'long',
    'M-6-68h18q12 24 44 48-18 8-32 2-10 12-22 14l4 4h-12l2-6q-18 0-38-12 28-22 36-50Z',
    '-8-60-32-20 2 4,-2-58-10-8 1.5 2,6-58 18-14 1.5 2,12-58 42-22 1.5 4',
  ],
  /** Behind a great shield, the spear lowered against who comes. */
  brace: [
    '-10-102-4-90 6-54-22-70-14-60 20-70 6-76-18-34-14 0 28-26 42 0',
    'helm',
    'M-4-62h24l8 28-10 2-10-4-14 2-6-2ZM-36-86q20-8 32 2 4 42-18 74-24-30-14-76ZM48-66l-152-34-16-6 14 14 154 30Z',
    '-34-82-22-20 2.5 6,-20-84-18-24 1.5-2,-114-104 40-68 1,8-58 12-38 1',
  ],
  /** Running, an axe swung back over the shoulder. */
  run: [
    '-23-103-15-91 0-56-36-80-46-70 13-98 12-122-30-44-28-6 26-36 56-42',
    'helm',
    'M-8-64h22l10 22-12 2-8-6-18 4ZM-64-72a17 20 0 1 0 34 0 17 20 0 1 0-34 0ZM-4-108l46-58 4 3-45 59ZM40-172q-19-16-38-4 17 5 20 26 12-11 24-10Z',
    '-60-66-48-90 2-4,6-174 24-152 1.5-4,0-112 40-158 1,-6-60-14-46 1.5',
  ],
  /** A captain in a cloak, the arm stretched out: there. */
  point: [
    '-5-107 0-94 2-56-33-94-58-101 18-76 12-62-10-30-14 0 12-29 17 0',
    'helm',
    `${TUNIC}M2-96c20 0 28 22 34 42q7 27 24 48l-18-1-10 8q-9-49-24-82ZM-60-103l-14-3 2 4 14 6ZM12-66l28 56-4 3-28-54Z`,
    '24-78 46-12 2-4,16-82 32-12 1.5-4,-8-58-10-36 1.5',
  ],
  /** Blowing a long horn. */
  blow: [
    '-5-105 1-93 3-55-26-90-22-104 12-84-8-94-8-30-11 0 12-30 17 0',
    'bare',
    `${TUNIC}M4-96q23 2 24 30t16 58l-16-2-10 6q0-51-14-84ZM-15-104q-33 0-53-40l-17 10q24 45 70 36Z`,
    '-18-100-76-136 2-12,26-72 34-14 2-2,18-76 22-14 1,-8-58-10-36 1.5',
  ],
  /** On one knee, a crossbow at the cheek. */
  shoot: [
    '-6-80 2-70 14-36-24-60-38-66 20-54-4-66-24-38-24 0 16-6 42-8',
    'helm',
    'M4-44h22l4 26-12 2-12-4-10-8ZM14-72l-74 2v4l74 4ZM-50-92q-18 24-4 46l4-2q-10-22 4-40ZM22-66l12-2 6 28-12 4ZM24-68l2-8h2l0 8Z',
    '-58-70 10-72 1,-54-86-56-54 1.5 4,24-62 28-42 1.5',
  ],
} as const satisfies { [name: string]: Pose };

/** A direwolf at full run. */
const wolf = (): string =>
  legs(
    '-26-48-50-34-34-14-26-10,32-54 62-36 46-14 36-10,-36-52-74-50-92-26-104-18,44-58 78-44 86-18 100-6',
    0.76,
  ) +
  many(
    'M-112-86l4-10 24-8 10-6 6-20 10 16 8-8 4 16q22 4 30 14 30 2 58 0 24 0 38 12c24-8 50 0 66 16l-18 0 8 12-20-4 2 8q-26-2-44-18l-8 0q4 18-14 20-30-6-42 4-28 16-48-6l-10 8 0-12-12 2 4-12q-10-12-36-14Z',
  ) +
  carve(
    '-104-96-80-106 2-2,-66-112-66-124 1.5,-60-96-46-80 3-3,-52-84-40-68 3-3,-44-100-28-86 3-3,-38-86-24-72 3-3,-26-94-10-82 2-3,-10-88 44-86 3 4,50-82 62-62 3-6,66-70 116-58 3-8,70-60 98-50 2-4',
    'currentColor',
  ) +
  path('M-90-94l9-3-4 6Z', '#fd6');

/** A direwolf that sits and howls. */
const howl = (): string =>
  many(
    'M-58-148l6-6 26 12q6-2 10 2l26-4-12 28q18 12 26 40c10 20 22 34 26 54q16 16 46 12-16 14-46 12h-30q4-20-8-32-8 12-6 32h-20l2-8 6-2q-2-24-12-42-12-16-6-46l-4-14-22-24 4-2 16 8ZM-24-64q-10 28-8 54l-8 4-2 6h18q2-30 10-50Z',
  ) +
  carve(
    '-52-150-30-140 2,-18-134 2-140 2 3,-22-94-22-62 2 4,-18-112-14-76 2 3,-12-114-6-72 2-4,0-106 18-70 2-4,8-80 28-40 2-4,20-48 34-14 1.5-4,-26-54-30-10 1.5 2,50-8 88-6 1.5 4',
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
