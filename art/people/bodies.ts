import { use } from '../core/block.ts';
import { type Chance, chance } from '../core/chance.ts';
import { disc, gouge, gouges, line, loft, path } from '../core/marks.ts';
import { I, PI, sin } from '../core/numbers.ts';
import { TONE as C } from './colours.ts';

/**
 * Garments. All end in one shoulder line from -130 to 146, so that any head fits any body; the picture
 * cuts them off below.
 */
const SHOULDERS =
  'M-18 78C-40 92-92 94-114 130C-124 152-128 190-130 230L146 230C144 180 140 150 124 128C104 100 64 96 46 78Z';

type Body = (r: Chance, fine: boolean) => string;

const neckline = 'M-92 106C-60 116-30 126 4 144C40 132 80 120 104 110';

const bareShoulders =
  path(
    'M-20 50L-22 84C-44 96-78 100-92 108C-60 122-30 140 6 144C40 140 84 126 104 112C86 102 56 96 42 84L36 10Z',
    C.skin,
  ) +
  path(
    'M-12 58C0 70 6 84 4 104C6 120 8 132 6 144C40 140 84 126 104 112C86 102 56 96 42 84L36 10Z',
    C.half,
  ) +
  path(
    'M-6 56C14 66 22 80 22 98C30 114 44 124 60 128C80 122 94 118 104 112C86 102 56 96 42 84L36 10Z',
    C.shade,
  );

const plate: Body = (_, fine) =>
  path(SHOULDERS, C.k) +
  path(
    'M-30 104C-20 118 10 126 40 112C58 130 66 180 60 230L-50 230C-54 180-48 130-30 104Z',
    C.steelDark,
  ) +
  path(
    'M-30 106C-34 140-40 190-36 230L-6 230C-12 190-12 150-8 120C-16 118-24 112-30 106Z',
    C.steel,
  ) +
  path(
    'M-34 100C-60 92-104 104-122 140C-128 160-128 176-126 190C-104 186-66 178-48 168C-50 140-46 116-34 100Z',
    C.steelDark,
  ) +
  path('M-40 102C-66 98-98 112-114 142C-92 128-66 116-44 116Z', C.steelLight) +
  path(gouges([-122, 164, -50, 144, 3, -10], [-124, 186, -50, 166, 2.4, -8]), C.k) +
  path(gouge(-118, 158, -56, 138, 2, -9), C.steelLight) +
  path(
    'M54 96C92 92 124 112 134 140C140 160 140 180 140 196C110 188 84 180 66 170C66 140 62 116 54 96Z',
    C.k,
  ) +
  path('M58 100C90 98 116 114 126 138C104 122 82 114 60 114Z', C.steelDark) +
  path(gouges([66, 146, 134, 164, 2, -8], [66, 168, 136, 186, 2, -8]), C.steelDark) +
  path(
    'M-24 70C-34 80-38 94-34 106C-16 126 24 128 50 108C54 92 50 80 44 70C30 92-6 92-24 70Z',
    C.steel,
  ) +
  path('M-22 74C-34 86-34 98-31 104C-24 112-16 116-8 118C-14 108-18 90-22 74Z', C.steelLight) +
  path(
    'M20 90C32 86 40 80 44 72C52 88 52 98 49 108C40 115 30 119 18 120C24 110 22 98 20 90Z',
    C.k,
  ) +
  path(
    gouge(-34, 130, -30, 226, 1.6, -6) + (fine ? gouge(20, 130, 24, 220, 2, 4) : ''),
    C.steelLight,
  ) +
  (fine
    ? path(
        gouges(
          [-24, 130, 34, 128, 1.4, 8],
          [-28, 150, 42, 146, 1.4, 9],
          [-32, 172, 48, 168, 1.4, 10],
        ),
        C.metal,
      )
    : '');

