import { message } from '@small-council/engine';
import { type CardFacts, type Code, cardRegistry, type DeckTerm } from '@small-council/lcg';

/** All cards of the edition by code. A set's files declare them; the rest of the game looks them up. */

/** AG1-101. */
export const HOUSES = [
  'baratheon',
  'greyjoy',
  'lannister',
  'martell',
  'stark',
  'targaryen',
] as const;

export type House = (typeof HOUSES)[number];

/** AG1-106. */
export type Crest = 'holy' | 'learned' | 'noble' | 'war' | 'shadow';

const registry = cardRegistry({ drawn: 3, plot: 1 }); // AG1-1101, AG1-1103

export const { cards } = registry;

type Declare = (code: Code, facts: CardFacts) => void;

/** What the card says about decks: for whom it is, and how many copies there may be. */
function deckTerms({ is = '', deckLimit }: CardFacts): DeckTerm[] {
  const only = is.split(' ').filter((mark) => mark.startsWith('only:'));
  return [
    ...only.map((mark) => ({
      say: message('term.houseOnly', { faction: message(`faction.${mark.slice('only:'.length)}`) }),
    })),
    ...(deckLimit === undefined ? [] : [{ say: message('term.copies', { count: deckLimit }) }]),
  ];
}

const withTerms =
  (declare: Declare): Declare =>
  (code, facts) =>
    declare(code, { ...facts, deck: deckTerms(facts) });

/** The words for declaring cards of a set: `const { character } = pack('Core', 'stark');` */
export const pack = (name: string, ...houses: House[]) => {
  const words = registry.pack(name, houses);
  return {
    ...words,
    character: withTerms(words.character),
    location: withTerms(words.location),
    attachment: withTerms(words.attachment),
    event: withTerms(words.event),
    plot: withTerms(words.plot),
  };
};

/** The box holds some cards more than once, each with a number of its own. */
export function copies(
  codes: readonly Code[],
  declare: (code: Code, facts: CardFacts) => void,
  facts: CardFacts,
): void {
  for (const code of codes) declare(code, facts);
}

const HOUSE_NAMES: { readonly [house in House]: readonly [en: string, de: string] } = {
  baratheon: ['House Baratheon', 'Haus Baratheon'],
  greyjoy: ['House Greyjoy', 'Haus Graufreud'],
  lannister: ['House Lannister', 'Haus Lennister'],
  martell: ['House Martell', 'Haus Martell'],
  stark: ['House Stark', 'Haus Stark'],
  targaryen: ['House Targaryen', 'Haus Targaryen'],
};

for (const house of HOUSES)
  pack('Core', house).faction(`faction:${house}`, { name: HOUSE_NAMES[house] });
