import { inked, use } from '../core/block.ts';
import { type Colour, type Inks, mix } from '../core/inks.ts';
import { at, carve, gouge, path } from '../core/marks.ts';
import { SKIN } from './colours.ts';
import type { Person } from './person.ts';

/**
 * Hands, drawn around what they hold at (0, 0): four fingers and a thumb, a wrist and the sleeve they
 * come out of. Four inks: lit, half, dark, sleeve.
 */

/** A fist around something upright. */
function grip(): string {
  let fingers = '';
  let dark = '';
  let light = '';
  for (const [i, y] of [-19, -8, 3, 13].entries()) {
    const l = -17 + (i === 0 ? 2 : i === 3 ? 4 : 0);
    const h = i === 3 ? 4 : 5;
    fingers += `M${l} ${y}C${l - 1} ${y - h} ${l + 4} ${y - h} ${l + 7} ${y - h}L13 ${y - h}C18 ${y - h + 1} 18 ${y + h - 1} 13 ${y + h}L${l + 6} ${y + h}C${l + 1} ${y + h} ${l} ${y + 2} ${l} ${y}Z`;
    dark += gouge(l + 1, y + h, 15, y + h + 0.4, 1.3);
    light += gouge(l + 2, y - 1, l + 9, y - 3, 1.6, -1);
  }
  return (
    path('M20 34l14-10 36 38-20 22Z', 'var(--v)') +
    path('M30 38l40 42-20 4-28-40Z', 'var(--e)', 'opacity=".5"') +
    path('M8-26q22 0 22 24 2 18 12 28l-20 18q-12-14-18-26Z', 'var(--w)') +
    path('M20-20q11 11 9 18t13 28l-10 8q-12-18-12-38Z', 'var(--e)') +
    path(fingers, 'var(--q)') +
    path('M6-24l12 2q2 26-2 40h-8q2-20-2-42Z', 'var(--w)') +
    path(dark, 'var(--e)') +
    path(light, '#fff', 'opacity=".55"') +
    path('M21-27q4 14-21 14-13-3-2-8t23-6Z', 'var(--q)') +
    path('M22-26q4 14-22 14 14-4 16-12Z', 'var(--w)')
  );
}

/** An open hand that carries what stands on it: the fingers a little bent, the thumb beside it. */
const cradle = (): string =>
  path('M18 34l22-18 36 44-24 24Z', 'var(--v)') +
  path('M34 0q12-16 8-34-8-8-12 0 0 16-14 32Z', 'var(--w)') +
  path('M32-6q8-12 6-30-4-6-8 0 2 14-10 30Z', 'var(--q)') +
  path('M50 26l-14-28q-14-6-26-2h-46q-6-12-14-12-8 6 0 18 12 16 38 22 22 4 36 24Z', 'var(--q)') +
  path('M50 26l-10-18q-26 6-48-2-30-2-42-8 10 20 38 26 22 4 36 24Z', 'var(--w)') +
  path('M50 26l-10-18q-10 18-30 18 8 8 14 22Z', 'var(--e)', 'opacity=".7"') +
  carve('-50-2-14 12 1.5 4,-42 8-6 18 1.5 4,-30 16 0 24 1 3', 'var(--e)') +
  carve('-48-12-38-2 1.5 2,-34-2 4-2 1', '#fff', 'opacity=".5"');

/** Two that meet: who came from the right, and over it who came from the left. */
const meets = (): string =>
  path('M172 34l-84-26-18 54 102 30Z', 'var(--v)') +
  path('M94 6q-46-24-94-22l-40 40 14 40q56 10 104-2Z', 'var(--w)') +
  path('M94 6q-46-24-94-22-20 4-30 20 60-12 118 22Z', 'var(--q)') +
  path([0, 1, 2, 3].map((i) => `M${-44 + i * 19} 46q-4 20 8 22 13-2 12-24Z`).join(''), 'var(--q)') +
  carve('-26 46-24 66 1.5,-6 46-4 66 1.5,12 46 14 64 1.5', 'var(--e)');
const takes = (): string => {
  const fingers = [-24, -8, 8, 23];
  return (
    path('M-172 26l82-38 22 56-104 44Z', 'var(--v)') +
    path('M-92-10q34-26 74-30l34 2q18 32 6 62-36 26-90 28Z', 'var(--w)') +
    path('M-92-10q34-26 74-30l34 2q10 16 10 30-54-6-108 26Z', 'var(--q)') +
    path(
      fingers.map((y, i) => `M12 ${y - 8}q28-6 ${48 - i * 4} 2 10 8-2 14-22 4-50 0Z`).join(''),
      'var(--q)',
    ) +
    path(fingers.map((y, i) => gouge(12, y + 8, 58 - i * 4, y + 7, 1.8, 2)).join(''), 'var(--e)') +
    path('M-34-36q20-34 66-34 16 4 8 14-28 4-46 26Z', 'var(--q)') +
    path('M-30-32q24-18 58-22l8-2q-28 4-46 28Z', 'var(--w)') +
    carve('-80 4-10-30 2.5-6,-20-42 26-66 2-6', '#fff', 'opacity=".45"')
  );
};

const HANDS = { grip, cradle, meets, takes };
export type HandName = keyof typeof HANDS;

const GAUNTLET: readonly Person['body'][] = ['plate', 'cape', 'mail', 'scales'];
const GLOVE: readonly Person['body'][] = ['fur', 'leather', 'cloak'];

function inksOf(person: Person, ink: Inks): { q: Colour; w: Colour; e: Colour; v: Colour } {
  const skin = SKIN[person.skin ?? 'fair'];
  const cloth = person.cloth ?? ink.m;
  const steel = person.armour ?? mix('#789', ink.m, 0.25);
  if (GAUNTLET.includes(person.body))
    return {
      q: mix(steel, '#fed', 0.5),
      w: steel,
      e: mix(steel, ink.k, 0.65),
      v: mix(steel, ink.k, 0.4),
    };
  if (GLOVE.includes(person.body) && person.sex !== 'woman')
    return {
      q: '#a74',
      w: '#743',
      e: mix('#321', ink.k, 0.5),
      v: mix(cloth, ink.k, 0.45),
    };
  return {
    q: mix(skin[0], '#fff', 0.06),
    w: skin[1],
    e: mix(skin[1], ink.k, 0.6),
    v: person.body === 'vest' || person.body === 'gown' ? skin[1] : mix(cloth, ink.k, 0.25),
  };
}

export const hand = (
  name: HandName,
  person: Person,
  ink: Inks,
  x: number,
  y: number,
  turn = 0,
  size = 1,
): string =>
  use(`hand-${name}`, HANDS[name], `${at(x, y, size, turn)} ${inked(inksOf(person, ink))}`);
