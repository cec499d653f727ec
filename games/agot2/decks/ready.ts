import { type Message, message } from '@small-council/engine';
import type { Code } from '@small-council/lcg';
import { cards, FACTIONS, type Faction } from '../cards/index.ts';
import { copiesInCoreSet } from './coreSet.ts';
import type { Deck } from './deck.ts';
import { readPlainText } from './plainText.ts';

/** Decks to play with at once. */

/** One for each faction, built from three Core Sets and legal in both formats. */
const LISTS: { readonly [faction in Faction]: string } = {
  baratheon: `
    House Baratheon - Fealty
    Plots
    1 A Noble Cause
    1 Calling the Banners
    1 Confiscation
    1 Counting Coppers
    1 Filthy Accusations
    1 Marching Orders
    1 Supporting the Faith
    Characters
    2 Maester Cressen
    3 Melisandre
    3 Robert Baratheon
    2 Selyse Baratheon
    3 Ser Davos Seaworth
    2 Shireen Baratheon
    3 Stannis Baratheon
    3 Bastard in Hiding
    3 Fiery Followers
    3 King's Hunting Party
    3 Dragonstone Faithful
    3 Vanguard Lancer
    Locations
    3 Dragonstone Port
    2 Chamber of the Painted Table
    3 The Red Keep
    1 The Iron Throne
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Lightbringer
    2 Milk of the Poppy
    Events
    2 Consolidation of Power
    1 Ours is the Fury
    2 Seen In Flames
    2 Put to the Sword
    1 The Hand's Judgment`,
  greyjoy: `
    House Greyjoy - Fealty
    Plots
    1 A Feast for Crows
    1 A Noble Cause
    1 A Storm of Swords
    1 Calling the Banners
    1 Marching Orders
    1 Sneak Attack
    1 The Winds of Winter
    Characters
    3 Aeron Damphair
    3 Alannys Greyjoy
    3 Asha Greyjoy
    3 Balon Greyjoy (Core)
    3 Euron Crow's Eye
    2 Maester Wendamyr
    3 Theon Greyjoy
    3 Black Wind's Crew
    3 Drowned Men
    3 Iron Islands Fishmonger
    2 Lordsport Shipwright
    3 Salty Navigator
    Locations
    2 Great Kraken
    3 Iron Fleet Scout
    3 Sea Tower
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Throwing Axe
    2 Milk of the Poppy
    Events
    2 Risen from the Sea
    2 The Kraken's Grasp
    2 We Do Not Sow
    2 Put to the Sword`,
  lannister: `
    House Lannister - Fealty
    Plots
    1 A Noble Cause
    1 Calling the Banners
    1 Confiscation
    1 Filthy Accusations
    1 Marching Orders
    1 Sneak Attack
    1 Wildfire Assault
    Characters
    3 Cersei Lannister (Core)
    2 Grand Maester Pycelle
    3 Joffrey Baratheon
    2 Ser Jaime Lannister
    3 The Tickler
    3 Tyrion Lannister
    3 Tywin Lannister
    3 Burned Men
    3 Gold Cloaks
    2 Lannisport Moneylender
    3 Lannisport Merchant
    3 The Queen's Assassin
    Locations
    1 Casterly Rock
    2 Lannisport
    3 Western Fiefdom
    3 The Kingsroad
    3 The Roseroad
    Attachments
    1 Widow's Wail
    2 Milk of the Poppy
    1 Seal of the Hand
    Events
    2 The Things I Do For Love
    3 Treachery
    3 Put to the Sword
    2 Tears of Lys
    1 The Hand's Judgment`,
  martell: `
    House Martell - Banner of the Rose
    Plots
    1 A Noble Cause
    1 Calling the Banners
    1 Calm Over Westeros
    1 Confiscation
    1 Counting Coppers
    1 Filthy Accusations
    1 Marching Orders
    Characters
    3 Areo Hotah
    3 Arianne Martell
    2 Doran Martell
    2 Maester Caleotte
    3 The Red Viper
    3 Desert Scavenger
    2 Dornish Paramour
    2 Greenblood Trader
    2 House Dayne Knight
    2 Palace Spearman
    3 Margaery Tyrell
    2 Randyll Tarly
    3 The Knight of Flowers
    3 Courtesan of the Rose
    Locations
    3 Blood Orange Grove
    2 Ghaston Grey
    2 Sunspear
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Dawn
    2 Milk of the Poppy
    Events
    1 Doran's Game
    2 Unbowed, Unbent, Unbroken
    2 Confinement
    2 Growing Strong
    1 Put to the Sword`,
  thenightswatch: `
    The Night's Watch - Banner of the Wolf
    Plots
    1 A Noble Cause
    1 Building Orders
    1 Calling the Banners
    1 Calm Over Westeros
    1 Confiscation
    1 Filthy Accusations
    1 Marching Orders
    Characters
    3 Benjen Stark
    2 Ghost
    3 Jon Snow
    3 Maester Aemon
    3 Old Bear Mormont
    2 Samwell Tarly
    1 Ser Waymar Royce
    3 Ranging Party
    3 Steward at the Wall
    3 Arya Stark
    2 Bran Stark
    2 Eddard Stark (Core)
    2 Sansa Stark
    3 Tumblestone Knight
    Locations
    2 Castle Black
    3 The Wall
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Longclaw
    2 Milk of the Poppy
    Events
    3 A Meager Contribution
    2 Take the Black
    2 The Sword in the Darkness
    2 Put to the Sword
    1 The Hand's Judgment`,
  stark: `
    House Stark - Fealty
    Plots
    1 A Noble Cause
    1 A Storm of Swords
    1 Calling the Banners
    1 Confiscation
    1 Marching Orders
    1 Sneak Attack
    1 The Winds of Winter
    Characters
    3 Arya Stark
    2 Bran Stark
    3 Catelyn Stark
    3 Eddard Stark (Core)
    2 Grey Wind
    3 Robb Stark
    3 Sansa Stark
    3 Summer
    3 Direwolf Pup
    3 Tumblestone Knight
    3 Vanguard of the North
    3 Winterfell Steward
    Locations
    2 Gates of Winterfell
    2 The Wolfswood
    3 Heart Tree Grove
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Ice
    2 Milk of the Poppy
    2 Little Bird
    Events
    3 For the North!
    1 Like Warm Rain
    1 Winter Is Coming
    2 Put to the Sword`,
  targaryen: `
    House Targaryen - Fealty
    Plots
    1 A Noble Cause
    1 A Storm of Swords
    1 Calling the Banners
    1 Confiscation
    1 Counting Coppers
    1 Marching Orders
    1 The Winds of Winter
    Characters
    3 Daenerys Targaryen (Core)
    3 Drogon
    3 Khal Drogo
    3 Magister Illyrio
    3 Rhaegal
    3 Ser Jorah Mormont
    3 Viserion
    2 Viserys Targaryen
    3 Braided Warrior
    2 Handmaiden
    3 Targaryen Loyalist
    3 Unsullied
    Locations
    2 Dothraki Sea
    3 Illyrio's Estate
    2 Plaza of Punishment
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Drogo's Arakh
    2 Milk of the Poppy
    Events
    3 Dracarys!
    2 Fire and Blood
    1 Waking the Dragon
    3 Put to the Sword`,
  tyrell: `
    House Tyrell - Banner of the Lion
    Plots
    1 A Noble Cause
    1 Calling the Banners
    1 Confiscation
    1 Counting Coppers
    1 Filthy Accusations
    1 Marching Orders
    1 Sneak Attack
    Characters
    1 Left
    2 Maester Lomys
    3 Margaery Tyrell
    2 Paxter Redwyne
    3 Randyll Tarly
    1 Right
    3 The Knight of Flowers
    3 The Queen of Thorns
    3 Courtesan of the Rose
    3 Garden Caretaker
    2 Olenna's Informant
    2 Ser Jaime Lannister
    2 The Tickler
    3 Tyrion Lannister
    2 Burned Men
    Locations
    2 Highgarden
    3 Rose Garden
    2 The Mander
    3 The Kingsroad
    3 The Roseroad
    Attachments
    2 Heartsbane
    2 Milk of the Poppy
    Events
    2 Growing Strong
    1 Olenna's Cunning
    3 Treachery
    1 Put to the Sword
    1 The Hand's Judgment`,
};

