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
  return `${d}M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0ZM-46 44L34-36L28-42L48-48L42-28L36-34L-44 46Z`;
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
    'M-48 8L-30-6L-22-22L-26-48L-6-30L14-34L38-14L30-12L46 6L32 6L42 26L26 22L28 44L10 30L2 48L-8 30C-14 24-20 22-28 22L-44 22L-48 16L-34 12ZM-18-12L-10-2L-2-7Z',
  lannister: () =>
    'M-44 2L-32-14L-26-30L-30-44L-16-38L-8-50L0-40L14-48L16-36L32-38L28-26L44-20L34-12L48-2L34 2L44 16L30 14L34 30L20 24L18 40L6 30L-2 46L-8 30C-12 26-16 24-20 24L-24 34L-34 30L-40 22L-28 16L-44 14L-36 8ZM-24-14L-16-5L-6-12Z',
  baratheon: () =>
    `M0 48C-8 42-12 24-14 10L-32 2L-14-2L-10-10L10-10L14-2L32 2L14 10C12 24 8 42 0 48Z${mirrored('M-8 -12C-20 -16 -40 -20 -42 -48C-36 -38 -30 -34 -22 -32C-26 -38 -24 -44 -20 -50C-16 -38 -12 -26 -5 -14Z')}`,
  targaryen: () =>
    'M-48 10L-30-4C-22-14-10-20 2-20L34-46L22-20C30-16 34-10 36-2L50 0L36 8C36 24 26 38 8 46C14 34 12 26 6 20L-10 22L-20 34L-24 22L-34 26L-34 16ZM-16-8L-9 0L-2-7Z',
  tyrell: rose,
  greyjoy: () =>
    'M0-48C16-40 20-20 12-4C24-8 34-2 40 10C46 26 36 30 34 20C32 10 24 8 16 10C22 22 26 36 18 46C14 36 12 24 6 14L4 48H-4L-6 14C-12 24-14 36-18 46C-26 36-22 22-16 10C-24 8-32 10-34 20C-36 30-46 26-40 10C-34-2-24-8-12-4C-20-20-16-40 0-48ZM-9-20a4 5 0 1 0 8 0a4 5 0 1 0-8 0ZM3-20a4 5 0 1 0 8 0a4 5 0 1 0-8 0Z',
  martell: sun,
  nightswatch: () =>
    'M-48-22L-28-26C-24-38-8-42 4-34C22-26 34-6 48 30L28 22L32 38L14 28L16 46H8L6 28C-10 28-22 16-24-2C-24-10-26-16-32-16ZM-20-30a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  neutral: () =>
    mirrored('M-48 -48L-34 -44L14 8L20 2L26 8L20 14L38 34L32 40L14 20L8 26L2 20L8 14L-44 -34Z'),
  freefolk: () =>
    mirrored(
      'M-40 44L-34 48L22 -30L28 -26C38 -30 46 -40 44 -50C32 -50 20 -46 14 -38C8 -30 8 -22 12 -16L16 -20Z',
    ),
  bolton: () =>
    `${mirrored('M-46 -40L-40 -46L0 -7L0 7Z')}${mirrored('M-46 40L-40 46L0 7L0 -7Z')}M-7-7H7V7H-7Z`,
  tully: () =>
    'M-46-4C-34-28 4-32 24-10L46-30C42-12 42 4 48 24L24 8C4 28-34 24-46-4ZM-34-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  arryn: () =>
    'M-4-34C4-40 12-34 10-26C26-34 42-32 50-40C46-18 34-6 18-2C16 12 10 22 2 30L6 46L-6 36L-16 46L-14 30C-22 20-24 8-22-4C-36-10-46-22-48-40C-40-32-26-32-12-26Z',
  frey: () =>
    'M-44 46V-28H-40V-40H-32V-32H-26V-40H-18V-28H-14V2H14V-28H18V-40H26V-32H32V-40H40V-28H44V46H24V26C20 10-20 10-24 26V46Z',
};

/** Scaled so that it is `size` units wide. */
export const crest = (house: House, x: number, y: number, size: number, ink: Colour): string =>
  `<use href="${shared(`crest-${house}`, () => `<path fill-rule="evenodd" d="${CREST[house]()}"/>`)}" transform="translate(${I(x, y)}) scale(${F(size / 100)})" fill="${ink}"/>`;