/** Gilded plate under a cloak that hangs from both shoulders. */
const cape: Body = (r, fine) =>
  plate(r, fine) +
  path('M-46 96C-88 96-120 126-134 230L-84 230C-84 180-76 130-46 96Z', C.clothDark) +
  path(
    loft([-56, 104, -96, 150, -92, 230], [-96, 112, -128, 160, -132, 230], fine ? 7 : 4, 2.8, r),
    C.cloth,
  ) +
  path('M58 94C104 98 136 128 146 230L98 230C96 180 88 130 58 94Z', C.clothDark) +
  path(
    loft([68, 104, 104, 150, 106, 230], [104, 112, 134, 160, 142, 230], fine ? 5 : 3, 2.2, r),
    C.cloth,
  ) +
  disc(-46, 100, 8, C.metal) +
  disc(58, 98, 8, C.metalDark);

const BODIES = {
  cloak: (r, fine) =>
    path(SHOULDERS, C.k) +
    path(
      loft([-30, 96, -60, 130, -70, 230], [-110, 136, -116, 170, -124, 230], fine ? 9 : 5, 3.4, r),
      C.cloth,
    ) +
    path(
      loft([52, 92, 70, 140, 64, 230], [114, 126, 128, 170, 138, 230], fine ? 7 : 4, 2.4, r),
      C.clothDark,
    ) +
    path('M-20 80C-14 108 4 128 30 132L22 230L-24 230C-34 170-40 120-36 92Z', C.clothDark) +
    path(
      loft([-30, 96, -22, 150, -20, 230], [20, 130, 14, 170, 14, 230], fine ? 6 : 3, 2, r),
      C.cloth,
    ) +
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
      path(
        loft([-26, 150, -20, 180, -22, 230], [70, 150, 66, 190, 70, 230], 6, 2.6, r),
        C.clothDark,
      ) +
      path(
        'M-18 72C-60 82-112 96-128 140L-118 142L-122 156L-108 152L-108 168L-92 158L-86 172L-72 158L-62 170L-52 154L-38 160L-28 140L-6 150L6 132L22 150L36 138L52 160L66 150L78 168L92 154L104 166L112 150L130 158L128 142L140 142C128 104 80 86 46 70C38 92-6 98-18 72Z',
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
      path('M-42 128C-10 112 34 112 64 126L86 230L-70 230Z', C.cloth) +
      path('M20 118C40 118 54 122 64 126L86 230L36 230Z', C.clothDark) +
      path(loft([-40, 132, -50, 180, -64, 230], [0, 122, -4, 180, -6, 230], 5, 2, r), C.clothLight)
    );
  },
  gown: (r, fine) =>
    path(SHOULDERS, C.k) +
    bareShoulders +
    path(
      'M-92 106C-60 116-30 126 4 144C40 132 80 120 104 110C126 122 140 160 144 230L-130 230C-128 180-124 130-92 106Z',
      C.clothDark,
    ) +
    path('M-92 106C-60 116-30 126 4 144L-2 230L-128 230C-124 170-116 122-92 106Z', C.cloth) +
    path(
      loft([-84, 116, -98, 170, -112, 230], [-6, 148, -12, 190, -18, 230], fine ? 8 : 4, 2.4, r),
      C.clothLight,
    ) +
    path(
      loft([20, 146, 24, 190, 22, 230], [110, 122, 126, 170, 134, 230], fine ? 7 : 4, 2.2, r),
      C.k,
    ) +
    line(neckline, C.metal, 6) +
    (fine ? line(neckline, C.k, 1.6, 'stroke-dasharray="3 4"') : '') +
    path(
      'M-24 92C-16 114-6 122 2 124C16 122 34 110 44 92C34 104 20 114 2 116C-8 114-18 106-24 92Z',
      C.metal,
    ) +
    path('M2 116l7 9l-7 12l-7-12z', C.jewel),
  /** A high-necked dress with lacing and puffed shoulders. */
  dress: (r, fine) =>
    path(SHOULDERS, C.k) +
    path(
      'M-20 78C-30 92-56 98-70 108C-66 150-56 190-54 230L74 230C78 180 86 140 86 108C70 98 54 92 46 78C34 100-6 100-20 78Z',
      C.clothDark,
    ) +
    path(
      'M-20 78C-30 92-56 98-70 108C-66 150-56 190-54 230L4 230C0 180 4 140 8 98C-6 96-14 88-20 78Z',
      C.cloth,
    ) +
    path(
      'M-70 104C-104 100-128 130-130 190C-112 200-84 194-68 180C-64 150-64 124-70 104Z',
      C.cloth,
    ) +
    path(
      loft([-76, 108, -112, 130, -116, 188], [-68, 112, -76, 150, -76, 180], fine ? 7 : 4, 2.6, r),
      C.clothDark,
    ) +
    path(
      'M86 104C116 100 140 130 142 190C128 198 102 192 84 180C82 150 82 124 86 104Z',
      C.clothDark,
    ) +
    path(
      loft([92, 110, 118, 130, 128, 186], [86, 114, 92, 150, 92, 178], fine ? 5 : 3, 2.2, r),
      C.k,
    ) +
    line(
      'M-8 122L18 130M-8 140L18 148M-8 158L18 166M-8 130L18 122M-8 148L18 140M-8 166L18 158',
      C.metal,
      2.4,
    ) +
    path(
      loft([-50, 116, -44, 170, -44, 230], [-16, 110, -16, 170, -14, 230], fine ? 5 : 3, 1.8, r),
      C.clothLight,
    ) +
    line('M-22 80C-6 102 34 102 48 80', C.metal, 4),
  robe: (r, fine) =>
    path(SHOULDERS, C.k) +
    path(
      'M-20 72C-34 82-38 92-42 100C-20 116 30 118 60 100C56 88 52 80 46 72C30 96-6 96-20 72Z',
      C.clothDark,
    ) +
    path('M-20 72C-34 82-38 92-42 100C-32 108-20 112-8 113C-14 100-18 86-20 72Z', C.cloth) +
    path(
      loft([-44, 104, -60, 160, -62, 230], [-110, 134, -118, 180, -126, 230], fine ? 8 : 4, 3, r),
      C.cloth,
    ) +
    path(
      loft([-36, 108, -40, 160, -38, 230], [40, 112, 40, 160, 44, 230], fine ? 8 : 4, 2.4, r),
      C.clothDark,
    ) +
    path(
      loft([62, 104, 84, 150, 84, 230], [116, 128, 130, 170, 138, 230], fine ? 6 : 3, 2, r),
      C.clothDark,
    ),
  /** A doublet with buttons and a slashed sleeve: courtiers and merchants. */
  doublet: (r, fine) => {
    let buttons = '';
    for (let i = 0; i < 6; i++) buttons += disc(6, 116 + i * 19, 4, C.metal);
    return (
      path(SHOULDERS, C.k) +
      path(
        'M-22 86C-50 96-60 112-62 140L-58 230L76 230L82 140C80 112 70 98 48 86C34 104-6 104-22 86Z',
        C.clothDark,
      ) +
      path('M-22 86C-50 96-60 112-62 140L-58 230L6 230L6 102C-8 102-16 96-22 86Z', C.cloth) +
      path(
        loft([-66, 112, -96, 140, -98, 230], [-108, 130, -120, 170, -126, 230], fine ? 6 : 3, 4, r),
        C.clothLight,
      ) +
      path(
        loft([88, 108, 106, 140, 104, 230], [120, 130, 132, 170, 138, 230], fine ? 5 : 3, 3, r),
        C.clothDark,
      ) +
      path(
        'M-24 72C-34 82-36 90-32 98C-12 112 30 112 54 96C54 86 50 78 46 72C32 92-8 92-24 72Z',
        C.clothLight,
      ) +
      path('M18 92C32 88 40 82 46 74C52 84 54 90 54 96C42 104 30 108 16 108Z', C.clothDark) +
      path(
        loft([-44, 116, -42, 170, -40, 226], [-10, 112, -10, 170, -10, 226], fine ? 5 : 3, 1.8, r),
        C.clothLight,
      ) +
      buttons
    );
  },
  leather: (r, fine) =>
    path(SHOULDERS, C.k) +
    path(
      'M-24 88C-6 104 30 104 52 88C70 110 76 180 72 230L-58 230C-60 180-52 120-24 88Z',
      C.clothDark,
    ) +
    path('M-24 88C-18 94-12 98-4 100L-14 230L-58 230C-60 180-52 120-24 88Z', C.cloth) +
    path('M-48 150L62 96L72 104L-52 166Z', C.k) +
    path('M-46 154L62 100L66 104L-48 160Z', '#8a5a34') +
    path('M-20 88L-6 108L14 96L32 108L52 86L44 74C30 92-6 92-20 76Z', '#8a5a34') +
    path(
      loft([-60, 110, -80, 160, -84, 230], [-112, 134, -120, 180, -126, 230], fine ? 7 : 4, 2.6, r),
      C.cloth,
    ) +
    path(loft([80, 104, 94, 150, 90, 230], [118, 128, 132, 180, 138, 230], 4, 2, r), C.clothDark),
  /** Bare skin and a painted vest: horse lords. */
  vest: (r, fine) =>
    path(SHOULDERS, C.half) +
    path(
      'M-18 78C-40 92-92 94-114 130C-120 150-126 190-128 230L-20 230C-10 180-4 130 8 100Z',
      C.skin,
    ) +
    path(
      'M46 78C64 96 104 100 124 128C140 150 144 180 146 230L70 230C66 180 50 120 30 104Z',
      C.shade,
    ) +
    path(
      gouges([-14, 112, 2, 118, 1.6, -3], [-6, 140, 6, 226, 1.6], [-70, 150, -14, 164, 2, 10]),
      C.shade,
    ) +
    path(
      'M-50 92C-64 96-76 100-84 106C-76 150-74 190-76 230L-34 230C-40 180-46 130-50 92Z',
      C.clothDark,
    ) +
    path(
      loft([-54, 98, -60, 150, -62, 230], [-76, 108, -72, 160, -72, 230], fine ? 4 : 2, 2, r),
      C.cloth,
    ) +
    path('M66 92C84 96 94 100 104 108C98 150 100 190 104 230L58 230C62 180 68 130 66 92Z', C.k) +
    line('M-52 94C-20 150 40 150 66 94', C.metal, 5, 'stroke-dasharray="9 4"'),
  /** White enamelled scales: the Kingsguard. */
  scales: (r, fine) => {
    let rows = '';
    const step = fine ? 16 : 22;
    for (let y = 118, row = 0; y < 230; y += step * 0.7, row++)
      for (let x = -50 + (row % 2) * (step / 2); x < 58; x += step)
        rows += `M${I(x, y)}q${I(step / 2, step * 0.9, step, 0)}`;
    return (
      cape(r, false) +
      path('M-34 106C-16 126 24 128 50 108L64 230L-50 230Z', C.steelLight) +
      path('M14 122C30 120 40 116 50 108L64 230L20 230Z', C.steel) +
      line(rows, C.steelDark, 1.8)
    );
  },
} satisfies { [name: string]: Body };

