import { BLOOD, type Colour, GOLD, type Inks, mix, WHITE } from '../core/inks.ts';
import { path } from '../core/marks.ts';
import type { Person } from './person.ts';

/** Skin: lit and half. The shadow is mixed with the inks of the house. */
export const SKIN = {
  fair: ['#f6dcc0', '#c98f6e'],
  pale: ['#f8e9dc', '#b99a94'],
  ruddy: ['#f1cba6', '#bb6f52'],
  olive: ['#ecc79c', '#b07a4e'],
  tan: ['#e0ab7c', '#9c5f38'],
  brown: ['#bb7f52', '#774729'],
  dark: ['#94603f', '#532f1f'],
  black: ['#6f4630', '#3a2118'],
  ash: ['#dfe0dc', '#8f979c'],
} as const;
export type SkinName = keyof typeof SKIN;

/** Hair: the mass and its cuts. */
export const HAIR = {
  black: ['#14121a', '#5d6472'],
  dark: ['#1a1210', '#7b5236'],
  brown: ['#2c1a10', '#9a6a3f'],
  auburn: ['#5c1d10', '#d9713a'],
  red: ['#5a1208', '#e8662e'],
  gold: ['#7c4f10', '#fbdc82'],
  sand: ['#5a3d1c', '#d7b06c'],
  silver: ['#5d5a72', '#f7f4fa'],
  grey: ['#3d4046', '#c3c7ca'],
  iron: ['#22262c', '#8e979e'],
  white: ['#7a7e84', '#fbfaf6'],
  blue: ['#123a6a', '#58a6e0'],
} as const;
export type HairColour = keyof typeof HAIR;

/** The inks of a person as they are handed to the shared parts. */
export function tonesOf(person: Person, ink: Inks, lum: Colour): { [name: string]: Colour } {
  const skin = SKIN[person.skin ?? 'fair'];
  const hair = HAIR[person.hairColour ?? 'brown'];
  const beard = HAIR[person.beardColour ?? person.hairColour ?? 'brown'];
  const cloth = person.cloth ?? ink.m;
  const steel = person.armour ?? mix('#7d8995', ink.m, 0.25);
  const fur = person.fur ?? mix(ink.l, '#8a7660', 0.35);
  const metal = person.metal ?? GOLD;
  const shade = mix(mix(skin[1], ink.k, 0.66), ink.d, 0.3);
  return {
    k: ink.k,
    ink: mix(ink.k, '#0a0605', 0.5),
    sk: mix(skin[0], lum, 0.16),
    sh: mix(skin[1], ink.m, 0.14),
    sd: shade,
    ln: mix(skin[1], shade, 0.45),
    ew: mix(skin[0], WHITE, 0.55),
    iris: person.iris ?? '#1a1512',
    lip: person.lip ?? mix(skin[1], '#a02a2a', 0.45),
    brow: mix(hair[0], ink.k, 0.35),
    c: cloth,
    cd: mix(cloth, ink.k, 0.55),
    cl: mix(cloth, ink.p, 0.4),
    g: metal,
    gd: mix(metal, ink.k, 0.5),
    j: person.jewel ?? BLOOD,
    s: steel,
    sl: mix(steel, '#fff6dc', 0.55),
    st: mix(steel, ink.k, 0.62),
    f: fur,
    fd: mix(fur, ink.k, 0.72),
    hd: hair[0],
    hl: hair[1],
    bd: beard[0],
    bl: beard[1],
    rim: lum,
  };
}

/** The same inks by name, for the parts that use them. */
const v = <const T extends string>(name: T) => `var(--${name})` as const;
export const TONE = {
  k: v('k'),
  ink: v('ink'),
  skin: v('sk'),
  half: v('sh'),
  shade: v('sd'),
  line: v('ln'),
  eyeWhite: v('ew'),
  iris: v('iris'),
  lip: v('lip'),
  brow: v('brow'),
  cloth: v('c'),
  clothDark: v('cd'),
  clothLight: v('cl'),
  metal: v('g'),
  metalDark: v('gd'),
  jewel: v('j'),
  steel: v('s'),
  steelLight: v('sl'),
  steelDark: v('st'),
  fur: v('f'),
  furDark: v('fd'),
  hair: v('hd'),
  hairLight: v('hl'),
  beard: v('bd'),
  beardLight: v('bl'),
  rim: v('rim'),
} as const;

/** A shadow goes a little over the edge of what it lies on, or light would shine through there. */
export const shadow = (d: string): string =>
  path(d, TONE.shade, `stroke="${TONE.shade}" stroke-width="2"`);
