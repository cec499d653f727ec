import { inked, shared, use } from '../core/block.ts';
import { type Chance, chance } from '../core/chance.ts';
import { type Colour, EMBER, mix, WHITE } from '../core/inks.ts';
import { type Curve, gouge, gouges, loft, path, point, ribbon } from '../core/marks.ts';
import { cos, I, length, N, PI, sin } from '../core/numbers.ts';
import { fine, type Ground } from '../places/ground.ts';
import { dragonHead } from './dragon.ts';

/** Beasts, drawn around (0, 0), about 240 units wide. Their eyes are the only accent. */

export interface Coat {
  readonly fur?: Colour;
  readonly eye?: Colour;
}

type Inked = { readonly [name: string]: Colour };

/** A head from the front is drawn as a left half; its mirrored half takes darker inks. */
function halves(
  name: string,
  make: (r: Chance, detail: boolean) => string,
  g: Ground,
  lit: Inked,
  dark: Inked,
): string {
  const href = shared(`${name}-${fine(g) ? 1 : 0}`, () => make(chance(name), fine(g)));
  return `<use href="${href}" transform="scale(-1 1)" ${inked(dark)}/><use href="${href}" ${inked(lit)}/>`;
}

const coats = (f: Colour, k: Colour, lum: Colour, e: Colour): [Inked, Inked] => [
  { a: mix(f, k, 0.45), b: mix(f, lum, 0.35), l: mix(f, WHITE, 0.7), k, e },
  { a: mix(f, k, 0.8), b: mix(f, k, 0.35), l: mix(f, k, 0.1), k, e },
];

const wolfHalf = (r: Chance, detail: boolean): string =>
  path(
    'M1-66C-10-72-20-70-28-66L-76-122C-86-88-90-62-86-36L-106-10L-95-10L-112 22L-96 20L-103 52L-84 46L-82 76L-64 66L-56 94L-40 80C-32 98-18 110 1 112Z',
    'var(--a)',
  ) +
  path('M-68-102L-38-62L-78-42C-80-64-76-84-68-102Z', 'var(--k)') +
  path(
    loft([-30, -62, -50, -80, -72, -112], [-26, -50, -60, -60, -78, -96], 4, 2.4, r),
    'var(--b)',
  ) +
  path(
    loft(
      [-4, -64, -10, -40, -12, -14],
      [-30, -62, -56, -44, -70, -26],
      detail ? 9 : 6,
      2.6,
      r,
      0.35,
    ) +
      loft(
        [-56, -18, -84, -12, -104, 10],
        [-34, 46, -44, 66, -52, 88],
        detail ? 13 : 8,
        3.2,
        r,
        0.4,
      ) +
      loft([-50, 4, -70, 10, -86, 26], [-30, 52, -36, 62, -40, 72], detail ? 8 : 4, 2.4, r, 0.4),
    'var(--b)',
  ) +
  path('M1-14C-16-12-22 6-28 36C-32 58-24 70-8 74L1 76Z', 'var(--b)') +
  path('M1-14C-6-6-8 10-8 38L1 40Z', 'var(--l)') +
  path(loft([-10, 40, -20, 44, -28, 46], [-6, 70, -16, 72, -24, 66], 4, 1.4, r), 'var(--a)') +
  path('M1 40C-12 38-20 42-18 51C-14 60-6 63 1 64Z', 'var(--k)') +
  path(gouge(-13, 44, -4, 43, 1.8), 'var(--l)') +
  path('M1 64L-2 78C-10 84-22 82-32 72C-26 90-14 98 1 98Z', 'var(--k)') +
  path('M-26 76l4 12l5-10z', '#f4efe2') +
  path('M-58-26L-22-8C-22 2-30 6-38 4C-48 0-54-12-58-26Z', 'var(--k)') +
  path('M-50-18L-26-6C-28 1-34 2-39 0C-45-4-48-10-50-18Z', 'var(--e)') +
  '<circle cx="-36" cy="-5" r="3.4" fill="var(--k)"/>';

