// Armies, for army builders, tools and tables: lists, why they are not legal, and the ways they are exchanged.
export {
  type Army,
  type ArmyList,
  commanderOf,
  emptyArmy,
  SIZES,
  type Troop,
} from './army.ts';
export { canHost, checkArmy, type Occasion } from './check.ts';
export { type Allies, armyFaults, armyKey, armyNamed, armyOption } from './choice.ts';
export { readIdString, writeIdString } from './idString.ts';
export { importArmy } from './import.ts';
export type { Imported, ImportProblem } from './imported.ts';
export { type ArmyJson, readJson, writeJson } from './json.ts';
export { listName } from './names.ts';
export { readPlainText, writePlainText } from './plainText.ts';
export { neutralPointsOf, pointsOf, troopPoints } from './points.ts';
export { randomArmy } from './random.ts';
export { type ReadyName, readyArmy, readyArmyName, readyNames, readyPoints } from './ready.ts';
export { readShareCode } from './shareCode.ts';
export { tacticsDeckOf } from './tacticsDeck.ts';
export { armyTexts } from './words/index.ts';
