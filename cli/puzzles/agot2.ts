import { agot2 } from '@small-council/agot2';
import { type PositionSpec, position } from '@small-council/agot2/position';
import { type Puzzle, puzzleBook } from './puzzle.ts';

const PLOT = 'Calling the Banners';

const puzzles: readonly Puzzle<PositionSpec>[] = [
  {
    id: 'milk-on-the-enemy',
    about: 'ownGoal',
    idea: 'Milk of the Poppy blanks a character: never an own one.',
    position: {
      phase: 'marshaling',
      active: 0,
      players: [
        {
          faction: 'lannister',
          plot: PLOT,
          gold: 1,
          hand: ['Milk of the Poppy'],
          play: ['Tywin Lannister (Core)'],
        },
        { faction: 'stark', plot: PLOT, play: ['Eddard Stark (Core)'] },
      ],
    },
    before: ['Milk of the Poppy'],
    good: ['Eddard Stark'],
  },
];

export const agot2Puzzles = puzzleBook(agot2, position, puzzles);