function lionHalf(r: Chance, detail: boolean): string {
  let ring = 'M1-132';
  for (let i = 0; i <= 14; i++) {
    const a = -PI / 2 - (i / 14) * PI;
    const size = i % 2 ? 128 : 108;
    ring += `L${I(cos(a) * size * 0.98, sin(a) * size + 4)}`;
  }
  let [mane, inner] = ['', ''];
  const count = detail ? 26 : 15;
  for (let i = 0; i < count; i++) {
    const a = -PI / 2 - ((i + r() * 0.5) / count) * PI;
    const [from, to] = [56 + r() * 20, 104 + r() * 20];
    mane += gouge(
      cos(a) * from,
      sin(a) * from * 1.1 + 4,
      cos(a + 0.12) * to,
      sin(a + 0.12) * to + 6,
      detail ? 3.4 : 5,
      5,
    );
    if (detail)
      inner += gouge(
        cos(a + 0.08) * 50,
        sin(a + 0.08) * 56 + 4,
        cos(a + 0.18) * 84,
        sin(a + 0.18) * 88 + 4,
        2,
        4,
      );
  }
  return (
    path(`${ring}L1 120Z`, 'var(--d)') +
    path(mane, 'var(--b)') +
    path(inner, 'var(--l)') +
    path('M-42-50C-58-66-74-54-66-36C-62-28-54-26-48-28Z', 'var(--a)') +
    path('M1-58C-30-62-54-44-54-16C-54 6-50 28-40 48C-32 72-18 90 1 92Z', 'var(--a)') +
    path('M1-52C-8-50-12-30-12-8L-18 12L1 16Z', 'var(--b)') +
    path(
      loft([-14, -52, -18, -36, -16, -20], [-40, -44, -46, -30, -46, -14], 5, 2, r),
      'var(--b)',
    ) +
    path('M-48-22C-38-30-24-26-16-12C-24-6-38-6-48-22Z', 'var(--k)') +
    path('M-40-20C-34-22-26-20-20-12C-28-10-36-12-40-20Z', 'var(--e)') +
    '<circle cx="-29" cy="-15" r="3" fill="var(--k)"/>' +
    path('M-52-30C-36-40-20-34-12-20C-24-28-38-32-52-24Z', 'var(--k)') +
    path('M1 14L-22 8C-22 20-10 28 1 30Z', 'var(--k)') +
    path('M1 30C-10 30-24 26-34 34C-38 44-34 52-28 56C-20 46-8 44 1 44Z', 'var(--l)') +
    path('M1 44C-8 44-20 46-28 56C-28 76-14 88 1 88Z', '#3a080a') +
    path('M1 70C-8 68-14 72-18 78C-12 84-6 87 1 88Z', '#a8323a') +
    path('M-26 54l5 20l7-22zM-10 46l3 8l4-9zM-20 80l3-10l5 14z', '#f8f2e0') +
    path(gouges([-46, 20, -36, 46, 2, -2], [-42, 4, -26, 22, 1.6, -3]), 'var(--d)')
  );
}

const stagHalf = (r: Chance, detail: boolean): string =>
  path(
    'M-10-56C-34-62-62-74-74-104C-80-120-80-134-76-148C-70-134-68-122-62-112C-66-126-64-140-58-152C-54-136-54-122-52-104C-44-112-42-124-38-136C-34-118-38-102-44-92C-34-82-20-74-6-66Z',
    'var(--l)',
  ) +
  path(
    'M-72-108C-86-108-98-116-106-128C-94-126-84-124-76-118ZM-64-90C-80-86-96-88-108-98C-94-98-80-100-68-100Z',
    'var(--l)',
  ) +
  path(
    gouges(
      [-74, -138, -66, -96, 1.8, 4],
      [-58, -140, -56, -104, 1.4, 2],
      [-60, -90, -18, -68, 1.8, 4],
    ),
    'var(--a)',
  ) +
  path(
    'M1-62C-14-62-24-52-28-40L-64-48C-60-34-46-26-32-24C-30 0-26 26-22 48C-20 66-12 78 1 80Z',
    'var(--a)',
  ) +
  path('M-56-44C-50-34-42-30-32-28L-30-38Z', 'var(--k)') +
  path('M1-58C-8-52-10-30-10-6C-12 18-14 40-12 52L1 54Z', 'var(--b)') +
  path('M1-50C-4-30-4-6-4 40L1 42Z', 'var(--l)') +
  path('M-30-20C-22-26-14-22-10-14C-16-10-26-10-30-20Z', 'var(--k)') +
  path('M-25-18C-20-20-16-18-13-14C-18-13-23-13-25-18Z', 'var(--e)') +
  path('M1 50C-8 50-16 52-18 60C-12 64-6 66 1 66Z', 'var(--k)') +
  path('M1 70C-6 72-12 72-16 68C-12 78-6 80 1 80Z', 'var(--k)') +
  path('M-26 30C-44 50-58 84-64 122L1 122L1 80C-12 78-20 66-22 48Z', 'var(--a)') +
  path(
    loft([-26, 44, -42, 74, -50, 120], [-2, 84, -8, 100, -8, 120], detail ? 9 : 5, 3, r, 0.35) +
      loft([-24, -30, -26, -10, -24, 20], [-14, -40, -16, -20, -16, 10], detail ? 4 : 2, 1.6, r),
    'var(--b)',
  );

