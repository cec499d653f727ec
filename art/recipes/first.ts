import type { Recipe } from '../recipe.ts';

/** A huge sun or moon behind what happens. */
const SUN = [150, 160, 80] as const;
const MOON = [150, 110, 80] as const;

/** Plots and events that only the first edition has, by name. */
export const FIRST_EDITION_RECIPES: { readonly [name: string]: Recipe } = {
  'Summoning Season': {
    place: 'road',
    time: 'dawn',
    orb: [180, 150, 80],
    figures: [['blow', 180, 280, 1.6]],
  },
  'Mutual Cause': { place: 'river', time: 'dawn', empty: true, deed: 'pact' },
  'Uneasy Truce': {
    place: 'camp',
    time: 'dusk',
    orb: SUN,
    figures: [
      ['stand', 110, 280, 1.3],
      ['stand', 190, 280, 1.3, true],
    ],
  },
  'Rains of Autumn': {
    house: 'lannister',
    place: 'harvest',
    time: 'storm',
    weather: ['rain', 'leaves'],
    figures: [['hooded', 110, 280, 1]],
  },
  'Good for the Gander': {
    place: 'tavern',
    things: [
      { kind: 'bread', x: 120 },
      { kind: 'cup', x: 200, glow: 'fire' },
    ],
  },
  'Tourney for the Hand': {
    place: 'garden',
    time: 'noon',
    orb: [150, 150, 70],
    riders: [
      ['lance', 230, 260, 0.6],
      ['lance', 70, 270, 0.6, true],
    ],
  },
  'Fleeing to the Wall': {
    house: 'nightswatch',
    place: 'wall',
    time: 'snow',
    weather: 'gale',
    figures: [['hooded', 150, 290, 1]],
  },
  'Drunken Allegations': {
    place: 'tavern',
    things: [
      { kind: 'cup', x: 110, glow: 'fire' },
      { kind: 'cup', x: 220, y: 220, size: 0.8, turn: 100 },
    ],
  },
  'Mutual Blackmail': {
    place: 'crypt',
    things: [
      { kind: 'letter', x: 100, turn: -12 },
      { kind: 'dagger', x: 210, turn: 194 },
    ],
  },
  'Planning Ahead': { house: 'baratheon', place: 'painted', things: [{ kind: 'cyvasse' }] },
  'Hear Me Roar': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    empty: true,
    beast: { kind: 'lion', y: 150, size: 1.1 },
  },
  Blockade: { house: 'baratheon', place: 'sea', time: 'storm', weather: 'rain', deed: 'fleet' },
  'The Power of Blood': {
    place: 'throne',
    figures: [
      ['king', 150, 280, 1.4],
      ['kneel', 70, 280, 1.2, true],
    ],
  },
  'Building Season': {
    place: 'battlements',
    time: 'dawn',
    things: [{ kind: 'hammer', turn: 164, glow: 'light' }],
  },
  'Mutual Enemies': {
    place: 'ruins',
    time: 'storm',
    weather: 'lightning',
    orb: MOON,
    figures: [
      ['fence', 220, 270, 1.2],
      ['fence', 80, 270, 1.2, true],
    ],
  },
  'Holding the Trident': {
    house: 'tully',
    place: 'river',
    time: 'dusk',
    orb: SUN,
    banners: [['tully', 200, 190, 70]],
    figures: [['archer', 110, 280, 1.3]],
  },
  'Snowed Under': { house: 'stark', place: 'woods', time: 'snow', weather: ['gale', 'snow'] },
  'The Power of Arms': {
    place: 'battle',
    time: 'dusk',
    empty: true,
    things: [
      { kind: 'axe', x: 100, y: 140, turn: -24 },
      { kind: 'sword', x: 200, y: 140, turn: 22 },
    ],
  },
  'Valar Morghulis': {
    place: 'crypt',
    things: [{ kind: 'coin', size: 1.2, glow: 'fire' }],
  },
  'Condemned by the Realm': { place: 'heath', time: 'storm', deed: 'gallows' },
  'Counting Favors': {
    house: 'lannister',
    place: 'chamber',
    things: [
      { kind: 'coins', x: 110 },
      { kind: 'letter', x: 210, size: 0.9, turn: 10 },
    ],
  },
  'Power and Wealth': {
    place: 'throne',
    things: [
      { kind: 'crown', y: 140, glow: 'fire' },
      { kind: 'coins', size: 0.9 },
    ],
  },
  "Mad King's Legacy": {
    house: 'targaryen',
    place: 'throne',
    things: [{ kind: 'crown', glow: 'wild', burns: true }],
  },
  'Rule by Decree': {
    place: 'hall',
    things: [
      { kind: 'letter', x: 130 },
      { kind: 'seal', x: 220, size: 0.7 },
    ],
  },
  'Noose and Swordpoint': {
    place: 'dungeon',
    things: [
      { kind: 'chains', x: 100, y: 120, size: 0.8 },
      { kind: 'sword', x: 210, turn: 172 },
    ],
  },
  'Herding the Masses': {
    place: 'town',
    time: 'night',
    orb: MOON,
    figures: [
      ['stand', 70, 280, 1],
      ['lady', 120, 280, 1],
      ['hooded', 160, 280, 1],
      ['stand', 230, 280, 1.4, true],
    ],
  },
  "The Lion's Will": {
    house: 'lannister',
    place: 'hall',
    empty: true,
    beast: { kind: 'lion', y: 150, size: 1.1 },
  },
  'Winter is Coming': {
    house: 'stark',
    place: 'heath',
    time: 'storm',
    weather: 'gale',
    empty: true,
    beast: { kind: 'wolf', y: 160 },
  },
  'Call Their Bluff': {
    house: 'lannister',
    place: 'tavern',
    things: [{ kind: 'cyvasse', glow: 'fire' }],
  },
  'Insidious Ways': {
    house: 'lannister',
    place: 'crypt',
    things: [{ kind: 'phial', size: 1.2, glow: 'wild' }],
  },
  "Bran the Builder's Legacy": { house: 'stark', place: 'wall', time: 'dawn' },
  'Dance With Dragons': { house: 'targaryen', place: 'city', time: 'dusk', deed: 'threeAloft' },
  'Forever Burning': { house: 'baratheon', place: 'heath', time: 'fire', deed: 'pyre' },
  'Westeros Bleeds': {
    place: 'battle',
    time: 'fire',
    weather: 'ash',
    deed: 'grave',
  },
  "I'm You Writ Small": {
    house: 'lannister',
    place: 'throne',
    figures: [
      ['king', 200, 280, 1.6],
      ['child', 90, 290, 1.1],
    ],
  },
  "You've Killed the Wrong Dwarf!": {
    house: 'lannister',
    place: 'heath',
    time: 'night',
    orb: MOON,
    figures: [
      ['fallen', 110, 290, 1.2],
      ['strike', 210, 280, 1.2],
    ],
  },
  Distraction: {
    place: 'tavern',
    figures: [
      ['dancer', 150, 270, 1.3],
      ['hooded', 50, 290, 1.3],
      ['stand', 250, 290, 1.2, true],
    ],
  },
  'Kings in the North': {
    house: 'stark',
    place: 'snow',
    time: 'snow',
    weather: 'snow',
    banners: [['stark', 40, 200, 80]],
    figures: [
      ['king', 150, 280, 1.3],
      ['kneel', 250, 290, 0.9],
      ['kneel', 50, 290, 0.9, true],
    ],
  },
  'Guilty!': {
    house: 'stark',
    place: 'throne',
    things: [{ kind: 'scales', glow: 'fire' }],
  },
  'I Never Bet Against My Family': {
    house: 'lannister',
    place: 'tavern',
    things: [{ kind: 'coin', size: 1.1, glow: 'fire', crest: 'lannister' }],
  },
  'A Lannister Pays His Debts': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    things: [
      { kind: 'coins', x: 130, glow: 'fire' },
      { kind: 'dagger', x: 180, y: 110, turn: 190 },
    ],
  },
  Muster: {
    place: 'camp',
    time: 'dawn',
    banners: [
      ['stark', 60, 210, 70],
      ['tully', 220, 190, 70],
    ],
    figures: [
      ['stand', 100, 290, 1],
      ['stand', 150, 290, 1.1],
      ['stand', 200, 290, 1],
    ],
  },
  'Prosperity and Plenty': {
    place: 'harvest',
    time: 'dawn',
    orb: SUN,
    figures: [
      ['bearer', 90, 280, 1.1, true],
      ['reap', 200, 280, 1.3],
    ],
  },
  Retreat: {
    place: 'heath',
    time: 'dusk',
    weather: 'ash',
    orb: SUN,
    fires: [[252, 262, 0.6]],
    riders: [
      ['sword', 230, 240, 0.4],
      ['bow', 110, 280, 0.8],
    ],
  },
  'Support of the Kingdom': {
    place: 'hall',
    figures: [
      ['king', 150, 260, 1.2],
      ['kneel', 250, 290, 1],
      ['kneel', 50, 290, 1, true],
    ],
  },
  'Seductive Promise': {
    place: 'bedchamber',
    things: [
      { kind: 'mask', x: 110, size: 0.9, glow: 'fire' },
      { kind: 'rose', x: 210, y: 240, size: 0.8, turn: 76 },
    ],
  },
  'Distinct Mastery': {
    place: 'chamber',
    things: [
      { kind: 'book', glow: 'fire' },
      { kind: 'dagger', y: 100, turn: 190, size: 0.8 },
    ],
  },
};
