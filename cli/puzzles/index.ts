import { agot1Puzzles } from './agot1.ts';
import { agot2Puzzles } from './agot2.ts';
import { asoiafPuzzles } from './asoiaf.ts';
import { ironThronePuzzles } from './iron-throne.ts';
import type { PuzzleBook } from './puzzle.ts';

export const PUZZLES: readonly PuzzleBook[] = [
  ironThronePuzzles,
  agot2Puzzles,
  agot1Puzzles,
  asoiafPuzzles,
];