const bearHalf = (r: Chance, detail: boolean): string =>
  path(
    'M1-84C-14-88-30-84-44-76C-54-100-88-96-88-70C-88-56-78-46-68-42C-80-20-88 6-84 32L-98 40L-84 54L-92 74L-72 78L-68 100L-48 94L-36 110L-20 100L1 110Z',
    'var(--a)',
  ) +
  path('M-80-70C-80-84-62-86-56-72L-66-54C-74-56-80-62-80-70Z', 'var(--k)') +
  path(
    loft(
      [-4, -82, -10, -56, -12, -30],
      [-44, -72, -58, -50, -62, -26],
      detail ? 9 : 6,
      2.6,
      r,
      0.35,
    ) +
      loft(
        [-62, -20, -78, 10, -80, 40],
        [-30, 70, -38, 84, -40, 100],
        detail ? 13 : 8,
        3.2,
        r,
        0.4,
      ),
    'var(--b)',
  ) +
  path('M1-20C-20-20-32-4-34 20C-34 40-20 52 1 54Z', 'var(--b)') +
  path('M1-16C-8-14-12 0-12 14L1 16Z', 'var(--l)') +
  path('M1 4C-12 2-22 6-20 16C-14 26-6 28 1 28Z', 'var(--k)') +
  path('M1 30C-8 34-20 34-28 28C-30 60-18 76 1 78Z', 'var(--k)') +
  path('M-26 30l5 18l7-14zM-10 33l3 9l4-9zM-18 70l4-14l6 18z', '#f8f2e0') +
  path('M1 62C-8 60-14 64-16 70C-10 76-4 78 1 78Z', '#a8323a') +
  path('M-46-28C-38-34-26-30-22-20C-30-14-42-16-46-28Z', 'var(--k)') +
  '<circle cx="-34" cy="-23" r="4" fill="var(--e)"/>';

const ravenWing = (): string =>
  path(
    'M2-6C-12-14-34-46-84-58C-114-64-142-56-164-38L-142-37L-156-18L-132-22L-140 0L-116-7L-120 14L-96 3L-84 20L-64 7C-44 12-26 18-14 24L2 30Z',
    'var(--a)',
  ) +
  path(
    gouges(
      [-20, -16, -92, -50, 3, -8],
      [-26, -6, -140, -34, 2.2, -10],
      [-24, 2, -124, -14, 2, -8],
      [-22, 8, -104, 2, 1.8, -6],
      [-16, 14, -78, 12, 1.6, -3],
    ),
    'var(--b)',
  );

/** In flight, from the front. */
function raven({ ink, sky }: Ground, { eye = EMBER }: Coat): string {
  const wing = shared('raven-wing', ravenWing);
  const lit = mix(ink.k, sky.lum, 0.75);
  return (
    `<g transform="rotate(-8)"><use href="${wing}" ${inked({ a: ink.k, b: mix(ink.k, sky.lum, 0.3) })} transform="scale(-1 1) rotate(-14)"/><use href="${wing}" ${inked({ a: ink.k, b: lit })} transform="rotate(4)"/></g>` +
    path(
      'M-18 6C-20-10-16-24-22-32L-50-30C-42-40-30-46-18-46C-2-46 10-36 14-18C18 6 14 30 16 44L30 82L14 74L6 88L-4 72L-18 80L-8 44C-14 30-17 18-18 6Z',
      ink.k,
    ) +
    path(gouges([-16, -40, -12, 30, 2.6, -3], [-30, -34, -46, -31, 1.6]), lit) +
    `<circle cx="-16" cy="-36" r="2.6" fill="${eye}"/>`
  );
}

