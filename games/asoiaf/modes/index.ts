import { clashOfKings } from './clashOfKings.ts';
import { gameOfThrones } from './gameOfThrones.ts';
import type { Mode } from './mode.ts';
import type { ModeId } from './names.ts';
import { objectiveEffect } from './objectives.ts';

export const MODES: { readonly [id in ModeId]: Mode } = { gameOfThrones, clashOfKings };

export const modeFlows = [
  objectiveEffect,
  ...Object.values(MODES).flatMap(({ beforeDeployment, roundStarts, turnStarts, called = [] }) => [
    ...[beforeDeployment, roundStarts, turnStarts].filter((flow) => flow !== undefined),
    ...called,
  ]),
];
