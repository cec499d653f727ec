import type { Message } from '@small-council/engine';
import {
  type CharacterId,
  cardFacts,
  characterName,
  HOUSES,
  type House,
  houseName,
  houseOf,
} from '@small-council/iron-throne/houses';

/** From the words of the game back to what they name. */

const isCharacter = (id: string): id is CharacterId => Object.hasOwn(houseOf, id);

/** The second half of a key such as `house.stark`. */
const nameIn = (message: unknown, family: string): string | null => {
  const key = (message as Message | undefined)?.key ?? '';
  return key.startsWith(`${family}.`) ? key.slice(family.length + 1) : null;
};

export const houseIn = (message: unknown): House | null =>
  HOUSES.find((house) => house === nameIn(message, 'house')) ?? null;

export const characterIn = (message: unknown): CharacterId | null => {
  const name = nameIn(message, 'character');
  return name !== null && isCharacter(name) ? name : null;
};

/** The person or the card that a message names, as `ThroneDetails` knows them. Houses are everywhere. */
export function detailOf(message: Message): string | null {
  const character = characterIn(message);
  if (character) return `character:${character}`;
  if (message.key === 'card.character') {
    const named = characterIn(message.params?.character);
    return named && `character:${named}`;
  }
  if (message.key === 'card.hostility' || message.key === 'card.truce') {
    const house = houseIn(message.params?.house);
    const value = message.params?.value;
    return house && (value === undefined ? `card:${house}:truce` : `card:${house}:h${value}`);
  }
  return null;
}

export function detailTitle(id: string): Message {
  const [kind, ...rest] = id.split(':');
  const name = rest.join(':');
  if (kind === 'house') return houseName[name as House];
  if (kind === 'character') return characterName[name as CharacterId];
  return cardFacts(name).name;
}
