import { message } from '@small-council/engine';
import { type Attach, actsOf, type CardType, type Definition } from './definition.ts';
import { nameAbilities } from './naming.ts';
import type { ChallengeType, Code } from './table.ts';

/** All cards of an edition by code: its files declare them, the rest of the game looks them up. */

const ICONS: { readonly [short: string]: ChallengeType } = {
  mil: 'military',
  int: 'intrigue',
  pow: 'power',
};

/** What is said of a card in its declaration; the rest follows from its type. */
export type CardFacts = Partial<
  Omit<
    Definition,
    | 'code'
    | 'type'
    | 'name'
    | 'icons'
    | 'pack'
    | 'faction'
    | 'faces'
    | 'factions'
    | 'unique'
    | 'acts'
    | 'named'
  >
> & {
  /** English, then German. */
  readonly name: readonly [en: string, de: string];
  /** `unique`, and marks of the edition: `loyal unique`. */
  readonly is?: string;
  /** `mil int pow`. */
  readonly icons?: string;
  readonly faces?: { readonly [face: string]: Omit<CardFacts, 'name'> & { type: CardType } };
};

/** What cards of one product and faction have in common. */
export interface Printing {
  readonly pack: string;
  /** The first one gives the colours; none: it is neutral. */
  readonly factions: readonly string[];
}

/** How many copies of a card a deck may hold where the card does not say otherwise. */
interface Copies {
  readonly drawn: number;
  readonly plot: number;
}

/** An empty box of cards, and how cards are put into it. */
export function cardRegistry(copies: Copies) {
  const cards = new Map<Code, Definition>();

  /** A character, unless the attachment says otherwise. */
  const ANY_CHARACTER: Attach = {
    say: message('attach.any'),
    fits: (_m, _by, host) => {
      const text = cards.get(host.code);
      const type = host.face === '' ? text?.type : text?.faces[host.face].type;
      return host.zone === 'play' && type === 'character';
    },
  };

  function define(code: Code, type: CardType, printing: Printing, facts: CardFacts): Definition {
    const { name, is = '', icons = '', faces = {}, bonus = {} } = facts;
    const abilities = nameAbilities(facts.abilities ?? []);
    return {
      code,
      type,
      pack: printing.pack,
      faction: printing.factions[0] ?? 'neutral',
      factions: printing.factions,
      values: facts.values ?? {},
      cost: facts.cost ?? null,
      strength: facts.strength ?? 0,
      traits: facts.traits ?? [],
      keywords: facts.keywords ?? [],
      plot: facts.plot ?? null,
      bonus,
      deckLimit: facts.deckLimit ?? (type === 'plot' ? copies.plot : copies.drawn),
      abilities,
      named: new Map(abilities.map((ability) => [ability.name, ability])),
      acts: actsOf(type, abilities, bonus),
      attach: facts.attach ?? (type === 'attachment' ? ANY_CHARACTER : null),
      duplicateOn: facts.duplicateOn,
      readsOrderOf: facts.readsOrderOf,
      deck: facts.deck ?? [],
      marks: [
        ...(facts.marks ?? []),
        ...is.split(' ').filter((mark) => mark !== '' && mark !== 'unique'),
      ],
      unique: is.split(' ').includes('unique'),
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
    (code: Code, facts: CardFacts): void => {
      if (cards.has(code)) throw new Error(`${code} is declared twice`);
      cards.set(code, define(code, type, printing, facts));
    };

  /** The words for declaring cards: `const { character, event } = pack('Core', ['stark']);` */
  const pack = (name: string, factions: readonly string[]) => {
    const printing = { pack: name, factions };
    return {
      character: declaring(printing, 'character'),
      location: declaring(printing, 'location'),
      attachment: declaring(printing, 'attachment'),
      event: declaring(printing, 'event'),
      plot: declaring(printing, 'plot'),
      agenda: declaring(printing, 'agenda'),
      title: declaring(printing, 'title'),
      faction: declaring(printing, 'faction'),
    };
  };

  return { cards, pack };
}
