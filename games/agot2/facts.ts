/** What boards work out from a view besides what lies there: with the very code that the rules use. */

export { mayDefend, plotValue, sideStrength } from '@small-council/lcg/rules';
export { abilityLine, textOf } from '@small-council/lcg/textBox';
export { secondEdition } from './rules/edition.ts';
export { setupCost } from './rules/setup.ts';
export { rivals, supports } from './rules/titles.ts';
