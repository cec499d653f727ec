import type { Recipe } from '../recipe.ts';

/** Places and attachments that only the first edition has, by name. */
export const FIRST_EDITION_PLACES: { readonly [name: string]: Recipe } = {
  "King Robert's Chambers": {
    house: 'baratheon',
    place: 'bedchamber',
    things: [
      { kind: 'hammer', x: 100, turn: 196 },
      { kind: 'cup', x: 220, size: 0.8 },
    ],
  },
  "Queen Cersei's Chambers": {
    house: 'lannister',
    place: 'bedchamber',
    things: [{ kind: 'crown', x: 190, y: 200, size: 0.6 }],
  },
  "Lord Eddard's Chambers": {
    house: 'stark',
    place: 'bedchamber',
    things: [{ kind: 'sword', turn: 184, ripple: '#8ab' }],
  },
  "Lady Daenerys's Chambers": {
    house: 'targaryen',
    place: 'bedchamber',
    things: [
      { kind: 'egg', x: 110, size: 0.6, cloth: '#322' },
      { kind: 'egg', x: 200, size: 0.6, cloth: '#474' },
      { kind: 'egg', size: 0.6, cloth: '#dc9' },
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
      ['reap', 200, 280, 1.1],
      ['bearer', 80, 270, 0.7],
    ],
  },
  'Northern Fiefdoms': {
    house: 'stark',
    place: 'heath',
    time: 'snow',
    weather: 'snow',
    figures: [['bearer', 160, 280, 1]],
  },
  'Eastern Fiefdoms': {
    house: 'targaryen',
    place: 'steppe',
    time: 'dawn',
    figures: [['reap', 200, 280, 1]],
  },
  "Aegon's Garden": {
    house: 'baratheon',
    place: 'garden',
    time: 'dawn',
    empty: true,
    weather: 'petals',
    figures: [['lady', 210, 270, 0.8]],
  },
  'Lannisport Brothel': {
    house: 'lannister',
    place: 'tavern',
    figures: [
      ['dancer', 180, 280, 1.4],
      ['lady', 90, 290, 1.2],
    ],
  },
  'Golden Tooth Mines': {
    house: 'lannister',
    place: 'crypt',
    things: [
      { kind: 'lamp', x: 100, glow: 'fire' },
      { kind: 'coins', x: 200, size: 0.9 },
    ],
  },
  'The Goldroad': {
    house: 'lannister',
    place: 'road',
    time: 'dusk',
    orb: [200, 160, 50],
    riders: [['none', 120, 270, 0.6]],
    figures: [['bearer', 210, 280, 0.8]],
  },
  'Hall of Heroes': {
    house: 'lannister',
    place: 'hall',
    things: [
      { kind: 'sword', turn: 180 },
      { kind: 'shield', y: 170, size: 0.8, crest: 'lannister' },
    ],
  },
  'Sunset Sea': { house: 'lannister', place: 'sea', time: 'dusk', orb: [150, 180, 80] },
  'Narrow Sea': { house: 'stark', place: 'sea', time: 'dawn', weather: 'fog', deed: 'warship' },
  'Summer Sea': {
    house: 'targaryen',
    place: 'sea',
    time: 'noon',
    weather: 'rays',
    deed: 'barge',
  },
  Crossroads: {
    place: 'road',
    time: 'dusk',
    figures: [
      ['bearer', 210, 280, 1],
      ['hooded', 80, 290, 1],
    ],
  },
  'Street of Steel': {
    place: 'town',
    time: 'night',
    things: [{ kind: 'anvil', glow: 'fire' }],
  },
  'Street of Sisters': {
    place: 'sept',
    figures: [
      ['lady', 100, 290, 1.2],
      ['lady', 200, 290, 1.2],
    ],
  },
  'Shadowblack Lane': {
    place: 'town',
    time: 'night',
    orb: [150, 110, 80],
    figures: [['hooded', 150, 290, 1.5]],
  },
  'Winterfell Kennels': {
    house: 'stark',
    place: 'snow',
    time: 'dawn',
    figures: [
      ['child', 80, 280, 1.2, true],
      ['wolf', 200, 280, 0.9],
    ],
  },
  "Xaro's Home": {
    house: 'targaryen',
    place: 'watergardens',
    time: 'noon',
    variant: 0,
    weather: 'petals',
  },
  'Temple of the Graces': {
    house: 'targaryen',
    place: 'city',
    time: 'dawn',
    figures: [
      ['lady', 90, 280, 0.9],
      ['lady', 130, 290, 1],
      ['lady', 220, 280, 0.9],
    ],
  },
  'Great Pyramid': { house: 'targaryen', place: 'city', time: 'night', x: 150, weather: 'fog' },
  "Shadow's Blessing": {
    house: 'baratheon',
    place: 'crypt',
    time: 'fire',
    fires: [[72, 280, 0.8]],
    figures: [['hooded', 170, 290, 2]],
  },
  Motley: { house: 'baratheon', place: 'hall', things: [{ kind: 'cap', glow: 'fire' }] },
  'Stinking Drunk': {
    house: 'baratheon',
    place: 'tavern',
    things: [{ kind: 'cup', y: 200, turn: 100, glow: 'fire' }],
    figures: [['fallen', 150, 290, 1.5]],
  },
  "Gutter Rat's Cunning": {
    house: 'lannister',
    place: 'battlements',
    time: 'night',
    orb: [150, 110, 80],
    figures: [['child', 150, 290, 1.5]],
  },
  'Gilded Plate': {
    house: 'lannister',
    place: 'hall',
    things: [{ kind: 'plate', glow: 'fire' }],
  },
  'Flame-Kissed': {
    house: 'targaryen',
    place: 'flames',
    time: 'fire',
    weather: 'embers',
    figures: [['lady', 150, 270, 1.7]],
  },
  'Bones of a Child': {
    house: 'targaryen',
    place: 'crypt',
    things: [{ kind: 'skull', glow: 'fire' }],
  },
};
