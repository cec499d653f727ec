import type { Recipe } from '../recipe.ts';

/** Places and attachments that only the first edition has, by name. */
export const FIRST_EDITION_PLACES: { readonly [name: string]: Recipe } = {
  "King Robert's Chambers": {
    house: 'baratheon',
    place: 'bedchamber',
    things: [
      { kind: 'hammer', x: 104, y: 150, turn: -20 },
      { kind: 'cup', x: 216, y: 170, size: 0.8 },
    ],
  },
  "Queen Cersei's Chambers": {
    house: 'lannister',
    place: 'bedchamber',
    things: [{ kind: 'crown', x: 190, y: 200, size: 0.62 }],
  },
  "Lord Eddard's Chambers": {
    house: 'stark',
    place: 'bedchamber',
    things: [{ kind: 'sword', y: 128, turn: 184, ripple: '#8fa4b4' }],
  },
  "Lady Daenerys's Chambers": {
    house: 'targaryen',
    place: 'bedchamber',
    things: [
      { kind: 'egg', x: 112, y: 196, size: 0.56, cloth: '#3a2a2a' },
      { kind: 'egg', x: 196, y: 196, size: 0.56, cloth: '#3f7a4a' },
      { kind: 'egg', x: 154, y: 200, size: 0.62, cloth: '#e0cf9a' },
    ],
  },
  'Stormlands Fiefdoms': {
    house: 'baratheon',
    place: 'stormsend',
    time: 'storm',
    weather: ['rain', 'lightning'],
  },
  'Western Fiefdoms': {
    house: 'lannister',
    place: 'harvest',
    time: 'noon',
    empty: true,
    figures: [
      ['bearer', 120, 272, 0.9],
      ['bearer', 186, 266, 0.8],
    ],
  },
  'Northern Fiefdoms': {
    house: 'stark',
    place: 'heath',
    time: 'snow',
    weather: ['snow'],
    figures: [['bearer', 160, 276, 1]],
  },
  'Eastern Fiefdoms': {
    house: 'targaryen',
    place: 'steppe',
    time: 'dawn',
    figures: [['bearer', 190, 276, 1]],
  },
  "Aegon's Garden": {
    house: 'baratheon',
    place: 'garden',
    time: 'dawn',
    empty: true,
    weather: ['petals'],
    figures: [['lady', 206, 268, 0.8]],
  },
  'Lannisport Brothel': {
    house: 'lannister',
    place: 'tavern',
    figures: [
      ['dancer', 176, 276, 1.4],
      ['lady', 92, 286, 1.2],
    ],
  },
  'Golden Tooth Mines': {
    house: 'lannister',
    place: 'crypt',
    things: [
      { kind: 'lamp', x: 96, y: 150, glow: 'fire' },
      { kind: 'coins', x: 200, y: 216, size: 0.9 },
    ],
  },
  'The Goldroad': {
    house: 'lannister',
    place: 'road',
    time: 'dusk',
    orb: [196, 160, 52],
    riders: [['none', 118, 270, 0.6]],
    figures: [['bearer', 206, 276, 0.8]],
  },
  'Hall of Heroes': {
    house: 'lannister',
    place: 'hall',
    things: [
      { kind: 'sword', x: 150, y: 130, turn: 180 },
      { kind: 'shield', x: 150, y: 170, size: 0.8, crest: 'lannister' },
    ],
  },
  'Sunset Sea': { house: 'lannister', place: 'sea', time: 'dusk', orb: [150, 176, 84] },
  'Narrow Sea': { house: 'stark', place: 'sea', time: 'dawn', weather: ['fog'], deed: 'warship' },
  'Summer Sea': {
    house: 'targaryen',
    place: 'sea',
    time: 'noon',
    weather: ['rays'],
    deed: 'barge',
  },
  Crossroads: {
    house: 'neutral',
    place: 'road',
    time: 'dusk',
    figures: [
      ['bearer', 214, 284, 1],
      ['hooded', 84, 288, 1],
    ],
  },
  'Street of Steel': {
    house: 'neutral',
    place: 'town',
    time: 'night',
    things: [{ kind: 'anvil', y: 196, glow: 'fire' }],
  },
  'Street of Sisters': {
    house: 'neutral',
    place: 'sept',
    figures: [
      ['lady', 100, 286, 1.2],
      ['lady', 196, 286, 1.2],
    ],
  },
  'Shadowblack Lane': {
    house: 'neutral',
    place: 'town',
    time: 'night',
    orb: [150, 112, 84],
    figures: [['hooded', 150, 288, 1.5]],
  },
  'Winterfell Kennels': {
    house: 'stark',
    place: 'snow',
    time: 'dawn',
    beast: { kind: 'wolf', size: 0.5, x: 150, y: 220, fur: '#6a5a4a' },
  },
  "Xaro's Home": { house: 'targaryen', place: 'watergardens', time: 'noon', weather: ['petals'] },
  'Temple of the Graces': {
    house: 'targaryen',
    place: 'city',
    time: 'dawn',
    figures: [
      ['lady', 90, 280, 0.9],
      ['lady', 132, 286, 1],
      ['lady', 222, 282, 0.9],
    ],
  },
  'Great Pyramid': { house: 'targaryen', place: 'city', time: 'night', x: 150, weather: ['fog'] },
  "Shadow's Blessing": {
    house: 'baratheon',
    place: 'crypt',
    time: 'fire',
    fires: [[72, 280, 0.8]],
    figures: [['hooded', 170, 290, 2]],
  },
  Motley: { house: 'baratheon', place: 'hall', things: [{ kind: 'cap', y: 150, glow: 'fire' }] },
  'Stinking Drunk': {
    house: 'baratheon',
    place: 'tavern',
    things: [{ kind: 'cup', y: 196, turn: 100, glow: 'fire' }],
    figures: [['fallen', 150, 290, 1.5]],
  },
  "Gutter Rat's Cunning": {
    house: 'lannister',
    place: 'battlements',
    time: 'night',
    orb: [150, 112, 84],
    figures: [['child', 150, 286, 1.5]],
  },
  'Gilded Plate': {
    house: 'lannister',
    place: 'hall',
    things: [{ kind: 'plate', y: 146, glow: 'fire' }],
  },
  'Flame-Kissed': {
    house: 'targaryen',
    place: 'flames',
    time: 'fire',
    weather: ['embers'],
    figures: [['lady', 150, 270, 1.7]],
  },
  'Bones of a Child': {
    house: 'targaryen',
    place: 'crypt',
    things: [{ kind: 'skull', y: 150, glow: 'fire' }],
  },
};
