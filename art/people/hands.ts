import { inked, use } from '../core/block.ts';
import { type Colour, type Inks, mix } from '../core/inks.ts';
import { at, gouge, gouges, path } from '../core/marks.ts';
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
    path('M20 34L34 24L70 62L50 84Z', 'var(--v)') +
    path('M30 38L70 80L50 84L22 44Z', 'var(--e)', 'opacity=".5"') +
    path('M8-26C22-27 29-16 29-2C31 10 35 18 42 26L22 44C14 34 8 26 4 18Z', 'var(--w)') +
    path('M20-20C29-14 29-4 29-2C31 10 35 18 42 26L32 34C24 22 20 10 20-4Z', 'var(--e)') +
    path(fingers, 'var(--q)') +
    path('M6-24L18-22C19-4 19 8 16 18L7 18C9 4 9-10 6-24Z', 'var(--w)') +
    path(dark, 'var(--e)') +
    path(light, '#fff', 'opacity=".55"') +
    path('M21-27C25-20 16-12 0-13C-8-13-9-20-2-21C6-21 12-29 21-27Z', 'var(--q)') +
    path('M21-27C25-20 16-12 0-13C8-15 14-18 16-25Z', 'var(--w)')
  );
}

/** An open hand that carries what lies in it. */
const cradle = (): string =>
  path('M18 30L36 20L72 64L48 84Z', 'var(--v)') +
  path(
    'M-40-2C-36-8-30-2-24 4C-14 10 2 10 12 4C20-2 26-12 32-18C38-22 42-16 39-10C34 2 32 14 42 24L22 42C10 32-6 28-18 22C-30 16-40 8-40-2Z',
    'var(--q)',
  ) +
  path('M4 9C14 6 22-2 28-12C24 4 24 18 34 32L22 42C10 32-6 28-18 22C-4 22 6 18 4 9Z', 'var(--w)') +
  path('M30-14C26 2 26 18 40 26L32 34C22 22 20 6 30-14Z', 'var(--e)') +
  path(
    gouges([-34, 4, -16, 15, 1.2, 2], [-26, 9, -8, 19, 1.1, 2], [-12, 13, 4, 21, 1, 2]),
    'var(--e)',
  ) +
  path(gouge(-37, -1, -28, 4, 1.4, 1), '#fff', 'opacity=".5"');

const HANDS = { grip, cradle };
export type HandName = keyof typeof HANDS;

const GAUNTLET: readonly Person['body'][] = ['plate', 'cape', 'mail', 'scales'];
const GLOVE: readonly Person['body'][] = ['fur', 'leather', 'cloak'];

function inksOf(person: Person, ink: Inks): { q: Colour; w: Colour; e: Colour; v: Colour } {
  const skin = SKIN[person.skin ?? 'fair'];
  const cloth = person.cloth ?? ink.m;
  const steel = person.armour ?? mix('#7d8995', ink.m, 0.25);
  if (GAUNTLET.includes(person.body))
    return {
      q: mix(steel, '#fff6dc', 0.5),
      w: steel,
      e: mix(steel, ink.k, 0.65),
      v: mix(steel, ink.k, 0.4),
    };
  if (GLOVE.includes(person.body) && person.sex !== 'woman')
    return {
      q: '#a87a4c',
      w: '#6f4a2c',
      e: mix('#3a2414', ink.k, 0.5),
      v: mix(cloth, ink.k, 0.45),
    };
  return {
    q: mix(skin[0], '#ffffff', 0.06),
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
