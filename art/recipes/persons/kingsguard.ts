import type { Person } from '../../people/person.ts';
import type { Known } from './person.ts';
import { known } from './person.ts';

const one = known('lannister');

/** White scales and a white cloak: only the faces tell the brothers apart. */
const brother = (name: string, face: Person, seen: Known['seen']): Known =>
  one(
    [`Ser ${name}`, name],
    { body: 'scales', armour: '#ddd', cloth: '#eed', ...face },
    { place: 'throne', holds: 'sword', ...seen },
  );

export const kingsguard = [
  brother(
    'Mandon Moore',
    {
      age: 'middle',
      jaw: 1,
      weight: -0.6,
      lids: 'narrow',
      lips: 0.7,
      hair: 'cropped',
      hairColour: 'sand',
      iris: '#cdd',
      skin: 'pale',
    },
    { view: 'front', place: 'battlements', time: 'wild' },
  ),
  brother(
    'Meryn Trant',
    {
      age: 'middle',
      jaw: 1.1,
      lids: 'hooded',
      mouth: 1.1,
      anger: 0.5,
      hair: 'short',
      hairColour: 'auburn',
      beard: 'short',
      beardColour: 'auburn',
    },
    { view: 'right', place: 'redkeep', time: 'dusk' },
  ),
  brother(
    'Arys Oakheart',
    {
      age: 'grown',
      jaw: 1,
      smile: 0.3,
      form: 'straight',
      hair: 'swept',
      hairColour: 'brown',
      iris: '#578',
    },
    { view: 'left', place: 'watergardens', time: 'noon' },
  ),
  brother(
    'Boros Blount',
    {
      age: 'middle',
      jaw: 1.2,
      weight: 0.9,
      form: 'broad',
      skin: 'ruddy',
      anger: 0.4,
      hair: 'bald',
      hairColour: 'iron',
      beard: 'whiskers',
    },
    { view: 'left', place: 'hall' },
  ),
  brother(
    'Preston Greenfield',
    {
      age: 'grown',
      jaw: 1,
      form: 'long',
      brow: 1.2,
      hair: 'curls',
      hairColour: 'dark',
      beard: 'goatee',
      beardColour: 'dark',
    },
    { view: 'right', place: 'town', time: 'storm', weather: 'rain' },
  ),
] as const;
