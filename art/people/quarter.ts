import { use } from '../core/block.ts';
import { carve, disc, gouge, gouges, path } from '../core/marks.ts';
import { I, N } from '../core/numbers.ts';
import { TONE as C, shadow } from './colours.ts';
import type { Features } from './person.ts';

/**
 * The face at three quarters, looking left, lit from the left. Eye line y = 0, chin 66, crown -76, from
 * x = -44 to 45. Three tones; the edge between them is hatched.
 */
export function quarterFace(f: Features, level: number): string {
  const ch = 66 + f.chin;
  const fat = Math.max(0, f.weight);
  const lean = Math.max(0, -f.weight) * 5;
  const squeeze = f.jaw * (1 + fat * 0.16);
  const X = (v: number) => -10 + (v + 10) * squeeze;
  const far = fat * 6;
  const rim = `C${I(X(40) + fat * 7, 30, 45 + fat * 8, 16, 45, 0)}C47-22 44-46 28-60`;
  const contour =
    `M-24-54q-17 11-16 28-2 10 0 17t2 11` +
    `C${I(-43 - far, 7, -44 - far, 15, -40.5 + lean * 0.3 - far, 22)}` +
    `C${I(-38 + lean - far, 32, X(-36) + lean * 0.4 - far, 40, X(-32) - far * 0.6, ch - 16)}` +
    `C${I(X(-28) - far * 0.6, ch - 5, X(-20), ch + 1, X(-10), ch + 1)}` +
    `C${I(X(6), ch + 1, X(24) + fat * 8, ch - 8, X(35) + fat * 8, ch - 25)}${rim}C8-66-12-62-24-54Z`;
  const half =
    `M2-60C10-44 20-34 19-20C18-12 24-6 27 0C30 8 22 14 14 20C${I(8, 26, X(9), 34, X(8), 42)}` +
    `C${I(X(8), ch - 18, X(4), ch - 6, X(-4), ch + 1)}C${I(X(8), ch, X(24) + fat * 8, ch - 8, X(35) + fat * 8, ch - 25)}${rim}C18-66 8-67 0-64Z`;
  const dark =
    `M16-61C26-44 30-32 28-18C27-10 31-4 33 2C36 12 30 18 24 24C${I(16, 31, X(17), 38, X(17), 44)}` +
    `C${I(X(17), ch - 18, X(12), ch - 6, X(4), ch)}C${I(X(14), ch - 4, X(26) + fat * 8, ch - 12, X(35) + fat * 8, ch - 25)}${rim}Q22-66 14-64Z`;
  return (
    (fat > 0.3 ? doubleChin(ch, X, fat) : '') +
    path(contour, C.skin) +
    path(half, C.half) +
    shadow(dark) +
    (level > 0 ? hatching(f) : '') +
    (lean > 1.2 ? path(hollow(lean), C.shade, 'opacity=".5"') : '') +
    (fat > 0.3 ? path(gouge(X(-4), 30, 10, 48, 1.6, -5), C.half) : '') +
    nose(f) +
    eyes(f, level) +
    mouth(f, X, ch) +
    age(f, level, X) +
    mark(f)
  );
}

/** Short cuts at the edge of light and shadow; on a cheek they age, so the young have them on the brow only. */
const hatching = ({ woman, child, lines }: Features) => {
  const cheek = !(child || (woman && lines < 0.4));
  return use(`hatch-${cheek ? 'all' : 'brow'}`, () => {
    let half = '';
    let dark = '';
    for (let i = 0; i < (cheek ? 8 : 0); i++) {
      const [y, x] = [22 + i * 4.6, 8 - i * 0.5];
      half += gouge(x + 2, y + 1, x - 8 - (i % 3) * 2, y - 2.5, 1.1, -0.6);
      dark += gouge(18 - i * 0.8, y + 3, 10 - i * 0.8 - (i % 2) * 2, y, 1, -0.5);
    }
    for (let i = 0; i < 7; i++) {
      const [y, x] = [-54 + i * 5, 6 + i * 2.2];
      half += gouge(x + 3, y + 2, x - 7 - (i % 3) * 2, y, 1, -0.6);
      dark += gouge(x + 16, y + 2, x + 6, y, 1, -0.5);
    }
    return path(half, C.half) + path(dark, C.shade);
  });
};

const hollow = (lean: number) =>
  `M16 17C6 24 ${I(2 - lean * 0.4)} 32 1 44C-2 36-2 28 4 22C8 19 12 18 16 17Z`;

const doubleChin = (ch: number, X: (v: number) => number, fat: number) =>
  path(
    `M${I(X(-26), ch - 12)}C${I(X(-24), ch + 6 + fat * 8, X(0), ch + 12 + fat * 6, X(16), ch + 4)}L${I(X(34), ch - 26)}Z`,
    C.half,
  ) + path(gouge(X(-20), ch + 1, X(14), ch - 4, 2.4, 9), C.shade);

