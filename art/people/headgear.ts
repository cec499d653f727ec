import { use } from '../core/block.ts';
import { type Chance, chance } from '../core/chance.ts';
import { BONE } from '../core/inks.ts';
import { carve, disc, gouge, line, loft, path } from '../core/marks.ts';
import { TONE as C } from './colours.ts';
import type { Angle } from './hair.ts';

interface Gear {
  readonly quarter: (r: Chance, fine: boolean) => string;
  /** Not every helm is seen from the front; then its wearer looks aside. */
  readonly front?: (r: Chance, fine: boolean) => string;
  /** The face is not seen. */
  readonly closed?: boolean;
  /** The hair is not seen. */
  readonly covers?: boolean;
}

const GEAR = {
  crown: {
    quarter: () =>
      path(
        'M-42-46c22-14 76-16 100-6l2-22-14 8-10-14-14 12-14-14-14 14-14-10-10 12-16-4Z',
        C.metalDark,
      ) +
      path(
        'M-44-42c22 16 76 16 106-4l4-36-16 20-8-30-18 34-16-40-14 40-16-32-10 32-18-16Z',
        C.metal,
      ) +
      path('M14-30q30-4 48-16l4-36-16 20-8-30-18 34-6-12Z', C.metalDark) +
      path('M-44-44c22 16 76 16 106-4v-4c-30 18-84 18-108 2Z', C.ink) +
      carve('-44-58-46-70 1,-24-56-22-78 1.5,4-54 8-84 1.5', '#ffd') +
      disc(-6, -41, 5, C.jewel) +
      disc(-32, -45, 3, C.jewel),
    front: () =>
      path('M-46-48c22-14 70-14 92 0l2-26-48-10-48 10Z', C.metalDark) +
      path(
        'M-48-44c22 16 74 16 98 0l4-40-16 24-12-34-12 36-14-44-12 44-14-36-12 34-16-24Z',
        C.metal,
      ) +
      path('M14-32q22-2 36-12l4-40-16 24-12-34-12 34Z', C.metalDark) +
      path('M-48-46c22 16 74 16 98 0l0-6c-24 16-76 16-100 0Z', C.ink) +
      carve('-46-56-50-76 1.5,-24-56-26-84 1.5,-2-52 0-92 1.5', '#ffd') +
      disc(0, -41, 5, C.jewel) +
      disc(-26, -43, 3.4, C.jewel) +
      disc(27, -43, 3.4, C.jewel),
  },
  /** Bronze and iron, spikes like swords: the North. */
  iron: {
    quarter: () =>
      path(
        'M-42-40c22 10 72 10 100-6l4-20-4-24-6 26-8 4-4-36-6 38-12 2-8-44-6 44-12 0-8-42-6 40-10-2-6-28-4 26-6 4Z',
        C.steelDark,
      ) +
      path('M-42-40q24 10 50 8l0-24-12 0-8-42-6 40-10-2-6-28-4 26-6 4Z', C.steelLight) +
      path('M-42-44c22 10 72 10 100-6l2-4c-30 14-80 14-104 4Z', C.k),
    front: () =>
      path(
        'M-48-42c22 12 74 12 96 0l2-18-2-28-6 26-8 2-6-38-6 40-14 2-8-48-8 48-14-2-6-40-6 38-8-2-6-26-2 28Z',
        C.steelDark,
      ) +
      path('M-48-42q22 12 52 10l4-24-8-48-8 48-14-2-6-40-6 38-8-2-6-26-2 28Z', C.steelLight) +
      path('M-48-46c22 12 74 12 96 0l2-6q-50 18-98 0Z', C.k),
  },
  antler: {
    quarter: () =>
      path('M-44-42c24 12 74 12 104-6l2-12c-32 18-82 18-108 6Z', C.metal) +
      line(
        'M-30-50q-28-26-10-54M-44-76q-14-6-16-22M-44-90q14-4 14-18M40-52q36-18 26-56M66-76q18-4 20-22M70-92q-16-4-16-20',
        C.metal,
        7,
        'stroke-linecap="round"',
      ) +
      path('M14-34q28-2 46-14l2-12q-24 12-48 16Z', C.metalDark),
    front: () =>
      path('M-48-44c22 14 74 14 96 0l2-12c-24 14-76 14-100 0Z', C.metal) +
      line(
        'M-34-52q-34-22-22-54M-56-78q-16-6-20-20M-58-92q14-2 18-18M-20-52q-6-12 0-20',
        C.metal,
        7,
        'stroke-linecap="round"',
      ) +
      line(
        'M34-52q36-22 22-54M58-78q16-6 18-20M58-92q-14-2-18-18M20-52q6-12 0-20',
        C.metalDark,
        7,
        'stroke-linecap="round"',
      ),
  },
  circlet: {
    quarter: () =>
      path('M-40-42c20 10 70 8 96-8v-6c-26 16-76 16-96 6Z', C.metal) +
      path('M16-36q24-2 40-14v-6q-16 12-40 14Z', C.metalDark) +
      path('M-10-50l8 12-8 12-6-12Z', C.jewel),
    front: () =>
      path('M-46-46c22 14 70 14 92 0l2-6c-24 12-72 12-94 0Z', C.metal) +
      path('M14-36q20-4 32-10l2-6q-14 8-34 10Z', C.metalDark) +
      path('M0-50l8 12-8 12-6-12Z', C.jewel),
  },
  /** A wreath of flowers. */
  flowers: {
    quarter: (r) => {
      let blooms = '';
      for (let i = 0; i < 8; i++) {
        const x = -42 + i * 13.6;
        const y = -44 - Math.min(i, 7 - i) * 1 + (i > 4 ? (i - 4) * -3 : 0);
        blooms +=
          disc(x, y, 6.4 + r() * 2, i % 2 ? C.jewel : C.metal) +
          path(gouge(x - 4, y - 2, x + 3, y - 3, 1.4, -2), '#fff');
      }
      return line('M-44-42c24 8 74 6 102-12', '#353', 6) + blooms;
    },
    front: (r) => {
      let blooms = '';
      for (let i = 0; i < 8; i++) {
        const x = -45 + i * 12.9;
        const y = -50 + Math.min(i, 7 - i) * 4;
        blooms +=
          disc(x, y, 6.4 + r() * 2, i % 2 ? C.jewel : C.metal) +
          path(gouge(x - 4, y - 2, x + 3, y - 3, 1.4, -2), '#fff');
      }
      return line('M-48-50c24 16 72 16 96 0', '#353', 6) + blooms;
    },
  },
  hood: {
    quarter: (r, fine) =>
      path(
        'M-44 84c-18-44-22-104-8-140s48-56 72-54c40 4 64 50 64 100 0 40-4 80 2 106l-46-4q17-65 8-112-11-41-52-40-35 9-40 60-2 47 0 84Z',
        C.k,
      ) +
      path('M-44 84c-18-44-22-104-8-140q18-38 52-50-44 38-48 96-2 56 4 94Z', C.cloth) +
      path(loft('10-104 64-70 64 80,50-94 84-40 78 84', fine ? 7 : 4, 2.4, r), C.clothDark) +
      path(loft('-6-100-42-76-52-10,14-100-20-80-42-40', fine ? 5 : 3, 2.2, r), C.clothLight),
    front: (r, fine) =>
      path(
        'M-52 96c-26-56-22-136 0-172 18-32 86-32 104 0 22 36 26 116 0 172l-16-4c14-42 14-92 8-118s-28-39-44-38-38 9-44 38c-6 26-6 76 8 118Z',
        C.k,
      ) +
      path('M-52 96c-26-56-22-136 0-172q22-30 48-30-46 34-46 100-2 52 10 98Z', C.cloth) +
      path(loft('6-100 56-80 54 84,40-94 72-50 64 80', fine ? 6 : 4, 2.4, r), C.clothDark) +
      path(loft('-8-102-50-80-54 0,-30-94-70-60-64 30', fine ? 5 : 3, 2.2, r), C.clothLight),
    covers: true,
  },
  /** A fur-lined hood that lets the face be seen. */
  parka: {
    quarter: (r, fine) =>
      path(
        'M-46 88c-16-48-16-118-4-146 16-34 50-48 70-46 38 4 60 48 60 96q-2 64 4 106l-48-4q20-68 10-110-12-42-50-40-34 10-38 60 0 44-4 84Z',
        C.clothDark,
      ) +
      path(loft('30-92 68-56 68 80,54-76 80-30 76 84', fine ? 6 : 3, 2.4, r), C.cloth) +
      path(
        'M-46 86c-14-46-12-116 2-140 18-24 66-22 84 4 14 22 14 80 0 142l-10-4c14-44 14-90 6-110s-38-32-58-22c-18 16-18 74-12 124Z',
        C.furDark,
      ) +
      path(
        loft('-36 76-62-20-30-54,-26-48 10-66 32-46', fine ? 5 : 3, 2.6, r) +
          tufts(r, fine ? 26 : 15),
        C.fur,
      ),
    covers: true,
  },
  veil: {
    quarter: (r, fine) =>
      path(
        'M-40-30c-6-46 30-66 56-64 44 2 62 44 60 90s18 82 28 120l-74-16c20-40 20-80 16-106q-8-44-42-46-31-1-44 22Z',
        C.cloth,
      ) +
      path('M40-40c18 30 16 90 0 142l64 14c-12-36-28-76-28-120s-14-86-46-89Z', C.clothDark) +
      path(loft('10-88 56-60 60 90,48-80 74-30 92 106', fine ? 8 : 4, 2.2, r), C.k) +
      path('M-40-28q16-26 44-24 34 2 42 46l4-2q-6-52-46-54-38 2-44 34Z', C.metal),
  },
  wimple: {
    quarter: (r, fine) =>
      path(
        'M-42-24c-8-50 28-68 56-66 42 2 56 40 52 86q-2 58 10 104l-116 4q-10-34 6-46 8 14 24 12 38-2 54-50 8-46-18-66c-22-10-58-4-68 22Z',
        C.clothLight,
      ) +
      path('M44-60q26 32 22 56-2 58 10 104l-56 4q36-40 34-104 2-36-10-60Z', C.clothDark) +
      path(loft('-36 70-34 84-36 102,30 60 34 80 36 102', fine ? 8 : 4, 1.8, r), C.clothDark) +
      path(loft('-20-60 10-84 40-70,0-52 24-66 40-52', fine ? 4 : 2, 1.6, r), C.cloth),
    covers: true,
  },
  cap: {
    quarter: () =>
      path('M-42-34c-2-40 28-58 56-56 38 2 50 32 46 64-30-18-74-20-102-8Z', C.clothDark) +
      path('M-42-34c-2-36 22-54 44-56q-16 30-16 48-18 2-28 8Z', C.cloth) +
      path('M-46-30c32-14 76-12 110 8l-2-12c-32-18-76-20-108-8Z', C.k),
  },
  /** A wide hat against the sun. */
  turban: {
    quarter: (r, fine) =>
      path('M-44-34c-12-36 22-70 60-68 42 2 58 40 46 74-32-18-76-20-106-6Z', C.clothDark) +
      path('M-44-34c-10-32 14-60 44-66q-28 36-20 60-14 2-24 6Z', C.cloth) +
      path(loft('-40-40 0-70 50-84,-30-38 20-44 62-40', fine ? 7 : 4, 2.6, r), C.clothLight) +
      path('M-16-66l8 12-8 12-8-12Z', C.jewel),
  },
  nasal: {
    quarter: () =>
      path('M-46-20c-2-46 32-76 56-76 36 2 54 36 50 80l-12 2q-46-18-90 0Z', C.steelDark) +
      path('M-46-20c-2-42 28-74 50-76q-26 36-26 74-12 4-20 8Z', C.steelLight) +
      path('M-22-22q0-38 26-74 14 40 8 72-18-2-34 2Z', C.steel) +
      path('M-44-16c24-12 68-12 100 2l2-10c-30-14-78-14-104 0Z', C.metal) +
      path('M-24-26l14 0-2 42-14 4-2-12Z', C.steelLight) +
      path('M-16-26h6l-2 42-8 2Z', C.steelDark) +
      path('M46-20l14 2q4 44-8 84-10-28-8-68Z', C.steelDark),
    front: () =>
      path('M-50-14c-4-52 24-84 50-84s54 32 50 84c-30-14-70-14-100 0Z', C.steelDark) +
      path('M-50-14c-4-48 20-80 44-84q-14 38-10 76-18 2-34 8Z', C.steelLight) +
      path('M-16-22q-4-38 10-76 22 4 22 74-18-2-32 2Z', C.steel) +
      path('M-52-12c30-16 74-16 104 0v-10c-30-18-74-18-104 0Z', C.metal) +
      path('M-6-30h14l-2 50-6 6-6-6Z', C.steelLight) +
      path('M2-30h6l-2 50-4 6Z', C.steelDark) +
      path('M-50-14l10-4q-6 46 0 78-14-30-10-74ZM50-14l-10-4q6 46 0 78 14-30 10-74Z', C.steelDark),
    covers: true,
  },
  barbute: {
    quarter: () =>
      path(
        'M-40 62c-10-32-10-82-6-102 6-38 36-54 60-54 36 2 52 36 50 74q-2 60-14 94l-34 4q-10-44-14-66-10-6-14 0-2 32-14 64Z',
        C.steelDark,
      ) +
      path(
        'M-40 62c-10-32-10-82-6-102q8-38 38-50-16 38-16 72l-16 8 0 8h14q2 32 0 78Z',
        C.steelLight,
      ) +
      path('M-8-90q-16 38-16 72l24 8q4-46 20-82-14-4-28 2Z', C.steel) +
      path(
        'M-40-10q16-8 18-2v12q-14 4-18-2ZM-14-14q22-6 42 2-4 16-30 14l-4 10q-2 30-12 58-4-36 2-64Z',
        C.k,
      ) +
      disc(8, -7, 2.6, C.rim) +
      disc(-30, -6, 2, C.rim) +
      carve('34-80 54 50 2.5-10,46-60 58 20 1.5-4', C.steel),
    front: () =>
      path(
        'M0-96c-40 0-56 36-52 82q2 56 16 92l28-8 2-58h14l0 58 28 8q14-36 16-92c4-46-12-82-52-82Z',
        C.steelDark,
      ) +
      path('M0-96c-40 0-56 36-52 82q2 56 16 92l14-4c-10-34-14-74-8-94q4-48 30-76Z', C.steelLight) +
      path('M0-96q-26 28-30 76l30 6q10-40 0-82Z', C.steel) +
      path(
        'M-42-14q22-8 34 6l2 78h14l0-78q12-14 34-6-6 18-32 16l-2 28h-14l-2-28q-28 2-34-16Z',
        C.k,
      ) +
      disc(-22, -7, 2.6, C.rim) +
      disc(22, -7, 2.4, C.rim) +
      carve('30-80 48 50 2-8,2-94 2-18 1.5', C.steel),
    closed: true,
    covers: true,
  },
  great: {
    quarter: () =>
      path('M-46-40q6-46 58-48 54 2 50 58l-4 96-48 18-48-20Z', C.steelDark) +
      path('M-46-40q6-36 42-46-10 52-8 164l-26-14Z', C.steelLight) +
      path('M-4-86q-10 52-8 164l22 6q0-98 14-170Z', C.steel) +
      path('M-16-60h10l2 134-10-2Z', C.metal) +
      path('M-44-18l30 8 74-14v8l-74 14-30-8Z', C.metal) +
      path('M-44-10l30 8 72-12v8l-70 12-32-8Z', C.k) +
      line(
        'M4 22h4M16 20h4M28 18h4M4 34h4M16 32h4M28 30h4M4 46h4M16 44h4M-26 20h4M-34 18h4M-26 32h4M-34 30h4',
        C.k,
        4,
      ),
    front: () =>
      path('M-48-40q6-50 48-50 42 0 48 50l-6 104-42 20-42-20Z', C.steelDark) +
      path('M-48-40q6-46 38-50c-6 40-6 110-4 168l-28-14Z', C.steelLight) +
      path('M-10-90c-6 40-6 110-4 168l14 6 14-6c2-58 2-128-2-166Z', C.steel) +
      path('M-6-86h12v166l-6 4-6-4Z', C.metal) +
      path('M-48-18l48 10 48-10v8l-48 10-48-10Z', C.metal) +
      path('M-46-10l46 10 48-10-2 8-46 10-46-10Z', C.k) +
      line(
        'M-30 22h4M-20 24h4M-30 34h4M-20 36h4M-28 46h4M-18 48h4M16 24h4M26 22h4M16 36h4M26 34h4M16 48h4M26 46h4',
        C.k,
        4,
      ),
    closed: true,
    covers: true,
  },
  spike: {
    quarter: () =>
      path('M-44-16c0-40 22-58 44-64l8-42 8 42q46 8 44 68l-14 4q-46-20-88-2Z', C.steelDark) +
      path('M-44-16q4-54 40-64l12-42v42q-22 30-24 60-16 4-26 10Z', C.steel) +
      path('M-42-10c24-14 66-14 94 2l2-10c-26-14-74-14-98 0Z', C.metal) +
      path('M44-10q18-4 18 2 2 52-8 88l-18-10q12-44 8-80Z', C.clothDark),
    covers: true,
  },
  /** Gilded, with a mane: the West. */
  lion: {
    quarter: (r, fine) =>
      path(
        'M-46-16c-4-50 30-82 56-82 38 2 56 38 52 88q4 48-8 84l-14-8q8-42 4-74c-24-18-62-20-86-4Z',
        C.metalDark,
      ) +
      path('M-46-16c-4-46 24-78 46-82q-24 40-24 76-10 4-18 10Z', C.metal) +
      path(
        loft('-40-40-20-110 20-112,0-70 30-84 60-60', fine ? 9 : 6, 3, r) +
          loft('56-70 78-20 70 60,46-50 58 0 52 60', fine ? 7 : 4, 3, r),
        C.metal,
      ) +
      path('M-44-14c24-14 68-14 98 2l2-10c-28-16-76-16-102-2Z', C.metal),
    covers: true,
  },
  hound: {
    quarter: () =>
      path(
        'M-84 16q2-18 26-32 16-10 24-30l8-52 26 32q16-6 30 0l32-30-6 52q14 40 2 104l-38 18q-22-12-28-34l-32 4-6-8q-24 2-38-24Z',
        C.steelDark,
      ) +
      path('M-84 16q2-18 26-32 16-10 24-30l8-52 20 28q-12 32-20 56-22 10-58 30Z', C.steelLight) +
      path('M-26-14q8-24 20-56l6 4q4 40-6 68l-44 12-34 2q36-20 58-30Z', C.steel) +
      path('M-82 22q30-2 74 2 2 12 0 20l-32 4-6-8q-24 0-36-18Z', C.ink) +
      path(
        'M-80 22l6 8 6-8 6 10 6-10 6 10 8-10 6 12 8-12ZM-44 42l4-8 6 10 6-8 6 10 8-10 4 8Z',
        '#eed',
      ) +
      path('M-30-22l26-8q-4 18-24 18Z', C.ink) +
      disc(-16, -21, 3, '#f64') +
      path('M-86 8l14-12 6 6-12 12Z', C.ink) +
      carve('40-56 52 56 3-8,22-60 34 60 2-6', C.steel),
    closed: true,
    covers: true,
  },
  bone: {
    quarter: () =>
      path('M-44-20c-4-50 30-74 56-72 38 2 54 38 48 80l-10 12c-20-24-70-30-92-8Z', BONE) +
      path('M16-90c34 0 50 36 44 78l-10 12q-14-16-30-22 14-30-4-68Z', '#987') +
      path('M-38-36q16-18 26 0-14 18-26 0ZM2-38q18-18 28 2c-4 12-24 10-28-2Z', C.k) +
      path('M-42-10l4 10 4-8 4 10 4-8 4 10 6-10 4 10 4-8 6 8 4-8 4 8 4-6Z', BONE),
    covers: true,
  },
  /** A scarf over nose and mouth. */
  scarf: {
    quarter: (r, fine) =>
      path('M-46 12q26 14 52 10t40-24q8 51-2 90h-78q-15-38-12-76Z', C.clothDark) +
      path('M-46 12q26 14 40 12-6 32 0 64h-28q-14-38-12-76Z', C.cloth) +
      path(loft('-42 22-10 32 44 10,-34 80 0 84 44 76', fine ? 6 : 4, 2, r), C.k),
  },
} as const satisfies { [name: string]: Gear };