/** Sitting, looking left. */
export const perched = (black: Colour, lit: Colour, attributes: string): string =>
  use(
    'perched',
    () =>
      path(
        'M-62-34L-36-42C-32-58-14-66 2-58C16-52 20-40 24-28C44-16 62 14 78 58L58 50L52 66L40 52C24 58 2 56-12 40C-26 24-30 4-26-18C-28-26-32-30-38-28Z',
        'var(--a)',
      ) +
      path('M-2 52L-8 78L-16 80M10 54L8 80L0 82', 'none', 'stroke="var(--a)" stroke-width="4"') +
      path(
        gouges(
          [-56, -35, -38, -38, 1.6],
          [-34, -46, -16, -60, 2, -3],
          [-25, -16, -12, 34, 2.6, -6],
          [-8, -20, 26, 34, 2.4, -6],
          [4, -26, 48, 34, 2.2, -6],
          [16, -26, 66, 46, 2, -5],
          [-4, 0, 10, 40, 1.6, -3],
        ),
        'var(--b)',
      ) +
      `<circle cx="-22" cy="-45" r="3" fill="${EMBER}"/>`,
    `${attributes} ${inked({ a: black, b: lit })}`,
  );

/** A warhorse: head and neck, looking left. */
function horse(g: Ground, { fur = '#4a3020', eye = '#f2c14e' }: Coat): string {
  const { ink, sky } = g;
  const r = chance('horse');
  return (
    path(
      'M-104 44C-100 20-78-16-56-40C-48-58-36-72-22-80L-26-112L-6-90C4-94 12-94 20-90L38-112L36-78C66-60 92-20 104 40C112 80 112 110 110 140L-40 140C-34 110-30 84-34 66C-48 72-64 76-76 82C-88 84-100 76-104 62Z',
      mix(fur, ink.k, 0.5),
    ) +
    path(
      'M-104 44C-100 20-78-16-56-40C-48-58-36-72-22-80C-24-50-34-20-52 4C-66 22-84 36-104 44Z',
      mix(fur, sky.lum, 0.42),
    ) +
    path(
      'M-34 66C-20 50-8 30-2 4C8 40 4 90-6 140L-40 140C-34 110-30 84-34 66Z',
      mix(fur, sky.lum, 0.22),
    ) +
    path('M-40-26C-30-34-20-32-14-24C-22-18-34-18-40-26Z', ink.k) +
    `<circle cx="-27" cy="-25" r="4" fill="${eye}"/>` +
    path('M-98 50C-92 44-84 44-80 50C-84 56-94 58-98 50Z', ink.k) +
    path(gouge(-98, 68, -64, 62, 2.4, 5), ink.k) +
    path(
      loft([18, -92, 70, -70, 92, 20], [34, -70, 60, -20, 70, 130], fine(g) ? 14 : 8, 4, r),
      ink.k,
    ) +
    path(
      loft([6, -92, 40, -64, 56, 0], [26, -84, 74, -50, 100, 60], fine(g) ? 9 : 5, 2.4, r),
      mix(fur, sky.lum, 0.5),
    ) +
    path('M-22-88C-12-70-12-56-18-40C-24-56-28-70-22-88Z', ink.k) +
    path(
      'M-84 34L-12-8M-72 78L-36 64L-2-2L28-70',
      'none',
      `stroke="${mix(ink.m, sky.lum, 0.15)}" stroke-width="6"`,
    ) +
    path(gouges([-70, 30, -60, 12, 2, -2], [-44, 54, -16, 20, 2, -4]), mix(fur, ink.k, 0.75))
  );
}

