export { symbolsOf } from './core/block.ts';
export { draw, scene, standalone, viewBoxOf } from './draw.ts';
export { HOUSES, type House, INKS, isHouse } from './palette.ts';
export type { Person } from './people/person.ts';
export { type Crop, type Level, levelFor, type Recipe } from './recipe.ts';
