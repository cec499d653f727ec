import { paint } from './core/block.ts';
import { type Colour, EMBER, type Inks, mix, WHITE } from './core/inks.ts';
import { disc, gouge, gouges, path } from './core/marks.ts';
import { cos, F, I, PI, sin } from './core/numbers.ts';
import type { House } from './palette.ts';

export const TIMES = [
  'dawn',
  'noon',
  'dusk',
  'night',
  'storm',
  'snow',
  'fire',
  'wild',
  'inside',
] as const;
export type Time = (typeof TIMES)[number];

/** The light of a picture: two colours of sky, the colour of light, and grounds from far to near. */
export interface Sky {
  readonly time: Time;
  readonly top: Colour;
  readonly bottom: Colour;
  readonly lum: Colour;
  readonly far: Colour;
  readonly mid: Colour;
  readonly glass: Colour;
  /** Light on what is far away, on stone and wood, on what shines, and on the ground before one's feet. */
  readonly haze: Colour;
  readonly cut: Colour;
  readonly gleam: Colour;
  readonly dull: Colour;
  /** Walls and hills that are near, and nearer still; water. */
  readonly dim: Colour;
  readonly deep: Colour;
  readonly sea: Colour;
}

/** Neutral cards take a free tint as well, or twenty plots would all be sepia. */
const FREE: { readonly [time in Time]?: readonly [Colour, Colour] } = {
  dawn: ['#456', '#eb8'],
  noon: ['#68a', '#eed'],
  dusk: ['#424', '#e84'],
  night: ['#112', '#458'],
  storm: ['#223', '#899'],
  snow: ['#689', '#eee'],
};

const LIGHT: { readonly [time in Time]: (ink: Inks) => readonly [Colour, Colour, Colour] } = {
  dawn: (i) => [mix(i.d, '#435', 0.35), mix(i.l, '#fc9', 0.55), mix('#fda', i.p, 0.3)],
  noon: (i) => [mix(mix(i.m, i.d, 0.3), '#79b', 0.22), mix(i.p, WHITE, 0.15), mix(i.p, WHITE, 0.3)],
  dusk: (i) => [mix(i.d, '#213', 0.4), mix(i.m, '#e73', 0.62), '#fb7'],
  night: (i) => [mix(i.k, '#011', 0.5), mix(i.m, '#346', 0.45), mix(i.l, '#cde', 0.55)],
  storm: (i) => [mix(i.k, '#112', 0.5), mix(i.m, '#788', 0.45), mix(i.l, '#dee', 0.5)],
  snow: (i) => [mix(i.m, '#578', 0.5), mix(i.p, '#eee', 0.6), WHITE],
  fire: (i) => [mix(i.k, '#200', 0.6), mix(i.m, '#d42', 0.7), '#fa4'],
  wild: (i) => [mix(i.k, '#011', 0.7), '#494', '#be8'],
  inside: (i) => [mix(i.k, '#100', 0.5), mix(i.d, '#431', 0.5), '#fc7'],
};

export function skyOf(ink: Inks, time: Time, free: boolean): Sky {
  let [top, bottom] = LIGHT[time](ink);
  const lum = LIGHT[time](ink)[2];
  const tint = free ? FREE[time] : undefined;
  if (tint) [top, bottom] = [mix(top, tint[0], 0.55), mix(bottom, tint[1], 0.55)];
  const bright = time === 'noon' || time === 'snow' || time === 'dawn';
  const far = mix(mix(bottom, ink.m, 0.45), ink.d, time === 'noon' || time === 'snow' ? 0.18 : 0.3);
  return {
    time,
    top,
    bottom,
    lum,
    far,
    mid: mix(mix(ink.d, bottom, 0.22), ink.m, 0.25),
    glass: bright ? mix(ink.k, ink.d, 0.5) : EMBER,
    haze: mix(lum, far, 0.5),
    cut: mix(lum, ink.m, 0.4),
    gleam: mix(lum, ink.l, 0.3),
    dull: mix(ink.m, lum, 0.35),
    dim: mix(ink.d, ink.k, 0.25),
    deep: mix(ink.k, ink.d, 0.4),
    sea: mix(ink.d, bottom, 0.28),
  };
}

const rayed = (): string => {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * PI) / 6;
    const r = i % 2 ? 11 : 19;
    d += gouge(24 + cos(a) * 6, 24 + sin(a) * 6, 24 + cos(a) * r, 24 + sin(a) * r, 1.5);
  }
  return d;
};

type Tile = readonly [width: number, height: number, cuts: string | (() => string)];

