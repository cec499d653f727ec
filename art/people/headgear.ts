import { use } from '../core/block.ts';
import { type Chance, chance } from '../core/chance.ts';
import { BONE } from '../core/inks.ts';
import { disc, gouge, gouges, line, loft, path } from '../core/marks.ts';
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
        'M-42-46C-20-60 34-62 58-52L60-74L46-66L36-80L22-68L8-82L-6-68L-20-78L-30-66L-46-70Z',
        C.metalDark,
      ) +
      path(
        'M-45-42C-22-26 32-26 61-46L66-82L50-62L42-92L24-58L8-98L-6-58L-22-90L-32-58L-50-74Z',
        C.metal,
      ) +
      path('M14-30C34-32 50-38 61-46L66-82L50-62L42-92L24-58L18-70Z', C.metalDark) +
      path('M-45-44C-22-29 32-29 61-48L61-53C32-35-22-35-46-50Z', C.ink) +
      path(
        gouges([-44, -58, -47, -70, 1.2], [-24, -56, -23, -78, 1.4], [4, -54, 7, -84, 1.5]),
        '#fff8dc',
      ) +
      disc(-6, -41, 5, C.jewel) +
      disc(-32, -45, 3, C.jewel),
    front: () =>
      path('M-46-48C-24-62 24-62 46-48L48-74L0-84L-48-74Z', C.metalDark) +
      path(
        'M-49-44C-26-28 26-28 49-44L54-84L38-60L26-94L13-58L0-102L-13-58L-26-94L-38-60L-54-84Z',
        C.metal,
      ) +
      path('M14-33C28-35 40-38 49-44L54-84L38-60L26-94L14-60Z', C.metalDark) +
      path('M-49-46C-26-30 26-30 49-46L50-52C26-36-26-36-50-52Z', C.ink) +
      path(
        gouges([-46, -56, -51, -76, 1.3], [-25, -56, -26, -84, 1.5], [-2, -52, 0, -92, 1.6]),
        '#fff8dc',
      ) +
      disc(0, -41, 5, C.jewel) +
      disc(-26, -43, 3.4, C.jewel) +
      disc(27, -43, 3.4, C.jewel),
  },
  /** Bronze and iron, spikes like swords: the North. */
  iron: {
    quarter: () =>
      path(
        'M-43-40C-20-30 30-30 58-46L62-66L58-90L52-64L44-60L40-96L33-58L22-57L14-100L7-56L-4-57L-12-98L-18-58L-28-60L-34-88L-38-62L-45-58Z',
        C.steelDark,
      ) +
      path(
        'M-43-40C-28-34-8-32 8-33L7-56L-4-57L-12-98L-18-58L-28-60L-34-88L-38-62L-45-58Z',
        C.steelLight,
      ) +
      path('M-42-44C-20-34 30-34 58-50L59-55C30-40-20-40-44-51Z', C.k),
    front: () =>
      path(
        'M-48-42C-26-30 26-30 48-42L50-60L48-88L42-62L34-60L28-98L22-58L8-57L0-104L-8-57L-22-58L-28-98L-34-60L-42-62L-48-88L-50-60Z',
        C.steelDark,
      ) +
      path(
        'M-48-42C-34-34-16-32 4-32L8-57L0-104L-8-57L-22-58L-28-98L-34-60L-42-62L-48-88L-50-60Z',
        C.steelLight,
      ) +
      path('M-48-46C-26-34 26-34 48-46L49-52C26-40-26-40-49-52Z', C.k),
  },
  antler: {
    quarter: () =>
      path('M-44-42C-20-30 30-30 60-48L62-60C30-42-20-42-46-54Z', C.metal) +
      line(
        'M-30-50C-50-66-52-88-40-104M-44-76C-54-80-60-90-60-98M-44-90C-36-92-30-100-30-108M40-52C64-62 74-84 66-108M66-76C78-78 86-88 86-98M69-92C60-94 54-102 54-112',
        C.metal,
        7,
        'stroke-linecap="round"',
      ) +
      path('M14-34C32-36 48-40 60-48L62-60C46-52 30-47 14-45Z', C.metalDark),
    front: () =>
      path('M-48-44C-26-30 26-30 48-44L50-56C26-42-26-42-50-56Z', C.metal) +
      line(
        'M-34-52C-58-66-64-86-56-106M-57-78C-68-82-74-90-76-98M-58-92C-48-94-42-102-40-110M-20-52C-24-60-24-66-20-72',
        C.metal,
        7,
        'stroke-linecap="round"',
      ) +
      line(
        'M34-52C58-66 64-86 56-106M57-78C68-82 74-90 76-98M58-92C48-94 42-102 40-110M20-52C24-60 24-66 20-72',
        C.metalDark,
        7,
        'stroke-linecap="round"',
      ),
  },
  circlet: {
    quarter: () =>
      path('M-40-43C-20-33 30-34 55-50L55-56C30-41-20-40-40-50Z', C.metal) +
      path('M16-36C32-38 44-43 55-50L55-56C44-49 32-44 16-42Z', C.metalDark) +
      path('M-10-50l7 12l-7 12l-7-12z', C.jewel),
    front: () =>
      path('M-46-46C-24-33 24-33 46-46L47-52C24-40-24-40-47-52Z', C.metal) +
      path('M14-37C26-39 38-42 46-46L47-52C38-47 26-44 14-42Z', C.metalDark) +
      path('M0-50l7 12l-7 12l-7-12z', C.jewel),
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
      return line('M-44-42C-20-34 30-36 58-54', '#2f5a2c', 6) + blooms;
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
      return line('M-48-50C-24-34 24-34 48-50', '#2f5a2c', 6) + blooms;
    },
  },
  hood: {
    quarter: (r, fine) =>
      path(
        'M-44 84C-62 40-66-20-52-56C-38-92-4-112 20-110C60-106 84-60 84-10C84 30 80 70 86 96L40 92C52 50 54 10 48-20C42-48 20-62-4-60C-28-56-42-30-44 0C-46 30-44 60-44 84Z',
        C.k,
      ) +
      path(
        'M-44 84C-62 40-66-20-52-56C-42-82-20-100 0-107C-28-80-46-50-48-10C-50 24-46 60-44 84Z',
        C.cloth,
      ) +
      path(
        loft([10, -104, 64, -70, 64, 80], [50, -94, 84, -40, 78, 84], fine ? 7 : 4, 2.4, r),
        C.clothDark,
      ) +
      path(
        loft([-6, -100, -42, -76, -52, -10], [14, -100, -20, -80, -42, -40], fine ? 5 : 3, 2.2, r),
        C.clothLight,
      ),
    front: (r, fine) =>
      path(
        'M-52 96C-78 40-74-40-52-76C-34-108 34-108 52-76C74-40 78 40 52 96L36 92C50 50 50 0 44-26C36-54 18-64 0-64C-18-64-36-54-44-26C-50 0-50 50-36 92Z',
        C.k,
      ) +
      path(
        'M-52 96C-78 40-74-40-52-76C-40-96-20-106-4-106C-34-84-50-50-50-6C-52 30-48 60-40 92Z',
        C.cloth,
      ) +
      path(
        loft([6, -100, 56, -80, 54, 84], [40, -94, 72, -50, 64, 80], fine ? 6 : 4, 2.4, r),
        C.clothDark,
      ) +
      path(
        loft([-8, -102, -50, -80, -54, 0], [-30, -94, -70, -60, -64, 30], fine ? 5 : 3, 2.2, r),
        C.clothLight,
      ),
    covers: true,
  },
  /** A fur-lined hood that lets the face be seen. */
  parka: {
    quarter: (r, fine) =>
      path(
        'M-46 88C-62 40-62-30-50-58C-34-92 0-106 20-104C58-100 80-56 80-8C80 34 78 70 84 98L36 94C50 50 52 10 46-16C40-44 20-58-4-56C-26-52-40-28-42 4C-44 34-42 60-46 88Z',
        C.clothDark,
      ) +
      path(
        loft([30, -92, 68, -56, 68, 80], [54, -76, 80, -30, 76, 84], fine ? 6 : 3, 2.4, r),
        C.cloth,
      ) +
      path(
        'M-46 86C-60 40-58-30-44-54C-26-78 22-76 40-50C54-28 54 30 40 92L30 88C44 44 44-2 36-22C26-44-4-54-22-44C-40-28-40 30-34 80Z',
        C.furDark,
      ) +
      path(
        loft([-36, 76, -62, -20, -30, -54], [-26, -48, 10, -66, 32, -46], fine ? 5 : 3, 2.6, r) +
          tufts(r, fine ? 26 : 15),
        C.fur,
      ),
    covers: true,
  },
  veil: {
    quarter: (r, fine) =>
      path(
        'M-40-30C-46-76-10-96 16-94C60-92 78-50 76-4C76 40 92 80 104 116L30 100C50 60 50 20 46-6C42-36 26-50 4-52C-14-52-32-46-40-30Z',
        C.cloth,
      ) +
      path('M40-40C58-10 56 50 40 102L104 116C92 80 76 40 76-4C78-50 60-88 30-93Z', C.clothDark) +
      path(
        loft([10, -88, 56, -60, 60, 90], [48, -80, 74, -30, 92, 106], fine ? 8 : 4, 2.2, r),
        C.k,
      ) +
      path(
        'M-40-28C-30-46-14-52 4-52C26-50 42-36 46-6L50-8C48-42 28-62 4-62C-18-62-38-50-40-28Z',
        C.metal,
      ),
  },
  wimple: {
    quarter: (r, fine) =>
      path(
        'M-42-24C-50-74-14-92 14-90C56-88 70-50 66-4C66 34 66 70 76 100L-40 104C-48 80-44 66-34 58C-28 68-20 70-10 70C12 70 36 50 44 20C48-10 44-34 26-46C4-56-32-50-42-24Z',
        C.clothLight,
      ) +
      path(
        'M44-60C64-40 66-20 66-4C66 34 66 70 76 100L20 103C44 80 56 40 54 0C54-24 52-44 44-60Z',
        C.clothDark,
      ) +
      path(
        loft([-36, 70, -34, 84, -36, 102], [30, 60, 34, 80, 36, 102], fine ? 8 : 4, 1.8, r),
        C.clothDark,
      ) +
      path(
        loft([-20, -60, 10, -84, 40, -70], [0, -52, 24, -66, 40, -52], fine ? 4 : 2, 1.6, r),
        C.cloth,
      ),
    covers: true,
  },
  cap: {
    quarter: () =>
      path('M-42-34C-44-74-14-92 14-90C52-88 64-58 60-26C30-44-14-46-42-34Z', C.clothDark) +
      path('M-42-34C-44-70-20-88 2-90C-10-70-14-54-14-42C-26-42-36-38-42-34Z', C.cloth) +
      path('M-46-30C-14-44 30-42 64-22L62-34C30-52-14-54-46-42Z', C.k),
    front: () =>
      path('M-46-32C-50-74-24-92 0-92C24-92 50-74 46-32C20-44-20-44-46-32Z', C.clothDark) +
      path('M-46-32C-50-72-28-90-8-92C-16-70-18-54-18-41C-30-40-38-36-46-32Z', C.cloth) +
      path('M-50-28C-20-42 20-42 50-28L50-40C20-54-20-54-50-40Z', C.k),
  },
  /** A wide hat against the sun. */
  turban: {
    quarter: (r, fine) =>
      path('M-44-34C-56-70-22-104 16-102C58-100 74-62 62-28C30-46-14-48-44-34Z', C.clothDark) +
      path('M-44-34C-54-66-30-94 0-100C-20-78-24-56-20-41C-30-40-38-37-44-34Z', C.cloth) +
      path(
        loft([-40, -40, 0, -70, 50, -84], [-30, -38, 20, -44, 62, -40], fine ? 7 : 4, 2.6, r),
        C.clothLight,
      ) +
      path('M-16-66l8 12l-8 12l-8-12z', C.jewel),
    front: (r, fine) =>
      path('M-50-34C-62-76-30-104 0-104C30-104 62-76 50-34C20-46-20-46-50-34Z', C.clothDark) +
      path('M-50-34C-60-72-36-98-8-104C-22-80-24-58-20-43C-32-41-42-38-50-34Z', C.cloth) +
      path(
        loft([-50, -44, -10, -66, 46, -84], [-40, -38, 0, -46, 52, -50], fine ? 7 : 4, 2.6, r),
        C.clothLight,
      ) +
      path('M0-74l8 12l-8 12l-8-12z', C.jewel),
  },
  nasal: {
    quarter: () =>
      path('M-46-20C-48-66-14-96 10-96C46-94 64-60 60-16L48-14C20-26-18-26-42-14Z', C.steelDark) +
      path('M-46-20C-48-62-18-94 4-96C-14-74-22-46-22-22C-30-20-38-17-42-14Z', C.steelLight) +
      path('M-22-22C-22-46-14-74 4-96C14-70 14-46 12-24C0-26-12-25-22-22Z', C.steel) +
      path('M-44-16C-20-28 24-28 56-14L58-24C28-38-20-38-46-25Z', C.metal) +
      path('M-24-26L-10-27L-13 16L-26 20L-28 8Z', C.steelLight) +
      path('M-16-27L-10-27L-13 16L-20 18Z', C.steelDark) +
      path('M46-20L60-18C62 10 60 40 52 66C46 50 42 20 44-2Z', C.steelDark),
    front: () =>
      path('M-50-14C-54-66-26-98 0-98C26-98 54-66 50-14C20-28-20-28-50-14Z', C.steelDark) +
      path('M-50-14C-54-62-30-94-6-98C-16-74-18-46-16-23C-28-22-40-18-50-14Z', C.steelLight) +
      path('M-16-23C-18-46-16-74-6-98C8-98 16-70 16-24C4-25-6-25-16-23Z', C.steel) +
      path('M-52-12C-22-28 22-28 52-12L52-23C22-40-22-40-52-23Z', C.metal) +
      path('M-7-30L7-30L6 20L0 26L-6 20Z', C.steelLight) +
      path('M1-30L7-30L6 20L1 25Z', C.steelDark) +
      path(
        'M-50-14L-40-18C-44 12-44 40-40 60C-50 44-52 10-50-14ZM50-14L40-18C44 12 44 40 40 60C50 44 52 10 50-14Z',
        C.steelDark,
      ),
    covers: true,
  },
  barbute: {
    quarter: () =>
      path(
        'M-40 62C-50 30-50-20-46-40C-40-78-10-94 14-94C50-92 66-58 64-20C63 20 58 50 50 74L16 78C10 50 4 24 2 12C-4 8-10 8-12 12C-14 30-18 56-26 76Z',
        C.steelDark,
      ) +
      path(
        'M-40 62C-50 30-50-20-46-40C-42-66-26-84-8-91C-20-66-24-40-24-18L-40-10L-41-2L-26-2C-26 20-24 44-26 76Z',
        C.steelLight,
      ) +
      path('M-8-91C-20-66-24-40-24-18L0-10C2-40 8-70 20-93C10-96 0-94-8-91Z', C.steel) +
      path(
        'M-41-10C-30-16-24-16-22-12L-22 0C-30 2-38 2-41-2ZM-14-14C-2-18 16-18 28-12C26-2 12 4-2 2L-6 12C-8 30-12 52-18 70C-22 50-18 20-16 6Z',
        C.k,
      ) +
      disc(8, -7, 2.6, C.rim) +
      disc(-30, -6, 2, C.rim) +
      path(gouges([34, -80, 54, 50, 2.4, -10], [46, -60, 58, 20, 1.4, -5]), C.steel),
    front: () =>
      path(
        'M0-96C-40-96-56-60-52-14C-50 24-46 54-36 78L-8 70L-7 12L7 12L8 70L36 78C46 54 50 24 52-14C56-60 40-96 0-96Z',
        C.steelDark,
      ) +
      path(
        'M0-96C-40-96-56-60-52-14C-50 24-46 54-36 78L-22 74C-32 40-36 0-30-20C-28-50-16-80 0-96Z',
        C.steelLight,
      ) +
      path('M0-96C-16-80-28-50-30-20L0-14C4-40 8-70 0-96Z', C.steel) +
      path(
        'M-42-14C-30-20-14-16-8-8L-7 70L7 70L8-8C14-16 30-20 42-14C40-2 24 4 9 2L7 30L-7 30L-9 2C-24 4-40-2-42-14Z',
        C.k,
      ) +
      disc(-22, -7, 2.6, C.rim) +
      disc(22, -7, 2.4, C.rim) +
      path(gouges([30, -80, 48, 50, 2.2, -8], [2, -94, 2, -18, 1.6]), C.steel),
    closed: true,
    covers: true,
  },
  great: {
    quarter: () =>
      path('M-46-40C-44-70-20-88 12-88C48-88 64-66 62-30L58 66L10 84L-38 64Z', C.steelDark) +
      path('M-46-40C-44-64-26-82-4-87C-12-50-14 0-12 78L-38 64Z', C.steelLight) +
      path('M-4-87C-12-50-14 0-12 78L10 84C10 20 14-40 24-87Z', C.steel) +
      path('M-16-60L-6-60L-4 74L-14 72Z', C.metal) +
      path('M-45-18L-14-10L59-24L59-17L-14-3L-45-11Z', C.metal) +
      path('M-45-10L-14-2L58-14L58-7L-13 6L-45-3Z', C.k) +
      line(
        'M4 22h4M16 20h4M28 17h4M4 34h4M16 32h4M28 29h4M4 46h4M16 44h4M-26 20h3M-34 18h3M-26 32h3M-34 30h3',
        C.k,
        4,
      ),
    front: () =>
      path('M-48-40C-46-74-26-90 0-90C26-90 46-74 48-40L42 64L0 84L-42 64Z', C.steelDark) +
      path('M-48-40C-46-72-28-88-10-90C-16-50-16 20-14 77L-42 64Z', C.steelLight) +
      path('M-10-90C-16-50-16 20-14 77L0 84L14 78C16 20 16-50 12-89Z', C.steel) +
      path('M-6-86H6L6 80L0 83L-6 80Z', C.metal) +
      path('M-48-18L0-8L48-18L48-11L0-1L-48-11Z', C.metal) +
      path('M-47-10L0 0L47-10L46-2L0 8L-46-2Z', C.k) +
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
      path(
        'M-44-16C-44-56-22-74 0-80L8-122L16-80C46-76 62-52 60-12L46-8C20-22-18-22-42-10Z',
        C.steelDark,
      ) +
      path('M-44-16C-44-54-24-74-4-80L8-122L8-80C-8-60-14-40-16-20C-28-18-36-14-42-10Z', C.steel) +
      path('M-42-10C-18-24 24-24 52-8L54-18C28-32-20-32-44-19Z', C.metal) +
      path('M44-10C58-14 60-12 62-8C64 24 60 60 54 80L36 70C44 40 46 14 44-10Z', C.clothDark),
    front: () =>
      path(
        'M-48-12C-50-56-28-76-8-82L0-124L8-82C28-76 50-56 48-12C20-24-20-24-48-12Z',
        C.steelDark,
      ) +
      path(
        'M-48-12C-50-54-30-76-10-82L0-124L0-82C-12-62-16-42-16-21C-28-20-40-16-48-12Z',
        C.steel,
      ) +
      path('M-50-10C-22-26 22-26 50-10L50-20C22-36-22-36-50-20Z', C.metal) +
      path(
        'M-48-12C-54 20-52 50-46 78L-36 66C-42 40-42 14-40-16ZM48-12C54 20 52 50 46 78L36 66C42 40 42 14 40-16Z',
        C.clothDark,
      ),
    covers: true,
  },
  /** Gilded, with a mane: the West. */
  lion: {
    quarter: (r, fine) =>
      path(
        'M-46-16C-50-66-16-98 10-98C48-96 66-60 62-10C64 20 62 50 54 74L40 66C46 40 46 10 44-8C20-26-18-28-42-12Z',
        C.metalDark,
      ) +
      path('M-46-16C-50-62-22-94 0-98C-18-74-24-44-24-22C-32-20-38-16-42-12Z', C.metal) +
      path(
        loft([-40, -40, -20, -110, 20, -112], [0, -70, 30, -84, 60, -60], fine ? 9 : 6, 3, r) +
          loft([56, -70, 78, -20, 70, 60], [46, -50, 58, 0, 52, 60], fine ? 7 : 4, 3, r),
        C.metal,
      ) +
      path('M-44-14C-20-28 24-28 54-12L56-22C28-38-20-38-46-25Z', C.metal),
    covers: true,
  },
  hound: {
    quarter: () =>
      path(
        'M-84 16C-82 4-74-8-58-16C-46-24-40-34-34-46L-26-98L0-66C10-70 22-70 30-66L62-96L56-44C66-20 66 20 58 60L20 78C6 70-4 58-8 44L-40 48L-46 40C-58 40-78 34-84 16Z',
        C.steelDark,
      ) +
      path(
        'M-84 16C-82 4-74-8-58-16C-46-24-40-34-34-46L-26-98L-6-70C-16-50-20-30-26-14C-40-8-60 2-84 16Z',
        C.steelLight,
      ) +
      path(
        'M-26-14C-20-30-16-50-6-70L0-66C4-40 0-16-6 2L-50 14L-84 16C-60 2-40-8-26-14Z',
        C.steel,
      ) +
      path('M-82 22C-60 20-40 20-8 24C-6 32-8 38-8 44L-40 48L-46 40C-60 40-76 34-82 22Z', C.ink) +
      path(
        'M-80 21L-74 30L-68 21L-62 31L-56 21L-50 32L-43 21L-36 33L-28 22ZM-44 42L-40 34L-34 44L-28 36L-22 45L-14 36L-10 44Z',
        '#f4efe2',
      ) +
      path('M-30-22L-4-30C-6-20-16-12-28-12Z', C.ink) +
      disc(-16, -21, 3, '#ff6a3c') +
      path('M-86 8L-72-4L-66 2L-78 14Z', C.ink) +
      path(gouges([40, -56, 52, 56, 3, -8], [22, -60, 34, 60, 2, -6]), C.steel),
    closed: true,
    covers: true,
  },
  bone: {
    quarter: () =>
      path('M-44-20C-48-70-14-94 12-92C50-90 66-54 60-12L50 0C30-24-20-30-42-8Z', BONE) +
      path('M16-90C50-90 66-54 60-12L50 0C40-12 30-18 20-22C28-40 28-70 16-90Z', '#9c8f74') +
      path(
        'M-38-36C-30-48-16-48-12-36C-16-26-34-24-38-36ZM2-38C8-50 28-48 30-36C26-24 6-26 2-38Z',
        C.k,
      ) +
      path('M-42-10l3 10l5-8l3 10l5-9l4 10l5-9l4 9l5-8l5 8l4-7l5 8l4-6Z', BONE),
    front: () =>
      path('M-50-10C-56-66-28-96 0-96C28-96 56-66 50-10C20-26-20-26-50-10Z', BONE) +
      path('M10-95C34-92 56-62 50-10C40-16 30-19 20-21C28-44 26-70 10-95Z', '#9c8f74') +
      path(
        'M-34-44C-28-58-10-56-8-42C-10-30-32-28-34-44ZM8-42C10-56 28-58 34-44C32-28 10-30 8-42ZM-4-28L0-38L4-28Z',
        C.k,
      ) +
      path('M-46-12l4 11l6-10l5 11l6-11l6 11l6-11l6 11l7-11l6 11l6-11l6 11l6-11l5 11l4-11Z', BONE),
    covers: true,
  },
  /** A scarf over nose and mouth. */
  scarf: {
    quarter: (r, fine) =>
      path(
        'M-46 12C-30 22-10 24 6 22C24 20 38 10 46-2C52 30 50 64 44 88L-34 88C-44 64-48 36-46 12Z',
        C.clothDark,
      ) +
      path('M-46 12C-30 22-16 24-6 23C-10 44-10 66-6 88L-34 88C-44 64-48 36-46 12Z', C.cloth) +
      path(loft([-42, 22, -10, 32, 44, 10], [-34, 80, 0, 84, 44, 76], fine ? 6 : 4, 2, r), C.k),
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
        ? 'M-46 92C-66 20-58-84 0-92C58-84 66 20 46 92Z'
        : 'M-40 90C-60 30-50-80 10-92C66-88 76-20 66 90Z',
      C.k,
    ),
  );

export const hoodShadow = (angle: Angle): string =>
  use(`hood-shadow-${angle}`, () =>
    angle === 'front'
      ? path(
          'M-45 2C-50-50-24-70 0-68C24-70 50-50 45 2C34 4 20-2 6 4L0 8L-6 4C-20-2-34 4-45 2Z',
          C.k,
          'opacity=".86"',
        ) +
        disc(-20, 1, 2.2, C.rim) +
        disc(20, 1, 2, C.rim)
      : path(
          'M-44-6C-50-50-20-70 6-66C40-62 52-30 48 8C40 6 36 2 30 4C20 8 4 2-8 6C-18 2-30 8-43 4Z',
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
        ? 'M-46-34C-20-54 20-54 46-34M-40-56C-16-74 16-74 40-56M-36-34C-38-56-30-70-18-80M0-62V-86M36-34C38-56 30-70 18-80'
        : 'M-40-40C-10-60 30-60 60-36M-30-58C0-76 36-74 58-54M-34-30C-34-50-28-66-16-76M0-58C2-70 6-80 10-86M28-54C34-64 38-74 38-80',
      C.metal,
      2.4,
    ),
  );
