import type { Recipe } from '../recipe.ts';
import { personCalled } from './persons/index.ts';

const face = (name: string) => personCalled(name)!.person;

/** A huge sun or moon behind what happens. */
const SUN = [150, 160, 80] as const;
const MOON = [150, 110, 80] as const;

/** Events by name. */
export const EVENT_RECIPES: { readonly [name: string]: Recipe } = {
  'Put to the Sword': {
    place: 'heath',
    time: 'dusk',
    orb: SUN,
    figures: [
      ['strike', 120, 270, 1],
      ['kneel', 210, 270, 1.1],
    ],
  },
  'Put to the Torch': {
    place: 'ruins',
    time: 'fire',
    weather: 'embers',
    fires: [
      [76, 270, 1.3],
      [232, 266, 1.1],
    ],
    riders: [['sword', 160, 280, 0.9]],
  },
  'Superior Claim': {
    place: 'redkeep',
    time: 'dusk',
    orb: [150, 140, 80],
    figures: [['king', 150, 280, 1.5]],
  },
  'Tears of Lys': {
    place: 'chamber',
    person: {
      sex: 'woman',
      head: 'hood',
      hair: 'short',
      body: 'cloak',
      cloth: '#435',
      smile: 0.6,
    },
    holds: { what: 'phial', fluid: '#85b' },
  },
  "The Hand's Judgment": {
    place: 'throne',
    things: [
      { kind: 'scales', x: 120, size: 0.9, glow: 'fire' },
      { kind: 'seal', x: 230, size: 0.6 },
    ],
  },
  'Consolidation of Power': {
    house: 'baratheon',
    place: 'stormsend',
    time: 'dusk',
    things: [{ kind: 'crown', size: 0.9, glow: 'fire' }],
  },
  'Ours is the Fury': {
    house: 'baratheon',
    place: 'heath',
    time: 'storm',
    weather: ['lightning', 'rain'],
    beast: { kind: 'stag', x: 170, y: 190, size: 1 },
  },
  'Seen In Flames': {
    house: 'baratheon',
    place: 'flames',
    time: 'fire',
    weather: 'embers',
    person: face('Melisandre'),
    view: 'front',
    holds: 'fire',
  },
  'Risen from the Sea': {
    house: 'greyjoy',
    place: 'sea',
    time: 'night',
    orb: [150, 120, 70],
    deed: 'kraken',
  },
  "The Kraken's Grasp": {
    house: 'greyjoy',
    place: 'sea',
    time: 'storm',
    weather: 'rain',
    deed: 'grasp',
  },
  'We Do Not Sow': {
    house: 'greyjoy',
    place: 'ruins',
    time: 'dusk',
    figures: [
      ['bearer', 90, 280, 1.1, true],
      ['stand', 190, 280, 1.3],
      ['bearer', 260, 280, 0.9, true],
    ],
  },
  'Hear Me Roar!': {
    house: 'lannister',
    place: 'rock',
    time: 'dusk',
    x: 60,
    weather: 'rays',
    orb: [150, 130, 1],
    beast: { kind: 'lion', size: 1.1, y: 150 },
  },
  'The Things I Do For Love': {
    house: 'lannister',
    place: 'snow',
    time: 'dusk',
    empty: true,
    deed: 'fall',
  },
  Treachery: { house: 'lannister', place: 'hall', deed: 'betrayal' },
  'Trial by Combat': {
    house: 'lannister',
    place: 'eyrie',
    time: 'noon',
    figures: [
      ['fence', 210, 280, 1.2],
      ['fence', 80, 280, 1.2, true],
    ],
  },
  "Doran's Game": {
    house: 'martell',
    place: 'watergardens',
    time: 'dusk',
    things: [{ kind: 'cyvasse', y: 180 }],
  },
  'Unbowed, Unbent, Unbroken': {
    house: 'martell',
    place: 'desert',
    time: 'noon',
    empty: true,
    weather: 'rays',
    orb: [150, 110, 40],
    things: [
      { kind: 'spear', y: 170, size: 0.9 },
      { kind: 'shield', y: 200, size: 0.7 },
    ],
  },
  Confinement: {
    house: 'martell',
    place: 'dungeon',
    things: [{ kind: 'chains', size: 1.1, y: 160 }],
  },
  'Vengeance for Elia': {
    house: 'martell',
    place: 'desert',
    time: 'dusk',
    empty: true,
    orb: SUN,
    figures: [
      ['fence', 220, 270, 1.2],
      ['fallen', 110, 280, 1],
    ],
  },
  "The Prince's Plan": {
    house: 'martell',
    place: 'chamber',
    person: face('Doran Martell'),
    view: 'right',
    holds: { what: 'letter', crest: 'martell' },
  },
  'Growing Strong': {
    house: 'tyrell',
    place: 'garden',
    time: 'noon',
    things: [{ kind: 'rose', y: 120, cloth: '#eb4' }],
  },
  "Olenna's Cunning": {
    house: 'tyrell',
    place: 'garden',
    time: 'dusk',
    person: face('Olenna Tyrell'),
    view: 'right',
  },
  '"The Bear and the Maiden Fair"': {
    house: 'tyrell',
    place: 'woods',
    time: 'dusk',
    beast: { kind: 'bear', x: 190, y: 200, size: 0.9 },
    figures: [['lady', 80, 280, 1.2]],
  },
  "Lady Sansa's Rose": {
    house: 'tyrell',
    place: 'camp',
    time: 'noon',
    empty: true,
    person: face('Loras Tyrell'),
    view: 'left',
    holds: { what: 'rose', cloth: '#c33' },
  },
  'To the Rose Banner!': {
    house: 'tyrell',
    place: 'battle',
    time: 'noon',
    banners: [['tyrell', 120, 220, 130]],
  },
  'All Men Are Fools': {
    house: 'tyrell',
    place: 'hall',
    things: [{ kind: 'mask', size: 1.1, glow: 'fire' }],
  },
  '"Six Maids in a Pool"': {
    house: 'tyrell',
    place: 'watergardens',
    time: 'noon',
    figures: [
      ['dancer', 70, 270, 0.8],
      ['lady', 130, 270, 0.8],
      ['dancer', 190, 270, 0.8, true],
      ['lady', 250, 270, 0.7, true],
    ],
  },
  '"The Dornishman\'s Wife"': {
    place: 'tavern',
    things: [
      { kind: 'lute', x: 120, turn: -20 },
      { kind: 'dagger', x: 230, size: 0.7, turn: 170 },
    ],
  },
  '"The Song of the Seven"': {
    place: 'sept',
    things: [{ kind: 'harp', size: 0.8, glow: 'light' }],
  },
  "The Dragon's Tail": {
    place: 'redkeep',
    time: 'night',
    orb: [230, 60, 1],
    things: [
      {
        kind: 'sword',
        x: 100,
        y: 80,
        size: 0.4,
        turn: 60,
        blade: '#f64',
        burns: true,
        glow: 'fire',
      },
    ],
  },
  'Relentless Assault': {
    place: 'battle',
    time: 'fire',
    weather: 'embers',
    riders: [
      ['lance', 220, 240, 0.5],
      ['sword', 140, 280, 0.9],
    ],
  },
  'For the North!': {
    house: 'stark',
    place: 'battle',
    time: 'snow',
    weather: 'snow',
    beast: { kind: 'wolf', y: 140, size: 1 },
  },
  'Like Warm Rain': {
    house: 'stark',
    place: 'godswood',
    time: 'dusk',
    weather: 'rain',
    beast: { kind: 'wolf', x: 190, y: 180, size: 0.9, eye: '#e53', fur: '#556' },
  },
  'Winter Is Coming': {
    house: 'stark',
    place: 'heath',
    time: 'night',
    weather: 'snow',
    orb: MOON,
    beast: { kind: 'raven', x: 160, y: 120, size: 0.8 },
  },
  'I Am No One': {
    house: 'stark',
    place: 'crypt',
    person: { ...face('Arya Stark'), head: 'hood', body: 'cloak' },
    down: 10,
    holds: 'coin',
  },
  'Dracarys!': {
    house: 'targaryen',
    place: 'city',
    time: 'fire',
    weather: 'embers',
    deed: 'dracarys',
  },
  'Fire and Blood': {
    house: 'targaryen',
    place: 'city',
    time: 'fire',
    weather: 'embers',
    deed: 'threeAloft',
  },
  'Waking the Dragon': {
    house: 'targaryen',
    place: 'flames',
    time: 'fire',
    weather: 'embers',
    things: [
      { kind: 'egg', x: 90, y: 190, size: 0.7, cloth: '#322' },
      { kind: 'egg', x: 220, y: 190, size: 0.7, cloth: '#364' },
      { kind: 'egg', y: 210, size: 0.8, cloth: '#db8' },
    ],
  },
  'Dragon Sight': { house: 'targaryen', place: 'heath', time: 'night', orb: MOON, deed: 'aloft' },
  'To Go Forward You Must Go Back': {
    house: 'targaryen',
    place: 'desert',
    time: 'night',
    empty: true,
    figures: [['hooded', 150, 280, 1.5]],
  },
  'A Meager Contribution': {
    house: 'nightswatch',
    place: 'chamber',
    things: [{ kind: 'coins', size: 1.1, glow: 'fire' }],
  },
  'Take the Black': {
    house: 'nightswatch',
    place: 'godswood',
    time: 'night',
    weather: 'snow',
    figures: [
      ['kneel', 180, 280, 1.3],
      ['kneel', 240, 280, 1.2],
    ],
  },
  'The Sword in the Darkness': {
    house: 'nightswatch',
    place: 'wall',
    time: 'night',
    weather: 'snow',
    orb: [210, 70, 40],
    figures: [['strike', 150, 280, 1.3]],
  },
  'Now My Watch Begins': {
    house: 'nightswatch',
    place: 'battlements',
    time: 'night',
    weather: 'snow',
    figures: [['sentry', 180, 270, 1.5]],
  },
};

