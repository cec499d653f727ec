import { inked, shared, use } from '../core/block.ts';
import { type Chance, chance } from '../core/chance.ts';
import { type Colour, EMBER, mix, WHITE } from '../core/inks.ts';
import { type Curve, carve, gouge, loft, path, point, ribbon } from '../core/marks.ts';
import { cos, I, length, N, PI, sin } from '../core/numbers.ts';
import { fine, type Ground } from '../places/ground.ts';
import { type DragonKind, dragonHead } from './dragon.ts';

/** Beasts, drawn around (0, 0), about 240 units wide. Their eyes are the only accent. */

export interface Coat {
  readonly fur?: Colour;
  readonly eye?: Colour;
  /** Bands across the coat of a horse. */
  readonly bands?: Colour;
  /** Horns, frill or crown of a dragon. */
  readonly form?: DragonKind;
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
  { a: mix(f, k, 0.5), b: mix(f, lum, 0.4), l: mix(f, WHITE, 0.7), k, e },
  { a: mix(f, k, 0.8), b: mix(f, k, 0.4), l: mix(f, k, 0.1), k, e },
];

const wolfHalf = (r: Chance, detail: boolean): string =>
  path(
    'M2-66q-16-8-30 0l-48-56q-16 50-10 86l-20 26h12l-18 32 16-2-6 32 18-6 2 30 18-10 8 28 16-14q12 28 42 32Z',
    'var(--a)',
  ) +
  path('M-68-102l30 40-40 20q-2-32 10-60Z', 'var(--k)') +
  path(loft('-30-62-50-80-72-112,-26-50-60-60-78-96', 4, 2.4, r), 'var(--b)') +
  path(
    loft('-4-64-10-40-12-14,-30-62-56-44-70-26', detail ? 9 : 6, 2.6, r, 0.35) +
      loft('-56-18-84-12-104 10,-34 46-44 66-52 88', detail ? 13 : 8, 3.2, r, 0.4) +
      loft('-50 4-70 10-86 26,-30 52-36 62-40 72', detail ? 8 : 4, 2.4, r, 0.4),
    'var(--b)',
  ) +
  path('M2-14q-22 4-30 50-4 32 20 38l10 2Z', 'var(--b)') +
  path('M2-14q-10 12-10 52l10 2Z', 'var(--l)') +
  path(loft('-10 40-20 44-28 46,-6 70-16 72-24 66', 4, 1.4, r), 'var(--a)') +
  path('M2 40q-22-2-20 12 6 12 20 12Z', 'var(--k)') +
  carve('-12 44-4 44 2', 'var(--l)') +
  path('M2 64l-4 14q-14 10-30-6 10 28 34 26Z', 'var(--k)') +
  path('M-26 76l4 12 6-10Z', '#eed') +
  path('M-58-26l36 18q0 16-16 12-14-8-20-30Z', 'var(--k)') +
  path('M-50-18l24 12q-2 10-12 6-8-4-12-18Z', 'var(--e)') +
  '<circle cx="-36" cy="-5" r="3.4" fill="var(--k)"/>';

function lionHalf(r: Chance, detail: boolean): string {
  let ring = 'M2-132';
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
    path('M-42-50c-16-16-32-4-24 14q8 12 18 8Z', 'var(--a)') +
    path('M2-58c-32-4-56 14-56 42q0 34 14 64 12 40 42 44Z', 'var(--a)') +
    path('M2-52q-14 6-14 44l-6 20 20 4Z', 'var(--b)') +
    path(loft('-14-52-18-36-16-20,-40-44-46-30-46-14', 5, 2, r), 'var(--b)') +
    path('M-48-22q18-12 32 10-14 12-32-10Z', 'var(--k)') +
    path('M-40-20q12-2 20 8-14 4-20-8Z', 'var(--e)') +
    '<circle cx="-29" cy="-15" r="3" fill="var(--k)"/>' +
    path('M-52-30q26-12 40 10-18-14-40-4Z', 'var(--k)') +
    path('M2 14l-24-6q2 18 24 22Z', 'var(--k)') +
    path('M2 30q-20-4-36 4-4 16 6 22 14-12 30-12Z', 'var(--l)') +
    path('M2 44q-16 0-30 12 2 30 30 32Z', '#301') +
    path('M2 70q-14-2-20 8 10 10 20 10Z', '#a33') +
    path('M-26 54l6 20 6-22ZM-10 46l4 8 4-8ZM-20 80l4-10 4 14Z', '#fed') +
    carve('-46 20-36 46 2-2,-42 4-26 22 1.5-3', 'var(--d)')
  );
}

