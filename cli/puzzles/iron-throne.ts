import { ironThrone } from '@small-council/iron-throne';
import { type PositionSpec, position } from '@small-council/iron-throne/position';
import { type Puzzle, puzzleBook } from './puzzle.ts';

const puzzles: readonly Puzzle<PositionSpec>[] = [];

export const ironThronePuzzles = puzzleBook(ironThrone, position, puzzles);