/** Plots by name. */
export const PLOT_RECIPES: { readonly [name: string]: Recipe } = {
  'A Clash of Kings': {
    place: 'battle',
    time: 'dusk',
    empty: true,
    orb: [150, 150, 60],
    banners: [
      ['stark', 40, 170, 60],
      ['baratheon', 110, 200, 60],
      ['lannister', 190, 180, 60],
      ['greyjoy', 250, 150, 50],
    ],
  },
  'A Feast for Crows': {
    place: 'heath',
    time: 'dusk',
    orb: [200, 170, 60],
    things: [
      { kind: 'bird', x: 200, y: 210, size: 0.7 },
      { kind: 'sword', x: 110, y: 210, size: 0.6, turn: 172 },
      { kind: 'bird', x: 60, y: 240, size: 0.5 },
    ],
  },
  'A Game of Thrones': {
    place: 'throne',
    figures: [
      ['hooded', 70, 280, 1.3, true],
      ['lady', 240, 280, 1.3],
    ],
  },
  'A Noble Cause': {
    place: 'hall',
    things: [{ kind: 'crown', size: 1.1, glow: 'fire' }],
  },
  'A Storm of Swords': {
    place: 'battle',
    time: 'storm',
    weather: ['lightning', 'rain'],
    things: [
      { kind: 'sword', x: 100, y: 130, size: 0.8, turn: -24 },
      { kind: 'sword', x: 210, y: 130, size: 0.8, turn: 24 },
      { kind: 'sword', y: 120, size: 0.9 },
    ],
  },
  'Building Orders': {
    place: 'chamber',
    things: [
      { kind: 'letter', x: 110, size: 0.9, turn: -10 },
      { kind: 'hammer', x: 210, size: 0.8, turn: 160 },
    ],
  },
  'Calling the Banners': {
    place: 'river',
    time: 'dawn',
    banners: [
      ['tully', 60, 170, 70],
      ['stark', 150, 210, 80],
      ['arryn', 240, 160, 60],
    ],
  },
  'Calm Over Westeros': { house: 'tyrell', place: 'harvest', time: 'noon', variant: 1 },
  Confiscation: {
    place: 'dungeon',
    things: [
      { kind: 'key', x: 110, turn: -18 },
      { kind: 'coins', x: 200, size: 0.7, glow: 'fire' },
    ],
  },
  'Counting Coppers': {
    place: 'tavern',
    things: [{ kind: 'coins', size: 1.2, glow: 'fire' }],
  },
  'Filthy Accusations': {
    place: 'throne',
    figures: [
      ['kneel', 110, 280, 1.6, true],
      ['king', 220, 280, 1.4],
    ],
  },
  'Fortified Position': { place: 'stormsend', time: 'dawn' },
  'Heads on Spikes': { place: 'redkeep', time: 'fire', deed: 'spikes' },
  'Jousting Contest': {
    place: 'camp',
    time: 'noon',
    empty: true,
    banners: [
      ['baratheon', 30, 150, 50],
      ['tyrell', 260, 150, 40, true],
    ],
    riders: [
      ['lance', 230, 270, 0.6],
      ['lance', 70, 270, 0.6, true],
    ],
  },
  'Marched to the Wall': {
    house: 'nightswatch',
    place: 'wall',
    time: 'snow',
    weather: 'gale',
    figures: [
      ['sentry', 60, 280, 0.9, true],
      ['captive', 130, 280, 0.9, true],
      ['captive', 190, 280, 0.9, true],
      ['captive', 250, 280, 0.8, true],
    ],
  },
  'Marching Orders': {
    place: 'battle',
    time: 'dawn',
    riders: [
      ['banner', 220, 260, 0.6],
      ['sword', 110, 280, 0.8],
    ],
  },
  'Naval Superiority': { place: 'sea', time: 'dawn', deed: 'fleet' },
  'Power Behind the Throne': {
    place: 'throne',
    figures: [
      ['king', 150, 230, 0.8],
      ['hooded', 220, 260, 1.3],
    ],
  },
  Rebuilding: {
    place: 'ruins',
    time: 'dawn',
    figures: [
      ['bearer', 110, 280, 1.1],
      ['bearer', 220, 280, 1.1, true],
    ],
  },
  Reinforcements: {
    place: 'battle',
    time: 'dawn',
    banners: [
      ['stark', 70, 190, 70],
      ['frey', 210, 180, 60],
    ],
  },
  'Sneak Attack': {
    place: 'camp',
    time: 'night',
    figures: [
      ['fence', 220, 280, 1.1],
      ['hooded', 70, 280, 1.1],
    ],
  },
  Summons: {
    place: 'redkeep',
    time: 'dawn',
    orb: [150, 110, 60],
    beast: { kind: 'raven', y: 120, size: 0.7 },
  },
  'Supporting the Faith': { place: 'sept' },
  Taxation: {
    place: 'chamber',
    things: [
      { kind: 'coins', x: 110, size: 0.8 },
      { kind: 'scales', x: 190, size: 0.8, glow: 'fire' },
    ],
  },
  'The Winds of Winter': {
    house: 'nightswatch',
    place: 'wall',
    time: 'storm',
    weather: 'gale',
    figures: [
      ['sentry', 110, 270, 0.7],
      ['sentry', 150, 280, 0.9],
      ['sentry', 200, 270, 0.7, true],
    ],
  },
  'Wildfire Assault': {
    place: 'harbour',
    time: 'wild',
    weather: 'embers',
    deed: 'wildfire',
  },
  'Rise of the Kraken': {
    house: 'greyjoy',
    place: 'isles',
    time: 'storm',
    weather: ['lightning', 'rain'],
    deed: 'kraken',
  },
  'Blood of the Dragon': {
    house: 'targaryen',
    place: 'heath',
    time: 'fire',
    weather: 'embers',
    beast: { kind: 'dragon', x: 170, y: 130, size: 1, glow: true },
  },
  "Varys's Riddle": { place: 'crypt', person: face('Varys'), view: 'right' },
  'Summer Harvest': {
    house: 'tyrell',
    place: 'harvest',
    time: 'dawn',
    figures: [
      ['reap', 120, 280, 1],
      ['lady', 220, 280, 0.9],
    ],
  },
  "Littlefinger's Meddling": {
    place: 'chamber',
    person: face('Littlefinger'),
    holds: 'letter',
  },
  'The Annals of Castle Black': {
    house: 'nightswatch',
    place: 'chamber',
    things: [{ kind: 'book', size: 1.2, glow: 'fire', cloth: '#223' }],
  },
  'Wheels Within Wheels': {
    place: 'crypt',
    figures: [
      ['hooded', 100, 280, 1.3, true],
      ['hooded', 210, 280, 1.3],
    ],
  },
  "At Prince Doran's Behest": {
    house: 'martell',
    place: 'watergardens',
    time: 'noon',
    person: face('Doran Martell'),
    view: 'front',
    holds: { what: 'letter', crest: 'martell' },
  },
  'Breaking Ties': {
    house: 'frey',
    place: 'river',
    time: 'storm',
    weather: 'rain',
    things: [{ kind: 'letter', crest: 'frey', turn: -8 }],
  },
};