/**
 * The two decks of the booklet for a first joust: what one Core Set holds of the faction, and a few
 * neutral cards. They are smaller than a legal deck (AG2-806) and meant to be.
 */
const STARTERS: { readonly [name: string]: { faction: Faction; plots: string } } = {
  // AG2-1101
  starkStarter: {
    faction: 'stark',
    plots: `
      Summons
      Wildfire Assault
      A Noble Cause
      Calling the Banners
      Filthy Accusations
      Calm Over Westeros
      Supporting the Faith`,
  },
  // AG2-1102
  lannisterStarter: {
    faction: 'lannister',
    plots: `
      Summons
      Wildfire Assault
      Marching Orders
      A Clash of Kings
      Power Behind the Throne
      Taxation
      A Feast for Crows`,
  },
};

const STARTER_NEUTRALS = `
  1 Littlefinger
  1 Rattleshirt's Raiders
  1 Milk of the Poppy
  2 The Kingsroad
  2 The Roseroad`;

function starter({ faction, plots }: { faction: Faction; plots: string }): Deck {
  const { deck } = readPlainText(plots + STARTER_NEUTRALS);
  const own = [...cards.values()]
    .filter((card) => card.pack === 'Core' && card.faction === faction && card.type !== 'faction')
    .flatMap(({ code }): Code[] => Array.from({ length: copiesInCoreSet(code) }, () => code));
  return { ...deck, faction, cards: [...own, ...deck.cards].sort() };
}

/** The names of all ready-made decks: the factions', then the two for a first game. */
export const readyNames: readonly string[] = [...FACTIONS, ...Object.keys(STARTERS)];

const made = new Map<string, Deck>();

/** The ready-made deck of this name, or null. */
export function readyDeck(name: string): Deck | null {
  if (!readyNames.includes(name)) return null;
  let deck = made.get(name);
  if (!deck) {
    deck = Object.hasOwn(STARTERS, name)
      ? starter(STARTERS[name])
      : (readPlainText(LISTS[name as Faction]).deck as Deck);
    made.set(name, deck);
  }
  return deck;
}

export const readyDeckName = (name: string): Message => message(`deck.name.${name}`);
