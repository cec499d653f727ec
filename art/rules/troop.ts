import type { HeldName } from '../people/held.ts';
import type { Person, View } from '../people/person.ts';
import type { PersonAt } from '../recipe.ts';

/** Men of whom nobody knows the name: no two have the same face. */
const FACES: readonly Person[] = [
  { form: 'broken', jaw: 1.08, beard: 'short', hairColour: 'brown' },
  {
    form: 'hook',
    jaw: 0.94,
    beard: 'moustache',
    hair: 'swept',
    hairColour: 'dark',
    lids: 'hooded',
  },
  { form: 'snub', beard: 'full', hair: 'wild', hairColour: 'auburn', brow: 1.3 },
  { form: 'long', jaw: 0.92, beard: 'stubble', hair: 'cropped', hairColour: 'sand', age: 'youth' },
  { form: 'broad', jaw: 1.14, beard: 'forked', hair: 'long', hairColour: 'black', anger: 0.6 },
  { jaw: 1.02, beard: 'whiskers', hair: 'fringe', hairColour: 'grey', age: 'middle' },
  { form: 'hook', jaw: 1.06, beard: 'pointed', hair: 'bald', hairColour: 'iron', mark: 'scar' },
  { form: 'broad', jaw: 0.98, hair: 'curls', hairColour: 'red', age: 'youth', mark: 'freckles' },
];

type Spot = readonly [x: number, y: number, size: number, view: View];

/** How they stand, back to front; the last one leads. */
const FORMS = {
  wedge: [
    [68, 150, 0.72, 'left'],
    [236, 150, 0.72, 'right'],
    [150, 166, 0.94, 'front'],
  ],
  rank: [
    [256, 142, 0.6, 'left'],
    [188, 154, 0.74, 'left'],
    [98, 172, 0.92, 'left'],
  ],
  file: [
    [44, 142, 0.6, 'right'],
    [112, 154, 0.74, 'right'],
    [202, 172, 0.92, 'right'],
  ],
  pair: [
    [218, 146, 0.78, 'right'],
    [98, 160, 0.9, 'left'],
  ],
  facing: [
    [84, 150, 0.8, 'right'],
    [216, 158, 0.86, 'left'],
  ],
  five: [
    [30, 148, 0.6, 'left'],
    [270, 148, 0.6, 'right'],
    [90, 150, 0.6, 'left'],
    [210, 150, 0.6, 'right'],
    [150, 172, 0.8, 'front'],
  ],
} as const satisfies { [name: string]: readonly Spot[] };
export type Form = keyof typeof FORMS;

const LOCKS = ['braid', 'wild', 'long', 'curls'] as const;

/** Somebody with one of these faces. */
export const nobody = (face: number, dress: Person): Person => {
  const { beard, jaw, hair, ...rest } = FACES[face % FACES.length];
  return dress.sex === 'woman'
    ? { ...rest, hair: LOCKS[face % LOCKS.length], ...dress }
    : { beard, jaw, hair, ...rest, ...dress };
};

/** A regiment: faces from one on, a dress, and what they hold; of five only the first is armed, the rest would be a thicket. */
export const troop = (
  form: Form,
  first: number,
  dress: Person,
  what?: HeldName,
): readonly PersonAt[] =>
  FORMS[form].map(([x, y, size, view], i, all) => ({
    person: nobody(first + 3 * i, dress),
    x,
    y,
    size,
    view,
    holds: what && (all.length < 5 || i === 4) ? what : undefined,
  }));
