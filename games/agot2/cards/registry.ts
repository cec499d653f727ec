import { cardRegistry } from '@small-council/lcg';

/** All cards of the edition by code. A set's files declare them; the rest of the game looks them up. */

export const FACTIONS = [
  'baratheon',
  'greyjoy',
  'lannister',
  'martell',
  'thenightswatch',
  'stark',
  'targaryen',
  'tyrell',
] as const;

export type Faction = (typeof FACTIONS)[number];

const { cards, pack: printed } = cardRegistry({ drawn: 3, plot: 2 });

export { cards };

/** The words for declaring cards of a pack: `const { character, event } = pack('Core', 'stark');` */
export const pack = (name: string, faction: Faction | 'neutral') =>
  printed(name, faction === 'neutral' ? [] : [faction]);

const FACTION_NAMES: { readonly [faction in Faction]: readonly [en: string, de: string] } = {
  baratheon: ['House Baratheon', 'Haus Baratheon'],
  greyjoy: ['House Greyjoy', 'Haus Graufreud'],
  lannister: ['House Lannister', 'Haus Lennister'],
  martell: ['House Martell', 'Haus Martell'],
  thenightswatch: ["The Night's Watch", 'Die Nachtwache'],
  stark: ['House Stark', 'Haus Stark'],
  targaryen: ['House Targaryen', 'Haus Targaryen'],
  tyrell: ['House Tyrell', 'Haus Tyrell'],
};

for (const faction of FACTIONS)
  printed('Core', [faction]).faction(`faction:${faction}`, { name: FACTION_NAMES[faction] });
