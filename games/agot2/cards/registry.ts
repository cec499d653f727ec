import { message } from '@small-council/engine';
import {
  type Attach,
  actsOf,
  type CardType,
  type ChallengeType,
  type Code,
  type Definition,
  nameAbilities,
} from '@small-council/lcg';

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

export const cards = new Map<Code, Definition>();

const ICONS: { readonly [short: string]: ChallengeType } = {
  mil: 'military',
  int: 'intrigue',
  pow: 'power',
};

/** What is said of a card in its declaration; the rest follows from its type. */
export type Facts = Partial<
  Omit<
    Definition,
    | 'code'
    | 'type'
    | 'name'
    | 'icons'
    | 'pack'
    | 'faction'
    | 'faces'
    | 'loyal'
    | 'unique'
    | 'acts'
    | 'named'
  >
> & {
  /** English, then German. */
  readonly name: readonly [en: string, de: string];
  readonly is?: 'unique' | 'loyal' | 'loyal unique';
  /** `mil int pow`. */
  readonly icons?: string;
  readonly faces?: { readonly [face: string]: Omit<Facts, 'name'> & { type: CardType } };
};

/** AG2-1221: a character, unless the attachment says otherwise. */
const ANY_CHARACTER: Attach = {
  say: message('attach.any'),
  fits: (_m, _by, host) => {
    const text = cards.get(host.code);
    const type = host.face === '' ? text?.type : text?.faces[host.face].type;
    return host.zone === 'play' && type === 'character';
  },
};

type Printing = { readonly pack: string; readonly faction: Faction | 'neutral' };

function define(code: Code, type: CardType, printing: Printing, facts: Facts): Definition {
  const { name, is = '', icons = '', faces = {}, bonus = {} } = facts;
  const abilities = nameAbilities(facts.abilities ?? []);
  return {
    code,
    type,
    pack: printing.pack,
    faction: printing.faction,
    cost: facts.cost ?? null,
    strength: facts.strength ?? 0,
    traits: facts.traits ?? [],
    keywords: facts.keywords ?? [],
    plot: facts.plot ?? null,
    bonus,
    deckLimit: facts.deckLimit ?? (type === 'plot' ? 2 : 3),
    abilities,
    named: new Map(abilities.map((ability) => [ability.name, ability])),
    acts: actsOf(abilities, bonus),
    attach: facts.attach ?? (type === 'attachment' ? ANY_CHARACTER : null),
    duplicateOn: facts.duplicateOn,
    readsOrderOf: facts.readsOrderOf,
    deck: facts.deck ?? [],
    loyal: is.includes('loyal'),
    unique: is.includes('unique'),
    name: { en: name[0], de: name[1] },
    icons: icons === '' ? [] : icons.split(' ').map((short) => ICONS[short]),
    faces: Object.fromEntries(
      Object.entries(faces).map(([face, { type: other, ...rest }]) => [
        face,
        define(code, other, printing, { name, ...rest }),
      ]),
    ),
  };
}

const declaring =
  (printing: Printing, type: CardType) =>
  (code: Code, facts: Facts): void => {
    if (cards.has(code)) throw new Error(`${code} is declared twice`);
    cards.set(code, define(code, type, printing, facts));
  };

/** The words for declaring cards of a pack: `const { character, event } = pack('Core', 'stark');` */
export const pack = (name: string, faction: Faction | 'neutral') => {
  const printing = { pack: name, faction };
  return {
    character: declaring(printing, 'character'),
    location: declaring(printing, 'location'),
    attachment: declaring(printing, 'attachment'),
    event: declaring(printing, 'event'),
    plot: declaring(printing, 'plot'),
    agenda: declaring(printing, 'agenda'),
    title: declaring(printing, 'title'),
  };
};

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

for (const faction of FACTIONS) {
  const declare = declaring({ pack: 'Core', faction }, 'faction');
  declare(`faction:${faction}`, { name: FACTION_NAMES[faction] });
}
