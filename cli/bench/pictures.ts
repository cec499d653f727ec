import { cards } from '@small-council/agot2/cards';
import { draw, type Recipe, recipeOf, standalone, symbolsOf } from '@small-council/art';
import type { Bench } from './measure.ts';

const recipes: readonly Recipe[] = [...cards.values()].map(
  ({ code, name, faction, type, traits, unique }) =>
    recipeOf({ id: `agot2:${code}`, name: name.en, house: faction, type, traits, unique }).recipe,
);

/** A full table: sixty cards, from all houses and of all types. */
const table = recipes.filter((_, i) => i % 4 === 0).slice(0, 60);
const atTable = (recipe: Recipe) => draw(recipe, { level: 0, crop: 'table' });

/** The pictures: what sixty on a table cost, and how heavy they are. */
export const pictureBenches = (): Bench[] => [
  {
    name: 'pictures: 60 on a table, from recipe to image',
    unit: 'table',
    each: true,
    target: '≤ 60,000',
    run: () => {
      const images = table.map((recipe) => standalone(recipe, { level: 0, crop: 'table' }));
      return { count: 1, proof: images.join('') };
    },
  },
  {
    name: 'pictures: one at the size of a page',
    unit: 'picture',
    each: true,
    run: () => {
      const images = recipes.map((recipe) => standalone(recipe, { level: 2, crop: 'wide' }));
      return { count: images.length, proof: `${images.join('').length}` };
    },
  },
  {
    name: 'pictures: the heaviest, without what is shared',
    unit: 'byte',
    size: true,
    target: '≤ 6,144',
    run: () => {
      const sizes = recipes.map((recipe) => draw(recipe, { level: 2 }).length);
      return { count: Math.max(...sizes), proof: sizes.join() };
    },
  },
  {
    name: 'pictures: what 60 on a table share',
    unit: 'byte',
    size: true,
    run: () => {
      const shared = [...symbolsOf(table.map(atTable).join('')).values()].join('');
      return { count: shared.length, proof: shared };
    },
  },
];