/** The points of an antler: the first over the brow. */
const TINES: readonly Curve[] = [
  [-26, -58, -30, -80, -20, -104],
  [-46, -68, -56, -94, -46, -124],
  [-70, -94, -96, -92, -114, -112],
  [-80, -116, -100, -126, -108, -150],
  [-76, -136, -60, -146, -52, -168],
];

const stagHalf = (r: Chance, detail: boolean): string =>
  path(
    ribbon([-8, -54, -66, -52, -98, -104, -66, -164], 7, 2) +
      TINES.map((tine) => ribbon(tine, 5, 0.6, 6)).join(''),
    'var(--l)',
  ) +
  carve('-16-58-76-100 2-12,-78-104-70-150 1.5-3', 'var(--a)') +
  path('M2-62q-22 2-30 22l-36-8q8 20 32 24 4 38 10 72 4 28 24 32Z', 'var(--a)') +
  path('M-56-44q10 14 24 16l2-10Z', 'var(--k)') +
  path('M2-58q-12 12-12 52-4 38-2 58l14 2Z', 'var(--b)') +
  path('M2-50q-6 26-6 90l6 2Z', 'var(--l)') +
  path('M-30-20q12-8 20 6-12 8-20-6Z', 'var(--k)') +
  path('M-24-18q6-2 12 4-10 2-12-4Z', 'var(--e)') +
  path('M2 50q-16 0-20 10 10 6 20 6Z', 'var(--k)') +
  path('M2 70q-12 4-18-2 6 14 18 12Z', 'var(--k)') +
  path('M-26 30q-28 32-38 92h66v-42q-20-4-24-32Z', 'var(--a)') +
  path(
    loft('-26 44-42 74-50 120,-2 84-8 100-8 120', detail ? 9 : 5, 3, r, 0.35) +
      loft('-24-30-26-10-24 20,-14-40-16-20-16 10', detail ? 4 : 2, 1.6, r),
    'var(--b)',
  );

const bearHalf = (r: Chance, detail: boolean): string =>
  path(
    'M2-84q-24-4-46 8c-10-24-44-20-44 6q2 22 20 28-20 34-16 74l-14 8 14 14-8 20 20 4 4 22 20-6 12 16 16-10 22 10Z',
    'var(--a)',
  ) +
  path('M-80-70c0-14 18-16 24-2l-10 18q-12-2-14-16Z', 'var(--k)') +
  path(
    loft('-4-82-10-56-12-30,-44-72-58-50-62-26', detail ? 9 : 6, 2.6, r, 0.35) +
      loft('-62-20-78 10-80 40,-30 70-38 84-40 100', detail ? 13 : 8, 3.2, r, 0.4),
    'var(--b)',
  ) +
  path('M2-20q-32 2-36 40 2 30 36 34Z', 'var(--b)') +
  path('M2-16q-14 6-14 30l14 2Z', 'var(--l)') +
  path('M2 4q-24-2-22 12 10 14 22 12Z', 'var(--k)') +
  path('M2 30q-16 8-30-2 0 48 30 50Z', 'var(--k)') +
  path('M-26 30l6 18 6-14ZM-10 34l4 8 4-8ZM-18 70l4-14 6 18Z', '#fed') +
  path('M2 62q-14-2-18 8 8 8 18 8Z', '#a33') +
  path('M-46-28q16-8 24 8-16 10-24-8Z', 'var(--k)') +
  '<circle cx="-34" cy="-23" r="4" fill="var(--e)"/>';

