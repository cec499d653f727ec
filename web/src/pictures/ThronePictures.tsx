import type { CharacterId, House } from '@small-council/iron-throne/houses';
import { Picture, type Shown } from './Picture.tsx';
import { eventRecipe, factsOfCharacter, homeRecipe, houseCardRecipe } from './throne.ts';

/** One of the twenty-five characters of the Iron Throne; in an encounter they look at each other. */
export function CharacterPicture({
  character,
  looks,
  ...shown
}: Shown & { character: CharacterId; looks?: 'left' | 'right' }) {
  return (
    <Picture
      {...shown}
      id={`throne:${character}:${looks ?? ''}`}
      recipe={(art) => {
        const { recipe } = art.recipeOf(factsOfCharacter(character));
        return looks ? { ...recipe, view: looks } : recipe;
      }}
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

export function HomePicture({ house, ...shown }: Shown & { house: House }) {
  return (
    <Picture {...shown} id={`throne:home:${house}`} recipe={(art) => homeRecipe(art, house)} />
  );
}
