import type { Recipe } from '../recipe.ts';
import { personCalled } from './persons/index.ts';

const face = (name: string) => personCalled(name)!.person;

/** Pictures of the pages: the hero, the posters of the games, how matches end, and empty shelves. */
export const PAGE_RECIPES = {
  /** 914 units wide: a council by the sea. */
  hero: {
    house: 'stark',
    place: 'redkeep',
    time: 'night',
    span: 914,
    x: 457,
    orb: [457, 120, 104],
    people: [
      {
        person: { ...face('Oberyn Martell') },
        house: 'martell',
        x: 334,
        y: 196,
        size: 0.5,
        view: 'right',
      },
      {
        person: { ...face('Asha Greyjoy') },
        house: 'greyjoy',
        x: 584,
        y: 196,
        size: 0.5,
        view: 'left',
      },
      {
        person: { ...face('Margaery Tyrell') },
        house: 'tyrell',
        x: 236,
        y: 178,
        size: 0.66,
        view: 'right',
      },
      {
        person: { ...face('Daenerys Targaryen'), tilt: 0 },
        house: 'targaryen',
        x: 682,
        y: 178,
        size: 0.66,
        view: 'left',
      },
      {
        person: { ...face('Eddard Stark') },
        house: 'stark',
        x: 108,
        y: 150,
        size: 0.9,
        view: 'right',
      },
      {
        person: { ...face('Cersei Lannister'), head: 'crown' },
        house: 'lannister',
        x: 806,
        y: 154,
        size: 0.9,
        view: 'left',
      },
    ],
  },
  'iron-throne': { place: 'throne' },
  agot2: {
    house: 'stark',
    place: 'snow',
    time: 'night',
    weather: 'snow',
    empty: true,
    orb: [150, 70, 44],
    beast: { kind: 'wolf', y: 156, size: 1.06 },
  },
  agot1: {
    house: 'targaryen',
    place: 'city',
    time: 'fire',
    weather: 'embers',
    beast: { kind: 'dragon', x: 160, y: 128, size: 0.98, glow: true },
  },
  asoiaf: {
    place: 'battle',
    time: 'dawn',
    empty: true,
    banners: [
      ['stark', 36, 190, 64],
      ['lannister', 210, 180, 64],
    ],
    riders: [
      ['lance', 62, 250, 0.76, true],
      ['sword', 238, 250, 0.76],
    ],
  },
  victory: {
    house: 'lannister',
    place: 'throne',
    weather: 'rays',
    figures: [['king', 150, 256, 1.3]],
    fires: [
      [40, 280, 0.7],
      [260, 280, 0.7],
    ],
  },
  defeat: { house: 'nightswatch', place: 'heath', time: 'snow', weather: 'snow', deed: 'grave' },
  draw: { place: 'hall', deed: 'emptyCrown' },
  betrayal: { house: 'frey', place: 'hall', deed: 'betrayal' },
  truce: { house: 'tyrell', place: 'hall', deed: 'pact' },
  war: {
    house: 'lannister',
    place: 'battle',
    time: 'fire',
    weather: 'embers',
    empty: true,
    banners: [
      ['stark', 36, 200, 60],
      ['lannister', 220, 200, 60],
    ],
    figures: [
      ['fence', 206, 284, 1.3],
      ['fence', 92, 284, 1.3, true],
    ],
  },
  crypt: { house: 'stark', place: 'crypt' },
  nothing: { place: 'road', time: 'dusk', orb: [120, 170, 50] },
  lost: {
    house: 'nightswatch',
    place: 'woods',
    time: 'snow',
    weather: ['snow', 'fog'],
    figures: [['hooded', 150, 276, 1]],
  },
} as const satisfies { [name: string]: Recipe };

export type PageName = keyof typeof PAGE_RECIPES;
