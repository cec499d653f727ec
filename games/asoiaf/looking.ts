/** What bots and boards may ask of a position: the rules' own eyes. */

export { abilityText } from './blocks/text.ts';
export { controllerOf } from './modes/control.ts';
export { holderBy, pointsInQuadrant } from './modes/hereWeStand.ts';
export { modeOf } from './modes/mode.ts';
export {
  attackDice,
  attackNow,
  attackVars,
  defenseChanges,
  defenseModifier,
  meleeAttacks,
  meleePlacesOf,
  profileOf,
  rangedAttacks,
  toHitChanges,
  toHitModifier,
} from './rules/attack.ts';
export { influenceOf, zoneTargets } from './rules/board.ts';
export { alignmentsOf, chargeOn, chargeTargetsOf, glimpsesOf, pushesOf } from './rules/charge.ts';
export { zoneOf } from './rules/deployment.ts';
export { reachesResult } from './rules/dice.ts';
export type { Change } from './rules/inForce.ts';
export {
  capacityOf,
  cardOf,
  commandersUnit,
  destroyedRanksOf,
  enemiesEngaged,
  enemiesOf,
  friendsOf,
  isEngaged,
  isOnField,
  isWall,
  modelsOf,
  pointsOf,
  rankSizes,
  ranksOf,
  sideOf,
  surveyOf,
  trayOf,
  unitOf,
  woundsLeft,
} from './rules/look.ts';
export { testModifier, testOf } from './rules/morale.ts';
export { speedOf } from './rules/moves.ts';
export { isFreeForAll, seatsOf, sidesOf } from './rules/multiplayer.ts';
export { LAST_ROUND, pointsToWin } from './rules/victory.ts';
export { partOf } from './rules/windows.ts';
