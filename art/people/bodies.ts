import { use } from '../core/block.ts';
import { type Chance, chance } from '../core/chance.ts';
import { carve, disc, gouge, line, loft, path } from '../core/marks.ts';
import { I, PI, sin } from '../core/numbers.ts';
import { TONE as C } from './colours.ts';

/**
 * Garments. All end in one shoulder line from -130 to 146, so that any head fits any body; the picture
 * cuts them off below.
 */
const SHOULDERS =
  'M-18 78c-22 14-74 16-96 52q-14 38-16 100v100h276v-100q0-72-22-102c-20-28-60-32-78-50Z';

type Body = (r: Chance, fine: boolean) => string;

const neckline = 'M-92 106q46 14 96 38c36-12 76-24 100-34';

const bareShoulders =
  path(
    'M-20 50l-2 34c-22 12-56 16-70 24 32 14 62 32 98 36 34-4 78-18 98-32-18-10-48-16-62-28l-6-74Z',
    C.skin,
  ) +
  path('M-12 58q18 18 16 46 4 24 2 40c34-4 78-18 98-32-18-10-48-16-62-28l-6-74Z', C.half) +
  path('M-6 56q30 16 28 42 14 24 38 30 30-8 44-16c-18-10-48-16-62-28l-6-74Z', C.shade);

const plate: Body = (_, fine) =>
  path(SHOULDERS, C.k) +
  path('M-30 104q22 26 70 8c18 18 26 68 20 118h-110c-4-50 2-100 20-126Z', C.steelDark) +
  path('M-30 106c-4 34-10 84-6 124h30q-8-62-2-110-12-4-22-14Z', C.steel) +
  path('M-34 100c-26-8-70 4-88 40q-8 30-4 50c22-4 60-12 78-22q-4-42 14-68Z', C.steelDark) +
  path('M-40 102q-44-4-74 40 36-24 70-26Z', C.steelLight) +
  carve('-122 164-50 144 3-10,-124 186-50 166 2.5-8', C.k) +
  carve('-118 158-56 138 2-8', C.steelLight) +
  path('M54 96c38-4 70 16 80 44q8 32 6 56-46-12-74-26 0-44-12-74Z', C.k) +
  path('M58 100q50 0 68 38-32-24-66-24Z', C.steelDark) +
  carve('66 146 134 164 2-8,66 168 136 186 2-8', C.steelDark) +
  path('M-24 70q-14 16-10 36c18 20 58 22 84 2q4-24-6-38c-14 22-50 22-68 0Z', C.steel) +
  path('M-22 74q-16 19-9 30t23 14q-9-18-14-44Z', C.steelLight) +
  path('M20 90q18-6 24-18 10 22 6 36-14 10-32 12 8-16 2-30Z', C.k) +
  path(
    gouge(-34, 130, -30, 226, 1.6, -6) + (fine ? gouge(20, 130, 24, 220, 2, 4) : ''),
    C.steelLight,
  ) +
  (fine ? carve('-24 130 34 128 1.5 8,-28 150 42 146 1.5 10,-32 172 48 168 1.5 10', C.metal) : '');

/** Gilded plate under a cloak that hangs from both shoulders. */
const cape: Body = (r, fine) =>
  plate(r, fine) +
  path('M-46 96c-42 0-74 30-88 134h50c0-50 8-100 38-134Z', C.clothDark) +
  path(loft('-56 104-96 150-92 230,-96 112-128 160-132 230', fine ? 7 : 4, 2.8, r), C.cloth) +
  path('M58 94c46 4 78 34 88 136h-48c-2-50-10-100-40-136Z', C.clothDark) +
  path(loft('68 104 104 150 106 230,104 112 134 160 142 230', fine ? 5 : 3, 2.2, r), C.cloth) +
  disc(-46, 100, 8, C.metal) +
  disc(58, 98, 8, C.metalDark);

