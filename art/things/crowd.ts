import { shared, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import type { Colour } from '../core/inks.ts';
import { bare, gouge, gouges, path } from '../core/marks.ts';
import { F, I } from '../core/numbers.ts';

const soldier = (): string =>
  shared(
    'soldier',
    () =>
      bare('M0-56l3 7q12 6 6 23 15 2 15 34h-48q0-32 15-34-6-17 6-23Z') +
      path(gouges('-7-34-2-48 2-2,-11-22-20 0 2.2 3,-8-30 8-30 1.1'), 'currentColor') +
      '<circle cx="9" cy="-2" r="13"/>' +
      path(`${gouge(-1, 2, 8, -12, 1.6, -4)}M9-5a3 3 0 1 0 .1 0z`, 'currentColor'),
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
