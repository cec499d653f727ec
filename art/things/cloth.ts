import { inked, shared } from '../core/block.ts';
import type { Inks } from '../core/inks.ts';
import { carve, path, put } from '../core/marks.ts';
import { I } from '../core/numbers.ts';
import { crest } from '../crests.ts';
import type { House } from '../palette.ts';

/** A cloth in the inks of a house, a hundred units wide, with its sign on it. */
const cloth = (
  name: string,
  make: () => string,
  house: House,
  { m, k, l, p }: Inks,
  y: number,
): string =>
  `<use href="${shared(name, make)}" ${inked({ m, k, l })}/>${crest(house, 0, y, 62, p)}`;

/** Blown to the right: folds that run from the pole, the end torn. */
const blown = (): string =>
  path('M-46 0q28-8 52 2t46-6l-10 38 8 38q-24 10-46 0t-50 4Z', 'var(--m)') +
  path('M16 4q18 2 36-8l-10 38 8 38q-20 8-36 2 12-36 2-70Z', 'var(--k)', 'opacity=".4"') +
  carve('-42 4 6 6 1.6-4,-42 70 0 68 1.6 4,-44 24-44 64 1.4,26 8 44 0 1.2 3', 'var(--l)');

/** A banner on its pole, blown to one side; its foot at (x, y). */
export const banner = (
  x: number,
  y: number,
  h: number,
  w: number,
  house: House,
  ink: Inks,
  back = false,
): string =>
  path(`M${I(x - 1.5, y)}V${I(y - h)}H${I(x + 1.5)}V${I(y)}Z`, ink.k) +
  put(
    cloth('blown', blown, house, ink, 36),
    x + (back ? -w : w) * 0.46,
    y - h + 3,
    w / 100,
    0,
    back,
  );

const hung = (): string =>
  path('M-50 0h100v216l-50 54-50-54Z', 'var(--m)') +
  path('M10 0h40v216l-40 42Z', 'var(--k)', 'opacity=".4"') +
  carve('-42 6-42 206 3,-24 150-24 226 2', 'var(--l)');

/** A banner that hangs from a wall. */
export const hanging = (x: number, y: number, w: number, house: House, ink: Inks): string =>
  put(cloth('hung', hung, house, ink, 100), x, y, w / 100);