/** Attachments by name. */
export const ATTACHMENT_RECIPES: { readonly [name: string]: Recipe } = {
  Ice: {
    house: 'stark',
    place: 'godswood',
    time: 'snow',
    weather: 'snow',
    x: 70,
    things: [
      {
        kind: 'sword',
        x: 180,
        size: 0.8,
        turn: 184,
        wide: 14,
        long: 168,
        ripple: '#567',
        blade: '#89a',
        gold: '#9aa',
        crest: 'stark',
      },
    ],
  },
  Lightbringer: {
    house: 'baratheon',
    place: 'flames',
    time: 'fire',
    weather: 'embers',
    things: [{ kind: 'sword', y: 170, glow: 'fire', burns: true, blade: '#fd8', guard: 'wing' }],
  },
  "Widow's Wail": {
    house: 'lannister',
    place: 'throne',
    things: [
      {
        kind: 'sword',

        turn: 188,
        guard: 'lion',
        ripple: '#a34',
        blade: '#867',
        gem: '#b22',
        wide: 13,
        glow: 'fire',
      },
    ],
  },
  Dawn: {
    house: 'martell',
    place: 'desert',
    time: 'dawn',
    empty: true,
    orb: [150, 150, 70],
    things: [
      {
        kind: 'sword',
        turn: 180,
        blade: '#fed',
        wide: 14,
        guard: 'wing',
        glow: 'light',
      },
    ],
  },
  Longclaw: {
    house: 'nightswatch',
    place: 'wall',
    time: 'snow',
    weather: 'snow',
    things: [
      {
        kind: 'sword',

        turn: 172,
        ripple: '#567',
        blade: '#9aa',
        gold: '#ccd',
        crest: 'stark',
        wide: 12,
        glow: 'light',
      },
    ],
  },
  Heartsbane: {
    house: 'tyrell',
    place: 'garden',
    time: 'dusk',
    things: [{ kind: 'sword', turn: 188, ripple: '#567', wide: 15, gem: '#495' }],
  },
  "Drogo's Arakh": {
    house: 'targaryen',
    place: 'steppe',
    time: 'dusk',
    things: [{ kind: 'arakh', x: 130, turn: -8, gold: '#c83' }],
  },
  'Throwing Axe': {
    house: 'greyjoy',
    place: 'sea',
    time: 'storm',
    weather: 'rain',
    things: [{ kind: 'axe', turn: 24 }],
  },
  'Driftwood Cudgel': {
    house: 'greyjoy',
    place: 'isles',
    time: 'dawn',
    things: [{ kind: 'cudgel', turn: 80 }],
  },
  'Seal of the Hand': {
    place: 'hall',
    things: [{ kind: 'seal', glow: 'fire' }],
  },
  Bodyguard: {
    place: 'hall',
    person: {
      head: 'nasal',
      jaw: 1.1,
      beard: 'short',
      hairColour: 'dark',
      body: 'mail',
      anger: 0.5,
    },
    view: 'front',
    holds: 'spear',
  },
  'Little Bird': {
    place: 'crypt',
    person: {
      age: 'child',
      hair: 'wild',
      hairColour: 'dark',
      body: 'cloak',
      cloth: '#554',
      eye: 1.7,
    },
    down: 14,
    holds: 'bird',
  },
  'Milk of the Poppy': {
    place: 'hall',
    things: [
      { kind: 'poppies', size: 0.9 },
      { kind: 'cup', size: 0.9, fluid: '#eee', glow: 'fire' },
    ],
  },
  'Noble Lineage': {
    place: 'chamber',
    things: [
      { kind: 'shield', x: 110, size: 0.9 },
      { kind: 'letter', x: 220, size: 0.7, turn: 8 },
    ],
  },
  "Syrio's Training": {
    place: 'chamber',
    figures: [
      ['fence', 220, 260, 1.3],
      ['child', 90, 260, 1.3, true],
    ],
  },
  Knighted: { place: 'sept', things: [{ kind: 'spurs', glow: 'light' }] },
  Ward: {
    house: 'stark',
    place: 'snow',
    time: 'dusk',
    person: { age: 'youth', hair: 'swept', hairColour: 'black', body: 'cloak', smile: 0 },
    view: 'right',
  },
  'Mare in Heat': {
    house: 'tyrell',
    place: 'camp',
    time: 'noon',
    beast: { kind: 'horse', y: 170, size: 1, fur: '#864' },
  },
};

