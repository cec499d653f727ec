import { asoiaf } from '@small-council/asoiaf';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
import { type Puzzle, puzzleBook } from './puzzle.ts';

const puzzles: readonly Puzzle<PositionSpec>[] = [];

export const asoiafPuzzles = puzzleBook(asoiaf, position, puzzles);