/** Every house carves its sky with its own hand. */
const CARVING: { readonly [house in House]: Tile } = {
  stark: [44, 60, '34 2 18 34 1.5,14 30 0 58 1.5,44 34 36 52 1,8 4 4 14 1'],
  lannister: [40, 56, '20 4 38 28 1.5,38 28 20 54 1.5,20 54 4 28 1.5,4 28 20 4 1.5,20 22 20 34 3'],
  baratheon: [56, 40, '4 34 28 8 2,28 8 52 34 2,14 40 28 26 1,28 26 42 40 1'],
  targaryen: [
    36,
    44,
    '6 20 18 40 2 8,18 40 30 20 2 8,-12 2 0 22 2 8,0 22 12 2 2 8,24 2 36 22 2 8,36 22 48 2 2 8,18 24 18 34 1,0 6 0 16 1,36 6 36 16 1',
  ],
  tyrell: [
    48,
    48,
    '0 48 24 24 1.5 4,24 24 48 0 1.5-4,0 0 24 24 1.5-4,24 24 48 48 1.5 4,24 4 24 16 3.5,4 24 16 24 3.5,32 24 44 24 3.5,24 32 24 44 3.5',
  ],
  greyjoy: [
    60,
    36,
    '2 16 28 16 2.5 10,32 16 58 16 2.5 10,8 18 22 18 1.5 6,38 18 52 18 1.5 6,-12 34 14 34 2.5 10,18 34 44 34 2.5 10,48 34 74 34 2.5 10',
  ],
  martell: [48, 48, rayed],
  nightswatch: [64, 40, '2 2 60 2 1.5,34 20 94 20 1.5,-30 20 30 20 1.5,2 6 2 18 1,32 24 32 38 1'],
  neutral: [22, 90, '6 2 6 70 1.5,18 30 18 98 1.5,18-58 18 8 1.5'],
  freefolk: [50, 50, '6 6 22 20 1.5,22 6 6 20 1.5,30 30 46 44 1.5,46 30 30 44 1.5'],
  bolton: [50, 50, '10 4 40 46 1.5,40 4 10 46 1.5'],
  tully: [
    56,
    44,
    '4 10 30 10 2 6,4 10 30 10 1.5-4,30 10 38 4 1.5,30 10 38 16 1.5,32 32 58 32 2 6,32 32 58 32 1.5-4,-24 32 2 32 2 6,2 32 10 26 1.5,2 32 10 38 1.5',
  ],
  arryn: [
    52,
    40,
    '4 20 24 12 2-4,24 12 44 20 2-4,24 12 24 22 1.5,-22 38-2 30 1.5-4,30 38 50 30 1.5-4',
  ],
  frey: [
    48,
    60,
    '4 56 4 20 1.5,20 56 20 20 1.5,4 20 20 20 1.5 8,28 30 28-6 1.5,44 30 44-6 1.5,28 54 44 54 1.5 8',
  ],
};

export function carving(house: House, small: boolean): string {
  const [w, h, cuts] = CARVING[house];
  const base = () =>
    paint(`sky-${house}`, (id) => {
      const d = typeof cuts === 'function' ? cuts() : gouges(cuts);
      return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><path d="${d}" fill="#fff"/></pattern>`;
    });
  if (!small) return base();
  base();
  return paint(
    `sky-${house}-small`,
    (id) =>
      `<pattern id="${id}" href="#art-sky-${house}" patternTransform="translate(8 8) scale(1.5)"/>`,
  );
}

const STRENGTH: { readonly [time in Time]: number } = {
  dawn: 0.34,
  dusk: 0.34,
  noon: 0.5,
  snow: 0.6,
  night: 0.26,
  storm: 0.24,
  fire: 0.26,
  wild: 0.2,
  inside: 0,
};

/** Flat colour above, the carving of the house, and the colour of the horizon over it. */
export function backdrop(sky: Sky, house: House, level: number, width: number): string {
  const fade = paint(
    `fade-${sky.bottom.slice(1)}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky.bottom}" stop-opacity="0"/><stop offset=".3" stop-color="${sky.bottom}" stop-opacity=".22"/><stop offset=".7" stop-color="${sky.bottom}"/></linearGradient>`,
  );
  const strength = STRENGTH[sky.time] * (level === 0 ? 1.5 : 1);
  return (
    `<rect width="${I(width)}" height="300" fill="${sky.top}"/>` +
    `<rect width="${I(width)}" height="180" fill="${carving(house, level === 0)}" opacity="${F(Math.min(0.75, strength))}"/>` +
    `<rect width="${I(width)}" height="300" fill="${fade}"/>`
  );
}

const radial = (name: string, stops: readonly (readonly [number, Colour, number])[]) =>
  paint(
    name,
    (id) =>
      `<radialGradient id="${id}">${stops
        .map(
          ([at, colour, opacity]) =>
            `<stop offset="${F(at)}" stop-color="${colour}" stop-opacity="${F(opacity)}"/>`,
        )
        .join('')}</radialGradient>`,
  );

export const glow = (): string =>
  radial('glow', [
    [0, WHITE, 0.9],
    [0.35, WHITE, 0.35],
    [1, WHITE, 0],
  ]);
export const fireGlow = (): string =>
  radial('fire', [
    [0, '#fd8', 0.95],
    [0.4, '#f94', 0.45],
    [1, '#f62', 0],
  ]);
export const wildGlow = (): string =>
  radial('wild', [
    [0, '#dfb', 0.95],
    [0.4, '#7d5', 0.45],
    [1, '#393', 0],
  ]);

/** Sun or moon: where and how large. */
export interface Orb {
  readonly x: number;
  readonly y?: number;
  readonly r?: number;
}

export function celestial(sky: Sky, orb: Orb): string {
  const shine = (y: number, r: number, fill: Colour) =>
    disc(orb.x, y, r * 1.9, glow(), 'opacity=".5"') + disc(orb.x, y, r, fill);
  switch (sky.time) {
    case 'night': {
      const [y, r] = [orb.y ?? 62, orb.r ?? 26];
      const s = r / 26;
      return (
        shine(y, r, mix(sky.lum, WHITE, 0.5)) +
        path(
          `M${I(orb.x + 4 * s, y - 20 * s)}c${I(9 * s, 10 * s, 9 * s, 30 * s, 0, 40 * s)}c${I(14 * s, -4 * s, 20 * s, -14 * s, 20 * s, -20 * s)}c${I(0, -8 * s, -6 * s, -17 * s, -20 * s, -20 * s)}z`,
          sky.bottom,
          'opacity=".35"',
        )
      );
    }
    case 'dawn':
    case 'dusk':
      return shine(orb.y ?? 168, orb.r ?? 34, sky.lum);
    case 'noon':
      return shine(orb.y ?? 66, orb.r ?? 28, '#ffe');
    default:
      return '';
  }
}
