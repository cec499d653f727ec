import { asoiaf } from '@small-council/asoiaf';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
import { actions } from './asoiaf/actions.ts';
import { cards } from './asoiaf/cards.ts';
import { council } from './asoiaf/council.ts';
import { targets } from './asoiaf/targets.ts';
import { type Puzzle, puzzleBook } from './puzzle.ts';

const puzzles: readonly Puzzle<PositionSpec>[] = [...actions, ...targets, ...council, ...cards];

export const asoiafPuzzles = puzzleBook(asoiaf, position, puzzles);