function tufts(r: Chance, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const u = i / count;
    const [x, y] =
      u < 0.35
        ? [-44 + u * 10, 70 - u * 330]
        : u < 0.65
          ? [-40 + (u - 0.35) * 260, -46 - 8 * r()]
          : [40 + r() * 4, -40 + (u - 0.65) * 370];
    d += gouge(x, y, x - 6 + r() * 12, y + 9 + r() * 5, 2.6, 2);
  }
  return d;
}

export type HeadgearName = keyof typeof GEAR;

const gearOf = (name: HeadgearName): Gear => GEAR[name];
export const isClosed = (name?: HeadgearName): boolean => !!name && gearOf(name).closed === true;
export const coversHair = (name?: HeadgearName): boolean => !!name && gearOf(name).covers === true;
export const seenFromFront = (name?: HeadgearName): boolean =>
  !name || gearOf(name).front !== undefined;

export function headgear(name: HeadgearName, angle: Angle, level: number): string {
  const fine = level > 0;
  const { quarter, front = quarter } = gearOf(name);
  const draw = angle === 'front' ? front : quarter;
  return use(`hg-${name}-${angle}-${fine ? 1 : 0}`, () => draw(chance(name), fine));
}

/** What hangs behind the head, and the shadow a hood throws over the brow. */
export const hoodBack = (angle: Angle): string =>
  use(`hood-back-${angle}`, () =>
    path(
      angle === 'front'
        ? 'M-46 92c-20-72-12-176 46-184 58 8 66 112 46 184Z'
        : 'M-40 90c-20-60-10-170 50-182 56 4 66 72 56 182Z',
      C.k,
    ),
  );

