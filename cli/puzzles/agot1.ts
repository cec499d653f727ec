import { agot1 } from '@small-council/agot1';
import { type PositionSpec, position } from '@small-council/agot1/position';
import { type Puzzle, puzzleBook } from './puzzle.ts';

const puzzles: readonly Puzzle<PositionSpec>[] = [];

export const agot1Puzzles = puzzleBook(agot1, position, puzzles);
