import type { CharacterId, House } from '@small-council/iron-throne/houses';
import { Picture, type Shown } from './Picture.tsx';
import { eventRecipe, factsOfCharacter, houseCardRecipe } from './throne.ts';

/** One of the twenty-five characters of the Iron Throne. */
export function CharacterPicture({ character, ...shown }: Shown & { character: CharacterId }) {
  return (
    <Picture
      {...shown}
      id={`throne:${character}`}
      recipe={(art) => art.recipeOf(factsOfCharacter(character)).recipe}
    />
  );
}

/** What lies on a house card without a character. */
export function HouseCardPicture({
  house,
  type,
  value,
  ...shown
}: Shown & { house: House; type: 'hostility' | 'truce'; value: number }) {
  return (
    <Picture
      {...shown}
      id={`throne:${house}:${type}:${value}`}
      recipe={() => houseCardRecipe(house, type, value)}
    />
  );
}

export function EventPicture({ event, ...shown }: Shown & { event: string }) {
  return (
    <Picture {...shown} id={`throne:event:${event}`} recipe={(art) => eventRecipe(art, event)} />
  );
}
