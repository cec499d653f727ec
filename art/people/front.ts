import { use } from '../core/block.ts';
import { disc, gouge, gouges, group, path } from '../core/marks.ts';
import { I, N } from '../core/numbers.ts';
import { TONE as C, shadow } from './colours.ts';
import type { Features } from './person.ts';
import { mark as cheekMark } from './quarter.ts';

/** The face from the front, lit from the left: the far third and one side of the nose lie in shadow. */
export function frontFace(f: Features, level: number): string {
  const ch = 66 + f.chin;
  const fat = Math.max(0, f.weight);
  const lean = Math.max(0, -f.weight) * 4;
  const j = f.jaw * (1 + fat * 0.14);
  const X = (v: number) => v * j;
  const cheek = 42 + fat * 9 - lean * 0.6;
  const side = (s: 1 | -1) =>
    `C${I(s * 44, -12, s * 43, 0, s * (cheek + 1), 10)}C${I(s * (cheek - lean), 26, s * X(39 + fat * 6), 37, s * X(33 + fat * 6), ch - 19)}C${I(s * X(27 + fat * 6), ch - 8, s * X(17 + fat * 7), ch + 1, s * X(9), ch + 1)}`;
  const right = `C${I(X(17 + fat * 7), ch + 1, X(27 + fat * 6), ch - 8, X(33 + fat * 6), ch - 19)}C${I(X(39 + fat * 6), 37, cheek - lean, 26, cheek + 1, 10)}C43 0 44-12 43-26`;
  const contour = `M0-66C-28-66-43-50-43-26${side(-1)}L${I(X(9), ch + 1)}${right}C43-50 28-66 0-66Z`;
  const half = `M12-66C20-46 26-30 25-14C26-4 32 4 27 14C20 24 18 34 ${I(X(15))} 46C${I(X(13), ch - 12, X(9), ch - 4, X(5), ch + 1)}L${I(X(9), ch + 1)}${right}C43-50 34-68 10-69Z`;
  const dark = `M26-63C33-44 36-28 34-12C38-2 38 10 33 20C${I(28, 32, X(24), 42, X(21), 50)}C${I(X(18), ch - 8, X(13), ch - 2, X(9), ch + 1)}${right}C44-46 40-62 24-67Z`;
  return (
    (fat > 0.3
      ? path(
          `M${I(X(-26), ch - 14)}C${I(X(-20), ch + 10 + fat * 6, X(20), ch + 10 + fat * 6, X(26), ch - 14)}Z`,
          C.half,
        ) + path(gouge(X(-18), ch + 1, X(20), ch, 2.2, 6), C.shade)
      : '') +
    path(contour, C.skin) +
    path(half, C.half) +
    shadow(dark) +
    (level > 0 ? hatching(f) : '') +
    (lean > 1 ? path('M-36 16q9 15 7 30-8-15-7-30Z', C.half) : '') +
    sockets(f) +
    nose(f) +
    eyes(f, level) +
    mouth(f, ch) +
    age(f, level) +
    mark(f)
  );
}

const hatching = ({ woman, child, lines }: Features) => {
  const cheek = !(child || (woman && lines < 0.4));
  return use(`hatch-front-${cheek ? 'all' : 'brow'}`, () => {
    let half = '';
    let dark = '';
    for (let i = 0; i < (cheek ? 7 : 0); i++) {
      const y = 20 + i * 5.4;
      half += gouge(20 - i * 0.9, y + 1, 10 - i * 0.6 - (i % 3) * 2, y - 1.5, 1.1, -0.6);
      dark += gouge(30 - i * 1.5, y + 2, 23 - i * 1.2 - (i % 2) * 2, y, 1, -0.5);
    }
    for (let i = 0; i < 6; i++) {
      const [y, x] = [-56 + i * 6, 16 + i * 1.6];
      half += gouge(x + 2, y + 2, x - 8 - (i % 3) * 2, y, 1, -0.6);
      dark += gouge(x + 15, y + 2, x + 6, y, 1, -0.5);
    }
    return path(half, C.half) + path(dark, C.shade);
  });
};

const sockets = ({ brow, lids }: Features): string =>
  path('M33-8q-12-7-27 1 1 12 14 13t13-14Z', C.shade, `opacity="${brow > 0.7 ? '.85' : '.55'}"`) +
  (brow > 0.7 || lids === 'hooded' ? path('M-32-7q12-7 25 1-1 8-12 6-11 0-13-7Z', C.half) : '');

const FORMS = {
  straight: { wing: 0, tip: 0, bend: 0, width: 0 },
  hook: { wing: 0, tip: 4, bend: 0, width: -1 },
  snub: { wing: 1, tip: -4, bend: 0, width: 0 },
  broad: { wing: 4, tip: 0, bend: 0, width: 2 },
  broken: { wing: 2, tip: 1, bend: 3, width: 1 },
  long: { wing: -1, tip: 6, bend: 0, width: -1 },
} as const;

