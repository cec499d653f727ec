import type { Inks } from '../core/inks.ts';
import { at, group, path } from '../core/marks.ts';
import { I } from '../core/numbers.ts';
import { crest } from '../crests.ts';
import type { House } from '../palette.ts';

/** A banner on its pole, blown to one side; its foot at (x, y). */
export function banner(
  x: number,
  y: number,
  h: number,
  w: number,
  house: House,
  ink: Inks,
  back = false,
): string {
  const cloth =
    path(
      `M0 0C${I(w * 0.3, -5, w * 0.6, 6, w, 0)}L${I(w * 0.86, w * 0.36, w * 0.98, w * 0.72)}C${I(w * 0.6, w * 0.8, w * 0.3, w * 0.66, 0, w * 0.74)}Z`,
      ink.m,
    ) +
    path(
      `M${I(w * 0.55, 1)}C${I(w * 0.7, 4, w * 0.85, 2, w, 0)}L${I(w * 0.86, w * 0.36, w * 0.98, w * 0.72)}C${I(w * 0.85, w * 0.77, w * 0.7, w * 0.76, w * 0.55, w * 0.74)}C${I(w * 0.48, w * 0.5, w * 0.6, w * 0.3, w * 0.55, 1)}Z`,
      ink.k,
      'opacity=".35"',
    ) +
    crest(house, w * 0.42, w * 0.37, w * 0.55, ink.p);
  return (
    path(`M${I(x - 1.5, y)}V${I(y - h)}H${I(x + 1.5)}V${I(y)}Z`, ink.k) +
    group(cloth, at(x, y - h + 3, 1, 0, back))
  );
}

/** A banner that hangs from a wall. */
export const hanging = (
  x: number,
  y: number,
  w: number,
  h: number,
  house: House,
  ink: Inks,
): string =>
  path(
    `M${I(x - w / 2, y)}H${I(x + w / 2)}V${I(y + h * 0.8)}L${I(x, y + h)}L${I(x - w / 2, y + h * 0.8)}Z`,
    ink.m,
  ) +
  path(
    `M${I(x + w * 0.1, y)}H${I(x + w / 2)}V${I(y + h * 0.8)}L${I(x + w * 0.1, y + h * 0.96)}Z`,
    ink.k,
    'opacity=".4"',
  ) +
  crest(house, x, y + h * 0.42, w * 0.8, ink.p);
