import type { Recipe } from '../recipe.ts';

/** What happens in the Iron Throne, by the names of its events. */
export const THRONE_RECIPES: { readonly [name: string]: Recipe } = {
  'event.lannister': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    weather: ['rays'],
    orb: [150, 130, 1],
    beast: { kind: 'lion', y: 150, size: 1.02 },
  },
  'event.stark': {
    house: 'stark',
    place: 'godswood',
    time: 'snow',
    weather: ['snow'],
    beast: { kind: 'wolf', x: 180, y: 168, size: 0.98 },
  },
  'event.baratheon': {
    house: 'baratheon',
    place: 'stormsend',
    time: 'storm',
    weather: ['lightning', 'rain'],
    beast: { kind: 'stag', x: 176, y: 194, size: 0.92 },
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
    weather: ['petals'],
    things: [{ kind: 'rose', y: 120, cloth: '#e9b94a' }],
  },
  'event.influential': {
    house: 'neutral',
    place: 'chamber',
    things: [
      { kind: 'letter', x: 108, y: 160, size: 0.9, turn: -10 },
      { kind: 'coins', x: 210, y: 204, size: 0.66, glow: 'fire' },
    ],
  },
  'event.prepared': {
    house: 'neutral',
    place: 'camp',
    time: 'dawn',
    things: [
      { kind: 'shield', x: 110, y: 150, size: 0.86 },
      { kind: 'sword', x: 206, y: 140, size: 0.8, turn: 14 },
    ],
  },
  'event.mighty': {
    house: 'neutral',
    place: 'battle',
    time: 'dusk',
    orb: [150, 150, 70],
    riders: [['sword', 156, 278, 1.1]],
  },
  // Where the houses are at home: encounters take place there.
  'home.lannister': { house: 'lannister', place: 'rock', time: 'dusk', orb: [150, 130, 60] },
  'home.stark': { house: 'stark', place: 'godswood', time: 'snow', weather: ['snow'], variant: 1 },
  'home.baratheon': { house: 'baratheon', place: 'stormsend', time: 'storm', weather: ['rain'] },
  'home.targaryen': { house: 'targaryen', place: 'dragonstone', time: 'dusk', orb: [150, 110, 70] },
  'home.tyrell': { house: 'tyrell', place: 'garden', time: 'dawn', weather: ['petals'] },
};