const ravenWing = (): string =>
  path(
    'M2-6c-14-8-36-40-86-52q-46-8-80 20l22 2-14 18 24-4-8 22 24-6-4 20 24-10 12 16 20-12q32 8 50 16l16 6Z',
    'var(--a)',
  ) +
  carve(
    '-20-16-92-50 3-8,-26-6-140-34 2-10,-24 2-124-14 2-8,-22 8-104 2 2-6,-16 14-78 12 1.5-3',
    'var(--b)',
  );

/** In flight, from the front. */
function raven({ ink, sky }: Ground, { eye = EMBER }: Coat): string {
  const wing = shared('raven-wing', ravenWing);
  const lit = mix(ink.k, sky.lum, 0.8);
  return (
    `<g transform="rotate(-8)"><use href="${wing}" ${inked({ a: ink.k, b: mix(ink.k, sky.lum, 0.3) })} transform="scale(-1 1) rotate(-14)"/><use href="${wing}" ${inked({ a: ink.k, b: lit })} transform="rotate(4)"/></g>` +
    path(
      'M-18 6q2-24-4-38l-28 2q14-16 32-16 26 0 32 28 2 38 2 62l14 38-16-8-8 14-10-16-14 8 10-36q-8-20-10-38Z',
      ink.k,
    ) +
    carve('-16-40-12 30 2.5-3,-30-34-46-30 1.5', lit) +
    `<circle cx="-16" cy="-36" r="2.6" fill="${eye}"/>`
  );
}

/** Sitting, looking left. */
export const perched = (black: Colour, lit: Colour, attributes: string): string =>
  use(
    'perched',
    () =>
      path(
        'M-62-34l26-8q10-26 38-16 18 10 22 30 30 20 54 86l-20-8-6 16-12-14q-28 10-52-12-20-24-14-58-2-12-12-10Z',
        'var(--a)',
      ) +
      path('M-2 52l-6 26-8 2M10 54l-2 26-8 2', 'none', 'stroke="var(--a)" stroke-width="4"') +
      carve(
        '-56-34-38-38 1.5,-34-46-16-60 2-3,-24-16-12 34 2.5-6,-8-20 26 34 2.5-6,4-26 48 34 2-6,16-26 66 46 2-4,-4 0 10 40 1.5-3',
        'var(--b)',
      ) +
      `<circle cx="-22" cy="-45" r="3" fill="${EMBER}"/>`,
    `${attributes} ${inked({ a: black, b: lit })}`,
  );

const horseHead = (many: boolean): string => {
  const r = chance('horse');
  return (
    path(
      'M-104 44c4-24 26-60 48-84q12-28 34-40l-4-32 20 22q16-6 26 0l18-22-2 34q48 28 68 118 10 58 6 100h-150q10-46 6-74-22 8-42 16-20 2-28-20Z',
      'var(--d)',
    ) +
    path('M-104 44c4-24 26-60 48-84q12-28 34-40-2 46-30 84-22 28-52 40Z', 'var(--l)') +
    path('M-34 66q22-24 32-62 12 58-4 136h-34q10-46 6-74Z', 'var(--m)') +
    carve(
      '-78-4-58 14 4-4,-62-30-34-4 4-4,-96 26-76 32 3-3,-20-60 30-40 5-8,-16-30 50 0 5-12,-10 10 74 40 5-14,-14 50 90 84 5-16,-24 92 84 122 5-14',
      'var(--s)',
    ) +
    path('M-40-26q16-10 26 2-14 10-26-2ZM-98 50q10-8 18 0-10 12-18 0Z', 'var(--k)') +
    '<circle cx="-27" cy="-25" r="4" fill="var(--e)"/>' +
    path(
      gouge(-98, 68, -64, 62, 2.4, 5) +
        loft('18-92 70-70 92 20,34-70 60-20 70 130', many ? 14 : 8, 4, r),
      'var(--k)',
    ) +
    path(loft('6-92 40-64 56 0,26-84 74-50 100 60', many ? 9 : 5, 2.4, r), 'var(--l)') +
    path('M-22-88q14 26 4 48-10-22-4-48Z', 'var(--k)') +
    path(
      'M-90 22q28 16 46 42M-56 42q64-40 58-122M-44 64q28 36 36 90',
      'none',
      'stroke="var(--r)" stroke-width="6"',
    )
  );
};

