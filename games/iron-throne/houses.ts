import { type Message, message } from '@small-council/engine';

/** The five Great Houses (IT-002) and the five characters of each (IT-006). */
export const CHARACTERS = {
  lannister: ['cersei', 'jaime', 'tyrion', 'tywin', 'joffrey'],
  stark: ['eddard', 'catelyn', 'robb', 'arya', 'bran'],
  baratheon: ['stannis', 'melisandre', 'davos', 'selyse', 'shireen'],
  targaryen: ['daenerys', 'viserys', 'drogo', 'jorah', 'barristan'],
  tyrell: ['margaery', 'olenna', 'loras', 'mace', 'renly'],
} as const;

export type House = keyof typeof CHARACTERS;
export type CharacterId = (typeof CHARACTERS)[House][number];

export const HOUSES = Object.keys(CHARACTERS) as House[];

/** Four Truce cards, eleven Hostility cards and two cards for each character: 25 (IT-008 to IT-010). */
export const TRUCES = 4;
export const HOSTILITY_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20] as const;
export const COPIES_OF_A_CHARACTER = 2;

/** The influence markers of a house (IT-110). */
export const MARKERS = 5;

/**
 * A house card by what it shows: `stark:h12`, `stark:truce`, `stark:arya`. Copies have the same name,
 * because at the table nobody can tell them apart either (IT-951).
 */
export type Card = string;

/** A house card is of exactly one of three types (IT-011). */
export interface CardFacts {
  readonly card: Card;
  readonly house: House;
  readonly type: 'hostility' | 'truce' | 'character';
  /** What it is worth in a Hostility; a character card counts as 0 (IT-404). */
  readonly value: number;
  readonly character: CharacterId | null;
  readonly name: Message;
}

export const houseName = Object.fromEntries(
  HOUSES.map((house) => [house, message(`house.${house}`)]),
) as Record<House, Message>;

export const characterName = Object.fromEntries(
  HOUSES.flatMap((house) => CHARACTERS[house].map((id) => [id, message(`character.${id}`)])),
) as Record<CharacterId, Message>;

/** What they are called where there is little room. */
export const calledName = Object.fromEntries(
  HOUSES.flatMap((house) => CHARACTERS[house].map((id) => [id, message(`called.${id}`)])),
) as Record<CharacterId, Message>;

export const houseOf = Object.fromEntries(
  HOUSES.flatMap((house) => CHARACTERS[house].map((id) => [id, house])),
) as Record<CharacterId, House>;

const cards = new Map<Card, CardFacts>();
const decks = new Map<House, Card[]>();

for (const house of HOUSES) {
  const deck: Card[] = [];
  const add = (copies: number, facts: Omit<CardFacts, 'house'>) => {
    cards.set(facts.card, { house, ...facts });
    for (let i = 0; i < copies; i++) deck.push(facts.card);
  };
  for (const value of HOSTILITY_VALUES) {
    const name = message('card.hostility', { house: houseName[house], value });
    add(1, { card: `${house}:h${value}`, type: 'hostility', value, character: null, name });
  }
  const truce = message('card.truce', { house: houseName[house] });
  add(TRUCES, { card: `${house}:truce`, type: 'truce', value: 0, character: null, name: truce });
  for (const character of CHARACTERS[house]) {
    const name = message('card.character', {
      character: characterName[character],
      title: message(`card.${character}`),
    });
    add(COPIES_OF_A_CHARACTER, {
      card: `${house}:${character}`,
      type: 'character',
      value: 0,
      character,
      name,
    });
  }
  decks.set(house, deck);
}

export function cardFacts(card: Card): CardFacts {
  const facts = cards.get(card);
  if (!facts) throw new Error(`there is no card "${card}"`);
  return facts;
}

export const isCard = (card: string): boolean => cards.has(card);

/** The 25 cards of a house, unshuffled (IT-005). */
export const houseDeck = (house: House): Card[] => (decks.get(house) as Card[]).slice();
