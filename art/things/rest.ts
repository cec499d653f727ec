import { inked, use } from '../core/block.ts';
import { BLOOD } from '../core/inks.ts';
import { at, carve, path } from '../core/marks.ts';
import { cos, F, I, PI, sin } from '../core/numbers.ts';
import type { Ground } from '../places/ground.ts';
import type { ThingAt } from '../recipe.ts';
import type { ThingName } from './objects.ts';

/** What things stand on, so that none of them floats. */

/** How far the foot of something is below its middle, unless it is a hundred units. */
const FEET: { readonly [thing in ThingName]?: number } = {
  sword: 147,
  arakh: 147,
  dagger: 137,
  axe: 140,
  hammer: 150,
  spear: 190,
  cudgel: 130,
  rose: 150,
  plate: 120,
  spurs: 130,
  skull: 114,
  harp: 114,
  lute: 114,
  shield: 114,
  seal: 90,
  anvil: 82,
  coin: 82,
  cap: 76,
  helm: 76,
  phial: 76,
  coins: 70,
  book: 70,
  dice: 60,
  crown: 58,
  mask: 52,
  bread: 50,
};

/** What is planted head down is long: smaller, unless it says so itself, so that its hilt stays in the picture. */
export const sizeOf = ({ size, turn = 0 }: ThingAt): number => size ?? (turn > 90 ? 0.85 : 1);

/** What one would not put on bare wood. */
const PRECIOUS: readonly ThingName[] = ['crown', 'seal', 'mask'];

const cushion = (): string =>
  path('M-92-4q-12-16 0-28 44 10 92 8t92-8q12 12 0 28-92 20-184 0Z', 'var(--m)') +
  path('M20-24q36-2 72-8 12 12 0 28-36 10-78 10 16-14 6-30Z', 'var(--k)', 'opacity=".45"') +
  carve('-86-6-30 0 2 4,-84-26-40-20 2 2,-60-16 0-12 1.5 2', 'var(--l)');

/** Where the middle of something is that stands at this height, and what is under and before its foot. */
export function rest(
  { ink, house }: Ground,
  what: ThingAt,
  level: number,
): { readonly y: number; readonly below: string; readonly above: string } {
  const { kind, x = 150, turn = 0, long } = what;
  const size = sizeOf(what);
  const a = (turn * PI) / 180;
  // Blades are planted head down: steel goes into wood and soil.
  const planted = cos(a) < 0;
  const foot = planted ? -(long ?? (kind === 'dagger' ? 102 : 138)) : (FEET[kind] ?? 100);
  const soft = PRECIOUS.includes(kind);
  const fx = x - foot * size * sin(a);
  const shadow = (w: number, opacity: number) =>
    `<ellipse cx="${I(fx)}" cy="${I(level)}" rx="${I(w * size)}" ry="6" fill="${ink.k}" opacity="${F(opacity)}"/>`;
  const { m, k, l } = ink;
  return {
    y: level - foot * size * cos(a) - (soft ? 22 * size : 0),
    below:
      shadow(planted ? 40 : 96, 0.5) +
      (soft
        ? use(
            'cushion',
            cushion,
            `${at(fx, level, size)} ${inked({ m: house === 'neutral' ? BLOOD : m, k, l })}`,
          )
        : ''),
    above: planted ? shadow(18, 1) : '',
  };
}

/** A block of hewn stone, where a room has no table. */
export const block = ({ sky }: Ground, things: readonly ThingAt[]): string => {
  const xs = things.map(({ x = 150 }) => x);
  const [from, to] = [Math.min(...xs) - 100, Math.max(...xs) + 100];
  return (
    path(`M${I(from, 236)}H${I(to)}l12 22H${I(from - 12)}Z`, sky.dull) +
    path(`M${I(from - 12, 258)}H${I(to + 12)}v50H${I(from - 12)}Z`, sky.dim) +
    path(`M${I(from - 8, 260)}H${I(to)}l4 3H${I(from - 2)}l-2 30Z`, sky.cut)
  );
};
