import { layDown } from './carrying.ts';
import { clashOfKings } from './clashOfKings.ts';
import { danceWithDragons } from './danceWithDragons.ts';
import { darkWings } from './darkWings.ts';
import { feastForCrows } from './feastForCrows.ts';
import { fireAndBlood } from './fireAndBlood.ts';
import { gameOfThrones } from './gameOfThrones.ts';
import { hereWeStand } from './hereWeStand.ts';
import { honedAndReady } from './honedAndReady.ts';
import type { Mode } from './mode.ts';
import type { ModeId } from './names.ts';
import { objectiveEffect } from './objectives.ts';
import { stormOfSwords } from './stormOfSwords.ts';
import { windsOfWinter } from './windsOfWinter.ts';

export const MODES: { readonly [id in ModeId]: Mode } = {
  gameOfThrones,
  clashOfKings,
  honedAndReady,
  fireAndBlood,
  hereWeStand,
  windsOfWinter,
  darkWings,
  danceWithDragons,
  feastForCrows,
  stormOfSwords,
};

export const modeFlows = [
  objectiveEffect,
  layDown,
  ...Object.values(MODES).flatMap((mode) => [
    ...[
      mode.roles,
      mode.placesTerrain,
      mode.beforeDeployment,
      mode.afterDeployment,
      mode.roundStarts,
      mode.turnStarts,
      mode.activates,
      mode.claims,
      mode.insteadOfZone,
    ].filter((flow) => flow !== undefined),
    ...(mode.called ?? []),
  ]),
];