const BODIES = {
  cloak: (r, fine) =>
    path(SHOULDERS, C.k) +
    path(loft('-30 96-60 130-70 230,-110 136-116 170-124 230', fine ? 9 : 5, 3.4, r), C.cloth) +
    path(loft('52 92 70 140 64 230,114 126 128 170 138 230', fine ? 7 : 4, 2.4, r), C.clothDark) +
    path('M-20 80q10 44 50 52l-8 98h-46q-16-92-12-138Z', C.clothDark) +
    path(loft('-30 96-22 150-20 230,20 130 14 170 14 230', fine ? 6 : 3, 2, r), C.cloth) +
    disc(-31, 98, 8, C.metal) +
    disc(-31, 98, 4, C.k),
  fur: (r, fine) => {
    let tufts = '';
    for (const [y, count] of fine
      ? [
          [80, 20],
          [96, 19],
          [112, 18],
        ]
      : [
          [84, 12],
          [108, 12],
        ])
      for (let i = 0; i < count; i++) {
        const x = -104 + ((i + 0.2 + r() * 0.6) / count) * 222;
        const a = Math.abs(x - 12) / 112;
        const ty = y + a * a * 44 + (1 - a) * (y - 84) * 0.12;
        const l = 13 + r() * 7;
        const lean = (r() - 0.5) * 3;
        if ((a < 0.34 && ty < 96) || (a > 0.86 && y < 90)) continue;
        tufts += gouge(x, ty, x + (x - 12) * 0.07 + lean, ty + l, fine ? 2.5 : 3.6, lean);
      }
    return (
      path(SHOULDERS, C.k) +
      path(loft('-26 150-20 180-22 230,70 150 66 190 70 230', 6, 2.6, r), C.clothDark) +
      path(
        'M-18 72c-42 10-94 24-110 68l10 2-4 14 14-4v16l16-10 6 14 14-14 10 12 10-16 14 6 10-20 22 10 12-18 16 18 14-12 16 22 14-10 12 18 14-14 12 12 8-16 18 8-2-16h12c-12-38-60-56-94-72-8 22-52 28-64 2Z',
        C.furDark,
      ) +
      path(tufts, C.fur)
    );
  },
  plate,
  cape,
  mail: (r, fine) => {
    let rings = '';
    const step = fine ? 9 : 14;
    for (let y = 92, row = 0; y < 170; y += step, row++)
      for (let x = -112 + (row % 2) * (step / 2); x < 130; x += step) {
        const edge = 84 + ((x - 10) / 100) * ((x - 10) / 100) * 50;
        if (y < edge || (x > -34 && x < 56 && y > 128)) continue;
        rings += `M${I(x, y)}q${I(step / 2, step * 0.7, step, 0)}`;
      }
    return (
      path(SHOULDERS, C.steelDark) +
      line(rings, C.steel, fine ? 2 : 3) +
      path('M-42 128c32-16 76-16 106-2l22 104h-156Z', C.cloth) +
      path('M20 118q30 2 44 8l22 104h-50Z', C.clothDark) +
      path(loft('-40 132-50 180-64 230,0 122-4 180-6 230', 5, 2, r), C.clothLight)
    );
  },
  gown: (r, fine) =>
    path(SHOULDERS, C.k) +
    bareShoulders +
    path(
      'M-92 106q46 14 96 38c36-12 76-24 100-34q34 16 40 120h-274c2-50 6-100 38-124Z',
      C.clothDark,
    ) +
    path('M-92 106q46 14 96 38l-6 86h-126c4-60 12-108 36-124Z', C.cloth) +
    path(loft('-84 116-98 170-112 230,-6 148-12 190-18 230', fine ? 8 : 4, 2.4, r), C.clothLight) +
    path(loft('20 146 24 190 22 230,110 122 126 170 134 230', fine ? 7 : 4, 2.2, r), C.k) +
    line(neckline, C.metal, 6) +
    (fine ? line(neckline, C.k, 1.6, 'stroke-dasharray="3 4"') : '') +
    path('M-24 92q14 32 26 32 26-4 42-32-14 20-42 24-16-2-26-24Z', C.metal) +
    path('M2 116l8 10-8 12-6-12Z', C.jewel),
  /** A high-necked dress with lacing and puffed shoulders. */
  dress: (r, fine) =>
    path(SHOULDERS, C.k) +
    path(
      'M-20 78c-10 14-36 20-50 30q10 62 16 122h128q10-74 12-122-26-12-40-30c-12 22-52 22-66 0Z',
      C.clothDark,
    ) +
    path('M-20 78c-10 14-36 20-50 30q10 62 16 122h58q-4-72 4-132-20-4-28-20Z', C.cloth) +
    path('M-70 104q-54-4-60 86 32 14 62-10 6-46-2-76Z', C.cloth) +
    path(loft('-76 108-112 130-116 188,-68 112-76 150-76 180', fine ? 7 : 4, 2.6, r), C.clothDark) +
    path('M86 104q50-4 56 86-26 10-58-10-4-44 2-76Z', C.clothDark) +
    path(loft('92 110 118 130 128 186,86 114 92 150 92 178', fine ? 5 : 3, 2.2, r), C.k) +
    line('M-8 122l26 8M-8 140l26 8M-8 158l26 8M-8 130l26-8M-8 148l26-8M-8 166l26-8', C.metal, 2.4) +
    path(loft('-50 116-44 170-44 230,-16 110-16 170-14 230', fine ? 5 : 3, 1.8, r), C.clothLight) +
    line('M-22 80c16 22 56 22 70 0', C.metal, 4),
  robe: (r, fine) =>
    path(SHOULDERS, C.k) +
    path('M-20 72q-18 16-22 28c22 16 72 18 102 0q-6-18-14-28c-16 24-52 24-66 0Z', C.clothDark) +
    path('M-20 72q-18 16-22 28 16 12 34 14-8-20-12-42Z', C.cloth) +
    path(loft('-44 104-60 160-62 230,-110 134-118 180-126 230', fine ? 8 : 4, 3, r), C.cloth) +
    path(loft('-36 108-40 160-38 230,40 112 40 160 44 230', fine ? 8 : 4, 2.4, r), C.clothDark) +
    path(loft('62 104 84 150 84 230,116 128 130 170 138 230', fine ? 6 : 3, 2, r), C.clothDark),
  /** A doublet with buttons and a slashed sleeve: courtiers and merchants. */
  doublet: (r, fine) => {
    let buttons = '';
    for (let i = 0; i < 6; i++) buttons += disc(6, 116 + i * 19, 4, C.metal);
    return (
      path(SHOULDERS, C.k) +
      path('M-22 86q-40 14-40 54l4 90h134l6-90q-2-38-34-54c-14 18-54 18-70 0Z', C.clothDark) +
      path('M-22 86q-40 14-40 54l4 90h64v-128q-20 0-28-16Z', C.cloth) +
      path(
        loft('-66 112-96 140-98 230,-108 130-120 170-126 230', fine ? 6 : 3, 4, r),
        C.clothLight,
      ) +
      path(
        loft('88 108 106 140 104 230,120 130 132 170 138 230', fine ? 5 : 3, 3, r),
        C.clothDark,
      ) +
      path('M-24 72q-14 14-8 26c20 14 62 14 86-2q0-14-8-24c-14 20-54 20-70 0Z', C.clothLight) +
      path('M18 92q20-6 28-18 8 14 8 22-18 12-38 12Z', C.clothDark) +
      path(
        loft('-44 116-42 170-40 226,-10 112-10 170-10 226', fine ? 5 : 3, 1.8, r),
        C.clothLight,
      ) +
      buttons
    );
  },
  leather: (r, fine) =>
    path(SHOULDERS, C.k) +
    path('M-24 88q36 26 76 0c18 22 24 92 20 142h-130c-2-50 6-110 34-142Z', C.clothDark) +
    path('M-24 88q10 10 20 12l-10 130h-44c-2-50 6-110 34-142Z', C.cloth) +
    path('M-48 150l110-54 10 8-124 62Z', C.k) +
    path('M-46 154l108-54 4 4-114 56Z', '#853') +
    path('M-20 88l14 20 20-12 18 12 20-22-8-12c-14 18-50 18-64 2Z', '#853') +
    path(loft('-60 110-80 160-84 230,-112 134-120 180-126 230', fine ? 7 : 4, 2.6, r), C.cloth) +
    path(loft('80 104 94 150 90 230,118 128 132 180 138 230', 4, 2, r), C.clothDark),
  /** Bare skin and a painted vest: horse lords. */
  vest: (r, fine) =>
    path(SHOULDERS, C.half) +
    path('M-18 78c-22 14-74 16-96 52-6 20-12 60-14 100h108c10-50 16-100 28-130Z', C.skin) +
    path('M46 78c18 18 58 22 78 50q22 30 22 102h-76c-4-50-20-110-40-126Z', C.shade) +
    carve('-14 112 2 118 1.5-3,-6 140 6 226 1.5,-70 150-14 164 2 10', C.shade) +
    path('M-50 92q-22 6-34 14 12 66 8 124h42q-10-78-16-138Z', C.clothDark) +
    path(loft('-54 98-60 150-62 230,-76 108-72 160-72 230', fine ? 4 : 2, 2, r), C.cloth) +
    path('M66 92q26 6 38 16-8 62 0 122h-46q8-78 8-138Z', C.k) +
    line('M-52 94c32 56 92 56 118 0', C.metal, 5, 'stroke-dasharray="9 4"'),
  /** White enamelled scales: the Kingsguard. */
  scales: (r, fine) => {
    let rows = '';
    const step = fine ? 16 : 22;
    for (let y = 118, row = 0; y < 230; y += step * 0.7, row++)
      for (let x = -50 + (row % 2) * (step / 2); x < 58; x += step)
        rows += `M${I(x, y)}q${I(step / 2, step * 0.9, step, 0)}`;
    return (
      cape(r, false) +
      path('M-34 106c18 20 58 22 84 2l14 122h-114Z', C.steelLight) +
      path('M14 122q22-2 36-14l14 122h-44Z', C.steel) +
      line(rows, C.steelDark, 1.8)
    );
  },
} satisfies { [name: string]: Body };

