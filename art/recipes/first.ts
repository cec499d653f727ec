import type { Recipe } from '../recipe.ts';

/** A huge sun or moon behind what happens. */
const SUN = [150, 156, 84] as const;
const MOON = [150, 112, 84] as const;

/** Plots and events that only the first edition has, by name. */
export const FIRST_EDITION_RECIPES: { readonly [name: string]: Recipe } = {
  'Summoning Season': {
    house: 'neutral',
    place: 'road',
    time: 'dawn',
    things: [{ kind: 'horn', y: 120, glow: 'light' }],
    figures: [['stand', 60, 284, 0.9]],
  },
  'Mutual Cause': { house: 'neutral', place: 'river', time: 'dawn', deed: 'pact' },
  'Uneasy Truce': {
    house: 'neutral',
    place: 'camp',
    time: 'dusk',
    orb: SUN,
    figures: [
      ['stand', 110, 282, 1.3],
      ['stand', 194, 282, 1.3, true],
    ],
  },
  'Rains of Autumn': {
    house: 'lannister',
    place: 'harvest',
    time: 'storm',
    weather: ['rain', 'leaves'],
  },
  'Good for the Gander': {
    house: 'neutral',
    place: 'tavern',
    things: [
      { kind: 'bread', x: 120, y: 176 },
      { kind: 'cup', x: 204, y: 150, glow: 'fire' },
    ],
  },
  'Tourney for the Hand': {
    house: 'neutral',
    place: 'garden',
    time: 'noon',
    orb: [150, 150, 74],
    riders: [
      ['lance', 92, 274, 0.86],
      ['lance', 220, 274, 0.7],
    ],
  },
  'Fleeing to the Wall': {
    house: 'nightswatch',
    place: 'wall',
    time: 'snow',
    weather: ['gale'],
    figures: [['hooded', 150, 286, 1]],
  },
  'Drunken Allegations': {
    house: 'neutral',
    place: 'tavern',
    things: [{ kind: 'cup', y: 150, size: 1.15, turn: 16, glow: 'fire' }],
  },
  'Mutual Blackmail': {
    house: 'neutral',
    place: 'crypt',
    things: [
      { kind: 'letter', x: 104, y: 150, turn: -12 },
      { kind: 'dagger', x: 212, y: 150, turn: 14 },
    ],
  },
  'Planning Ahead': { house: 'baratheon', place: 'painted', things: [{ kind: 'cyvasse', y: 140 }] },
  'Hear Me Roar': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    empty: true,
    beast: { kind: 'lion', y: 150, size: 1.06 },
  },
  Blockade: { house: 'baratheon', place: 'sea', time: 'storm', weather: ['rain'], deed: 'fleet' },
  'The Power of Blood': {
    house: 'neutral',
    place: 'throne',
    figures: [
      ['king', 150, 282, 1.4],
      ['kneel', 74, 284, 1.2, true],
    ],
  },
  'Building Season': {
    house: 'neutral',
    place: 'battlements',
    time: 'dawn',
    things: [{ kind: 'hammer', y: 150, turn: 20, glow: 'light' }],
  },
  'Mutual Enemies': {
    house: 'neutral',
    place: 'ruins',
    time: 'storm',
    weather: ['lightning'],
    orb: MOON,
    figures: [
      ['fence', 196, 274, 1.2],
      ['fence', 94, 274, 1.2, true],
    ],
  },
  'Holding the Trident': {
    house: 'tully',
    place: 'river',
    time: 'dusk',
    orb: SUN,
    banners: [['tully', 200, 190, 70]],
    figures: [['archer', 110, 282, 1.3]],
  },
  'Snowed Under': { house: 'stark', place: 'woods', time: 'snow', weather: ['gale', 'snow'] },
  'The Power of Arms': {
    house: 'neutral',
    place: 'battle',
    time: 'dusk',
    empty: true,
    things: [
      { kind: 'axe', x: 104, y: 140, turn: -24 },
      { kind: 'sword', x: 200, y: 136, turn: 22 },
    ],
  },
  'Valar Morghulis': {
    house: 'neutral',
    place: 'crypt',
    things: [{ kind: 'coin', y: 150, size: 1.2, glow: 'fire' }],
  },
  'Condemned by the Realm': { house: 'neutral', place: 'heath', time: 'storm', deed: 'gallows' },
  'Counting Favors': {
    house: 'lannister',
    place: 'chamber',
    things: [
      { kind: 'coins', x: 110, y: 170 },
      { kind: 'letter', x: 214, y: 150, size: 0.9, turn: 10 },
    ],
  },
  'Power and Wealth': {
    house: 'neutral',
    place: 'throne',
    things: [
      { kind: 'crown', x: 150, y: 120, glow: 'fire' },
      { kind: 'coins', x: 150, y: 214, size: 0.9 },
    ],
  },
  "Mad King's Legacy": {
    house: 'targaryen',
    place: 'throne',
    things: [{ kind: 'crown', y: 150, glow: 'wild', burns: true }],
  },
  'Rule by Decree': {
    house: 'neutral',
    place: 'hall',
    things: [
      { kind: 'letter', x: 130, y: 146 },
      { kind: 'seal', x: 216, y: 196, size: 0.7 },
    ],
  },
  'Noose and Swordpoint': {
    house: 'neutral',
    place: 'dungeon',
    things: [
      { kind: 'chains', x: 104, y: 140 },
      { kind: 'sword', x: 212, y: 146, turn: 168 },
    ],
  },
  'Herding the Masses': {
    house: 'neutral',
    place: 'town',
    time: 'night',
    orb: MOON,
    figures: [
      ['stand', 70, 284, 1],
      ['lady', 116, 284, 1],
      ['hooded', 160, 284, 1],
      ['stand', 232, 280, 1.4, true],
    ],
  },
  "The Lion's Will": {
    house: 'lannister',
    place: 'hall',
    empty: true,
    beast: { kind: 'lion', y: 150, size: 1.06 },
  },
  'Winter is Coming': {
    house: 'stark',
    place: 'snow',
    time: 'storm',
    weather: ['gale'],
    empty: true,
    beast: { kind: 'wolf', y: 160 },
  },
  'Call Their Bluff': {
    house: 'lannister',
    place: 'tavern',
    things: [{ kind: 'cyvasse', y: 150, glow: 'fire' }],
  },
  'Insidious Ways': {
    house: 'lannister',
    place: 'crypt',
    things: [{ kind: 'phial', y: 146, glow: 'wild' }],
  },
  "Bran the Builder's Legacy": { house: 'stark', place: 'wall', time: 'dawn' },
  'Dance With Dragons': { house: 'targaryen', place: 'city', time: 'dusk', deed: 'threeAloft' },
  'Forever Burning': { house: 'baratheon', place: 'heath', time: 'fire', deed: 'pyre' },
  'Westeros Bleeds': {
    house: 'neutral',
    place: 'battle',
    time: 'fire',
    weather: ['ash'],
    deed: 'grave',
  },
  "I'm You Writ Small": {
    house: 'lannister',
    place: 'throne',
    figures: [
      ['king', 196, 284, 1.6],
      ['child', 92, 286, 1.15],
    ],
  },
  "You've Killed the Wrong Dwarf!": {
    house: 'lannister',
    place: 'heath',
    time: 'night',
    orb: MOON,
    figures: [
      ['fallen', 110, 286, 1.2],
      ['strike', 206, 284, 1.2],
    ],
  },
  Distraction: {
    house: 'neutral',
    place: 'tavern',
    figures: [
      ['dancer', 150, 270, 1.3],
      ['hooded', 52, 288, 1.3],
      ['stand', 252, 290, 1.2, true],
    ],
  },
  'Kings in the North': {
    house: 'stark',
    place: 'snow',
    time: 'snow',
    weather: ['snow'],
    banners: [['stark', 44, 200, 80]],
    figures: [
      ['king', 150, 280, 1.3],
      ['kneel', 248, 288, 0.9],
      ['kneel', 52, 288, 0.9, true],
    ],
  },
  'Guilty!': {
    house: 'stark',
    place: 'throne',
    things: [{ kind: 'scales', y: 140, glow: 'fire' }],
  },
  'I Never Bet Against My Family': {
    house: 'lannister',
    place: 'tavern',
    things: [{ kind: 'coin', y: 150, size: 1.1, glow: 'fire', crest: 'lannister' }],
  },
  'A Lannister Pays His Debts': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    things: [
      { kind: 'coins', x: 130, y: 206, glow: 'fire' },
      { kind: 'dagger', x: 214, y: 140, turn: 20 },
    ],
  },
  Muster: {
    house: 'neutral',
    place: 'camp',
    time: 'dawn',
    banners: [
      ['stark', 60, 210, 70],
      ['tully', 216, 190, 70],
    ],
    figures: [
      ['stand', 104, 286, 1],
      ['stand', 150, 290, 1.1],
      ['stand', 198, 286, 1],
    ],
  },
  'Prosperity and Plenty': {
    house: 'neutral',
    place: 'harvest',
    time: 'dawn',
    orb: SUN,
    figures: [
      ['bearer', 100, 280, 1.2],
      ['bearer', 204, 284, 1.3, true],
    ],
  },
  Retreat: {
    house: 'neutral',
    place: 'heath',
    time: 'dusk',
    weather: ['ash'],
    orb: SUN,
    fires: [[252, 262, 0.6]],
    riders: [
      ['sword', 200, 262, 0.56],
      ['bow', 96, 278, 0.76],
    ],
  },
  'Support of the Kingdom': {
    house: 'neutral',
    place: 'hall',
    figures: [
      ['king', 150, 258, 1.2],
      ['kneel', 248, 288, 1],
      ['kneel', 52, 288, 1, true],
    ],
  },
  'Seductive Promise': {
    house: 'neutral',
    place: 'bedchamber',
    things: [
      { kind: 'mask', x: 112, y: 140, size: 0.9, glow: 'fire' },
      { kind: 'rose', x: 212, y: 160, size: 0.8 },
    ],
  },
  'Distinct Mastery': {
    house: 'neutral',
    place: 'chamber',
    things: [
      { kind: 'book', y: 176, glow: 'fire' },
      { kind: 'dagger', x: 150, y: 84, turn: 90, size: 0.8 },
    ],
  },
};
