import type { Recipe } from '@small-council/art';
import { type Message, message } from '@small-council/engine';
import type { Art } from '../pictures/press.ts';

/** One thing to know about a game: `how.<game>.<id>` and `how.<game>.<id>.text`, a picture, and its rules. */
export interface HowSection {
  readonly id: string;
  readonly picture: (art: Art) => Recipe;
  readonly rules: readonly string[];
}

/** The picture of what is called so in English. */
export const pictured =
  (
    name: string,
    type: 'character' | 'location' | 'attachment' | 'event' | 'plot' | 'unit',
    house: string,
  ) =>
  (art: Art): Recipe =>
    art.recipeOf({ name, type, house, unique: type === 'character' }).recipe;

/** One of the pictures that the pages have. */
export const ofThePages =
  (name: keyof Art['PAGE_RECIPES']) =>
  (art: Art): Recipe =>
    art.PAGE_RECIPES[name];

/** What a section says. */
export const wordsOf = (game: string, { id }: HowSection): { title: Message; text: Message } => ({
  title: message(`how.${game}.${id}`),
  text: message(`how.${game}.${id}.text`),
});
