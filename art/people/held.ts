import { dragonHead } from '../beasts/dragon.ts';
import { BEASTS, perched } from '../beasts/index.ts';
import { EMBER, GOLD, mix, STEEL, WOOD } from '../core/inks.ts';
import { at, carve, disc, gouge, line, path, put } from '../core/marks.ts';
import type { Ground } from '../places/ground.ts';
import { flame } from '../places/parts.ts';
import { fireGlow, glow } from '../sky.ts';
import { THINGS, type ThingLook } from '../things/objects.ts';
import { hand } from './hands.ts';
import type { Person } from './person.ts';

/** What somebody holds before the chest, in the units of the bust. */

export const HELD = [
  'sword',
  'arakh',
  'axe',
  'hammer',
  'spear',
  'staff',
  'torch',
  'fire',
  'cup',
  'phial',
  'dagger',
  'bird',
  'dragon',
  'rose',
  'bow',
  'crossbow',
  'coin',
  'book',
  'lamp',
  'horse',
  'letter',
  'lute',
  'bread',
  'scroll',
] as const;
export type HeldName = (typeof HELD)[number];

export interface Held extends ThingLook {
  readonly what: HeldName;
  readonly turn?: number;
}

type Draw = (g: Ground, person: Person, held: Held) => string;

const X = -84;

const shaft = (top: number): string =>
  path(`M${X - 8} 230L${X - 12} ${top}H${X - 6}L${X - 1} 230Z`, WOOD) +
  path(gouge(X - 6, 200, X - 10, top + 6, 1.3), '#da6');

/** Something upright in the fist. */
const inFist =
  (what: 'sword' | 'arakh' | 'axe' | 'dagger', y: number, size: number, fist: number): Draw =>
  (g, person, held) =>
    put(THINGS[what](g, held), X, y, size, held.turn ?? -6) +
    hand('grip', person, g.ink, X + 10, fist, -6);

/** Something carried on the open hand. */
const onPalm =
  (what: 'cup' | 'phial' | 'coin' | 'bread', y: number, size: number): Draw =>
  (g, person, held) =>
    hand('cradle', person, g.ink, X + 2, 135, 0, 0.92) +
    put(THINGS[what](g, held), X - 2, y - 16, size, held.turn ?? 0);

const DRAW: { readonly [name in HeldName]: Draw } = {
  sword: inFist('sword', 58, 0.88, 142),
  arakh: inFist('arakh', 58, 0.9, 144),
  dagger: inFist('dagger', 76, 0.74, 146),
  axe: inFist('axe', 60, 0.7, 134),
  hammer: (g, person, held) =>
    put(THINGS.hammer(g, held), X, 40, 0.82, -6) + hand('grip', person, g.ink, X + 8, 132, -6),
  spear: (g, person) =>
    shaft(-60) +
    path('M-94-112l14 46-14 12-14-12Z', mix(STEEL, g.ink.k, 0.3)) +
    path('M-94-112v58l-14-12Z', '#eee') +
    path('M-100-56h12v10h-12Z', GOLD) +
    hand('grip', person, g.ink, X - 6, 128, -3),
  staff: (g, person) => shaft(-96) + hand('grip', person, g.ink, X - 6, 124, -3),
  torch: (g, person) =>
    disc(X - 10, -10, 96, fireGlow()) +
    shaft(30) +
    path('M-108 34l6-26h18l4 26Z', mix(WOOD, g.ink.k, 0.5)) +
    flame(X - 10, 22, 1.25, '#e62', '#fd8') +
    hand('grip', person, g.ink, X - 5, 134, -3),
  fire: (g, person) =>
    disc(X, 80, 100, fireGlow()) +
    hand('cradle', person, g.ink, X + 2, 135, 0, 0.92) +
    flame(X - 4, 134, 1.35, '#e62', '#fd7'),
  cup: onPalm('cup', 98, 0.5),
  phial: (g, person, held) =>
    disc(X, 100, 70, glow(), 'opacity=".35"') + onPalm('phial', 108, 0.52)(g, person, held),
  coin: onPalm('coin', 118, 0.34),
  bread: onPalm('bread', 122, 0.56),
  bird: ({ ink, sky }) => perched(ink.k, mix(ink.k, sky.lum, 0.75), at(X + 8, 66, 0.62)),
  dragon: (g, _, { cloth = g.ink.a }) => put(dragonHead(g, cloth, '#fc4'), 114, 44, 0.46, 0, true),
  rose: (g, person, held) =>
    put(THINGS.rose(g, held), X, 80, 0.5, -8) + hand('grip', person, g.ink, X + 6, 146, -6, 0.92),
  bow: (g, person) =>
    line('M-66-116c-56 76-56 180 0 266', WOOD, 10) +
    carve('-72-104-72 138 2 42', '#da6') +
    line('M-66-116v266', g.ink.p, 1.6) +
    hand('grip', person, g.ink, -106, 30, 0),
  crossbow: (g, person) =>
    path('M-90 176l-8-196h14l10 196Z', WOOD) +
    carve('-88 160-94-10 2', '#da6') +
    path(
      'M-146 16q26-40 56-40 30 0 54 40l-6 2q-22-30-48-28-28-2-50 28Z',
      mix(STEEL, g.ink.k, 0.35),
    ) +
    carve('-140 10-92-18 2-8', '#dee') +
    line('M-144 16l56 44 50-44', g.ink.p, 2) +
    hand('grip', person, g.ink, X + 2, 132, -4),
  book: (g, person) =>
    path('M-136 86l70 16v76l-70-18Z', g.ink.m) +
    path('M-136 86l70 16v8l-70-14Z', '#eec') +
    path('M-66 102l10-6v74l-10 8Z', g.ink.k) +
    line('M-124 106l42 10M-124 148l42 10', GOLD, 3) +
    hand('grip', person, g.ink, -66, 150, 20, 0.9),
  lamp: (g, person) =>
    disc(X - 6, 92, 90, fireGlow()) +
    path('M-106 70h30l4 52h-38Z', g.ink.k) +
    path('M-100 78h18l2 38h-22Z', EMBER) +
    line('M-90 70c-22-30 20-30 0 0', g.ink.k, 4) +
    hand('grip', person, g.ink, -86, 46, 0, 0.9),
  horse: (g, _, { cloth: fur }) => put(BEASTS.horse(g, { fur }), 104, 84, 0.62, 0, true),
  letter: (g, person, held) =>
    put(THINGS.letter(g, held), X - 4, 96, 0.52, -8) +
    hand('grip', person, g.ink, X + 26, 146, -20, 0.86),
  scroll: (g, person) =>
    path('M-104 60h38v90h-38Z', '#edb') +
    path('M-80 60h14v90h-14Z', '#b96') +
    path('M-110 52h50v10h-50ZM-110 148h50v10h-50Z', WOOD) +
    hand('grip', person, g.ink, X + 2, 116, -2, 0.9),
  lute: (g, person, held) =>
    put(THINGS.lute(g, held), -20, 150, 0.78, -58) +
    hand('grip', person, g.ink, -104, 98, -40, 0.8),
};

/** Some things are carried behind the shoulder. */
export const isBehind = (held: Held): boolean => held.what === 'dragon' || held.what === 'horse';

export const inHand = (g: Ground, person: Person, held: Held): string =>
  DRAW[held.what](g, person, held);