const FORMS = {
  straight: { bridge: 0, tip: 0, wing: 0 },
  hook: { bridge: -5, tip: 4, wing: 0 },
  snub: { bridge: 3, tip: -5, wing: 1 },
  broad: { bridge: 0, tip: 0, wing: 4 },
  broken: { bridge: -6, tip: 1, wing: 2 },
  long: { bridge: -2, tip: 6, wing: -1 },
} as const;

function nose({ nose: size, form, woman, child }: Features): string {
  const { bridge, tip, wing } = FORMS[form];
  const nx = -13 - 14 * size + (form === 'snub' ? -1 : 0);
  const ny = 25 + tip;
  const w = wing + (woman || child ? -1 : 0);
  const b = bridge * 0.6;
  const small = child ? 0.76 : woman ? 0.88 : 1;
  const parts =
    path(
      `M-12-12C-2-14 12-14 24-8C26-4 26 2 22 5C12 8 0 8-6 4C-8 10-8 16 ${I(-7 + w)} 22C${I(-4 + w, 25, -6 + w, 30, -11 + w * 0.5, 29)}C-14 31-18 31-21 ${I(30 + tip * 0.4)}L${I(nx + 3, ny + 4, nx + 1, ny)}C${I(nx + 4 + b, 14, -17 + b, 2, -16, -6)}Z`,
      C.half,
    ) +
    path(
      `M-13-9C-10-4-10 4-12 10C-13 17-15 21-14 25C${I(-11 + w, 24, -7 + w, 26, -8 + w, 29)}C-13 32-19 32-22 ${I(30 + tip * 0.5)}L${I(nx + 4, ny + 4, nx + 3, ny + 1)}C${I(nx + 8 + b, 22, -17 + b, 12, -15, 2)}Z`,
      C.shade,
    ) +
    path(
      `M-23-5C${I(-25 + bridge, 6, nx - 3 + bridge * 0.5, 14, nx - 2, ny - 3)}C${I(nx - 2, ny + 1, nx + 1, ny + 4, nx + 5, ny + 4)}C${I(nx + 1, ny + 2, nx + 1, ny - 1, nx, ny - 4)}C${I(nx + bridge * 0.5, 14, -23 + bridge, 6, -21, -5)}Z`,
      C.half,
    ) +
    (form === 'broken' ? carve('-20 6-12 9 1.6 1', C.ink) : '');
  return small === 1
    ? parts
    : `<g transform="translate(-14 -8) scale(${small > 0.8 ? 0.92 : 0.86} ${small}) translate(14 8)">${parts}</g>`;
}

function eye(f: Features, x: number, w: number, near: number): string {
  if (f.lids === 'closed') return path(gouge(x - w, 2, x + w, 2, 1.8, 4), C.ink);
  const open = 4.2 * f.eye * near * (f.lids === 'narrow' ? 0.62 : f.lids === 'round' ? 1.2 : 1);
  const lid = f.lids === 'hooded' ? 3.4 : 2;
  const drop = f.anger * 0.8;
  return (
    path(
      `M${I(x - w, 3)}C${I(x - w * 0.5, 1 - open, x + w * 0.5, -open, x + w, 3)}C${I(x + w * 0.4, 5.5, x - w * 0.4, 5.5, x - w, 3)}Z`,
      C.eyeWhite,
    ) +
    disc(
      x - w * 0.12,
      1.6 - 0.3 * f.eye,
      3.1 * Math.min(f.eye, 1.2),
      f.mark === 'blind' ? C.eyeWhite : C.iris,
    ) +
    path(
      `M${N(x - w - 1, 3)}C${N(x - w * 0.5, -open - 1 + drop, x + w * 0.5, -open - lid, x + w + 2, 3 - f.arch)}C${N(x + w * 0.5, -open + 2, x - w * 0.5, -open + 3 + drop, x - w - 1, 3)}Z`,
      C.ink,
    )
  );
}

