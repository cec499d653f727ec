import type { Recipe } from '../recipe.ts';

/** What happens in the Iron Throne, by the names of its events. */
export const THRONE_RECIPES: { readonly [name: string]: Recipe } = {
  'event.lannister': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    weather: 'rays',
    orb: [150, 130, 1],
    beast: { kind: 'lion', y: 150, size: 1 },
  },
  'event.stark': {
    house: 'stark',
    place: 'godswood',
    time: 'snow',
    weather: 'snow',
    beast: { kind: 'wolf', x: 180, y: 170, size: 1 },
  },
  'event.baratheon': {
    house: 'baratheon',
    place: 'stormsend',
    time: 'storm',
    weather: ['lightning', 'rain'],
    beast: { kind: 'stag', x: 180, y: 190, size: 0.9 },
  },
  'event.targaryen': {
    house: 'targaryen',
    place: 'dragonstone',
    time: 'dusk',
    orb: [150, 110, 70],
    deed: 'threeAloft',
  },
  'event.tyrell': {
    house: 'tyrell',
    place: 'garden',
    time: 'dawn',
    weather: 'petals',
    things: [{ kind: 'rose', y: 120, cloth: '#eb4' }],
  },
  'event.influential': {
    place: 'chamber',
    things: [
      { kind: 'letter', x: 110, size: 0.9, turn: -10 },
      { kind: 'coins', x: 210, size: 0.7, glow: 'fire' },
    ],
  },
  'event.prepared': {
    place: 'camp',
    time: 'dawn',
    things: [
      { kind: 'shield', x: 110, size: 0.9 },
      { kind: 'sword', x: 210, size: 0.8, turn: 190 },
    ],
  },
  'event.mighty': {
    place: 'battle',
    time: 'dusk',
    orb: [150, 150, 70],
    riders: [['sword', 160, 280, 1.1]],
  },
  // Where the houses are at home: encounters take place there.
  'home.lannister': { house: 'lannister', place: 'rock', time: 'dusk', orb: [150, 130, 60] },
  'home.stark': { house: 'stark', place: 'godswood', time: 'snow', weather: 'snow', variant: 1 },
  'home.baratheon': { house: 'baratheon', place: 'stormsend', time: 'storm', weather: 'rain' },
  'home.targaryen': { house: 'targaryen', place: 'dragonstone', time: 'dusk', orb: [150, 110, 70] },
  'home.tyrell': { house: 'tyrell', place: 'garden', time: 'dawn', weather: 'petals' },
};
