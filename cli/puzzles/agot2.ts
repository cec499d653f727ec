import { agot2 } from '@small-council/agot2';
import { position } from '@small-council/agot2/position';
import { defences } from './agot2/defences.ts';
import { ownGoals } from './agot2/ownGoals.ts';
import { values } from './agot2/values.ts';
import { wins } from './agot2/wins.ts';
import { puzzleBook } from './puzzle.ts';

export const agot2Puzzles = puzzleBook(agot2, position, [
  ...ownGoals,
  ...wins,
  ...defences,
  ...values,
]);
