export { symbolsOf } from './core/block.ts';
export { describe } from './describe.ts';
export { draw, scene, standalone, viewBoxOf } from './draw.ts';
export { HOUSES, type House, INKS, isHouse } from './palette.ts';
export type { Person } from './people/person.ts';
export { type Crop, type Level, levelFor, type Recipe } from './recipe.ts';
export {
  type Facts,
  type Hand,
  PAGE_RECIPES,
  type PageName,
  PERSONS,
  portraitOf,
  recipeOf,
  THRONE_RECIPES,
  whoIs,
} from './recipes/index.ts';
