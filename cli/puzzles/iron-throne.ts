import { ironThrone } from '@small-council/iron-throne';
import { type PositionSpec, position } from '@small-council/iron-throne/position';
import { characterCards } from './iron-throne/characterCards.ts';
import { deals } from './iron-throne/deals.ts';
import { encounter } from './iron-throne/encounter.ts';
import { hostages } from './iron-throne/hostages.ts';
import { leaders } from './iron-throne/leaders.ts';
import { support } from './iron-throne/support.ts';
import { type Puzzle, puzzleBook } from './puzzle.ts';

const puzzles: readonly Puzzle<PositionSpec>[] = [
  ...encounter,
  ...support,
  ...deals,
  ...hostages,
  ...leaders,
  ...characterCards,
];

export const ironThronePuzzles = puzzleBook(ironThrone, position, puzzles);
