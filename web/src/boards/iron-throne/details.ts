import type { Message, Thing } from '@small-council/engine';
import {
  type CharacterId,
  cardFacts,
  characterName,
  type House,
  houseName,
} from '@small-council/iron-throne/houses';

/** The sheet of a card, a person or an ability that a fact names. Houses are everywhere. */
export function detailOf({ is, id }: Thing): string | null {
  if (is === 'leader') return `character:${id}`;
  if (is !== 'character' && is !== 'card') return null;
  const character = is === 'card' ? cardFacts(`${id}`).character : id;
  return character === null ? `card:${id}` : `character:${character}`;
}

export function detailTitle(id: string): Message {
  const [kind, ...rest] = id.split(':');
  const name = rest.join(':');
  if (kind === 'house') return houseName[name as House];
  if (kind === 'character') return characterName[name as CharacterId];
  return cardFacts(name).name;
}
