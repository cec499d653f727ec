import { shared } from './core/block.ts';
import type { Colour } from './core/inks.ts';
import { gouge } from './core/marks.ts';
import { cos, F, I, N, PI, sin } from './core/numbers.ts';
import type { House } from './palette.ts';

/** The signs of houses and factions, one ink each, a hundred units wide. */

function sun(): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 2 * PI;
    const r = i % 2 ? 38 : 48;
    d += gouge(cos(a) * 16, sin(a) * 16, cos(a) * r, sin(a) * r, 5);
  }
  return `${d}M-18 0a18 18 0 1 0 36 0 18 18 0 1 0-36 0ZM-46 44l80-80-6-6 20-6-6 20-6-6-80 80Z`;
}

function rose(): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * PI - PI / 2;
    const [x, y] = [cos(a) * 26, sin(a) * 26];
    d += `M${N(x - 19, y)}a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z`;
    d += gouge(cos(a + 0.63) * 20, sin(a + 0.63) * 20, cos(a + 0.63) * 48, sin(a + 0.63) * 48, 5);
  }
  return d;
}

const mirrored = (d: string): string =>
  d + d.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

const CREST: { readonly [house in House]: () => string } = {
  stark: () =>
    'M-48 8l18-14 8-16-4-26 20 18 20-4 24 20-8 2 16 18h-14l10 20-16-4 2 22-18-14-8 18-10-18c-6-6-12-8-20-8h-16l-4-6 14-4ZM-18-12l8 10 8-5Z',
  lannister: () =>
    'M-44 2l12-16 6-16-4-14 14 6 8-12 8 10 14-8 2 12 16-2-4 12 16 6-10 8 14 10-14 4 10 14-14-2 4 16-14-6-2 16-12-10-8 16-6-16c-4-4-8-6-12-6l-4 10-10-4-6-8 12-6-16-2 8-6ZM-24-14l8 9 10-7Z',
  baratheon: () =>
    `M0 48c-8-6-12-24-14-38l-18-8 18-4 4-8h20l4 8 18 4-18 8c-2 14-6 32-14 38Z${mirrored('M-8 -12C-20 -16 -40 -20 -42 -48C-36 -38 -30 -34 -22 -32C-26 -38 -24 -44 -20 -50C-16 -38 -12 -26 -5 -14Z')}`,
  targaryen: () =>
    'M-48 10l18-14c8-10 20-16 32-16l32-26-12 26c8 4 12 10 14 18l14 2-14 8c0 16-10 30-28 38 6-12 4-20-2-26l-16 2-10 12-4-12-10 4v-10ZM-16-8l7 8 7-7Z',
  tyrell: rose,
  greyjoy: () =>
    'M0-48c16 8 20 28 12 44 12-4 22 2 28 14 6 16-4 20-6 10-2-10-10-12-18-10 6 12 10 26 2 36-4-10-6-22-12-32l-2 34h-8l-2-34c-6 10-8 22-12 32-8-10-4-24 2-36-8-2-16 0-18 10-2 10-12 6-6-10 6-12 16-18 28-14-8-16-4-36 12-44ZM-9-20a4 5 0 1 0 8 0 4 5 0 1 0-8 0ZM3-20a4 5 0 1 0 8 0 4 5 0 1 0-8 0Z',
  martell: sun,
  nightswatch: () =>
    'M-48-22l20-4c4-12 20-16 32-8 18 8 30 28 44 64l-20-8 4 16-18-10 2 18h-8l-2-18c-16 0-28-12-30-30 0-8-2-14-8-14ZM-20-30a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  neutral: () =>
    mirrored('M-48 -48L-34 -44L14 8L20 2L26 8L20 14L38 34L32 40L14 20L8 26L2 20L8 14L-44 -34Z'),
  freefolk: () =>
    mirrored(
      'M-40 44L-34 48L22 -30L28 -26C38 -30 46 -40 44 -50C32 -50 20 -46 14 -38C8 -30 8 -22 12 -16L16 -20Z',
    ),
  bolton: () =>
    `${mirrored('M-46 -40L-40 -46L0 -7L0 7Z')}${mirrored('M-46 40L-40 46L0 7L0 -7Z')}M-7-7H7V7H-7Z`,
  tully: () =>
    'M-46-4c12-24 50-28 70-6l22-20c-4 18-4 34 2 54l-24-16c-20 20-58 16-70-12ZM-34-4a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  arryn: () =>
    'M-4-34c8-6 16 0 14 8 16-8 32-6 40-14-4 22-16 34-32 38-2 14-8 24-16 32l4 16-12-10-10 10 2-16c-8-10-10-22-8-34-14-6-24-18-26-36 8 8 22 8 36 14Z',
  frey: () =>
    'M-44 46v-74h4v-12h8v8h6v-8h8v12h4v30h28v-30h4v-12h8v8h6v-8h8v12h4v74h-20v-20c-4-16-44-16-48 0v20Z',
};

/** Scaled so that it is `size` units wide. */
export const crest = (house: House, x: number, y: number, size: number, ink: Colour): string =>
  `<use href="${shared(`crest-${house}`, () => `<path fill-rule="evenodd" d="${CREST[house]()}"/>`)}" transform="translate(${I(x, y)}) scale(${F(size / 100)})" fill="${ink}"/>`;
