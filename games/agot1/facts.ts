/** What boards work out from a view besides what lies there: with the very code that the rules use. */

export { mayDefend, plotValue, sideStrength } from '@small-council/lcg/rules';
export { abilityLine, textOf } from '@small-council/lcg/textBox';
export { firstEdition } from './rules/edition.ts';
export { influenceAtHand, influenceOf } from './rules/influence.ts';
export { fullCost } from './rules/price.ts';
export { opposes, supports } from './rules/titles.ts';
