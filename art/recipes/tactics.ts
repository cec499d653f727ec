import type { House } from '../palette.ts';
import type { Person } from '../people/person.ts';
import type { Place } from '../places/index.ts';
import type { Recipe } from '../recipe.ts';
import { troop } from '../rules/troop.ts';
import type { Time } from '../sky.ts';
import { personCalled } from './persons/index.ts';

/** A face that one knows, with another look on it. */
const face = (name: string, look?: Person): Person => ({ ...personCalled(name)!.person, ...look });

const of =
  (house: House) =>
  (place: Place, time: Time, rest: Omit<Recipe, 'house'>): Recipe => ({
    house,
    place,
    time,
    ...rest,
  });

const north = of('stark');
const west = of('lannister');
const free = of('neutral');
const bolton = of('bolton');

/** A low sun or moon: in the middle, to the left, to the right. */
const MID = [150, 150, 80] as const;
const LEFT = [90, 150, 60] as const;
const RIGHT = [210, 150, 60] as const;

/**
 * Cards that an army holds in one hand: no two of one deck show the same in the same place. By name, or by
 * the id of the printing where two armies call one so.
 */
export const TACTICS_RECIPES: { readonly [name: string]: Recipe } = {
  "Winter's Might": north('wall', 'storm', {
    weather: 'gale',
    beast: { kind: 'wolf', y: 170, size: 0.9, fur: '#cdd', eye: '#9de' },
  }),
  'Northern Ferocity': north('snow', 'dusk', {
    orb: MID,
    empty: true,
    weather: 'snow',
    figures: [
      ['run', 230, 270, 0.9],
      ['run', 130, 280, 1.4],
    ],
  }),
  'Devastating Impact': north('battle', 'dawn', {
    empty: true,
    orb: LEFT,
    riders: [['rear', 160, 280, 1.2]],
  }),
  'The North Remembers': north('crypt', 'inside', {
    person: face('Eddard Stark', { lids: 'closed', skin: 'pale', body: 'robe' }),
    view: 'front',
    fires: [
      [50, 290, 0.6],
      [250, 290, 0.6],
    ],
  }),
  'Swift Reposition': north('river', 'dawn', {
    weather: 'fog',
    riders: [['bow', 120, 280, 0.9, true]],
  }),
  'asoiaf:assaultOrders': north('camp', 'night', {
    things: [{ kind: 'letter', x: 110, size: 0.9, turn: -8, crest: 'stark' }],
    figures: [['point', 220, 290, 1.3]],
  }),
  'Sudden Retreat': north('snow', 'storm', {
    weather: 'gale',
    riders: [['banner', 190, 280, 0.9, true]],
    things: [{ kind: 'arrow', x: 60, y: 220, size: 0.5, turn: 24 }],
  }),
  'Superior Positioning': north('eyrie', 'noon', {
    empty: true,
    orb: [90, 100, 50],
    banners: [['stark', 210, 220, 100]],
    figures: [['point', 150, 290, 1.2]],
  }),
  'Hit and Run': north('road', 'dusk', {
    orb: LEFT,
    fires: [[246, 262, 0.9]],
    riders: [['sword', 130, 280, 1]],
    weather: 'ash',
  }),
  'Berserker Tactics': north('battle', 'fire', {
    empty: true,
    person: face('Greatjon Umber', { anger: 1, smile: -1 }),
    view: 'front',
    holds: 'axe',
  }),
  'asoiaf:lashOut:greatjonUmber': north('hall', 'inside', {
    things: [{ kind: 'hammer', turn: 206, glow: 'fire' }],
  }),
  'Last Stand': north('heath', 'dusk', {
    orb: MID,
    banners: [['stark', 160, 230, 80]],
    figures: [
      ['fallen', 70, 290, 1],
      ['fallen', 250, 290, 1, true],
      ['strike', 140, 280, 1.1],
    ],
  }),
  'Set for Charge': north('river', 'dusk', {
    empty: true,
    orb: LEFT,
    figures: [
      ['brace', 270, 280, 1],
      ['brace', 210, 280, 1.1],
      ['brace', 140, 290, 1.3],
    ],
  }),
  'Refuse to Yield': north('battlements', 'fire', {
    weather: 'embers',
    person: face('Brynden Tully', { head: 'nasal', anger: 0.6 }),
    view: 'right',
    holds: 'sword',
  }),
  'War Cry': north('heath', 'dawn', { orb: [180, 140, 90], figures: [['blow', 180, 280, 1.6]] }),
  'Northern Defiance': north('snow', 'snow', {
    weather: 'snow',
    things: [
      { kind: 'shield', size: 0.9, turn: -8 },
      { kind: 'arrow', x: 110, y: 140, size: 0.6, turn: 38 },
      { kind: 'arrow', x: 200, y: 180, size: 0.6, turn: 52 },
    ],
  }),
  'Lead by Example': north('battle', 'snow', {
    person: face('Eddard Stark', { anger: 0.5, body: 'plate' }),
    view: 'right',
    holds: { what: 'sword', wide: 14, ripple: '#567' },
  }),
  'Fury for The Fallen': north('godswood', 'dusk', {
    things: [
      { kind: 'helm', x: 190, y: 210, size: 0.6, turn: -14 },
      { kind: 'sword', x: 100, y: 180, size: 0.6, turn: 182 },
    ],
  }),
  'Combat Prowess': north('snow', 'dawn', {
    orb: RIGHT,
    empty: true,
    figures: [
      ['fence', 210, 270, 1.2],
      ['fallen', 80, 280, 1.1],
    ],
  }),
  'Martial Superiority': north('hall', 'inside', {
    person: face('Rodrik Cassel', { anger: 0.6 }),
    view: 'front',
    holds: 'axe',
  }),
  'Press The Advantage': north('godswood', 'snow', {
    weather: 'snow',
    figures: [
      ['run', 230, 280, 1],
      ['brace', 140, 280, 1.2],
    ],
  }),
  'Crannog Traps': north('river', 'night', { empty: true, weather: 'fog', deed: 'stakes' }),
  'Bog Devil Ambush': north('woods', 'dawn', {
    weather: 'fog',
    person: { head: 'hood', cloth: '#453', body: 'leather', anger: 0.6 },
    view: 'front',
    down: 70,
    holds: 'dagger',
  }),
  'The Threat Unseen': north('woods', 'night', {
    orb: [180, 90, 40],
    figures: [['archer', 180, 290, 1.3]],
  }),
  'Ride-by Attack': north('steppe', 'dusk', {
    orb: RIGHT,
    riders: [
      ['bow', 210, 270, 0.7],
      ['bow', 100, 280, 0.9],
    ],
  }),
  'Ride Them Down!': north('camp', 'fire', {
    weather: 'embers',
    riders: [['lance', 180, 260, 1.1]],
    figures: [['fallen', 80, 290, 0.9]],
  }),
  Marshal: north('camp', 'dawn', {
    empty: true,
    banners: [
      ['tully', 210, 210, 70],
      ['stark', 70, 230, 70, true],
    ],
    riders: [['banner', 150, 280, 0.9]],
  }),
  Taunt: north('battlements', 'storm', {
    weather: 'rain',
    person: face('Rickard Karstark', { smile: 1, anger: 0.9 }),
    view: 'front',
  }),
  'A Need for Vengeance': north('dungeon', 'inside', {
    person: face('Rickard Karstark', { lids: 'narrow', head: 'nasal' }),
    view: 'right',
    holds: 'dagger',
  }),
  'Karstark Retribution': north('heath', 'dusk', { orb: MID, deed: 'gallows' }),
  'Here We Stand!': north('isles', 'dawn', {
    x: 60,
    orb: RIGHT,
    figures: [
      ['brace', 240, 280, 1],
      ['brace', 150, 290, 1.2],
    ],
  }),
  'Support of Bear Island': north('woods', 'snow', {
    weather: 'snow',
    beast: { kind: 'bear', y: 160 },
  }),
  'Sustained Assault': north('snow', 'fire', { weather: 'embers', deed: 'siege' }),

  'Intrigue and Subterfuge': west('throne', 'inside', {
    figures: [
      ['lady', 100, 280, 1.3, true],
      ['hooded', 210, 290, 1.3],
    ],
  }),
  Bribery: west('crypt', 'inside', {
    person: {
      head: 'hood',
      body: 'cloak',
      cloth: '#522',
      smile: 0.8,
      beard: 'goatee',
      hairColour: 'dark',
    },
    view: 'right',
    holds: 'coin',
  }),
  Counterplot: west('painted', 'inside', {
    things: [
      { kind: 'dagger', x: 190, turn: 200 },
      { kind: 'letter', x: 100, size: 0.9, turn: -10 },
    ],
  }),
  'Fealty to The Crown': west('throne', 'inside', { figures: [['kneel', 150, 290, 2]] }),
  'Subjugation of Power': west('hall', 'inside', {
    things: [
      { kind: 'chains', y: 140 },
      { kind: 'crown', size: 0.9, glow: 'fire' },
    ],
  }),
  "Kingslayer's Renown": west('garden', 'noon', {
    person: face('Jaime Lannister', { smile: 1 }),
    view: 'front',
    holds: 'horse',
  }),
  "Kingslayer's Prowess": west('battle', 'dusk', {
    empty: true,
    orb: MID,
    figures: [
      ['fence', 190, 280, 1.4],
      ['fallen', 70, 290, 0.9],
    ],
  }),
  "Kingslayer's Infamy": west('throne', 'inside', {
    person: face('Jaime Lannister', { body: 'cape', cloth: '#eed', lids: 'narrow' }),
    view: 'right',
    holds: { what: 'sword', blade: '#a34' },
  }),
  Overrun: west('harvest', 'fire', {
    weather: 'embers',
    riders: [
      ['lance', 220, 260, 0.7],
      ['rear', 120, 280, 1],
    ],
  }),
  'asoiaf:assaultOrders:gregorClegane': west('battle', 'fire', {
    things: [{ kind: 'horn', glow: 'fire' }],
  }),
  'asoiaf:exploitWeakness:tywinLannister': west('river', 'dawn', {
    weather: 'fog',
    figures: [
      ['shoot', 220, 280, 1.2],
      ['shoot', 120, 290, 1.4],
    ],
  }),
  'Broken Resolve': west('heath', 'storm', {
    weather: 'rain',
    banners: [['stark', 100, 130, 100]],
    things: [{ kind: 'helm', x: 220, y: 220, size: 0.6, turn: 20 }],
  }),
  'asoiaf:issueCommands:tywinLannister': west('camp', 'night', {
    person: face('Tywin Lannister', { anger: 0.4 }),
    view: 'front',
    holds: 'scroll',
  }),
  'Intercept Orders': west('rock', 'night', {
    beast: { kind: 'raven', x: 170, y: 130, size: 0.8 },
    things: [{ kind: 'arrow', y: 150, size: 0.8, turn: 64 }],
  }),
  'Mercy of The Mother': west('town', 'dusk', {
    person: face('The High Sparrow', { smile: 0.8 }),
    view: 'left',
    holds: 'bread',
  }),
  'Wrath of The Warrior': west('sept', 'inside', {
    things: [{ kind: 'sword', turn: 180, glow: 'fire', burns: true }],
  }),
  'You Will Obey Me!': west('hall', 'inside', {
    person: face('Joffrey Baratheon', { anger: 1 }),
    view: 'left',
    holds: { what: 'sword', guard: 'lion' },
  }),
  'Traitors! I Will Have Their Heads!': west('redkeep', 'dusk', { deed: 'spikes' }),
  'I Am The King!': west('redkeep', 'dusk', { orb: MID, figures: [['king', 150, 290, 1.5]] }),
  'asoiaf:lashOut:addamMarbrand': west('camp', 'dusk', {
    orb: MID,
    figures: [['strike', 150, 280, 1.2]],
  }),
  'Valiant Example': west('battlements', 'dusk', {
    orb: LEFT,
    person: face('Addam Marbrand', { smile: 0.4 }),
    view: 'right',
    holds: 'torch',
  }),
  'Predictable Maneuvers': west('painted', 'inside', {
    things: [{ kind: 'cyvasse', glow: 'fire' }],
  }),
  'Seeing Their Flaws': west('chamber', 'inside', {
    person: face('Kevan Lannister', { lids: 'narrow' }),
    view: 'right',
    holds: 'lamp',
  }),
  'Wealth of the Rock': west('rock', 'night', {
    things: [
      { kind: 'coins', glow: 'fire' },
      { kind: 'cup', y: 130, size: 0.7 },
    ],
  }),

  'Planning and Insight': free('chamber', 'inside', {
    things: [
      { kind: 'book', glow: 'fire' },
      { kind: 'key', x: 200, y: 180, size: 0.5, turn: 60 },
    ],
  }),
  'Adaptive Methods': free('tavern', 'inside', {
    things: [
      { kind: 'mask', x: 100, size: 0.9 },
      { kind: 'axe', x: 220, size: 0.8, turn: 164 },
    ],
  }),
  'asoiaf:issueCommands': free('camp', 'dawn', {
    orb: LEFT,
    figures: [
      ['blow', 100, 280, 1],
      ['point', 210, 280, 1.3],
    ],
  }),
  'Worth The Risk': free('tavern', 'inside', { things: [{ kind: 'dice', glow: 'fire' }] }),
  'Meticulous Planning': free('painted', 'inside', {
    people: troop('facing', 5, { body: 'doublet', lids: 'hooded' }, 'scroll'),
  }),
  'Surprise Strategy': free('river', 'dawn', {
    orb: MID,
    weather: 'fog',
    riders: [['rear', 160, 280, 1.1]],
  }),
  'Cruel Methods': bolton('dungeon', 'inside', {
    things: [
      { kind: 'chains', x: 90, y: 110, size: 0.8 },
      { kind: 'anvil', x: 200, size: 0.8, glow: 'fire' },
    ],
  }),
  'Sadistic Games': bolton('woods', 'dusk', {
    person: face('Ramsay Snow', { smile: 1 }),
    view: 'front',
    holds: 'bow',
  }),
  'A Flayed Man Has No Secrets': bolton('heath', 'dusk', {
    orb: MID,
    banners: [['bolton', 100, 240, 140]],
    figures: [['kneel', 240, 290, 1]],
  }),
  "The Crippler's Infamy": free('ruins', 'storm', {
    weather: 'rain',
    things: [
      { kind: 'axe', x: 160, turn: 168 },
      { kind: 'skull', x: 80, y: 230, size: 0.4 },
    ],
  }),
  'Careless Aggression': free('battle', 'dusk', {
    orb: MID,
    figures: [
      ['run', 210, 260, 0.8],
      ['run', 80, 270, 0.9],
      ['run', 160, 290, 1.3],
    ],
  }),
  'asoiaf:exploitWeakness:vargoHoat': free('river', 'dusk', {
    things: [
      { kind: 'shield', x: 140, size: 0.9, turn: 12 },
      { kind: 'arrow', y: 130, size: 0.9, turn: 30 },
    ],
  }),
  'Sellsword Negotiations': free('tavern', 'inside', {
    person: face('Daario Naharis', { smile: 1 }),
    view: 'front',
    holds: 'coin',
  }),
  'Sellsword Bravado': free('city', 'noon', {
    person: face('Daario Naharis', { smile: 0.6 }),
    view: 'left',
    holds: { what: 'rose', cloth: '#d45' },
  }),
  'Reckless Strikes': free('camp', 'storm', {
    weather: 'lightning',
    things: [
      { kind: 'arakh', x: 110, turn: -30 },
      { kind: 'arakh', x: 200, turn: 34 },
    ],
  }),
  'Brothers In Arms': free('camp', 'dusk', { deed: 'pact' }),
  'Diversion Tactics': free('steppe', 'night', {
    fires: [
      [58, 266, 0.8],
      [240, 258, 0.5],
    ],
    riders: [['none', 160, 280, 0.9]],
  }),
  'Stalwart Mercenaries': free('road', 'snow', {
    weather: 'snow',
    figures: [
      ['brace', 80, 280, 1],
      ['brace', 220, 280, 1.1, true],
      ['stand', 150, 290, 1.3],
    ],
  }),
  'Charismatic Leadership': west('town', 'noon', {
    banners: [['lannister', 210, 210, 90]],
    riders: [['sword', 120, 280, 0.9]],
  }),
  'Spoils of War': free('ruins', 'dusk', {
    figures: [['bearer', 90, 280, 1.2]],
    things: [{ kind: 'plate', x: 210, y: 210, size: 0.6, turn: 12 }],
  }),
  'Whispered Threats': bolton('bedchamber', 'inside', {
    person: face('Roose Bolton', { smile: 0.3 }),
    view: 'right',
    holds: 'cup',
  }),
};