export type BodyName = keyof typeof BODIES | 'none';

const neck = use0(
  'neck',
  () =>
    path('M-16 44l-4 48h64l-6-78Z', C.half) + path('M-14 58c16 14 28 18 30 34h28l-6-78Z', C.shade),
);
function use0(name: string, make: () => string): () => string {
  return () => use(name, make);
}

/** A head that stands on nothing. */
const severed = use0(
  'severed',
  () =>
    path('M-14 50l-2 24 10-4 8 10 10-10 12 8 8-12 4-46Z', C.half) +
    path('M-14 70l8-4 8 10 10-10 12 8 8-12 2 8-10 12-12-6-10 10-8-10-8 2Z', '#822'),
);

const rim = use0('rim', () => path('M58 92q64 6 84 66-24-48-84-66Z', C.rim));

export function body(name: BodyName, level: number, build: number): string {
  if (name === 'none') return severed();
  const fine = level > 0;
  const bare = name === 'gown' ? '' : neck();
  const dress = use(`b-${name}-${fine ? 1 : 0}`, () => BODIES[name](chance(name), fine)) + rim();
  if (build === 1) return bare + dress;
  return `${bare}<g transform="translate(${I(8 * (1 - build))} ${I(80 * (1 - build))}) scale(${build})">${dress}</g>`;
}

/** The chain of a maester: a link for each study, each of its metal. */
export const chain = use0('chain', () => {
  const metals = [C.metal, C.steelLight, '#c73', C.steel];
  let links = '';
  for (let i = 0; i <= 14; i++) {
    const u = i / 14;
    const [x, y] = [-62 + u * 134, 100 + sin(u * PI) * 62];
    links += `<ellipse cx="${I(x)}" cy="${I(y)}" rx="7" ry="5" transform="rotate(${I((u - 0.5) * -110)} ${I(x, y)})" stroke="${metals[i % 4]}"/>`;
  }
  return `<g fill="none" stroke-width="3.4">${links}</g>`;
});