function eyes(f: Features, level: number): string {
  const { anger: a, brow: b, arch } = f;
  const thick = 2.6 * b + 0.8;
  const lift = arch * 2.4;
  return (
    (b > 0.7 || f.lids === 'hooded' ? path('M-6-6q18-3 28 4-7-2-16-1t-12 4Z', C.shade) : '') +
    eye(f, 9, 9.5, 1) +
    eye(f, -29, 6, 0.9) +
    (level > 0 && f.lids !== 'closed' ? disc(6.4, 0, 1, '#fff') : '') +
    path(
      `M${I(-9, -8 + a * 3.4)}C${I(0, -13 - a - lift, 14, -16 - b - lift, 27, -7 - a * 2)}C${I(14, -12 - b + thick - lift, 2, -9 - a + thick - lift, -9, -8 + a * 3.4 + thick)}Z`,
      C.brow,
    ) +
    path(
      `M${I(-22, -8 + a * 2.4)}C${I(-27, -13 - lift * 0.7, -36, -14 - lift * 0.5, -41, -10)}C${I(-36, -12 + thick, -28, -11 + thick - lift * 0.5, -22, -8 + a * 2.4 + thick * 0.8)}Z`,
      C.brow,
    )
  );
}

function mouth(f: Features, X0: (v: number) => number, ch: number): string {
  const y = 43 + f.chin * 0.5;
  const { lips, smile } = f;
  const X = (v: number) => -16 + (X0(v) + 16) * f.mouth;
  const [l, r, c] = [X(-29), X(4), X(-18)];
  return (
    (lips > 1.15
      ? path(
          `M${I(l + 1, y - smile)}C${I(X(-25), y - 4, X(-22), y - 5, c, y - 3)}C${I(X(-14), y - 6, X(-6), y - 4, r - 2, y - smile * 2)}C${I(X(-5), y + 4.9 * lips, X(-21), y + 5.6 * lips, l + 1, y - smile)}Z`,
          C.lip,
        )
      : '') +
    path(
      `M${N(l, y - smile * 2.4)}C${N(X(-25), y, X(-22), y + 1, c, y - 1)}C${N(X(-12), y, X(-4), y + 1, r, y - smile * 3.4)}C${N(X(-3), y + 3, X(-10), y + 3, c, y + 2)}C${N(X(-23), y + 3, X(-26), y + 2, l, y - smile * 2.4)}Z`,
      C.ink,
    ) +
    path(
      `M${I(X(-24), y + (lips > 1.2 ? 10 : 9))}C${I(X(-20), y + 12, X(-12), y + 12, X(-7), y + 8)}C${I(X(-12), y + 14, X(-21), y + 14, X(-24), y + 10)}Z`,
      C.half,
    ) +
    (f.mark === 'cleft' ? path(gouge(X0(-12), ch - 8, X0(-11), ch, 1.4), C.line) : '')
  );
}

function age({ lines, weight }: Features, level: number, X: (v: number) => number): string {
  if (lines <= 0.3) return '';
  let d = gouges('-9 28 2 44 1.4 3,-36 26-35 42 1-2,-2 8 16 11 1 2,-35 7-25 8 .8 1');
  if (level > 0 && lines > 0.6)
    d += gouges(
      [-30, -26, 6, -28, 1, -2],
      [-30, -34, 4, -37, 1, -2],
      [-17, -12, -18, -22, 1],
      [-1, 12, 15, 16, 1.1, 3],
      [X(-2), 44, X(4), 56, 1.1, 3],
    );
  if (lines > 0.8 && weight < 0) d += gouges('24-2 34-6 .9,24 2 35 2 .9');
  return path(d, C.line);
}

export function mark({ mark: kind }: Features): string {
  switch (kind) {
    case 'scar':
      return carve('-24 4 16 30 1.8-3', '#944');
    case 'patch':
      return (
        path('M-4-5l26-2q1 17-14 18-13-1-12-16Z', C.ink) +
        path('M-40-26l36 20-1 4-36-20ZM21-7l25-11v4l-24 12Z', C.ink)
      );
    case 'burn':
      return (
        path('M4-30q26-6 38 14 6 32-10 50-16 8-16-12c8-4 6-14 10-20-4-10-18-16-22-32Z', '#732') +
        carve(
          '10-24 34-18 2-3,28-8 42-4 2,26 8 40 12 1.8,20 22 36 22 2 3,22 30 34 30 1.4',
          '#c75',
        ) +
        carve('14-16 30-12 1.4,30 2 40 4 1.4,20 27 34 26 1.4', C.ink)
      );
    case 'greyscale':
      return (
        path('M26 8q19-2 15 18-9 25-29 34-3-16 6-28 1-16 8-24Z', '#777') +
        carve(
          '28 14 40 16 1.6,24 22 38 26 1.6,20 32 34 36 1.6,18 42 28 46 1.4,30 10 26 32 1,24 34 18 52 1',
          '#ccb',
        )
      );
    case 'freckles':
      return `<path d="M-34 14h0M-30 18h0M-32 22h0M-3 14h0M2 17h0M6 13h0M0 21h0M10 17h0M-22 14h0" stroke="${C.half}" stroke-width="2.4" stroke-linecap="round"/>`;
    case 'cleft':
    case 'blind':
    case undefined:
      return '';
  }
}