export type BodyName = keyof typeof BODIES | 'none';

const neck = use0(
  'neck',
  () =>
    path('M-16 44L-20 92L44 92L38 14Z', C.half) +
    path('M-14 58C2 72 14 76 16 92L44 92L38 14Z', C.shade),
);
function use0(name: string, make: () => string): () => string {
  return () => use(name, make);
}

/** A head that stands on nothing. */
const severed = use0(
  'severed',
  () =>
    path('M-14 50L-16 74L-6 70L2 80L12 70L24 78L32 66L36 20Z', C.half) +
    path('M-14 70L-6 66L2 76L12 66L24 74L32 62L33 70L24 82L12 76L2 86L-6 76L-15 78Z', '#8c1a1c'),
);

const rim = use0('rim', () => path('M58 92C100 98 130 116 142 158C126 124 98 106 58 92Z', C.rim));

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
  const metals = [C.metal, C.steelLight, '#c9793a', C.steel];
  let links = '';
  for (let i = 0; i <= 14; i++) {
    const u = i / 14;
    const [x, y] = [-62 + u * 134, 100 + sin(u * PI) * 62];
    links += `<ellipse cx="${I(x)}" cy="${I(y)}" rx="7" ry="5" transform="rotate(${I((u - 0.5) * -110)} ${I(x, y)})" stroke="${metals[i % 4]}"/>`;
  }
  return `<g fill="none" stroke-width="3.4">${links}</g>`;
});