/** Agendas, titles and what else lies beside a deck. */
export const OTHER_RECIPES: { readonly [name: string]: Recipe } = {
  'Price of Failure': { house: 'lannister', place: 'dungeon', deed: 'bars' },
  'False Agenda': { house: 'lannister', place: 'chamber', things: [{ kind: 'mask' }] },
  'Cunning Ploy': { house: 'lannister', place: 'tavern', things: [{ kind: 'key', turn: 20 }] },
  'Protection of The Father': {
    house: 'lannister',
    place: 'sept',
    things: [{ kind: 'scales' }],
  },
  'Our Blades Are Sharp': {
    house: 'bolton',
    place: 'dungeon',
    things: [{ kind: 'dagger', turn: 190, glow: 'fire' }],
  },
  'Fear Keeps a Man Alive': {
    house: 'bolton',
    place: 'crypt',
    things: [{ kind: 'skull' }],
  },
  Fealty: {
    place: 'hall',
    figures: [
      ['kneel', 120, 280, 1.8, true],
      ['king', 220, 280, 1.5],
    ],
  },
  'The Lord of the Crossing': {
    house: 'frey',
    place: 'hall',
    person: face('Walder Frey'),
    view: 'front',
    holds: 'cup',
  },
  'The Wars To Come': {
    place: 'battle',
    time: 'fire',
    weather: 'ash',
    deed: 'beacon',
  },
  'Master of Whispers': {
    place: 'crypt',
    things: [{ kind: 'mask', cloth: '#869', glow: 'fire' }],
  },
  'Master of Ships': {
    place: 'sea',
    time: 'dusk',
    orb: [90, 170, 50],
    deed: 'warship',
  },
  'Hand of the King': {
    place: 'throne',
    things: [{ kind: 'seal', size: 0.9, glow: 'fire' }],
  },
  'Master of Coin': {
    place: 'chamber',
    things: [
      { kind: 'coin', y: 130, glow: 'fire' },
      { kind: 'coins', size: 0.8 },
    ],
  },
  'Master of Laws': {
    place: 'hall',
    things: [{ kind: 'scales', size: 1.1, glow: 'fire' }],
  },
  'Crown Regent': {
    place: 'throne',
    things: [{ kind: 'crown', glow: 'fire' }],
  },
};