export const hoodShadow = (angle: Angle): string =>
  use(`hood-shadow-${angle}`, () =>
    angle === 'front'
      ? path(
          'M-44 2c-6-52 20-72 44-70 24-2 50 18 46 70-12 2-26-4-40 2l-6 4-6-4c-14-6-28 0-38-2Z',
          C.k,
          'opacity=".86"',
        ) +
        disc(-20, 1, 2.2, C.rim) +
        disc(20, 1, 2, C.rim)
      : path(
          'M-44-6c-6-44 24-64 50-60 34 4 46 36 42 74q-10-4-18-4c-10 4-26-2-38 2-10-4-22 2-34-2Z',
          C.k,
          'opacity=".86"',
        ) +
        disc(7, 1, 2.2, C.rim) +
        disc(-30, 1, 1.8, C.rim),
  );

/** A net of gold thread over the hair. */
export const net = (angle: Angle): string =>
  use(`net-${angle}`, () =>
    line(
      angle === 'front'
        ? 'M-46-34c26-20 66-20 92 0M-40-56q40-26 80 0M-36-34q-2-32 18-46M0-62v-24M36-34q2-32-18-46'
        : 'M-40-40c30-20 70-20 100 4M-30-58c30-18 66-16 88 4M-34-30q0-30 18-46M0-58q4-18 10-28M28-54q10-14 10-26',
      C.metal,
      2.4,
    ),
  );
