import { type Message, message } from '@small-council/engine';
import type { Army } from './army.ts';
import { readPlainText } from './plainText.ts';

/** Armies to play with at once. */

interface Ready {
  readonly points: number;
  readonly list: string;
}

const LISTS = {
  // The first game: people everybody knows, and no side without a chance.
  starkStarter: {
    points: 30,
    list: `
Faction: House Stark
Combat Units
Stark Sworn Swords
  Robb Stark, The Wolf Lord
House Umber Berserkers
  Umber Champion
Stark Outriders
  Winterfell Guardian
Grey Wind
NCUs
Catelyn Stark, Lady of Winterfell
Sansa Stark, Little Bird`,
  },
  lannisterStarter: {
    points: 30,
    list: `
Faction: House Lannister
Combat Units
Lannister Guardsmen
  Jaime Lannister, The Kingslayer
Lannisport City Watch
Lannister Crossbowmen
Gregor Clegane, The Mountain That Rides
NCUs
Cersei Lannister, Queen Regent
Tyrion Lannister, The Imp`,
  },
  stark30Eddard: {
    points: 30,
    list: `
Faction: House Stark
Combat Units
Eddard's Honor Guard
  Eddard Stark, Lord of Winterfell
Stark Bowmen
  Mormont Veteran
House Karstark Spearmen
  Sworn Sword Captain
Stark Sworn Swords
  Syrio Forel, First Blade of Braavos
NCUs
Arya Stark, The Wolf Girl`,
  },
  stark30Umber: {
    points: 30,
    list: `
Faction: House Stark
Combat Units
House Umber Berserkers
  Greatjon Umber, Lord of Last Hearth
House Umber Greataxes
  Umber Champion
House Umber Ravagers
  Winterfell Guardian
NCUs
Rodrik Cassel, Combat Veteran
Sansa Stark, Little Bird`,
  },
  stark40Tully: {
    points: 40,
    list: `
Faction: House Stark
Combat Units
House Tully Sworn Shields
  Brynden Tully, The Blackfish
House Tully Sworn Shields
  Mormont Veteran
House Tully Cavaliers
Stark Bowmen
NCUs
Catelyn Stark, Lady of Winterfell
Robb Stark, King in the North
Walder Frey, Lord of the Crossing`,
  },
  stark40Winterfell: {
    points: 40,
    list: `
Faction: House Stark
Combat Units
Winterfell Guard
  Robb Stark, The Wolf Lord
Stark Sworn Swords
  Syrio Forel, First Blade of Braavos
House Mormont She-Bears
  Mormont Veteran
Stark Outriders
Grey Wind
NCUs
Arya Stark, The Wolf Girl
Eddard Stark, Warden of the North`,
  },
  stark50Bears: {
    points: 50,
    list: `
Faction: House Stark
Combat Units
House Mormont She-Bears
  Maege Mormont, Lady of Bear Island
House Mormont Bruisers
  Mormont Veteran
House Mormont Bruisers
  Bran and Hodor, Protector and Ward
Summer
Stark Bowmen
Stark Sworn Swords
  Rickon Stark, Prince of Winterfell
  Osha, Spearwife Guardian
Shaggydog
NCUs
Lyanna Mormont, Youngest She-Bear
Catelyn Stark, Lady of Winterfell
Sansa Stark, Little Bird`,
  },
  stark50Outriders: {
    points: 50,
    list: `
Faction: House Stark
Combat Units
Stark Outriders
  Brynden Tully, Outrider Commander
House Tully Cavaliers
  Winterfell Guardian
House Umber Ravagers
House Karstark Loyalists
  Loyalist Captain
Crannogman Trackers
  Crannogman Survivalist
Crannogman Bog Devils
NCUs
Howland Reed, Protector of the Neck
Arya Stark, The Wolf Girl
Enemy Attachments
Jaqen H'ghar, Mysterious Prisoner`,
  },
  lannister30Watch: {
    points: 30,
    list: `
Faction: House Lannister
Combat Units
Gold Cloaks
  Addam Marbrand, Commander of the City Watch
Lannisport City Watch
  Gate Warden
Lannister Crossbowmen
  Guard Captain
Red Cloaks
  Sentinel Enforcer
NCUs
Pycelle, Grand Maester`,
  },
  lannister30Mountain: {
    points: 30,
    list: `
Faction: House Lannister
Combat Units
House Clegane Mountain's Men
  Gregor Clegane, The Mountain
House Clegane Brigands
  Clegane Butcher
House Clegane Mountain's Men
  Sandor Clegane, The Hound
NCUs
Joffrey Baratheon, Lord of the Seven Kingdoms
Kevan Lannister, Master of Law`,
  },
  lannister40Faith: {
    points: 40,
    list: `
Faction: House Lannister
Combat Units
The Warrior's Sons
  The High Sparrow, His High Holiness
The Warrior's Sons
  Champion of the Faith
Poor Fellows
  Champion of the Faith
Poor Fellows
Lannister Crossbowmen
NCUs
Qyburn, Master of Whisperers
Tommen Baratheon, Next in Succession
Enemy Attachments
Turncoat
Jaime Lannister, Maimed Hostage`,
  },
  lannister40Rock: {
    points: 40,
    list: `
Faction: House Lannister
Combat Units
Casterly Rock Honor Guard
  Tywin Lannister, Lord of Casterly Rock
Knights of Casterly Rock
  Clegane Butcher
Lannister Guardsmen
  Guard Captain
Pyromancers
  Assault Veteran
NCUs
Tyrion Lannister, The Imp
Kevan Lannister, Master of Law`,
  },
  lannister50Crown: {
    points: 50,
    list: `
Faction: House Lannister
Combat Units
Kingsguard
  Joffrey Baratheon, First of His Name
Gold Cloaks
  Gate Warden
Lannisport City Watch
  Gregor Clegane, Lord Tywin's Mad Dog
Knights of Casterly Rock
  Clegane Butcher
Lannister Crossbowmen
  Guard Captain
NCUs
Tywin Lannister, The Great Lion
Lord Varys, The Spider
Cersei Lannister, Queen Regent`,
  },
  lannister50Sellswords: {
    points: 50,
    list: `
Faction: House Lannister
Combat Units
Stone Crows (House Lannister)
  Tyrion Lannister, Halfman
Stormcrow Mercenaries
  Bronn, The Sellsword
Stormcrow Archers
Golden Company Swordsmen
Pyromancers
Red Cloaks
  Qyburn, Forbidden Knowledge
NCUs
Tycho Nestoris, Iron Banker
Cersei Lannister, Queen Regent
Pycelle, Grand Maester`,
  },
} as const satisfies { readonly [name: string]: Ready };

export type ReadyName = keyof typeof LISTS;

export const readyNames = Object.keys(LISTS) as ReadyName[];

/** The size of game for which it was made. */
export const readyPoints = (name: ReadyName): number => LISTS[name].points;

export const readyArmyName = (name: ReadyName): Message => message(`army.name.${name}`);

const armies = new Map<string, Army>();

/** A ready-made army by its name. */
export function readyArmy(name: string): Army | undefined {
  const known = armies.get(name);
  const ready: Ready | undefined = Object.hasOwn(LISTS, name)
    ? LISTS[name as ReadyName]
    : undefined;
  if (known || !ready) return known;
  const { army, problems } = readPlainText(ready.list);
  if (problems.length > 0) throw new Error(`${name}: ${problems[0].why.key}`);
  armies.set(name, army as Army);
  return army as Army;
}