/** A warhorse: head and neck, looking left. */
const horse = (
  { ink: { k, m }, sky: { lum }, ...g }: Ground,
  { fur = '#432', eye = '#eb5', bands = 'none' }: Coat,
): string =>
  use(
    `horse-head-${g.level > 0}`,
    () => horseHead(g.level > 0),
    inked({
      d: mix(fur, k, 0.5),
      l: mix(fur, lum, 0.5),
      m: mix(fur, lum, 0.2),
      s: bands,
      k,
      e: eye,
      r: mix(m, lum, 0.2),
    }),
  );

/** A war elephant from the front: ears like sails, gilded tusks, a plate on the brow. */
const elephantHalf = (r: Chance, detail: boolean): string =>
  path('M-40-74c-32-24-78-10-84 40-4 40 14 84 46 96q26-10 34-52Z', 'var(--a)') +
  path(loft('-50-62-84-76-112-46,-50 20-72 46-92 50', detail ? 9 : 6, 3, r, 0.4), 'var(--b)') +
  path('M2-104q-50 0-54 56 2 44 16 70 8 36 12 82 4 36 26 40Z', 'var(--b)') +
  path('M2-104q-24 0-36 16 6 58 20 118 6 54 10 114l6 0Z', 'var(--l)', 'opacity=".35"') +
  path('M2-92l-22 12 4 46 18 16Z', 'var(--e)') +
  carve('-6-80-12-74 2-2,-6-40-10-34 2-2', 'var(--k)') +
  path('M-44-26q10-12 22-2-10 12-22 2Z', 'var(--k)') +
  '<circle cx="-33" cy="-27" r="3.4" fill="var(--e)"/>' +
  path('M-34 34c-20 28-26 66 0 100q-12-50 18-82-6-12-18-18Z', 'var(--l)') +
  path('M-36 46q-14 12-14 24l16-10 12-10Z', 'var(--e)') +
  path(loft('-20 44-12 48 0 48,-16 124-10 130 0 130', detail ? 10 : 6, 2.4, r, 0.2), 'var(--k)');

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
    path(ribbon(shifted(-3, -1), w * 0.62, 0.5), mix(ink.m, sky.lum, 0.3)) +
    path(ribbon(shifted(4, 1), w * 0.6, 0.5), mix(ink.d, ink.k, 0.3)) +
    `<path d="${cups}" stroke="${sky.gleam}" stroke-width="${N(w * 0.34)}" stroke-linecap="round"/>`
  );
}

export const BEASTS = {
  wolf: (g: Ground, { fur = '#789', eye = '#eb5' }: Coat) =>
    halves('wolf', wolfHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  lion: (g: Ground, { fur = '#d93', eye = '#fea' }: Coat) => {
    const { k } = g.ink;
    return halves(
      'lion',
      lionHalf,
      g,
      {
        a: mix(fur, k, 0.1),
        b: mix(fur, '#feb', 0.4),
        l: mix(fur, WHITE, 0.7),
        d: mix(fur, k, 0.6),
        k,
        e: eye,
      },
      {
        a: mix(fur, k, 0.6),
        b: mix(fur, k, 0.3),
        l: mix(fur, k, 0.2),
        d: mix(fur, k, 0.8),
        k,
        e: '#fd8',
      },
    );
  },
  stag: (g: Ground, { fur = '#863', eye = '#ec4' }: Coat) =>
    halves('stag', stagHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  elephant: (g: Ground, { fur = '#777', eye = '#eb4' }: Coat) =>
    halves('elephant', elephantHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  bear: (g: Ground, { fur = '#543', eye = '#eb5' }: Coat) =>
    halves('bear', bearHalf, g, ...coats(fur, g.ink.k, g.sky.lum, eye)),
  raven,
  horse,
  dragon: (g: Ground, { fur = '#322', eye = '#fc4', form }: Coat) => dragonHead(g, fur, eye, form),
} as const satisfies { [name: string]: (g: Ground, coat: Coat) => string };

export type BeastName = keyof typeof BEASTS;