/** A war elephant from the front: ears like sails, gilded tusks, a plate on the brow. */
const elephantHalf = (r: Chance, detail: boolean): string =>
  path('M-40-74C-72-98-118-84-124-34C-128 6-110 50-78 62C-62 58-50 36-44 10Z', 'var(--a)') +
  path(
    loft([-50, -62, -84, -76, -112, -46], [-50, 20, -72, 46, -92, 50], detail ? 9 : 6, 3, r, 0.4),
    'var(--b)',
  ) +
  path(
    'M1-104C-30-106-52-84-52-48C-52-18-44 4-36 22C-30 44-28 74-24 104C-21 128-14 142 1 144Z',
    'var(--b)',
  ) +
  path(
    'M1-104C-14-104-26-98-34-88C-28-50-26-8-14 30C-10 66-8 104-4 143L1 144Z',
    'var(--l)',
    'opacity=".35"',
  ) +
  path('M1-92L-20-80L-16-34L1-18Z', 'var(--e)') +
  path(gouges([-6, -80, -12, -74, 2, -2], [-6, -40, -10, -34, 2, -2]), 'var(--k)') +
  path('M-44-26C-38-34-28-34-22-28C-28-20-38-20-44-26Z', 'var(--k)') +
  '<circle cx="-33" cy="-27" r="3.4" fill="var(--e)"/>' +
  path('M-34 34C-54 62-60 100-34 134C-42 102-36 72-16 52C-20 44-26 38-34 34Z', 'var(--l)') +
  path('M-36 46C-46 54-50 62-51 70L-34 60C-30 56-26 54-22 50Z', 'var(--e)') +
  path(
    loft([-20, 44, -12, 48, 0, 48], [-16, 124, -10, 130, 0, 130], detail ? 10 : 6, 2.4, r, 0.2),
    'var(--k)',
  );

/** Arms out of the sea. */
export function krakenArm({ ink, sky }: Ground, curve: Curve, w: number): string {
  let cups = '';
  for (let i = 0; i < 9; i++) {
    const t = 0.06 + i * 0.1;
    const [p, q] = [point(curve, t), point(curve, t + 0.02)];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const l = length(dx, dy);
    const o = w * (1 - t) * 0.5;
    cups += `M${I(p[0] + (dy / l) * o, p[1] - (dx / l) * o)}h0`;
  }
  const shifted = (sx: number, sy: number) => curve.map((v, i) => v + (i % 2 ? sy : sx));
  return (
    path(ribbon(curve, w + 2, 2), ink.k) +
    path(ribbon(shifted(-3, -1), w * 0.62, 0.5), mix(ink.m, sky.lum, 0.34)) +
    path(ribbon(shifted(4, 1), w * 0.6, 0.5), mix(ink.d, ink.k, 0.25)) +
    `<path d="${cups}" stroke="${mix(ink.l, sky.lum, 0.4)}" stroke-width="${N(w * 0.34)}" stroke-linecap="round"/>`
  );
}

export const BEASTS = {
  wolf: (g: Ground, { fur = '#6f7f90', eye = '#f2c14e' }: Coat) =>
    halves('wolf', wolfHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  lion: (g: Ground, { fur = '#d99a2e', eye = '#fff3b0' }: Coat) => {
    const { k } = g.ink;
    return halves(
      'lion',
      lionHalf,
      g,
      {
        a: mix(fur, k, 0.12),
        b: mix(fur, '#fff1c0', 0.4),
        l: mix(fur, WHITE, 0.65),
        d: mix(fur, k, 0.55),
        k,
        e: eye,
      },
      {
        a: mix(fur, k, 0.55),
        b: mix(fur, k, 0.3),
        l: mix(fur, k, 0.15),
        d: mix(fur, k, 0.82),
        k,
        e: '#ffe08a',
      },
    );
  },
  stag: (g: Ground, { fur = '#8a5f36', eye = '#f6d04a' }: Coat) =>
    halves('stag', stagHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  elephant: (g: Ground, { fur = '#7d7a78', eye = '#e8b84a' }: Coat) =>
    halves('elephant', elephantHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  bear: (g: Ground, { fur = '#5a4636', eye = '#f2c14e' }: Coat) =>
    halves('bear', bearHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  raven,
  horse,
  dragon: (g: Ground, { fur = '#3a1a22', eye = '#ffd23c' }: Coat) => dragonHead(g, fur, eye),
} as const satisfies { [name: string]: (g: Ground, coat: Coat) => string };

export type BeastName = keyof typeof BEASTS;
