import { flows } from '@small-council/engine';
import { INCH } from '../geometry/index.ts';
import type { War } from '../table.ts';
import type { Mode } from './mode.ts';
import { drawObjectives, scoreTokens } from './objectives.ts';

const { flow, act } = flows<War>();

/** A Game of Thrones: five tokens, each with an objective card of its own (SIF-1301 to SIF-1311). */
export const gameOfThrones: Mode = {
  id: 'gameOfThrones',
  depth: 10 * INCH,
  tokens: 'five',
  beforeDeployment: flow('objectiveCards', [act('drawObjectives', drawObjectives)]),
  score: scoreTokens,
};
