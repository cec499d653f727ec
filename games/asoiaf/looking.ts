/** What bots and boards may ask of a position: the rules' own eyes. */

export { controllerOf } from './modes/tokens.ts';
export { attackNow, profileOf } from './rules/attack.ts';
export { chargeOn } from './rules/charge.ts';
export {
  cardOf,
  enemiesOf,
  friendsOf,
  isEngaged,
  isOnField,
  pointsOf,
  ranksOf,
  sideOf,
  surveyOf,
  trayOf,
  unitOf,
} from './rules/look.ts';
export { speedOf } from './rules/moves.ts';