function nose({ nose: size, form, woman, child }: Features): string {
  const { wing, tip, bend, width } = FORMS[form];
  const y = (child ? 19 : woman ? 22 : 25) + tip;
  const w = 8.5 * (0.6 + size * 0.4) + wing;
  return (
    path(
      `M5-9C${I(8 + bend, 2, 6 + bend + width, 12, w, y - 3)}C${I(w + 3, y, w + 3, y + 5, w - 2, y + 5)}C${I(2, y + 8, -4, y + 8, -w + 2, y + 4)}C${I(-3, y + 4, 0, y + 1, 0, y - 4)}C${I(0, 12, -1 + bend, 2, -1, -9)}Z`,
      C.half,
    ) +
    path(
      `M6-7C${I(7 + bend, 4, 5 + bend, 12, w - 2, y - 2)}C${I(w + 2, y + 1, w + 1, y + 5, w - 3, y + 5)}C${I(0, y + 8, -w + 2, y + 7, -w, y + 2)}C${I(-w + 4, y + 4, 0, y + 5, 3, y + 2)}C${I(4, 12, 3 + bend, 2, 6, -7)}Z`,
      C.shade,
    ) +
    path(gouge(-w - 1, y - 3, -w + 2, y + 4, 1, -2), C.half) +
    path(gouge(-2 + bend, -2, -2, y - 6, 1.3, bend), '#fff', 'opacity=".5"')
  );
}

function eye(f: Features, x: number, s: 1 | -1): string {
  const w = 9.2;
  if (f.lids === 'closed') return path(gouge(x - w, 2, x + w, 2, 1.8, 4), C.ink);
  const open = 4.2 * f.eye * (f.lids === 'narrow' ? 0.62 : f.lids === 'round' ? 1.2 : 1);
  const lid = f.lids === 'hooded' ? 3.4 : 2;
  const outer = x + s * (w + 2);
  const inner = x - s * (w + 1);
  return (
    path(
      `M${I(x - w, 3)}C${I(x - w * 0.5, -open, x + w * 0.5, -open, x + w, 3)}C${I(x + w * 0.4, 5.5, x - w * 0.4, 5.5, x - w, 3)}Z`,
      C.eyeWhite,
    ) +
    disc(
      x - 1,
      1.5 - 0.3 * f.eye,
      3.2 * Math.min(f.eye, 1.2),
      f.mark === 'blind' ? C.eyeWhite : C.iris,
    ) +
    path(
      `M${N(inner, 3 + f.anger)}C${N(x - s * w * 0.5, -open - 1 + f.anger, x + s * w * 0.5, -open - lid, outer, 3 - f.arch)}C${N(x + s * w * 0.5, -open + 2, x - s * w * 0.5, -open + 3 + f.anger, inner, 3 + f.anger)}Z`,
      C.ink,
    )
  );
}

function eyes(f: Features, level: number): string {
  const { anger: a, brow: b, arch } = f;
  const thick = 2.6 * b + 0.8;
  const lift = arch * 2.4;
  const brow = (s: 1 | -1) =>
    path(
      `M${I(s * 7, -7 + a * 4)}C${I(s * 16, -12 - a - lift, s * 27, -14 - b - lift, s * 37, -6 - a * 2)}C${I(s * 27, -11 + thick - lift, s * 17, -9 + thick - a - lift, s * 7, -7 + a * 4 + thick)}Z`,
      C.brow,
    );
  return (
    eye(f, -20, -1) +
    eye(f, 20, 1) +
    (level > 0 && f.lids !== 'closed' ? disc(-23, 0, 1, '#fff') + disc(17, 0, 1, '#fff') : '') +
    brow(-1) +
    brow(1)
  );
}

function mouth(f: Features, ch: number): string {
  const y = 44 + f.chin * 0.5;
  const { lips, smile } = f;
  const w = 16.5 * f.mouth * (0.4 + f.jaw * 0.6);
  return (
    (lips > 1.15
      ? path(
          `M${I(-w + 1, y - smile)}C${I(-w * 0.5, y - 5, -4, y - 6, 0, y - 3.4)}C${I(4, y - 6, w * 0.5, y - 5, w - 1, y - smile)}C${I(w * 0.5, y + 4.6 * lips, -w * 0.5, y + 4.6 * lips, -w + 1, y - smile)}Z`,
          C.lip,
        )
      : '') +
    path(
      `M${N(-w, y - smile * 3)}C${N(-w * 0.5, y + 1, -4, y, 0, y + 0.4)}C${N(4, y, w * 0.5, y + 1, w, y - smile * 2.4)}C${N(w * 0.5, y + 3.4, 4, y + 2.6, 0, y + 3)}C${N(-4, y + 2.6, -w * 0.5, y + 3.4, -w, y - smile * 3)}Z`,
      C.ink,
    ) +
    path(gouge(-8, y + 10, 10, y + 10, 1.6, 3), C.half) +
    (f.mark === 'cleft' ? path(gouge(0, ch - 8, 1, ch, 1.4), C.line) : '')
  );
}

function age({ lines }: Features, level: number): string {
  if (lines <= 0.3) return '';
  let d = gouges('-13 26-21 44 1.3 3,13 26 21 44 1.3-3,-29 9-12 10 1 2,12 10 29 9 1 2');
  if (level > 0 && lines > 0.6)
    d += gouges(
      '-26-28 18-29 1-2,-22-37 14-38 1-2,-3-10-4-21 1,3-10 4-20 1,-40 0-33 2 .9,-40 6-34 6 .9',
    );
  return path(d, C.line);
}

/** What lies on one cheek is the same from both sides; what lies around an eye or on both cheeks is not. */
function mark(f: Features): string {
  switch (f.mark) {
    case 'patch':
      return (
        path('M5-6l29-2q1 18-14 19-14-1-15-17Z', C.ink) +
        path('M-42-34l48 28-1 4-48-28ZM33-8l11-8v5l-11 8Z', C.ink)
      );
    case 'freckles':
      return `<path d="M-32 14h0M-28 18h0M-24 13h0M-20 18h0M-15 14h0M14 14h0M18 18h0M23 14h0M-30 22h0" stroke="${C.half}" stroke-width="2.4" stroke-linecap="round"/>`;
    default:
      return group(cheekMark(f), 'transform="translate(3 -2)"');
  }
}
