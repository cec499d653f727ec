import type { PlayerSpec, PositionSpec } from '@small-council/agot1/position';
import { cardTables } from '../cardTable.ts';
import type { Puzzle } from '../puzzle.ts';

export { knelt, THEY_BEGIN } from '../cardTable.ts';

export type CardPuzzle = Puzzle<PositionSpec>;

export const { joust, melee } = cardTables<PlayerSpec, Partial<PositionSpec>>('Counting Favors');
