import type { Colour } from '../core/inks.ts';
import type { BeardName } from './beards.ts';
import type { BodyName } from './bodies.ts';
import type { HairColour, SkinName } from './colours.ts';
import type { HairName } from './hair.ts';
import type { HeadgearName } from './headgear.ts';

/** How a person is built and dressed: everything but where they stand and what they hold. */

export type Age = 'child' | 'youth' | 'grown' | 'middle' | 'old';
export type NoseForm = 'straight' | 'hook' | 'snub' | 'broad' | 'broken' | 'long';
export type Lids = 'plain' | 'hooded' | 'round' | 'narrow' | 'closed';

export interface Face {
  /** Width of the jaw; 1 is a plain man's. */
  readonly jaw?: number;
  /** How far down the chin reaches. */
  readonly chin?: number;
  /** -1 gaunt to 1 fat. */
  readonly weight?: number;
  readonly nose?: number;
  readonly form?: NoseForm;
  readonly brow?: number;
  readonly arch?: number;
  readonly eye?: number;
  readonly lids?: Lids;
  readonly lips?: number;
  readonly mouth?: number;
  readonly smile?: number;
  readonly anger?: number;
  /** Lines of the face, 0 to 1, over what the age gives. */
  readonly lines?: number;
  readonly mark?: 'scar' | 'patch' | 'burn' | 'greyscale' | 'freckles' | 'cleft' | 'blind';
}

export interface Person extends Face {
  readonly sex?: 'man' | 'woman';
  readonly age?: Age;
  readonly skin?: SkinName;
  readonly hair?: HairName;
  readonly hairColour?: HairColour;
  readonly beard?: BeardName;
  readonly beardColour?: HairColour;
  readonly body?: BodyName;
  readonly head?: HeadgearName;
  readonly cloth?: Colour;
  readonly armour?: Colour;
  readonly fur?: Colour;
  readonly metal?: Colour;
  readonly jewel?: Colour;
  readonly iris?: Colour;
  readonly lip?: Colour;
  /** A maester's chain. */
  readonly chain?: boolean;
  /** A net of jewels in the hair. */
  readonly net?: boolean;
  /** A brooch with the crest of the house. */
  readonly tilt?: number;
  /** The body's size; a dwarf and a child have a small one. */
  readonly build?: number;
}

export type View = 'left' | 'right' | 'front';

/** A face with every number given. */
export interface Features extends Required<Omit<Face, 'mark'>> {
  readonly mark: Face['mark'];
  readonly woman: boolean;
  readonly child: boolean;
}

const AGES: { readonly [age in Age]: { readonly lines: number; readonly sag: number } } = {
  child: { lines: 0, sag: 0 },
  youth: { lines: 0, sag: 0 },
  grown: { lines: 0.15, sag: 0 },
  middle: { lines: 0.5, sag: 0.3 },
  old: { lines: 1, sag: 0.8 },
};

const MAN = { jaw: 1, chin: 0, nose: 1, brow: 1, eye: 1, lips: 1, mouth: 1, smile: 0 };
const WOMAN = {
  jaw: 0.84,
  chin: -6,
  nose: 0.8,
  brow: 0.42,
  eye: 1.28,
  lips: 1.5,
  mouth: 0.92,
  smile: 0.4,
};
const CHILD = {
  jaw: 0.97,
  chin: -16,
  nose: 0.5,
  brow: 0.45,
  eye: 1.7,
  lips: 1.05,
  mouth: 0.85,
  smile: 0.2,
};

export function featuresOf(person: Person): Features {
  const { sex = 'man', age = 'grown' } = person;
  const child = age === 'child';
  const woman = sex === 'woman';
  const base = child ? CHILD : woman ? WOMAN : MAN;
  const { lines, sag } = AGES[age];
  const young = age === 'youth';
  return {
    jaw: person.jaw ?? base.jaw * (young && !woman ? 0.93 : 1),
    chin: person.chin ?? base.chin - (young && !woman ? 3 : 0),
    weight: person.weight ?? (age === 'old' ? -0.4 : 0),
    nose: person.nose ?? base.nose * (1 + sag * 0.12),
    form: person.form ?? (child ? 'snub' : 'straight'),
    brow: person.brow ?? base.brow * (young ? 0.8 : 1),
    arch: person.arch ?? (woman ? 1 : 0),
    eye: person.eye ?? base.eye * (1 - sag * 0.22) * (young && !woman ? 1.12 : 1),
    lids: person.lids ?? 'plain',
    lips: person.lips ?? base.lips * (1 - sag * 0.3),
    mouth: person.mouth ?? base.mouth,
    smile: person.smile ?? base.smile,
    anger: person.anger ?? 0,
    lines: person.lines ?? lines,
    mark: person.mark,
    woman,
    child,
  };
}
