/** What boards work out from a view besides what lies there: with the very code that the rules use. */
export { abilityLine, textOf } from './cards/text.ts';
export { sideStrength } from './rules/challenges.ts';
export { secondEdition } from './rules/edition.ts';
export { plotValue } from './rules/plotValues.ts';
export { rivals, supports } from './rules/titles.ts';
