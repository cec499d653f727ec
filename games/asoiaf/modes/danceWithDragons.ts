import { flows } from '@small-council/engine';
import { INCH } from '../geometry/index.ts';
import type { War } from '../table.ts';
import { layAside, lose, wrest } from './carrying.ts';
import type { Mode } from './mode.ts';
import { drawObjectives, scoreTokens } from './objectives.ts';

const { flow, act } = flows<War>();

/** A Dance with Dragons: three tokens that are carried about (SIF-1370 to SIF-1382). */
export const danceWithDragons: Mode = {
  id: 'danceWithDragons',
  depth: 10 * INCH,
  tokens: 'three',
  carried: true,
  beforeDeployment: flow('dragonCards', [act('drawDragonCards', drawObjectives)]),
  panics: lose,
  falls: lose,
  struck: wrest,
  called: [layAside],
  score: scoreTokens,
};
