import { agot1 } from '@small-council/agot1';
import { position } from '@small-council/agot1/position';
import { defences } from './agot1/defences.ts';
import { ownGoals } from './agot1/ownGoals.ts';
import { values } from './agot1/values.ts';
import { wins } from './agot1/wins.ts';
import { puzzleBook } from './puzzle.ts';

export const agot1Puzzles = puzzleBook(agot1, position, [
  ...ownGoals,
  ...wins,
  ...defences,
  ...values,
]);
