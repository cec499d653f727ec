import { flows } from '@small-council/engine';
import { INCH } from '../geometry/index.ts';
import type { War } from '../table.ts';
import { lose, wrest } from './carrying.ts';
import type { Mode } from './mode.ts';
import { drawObjectives, scoreTokens } from './objectives.ts';

const { flow, act } = flows<War>();

/** A Dance with Dragons: three tokens that are carried about (SIF-1370 to SIF-1382). */
export const danceWithDragons: Mode = {
  id: 'danceWithDragons',
  depth: 10 * INCH,
  tokens: 'three',
  carried: {
    burdens: true,
    rules: { second: 'SIF-1377', taken: 'SIF-1379', near: 'SIF-1377', covered: 'SIF-1378' },
  },
  beforeDeployment: flow('dragonCards', [act('drawDragonCards', drawObjectives)]),
  panics: lose,
  falls: lose,
  struck: wrest,
  score: scoreTokens,
};
