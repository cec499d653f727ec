import { shared, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import type { Colour } from '../core/inks.ts';
import { bare, gouge, gouges, path } from '../core/marks.ts';
import { F, I } from '../core/numbers.ts';

/** A man at arms from behind: helm, mail over the neck, the shield slung on his back. */
const soldier = (): string =>
  shared(
    'soldier',
    () =>
      bare('M0-60q10 6 11 23l3 10q11 2 14 12 3 10 3 27h-62q0-17 3-27 3-10 14-12l3-10q1-17 11-23Z') +
      path(
        gouges(
          '-8-36-2-54 2-3,-11-35 11-35 1.2 3,-14-25 14-25 1 4,-28 8-15-23 2.2-6,20-22 28-8 1.2-2',
        ),
        'currentColor',
      ) +
      bare('M-8-15q15-5 30 0 3 25-15 44-18-19-15-44Z') +
      path(gouges('-6-12 6 25 2 6,-2-13 18-13 1.2-2,7-9 7 20 1.2,-4 0 18 0 1.2 2'), 'currentColor'),
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
