import { agot1 } from '@small-council/agot1';
import { position } from '@small-council/agot1/position';
import { ownGoals } from './agot1/ownGoals.ts';
import { puzzleBook } from './puzzle.ts';

export const agot1Puzzles = puzzleBook(agot1, position, [...ownGoals]);
