import { shared, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import type { Colour } from '../core/inks.ts';
import { bare, carve, gouge } from '../core/marks.ts';
import { F, I } from '../core/numbers.ts';

/** A man at arms from behind: helm, mail over the neck, the shield slung on his back. */
const soldier = (): string =>
  shared(
    'soldier',
    () =>
      bare('M0-60q10 6 12 24l2 10q12 2 14 12 4 10 4 26h-62q0-16 2-26 4-10 14-12l4-10q0-18 10-24Z') +
      carve(
        '-8-36-2-54 2-3,-10-34 12-34 1 3,-14-24 14-24 1 4,-28 8-14-22 2-6,20-22 28-8 1-2',
        'currentColor',
      ) +
      bare('M-8-14q16-6 30 0 4 24-14 44-18-20-16-44Z') +
      carve('-6-12 6 26 2 6,-2-12 18-12 1-2,8-8 8 20 1,-4 0 18 0 1 2', 'currentColor'),
  );

/** A rank of soldiers with their spears, as far as the picture is wide. */
export function crowd(
  x0: number,
  x1: number,
  y: number,
  size: number,
  count: number,
  fill: Colour,
  lit: Colour,
  spears = 1,
): string {
  const name = `crowd-${[I(x0), I(x1), I(y), I(size * 100), count, I(spears * 10)].join('-')}`;
  return use(
    name,
    () => {
      const r = chance(name);
      let men = '';
      let shafts = '';
      for (let i = 0; i < count; i++) {
        const x = x0 + ((x1 - x0) * (i + r() * 0.5)) / count;
        const my = y + (r() - 0.5) * 6;
        men += `<use href="${soldier()}" transform="translate(${I(x, my)}) scale(${F(size)})"/>`;
        if (r() < spears) {
          const tx = x - 16 * size + (r() - 0.5) * 10 * size;
          const ty = my - (92 + r() * 16) * size;
          shafts +=
            gouge(x - 14 * size, my + 10 * size, tx, ty, 1.9 * size) +
            gouge(tx, ty + 12 * size, tx, ty - 12 * size, 4 * size);
        }
      }
      return bare(shafts) + men;
    },
    `fill="${fill}" color="${lit}"`,
  );
}
