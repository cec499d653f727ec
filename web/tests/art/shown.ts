import { cards } from '@small-council/agot2/cards';
import { PAGE_RECIPES, type Recipe, recipeOf, THRONE_RECIPES } from '@small-council/art';
import { CHARACTERS } from '@small-council/iron-throne/houses';
import { factsOfCard } from '../../src/pictures/facts.ts';
import { factsOfCharacter } from '../../src/pictures/throne.ts';

/** Everything that has a picture, by game. */
export interface Shown {
  readonly game: string;
  readonly group: string;
  readonly name: string;
  readonly recipe: Recipe;
  readonly by: 'hand' | 'rule';
}

export function everything(): Shown[] {
  const shown: Shown[] = [];
  for (const card of cards.values()) {
    const { recipe, by } = recipeOf(factsOfCard('agot2', card));
    const group = card.type === 'character' ? card.faction : `${card.type}s`;
    shown.push({ game: 'agot2', group, name: card.name.en, recipe, by });
  }
  for (const [house, ids] of Object.entries(CHARACTERS))
    for (const id of ids) {
      const facts = factsOfCharacter(id);
      shown.push({ game: 'iron-throne', group: house, name: facts.name, ...recipeOf(facts) });
    }
  for (const [name, recipe] of Object.entries(THRONE_RECIPES))
    shown.push({ game: 'iron-throne', group: 'events', name, recipe, by: 'hand' });
  for (const [name, recipe] of Object.entries(PAGE_RECIPES))
    if (name !== 'hero') shown.push({ game: 'pages', group: 'pages', name, recipe, by: 'hand' });
  return shown;
}
