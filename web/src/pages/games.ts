import { boards } from '../boards/index.ts';
import type { WebKey } from '../words/en.ts';
import { type BotChoice, STANDARD_BOT } from './bots.ts';

interface GameOfTheHouse {
  id: string;
  about: WebKey;
  players: { min: number; max: number };
  /** How many sit down when somebody just wants to play. */
  quickSeats: number;
  /** Against whom, where that is not the usual one. */
  bot?: BotChoice;
}

/** Every game of the house, in the order in which it is shown. */
export const GAMES: readonly GameOfTheHouse[] = [
  {
    id: 'iron-throne',
    about: 'web.ironThrone.about',
    players: { min: 3, max: 5 },
    quickSeats: 4,
  },
  {
    id: 'agot2',
    about: 'web.agot2.about',
    players: { min: 2, max: 8 },
    quickSeats: 2,
    // Rules of thumb alone waste their cards there.
    bot: { id: 'search', level: 1 },
  },
  {
    id: 'agot1',
    about: 'web.agot1.about',
    players: { min: 2, max: 6 },
    quickSeats: 2,
    bot: { id: 'search', level: 1 },
  },
  { id: 'asoiaf', about: 'web.asoiaf.about', players: { min: 2, max: 4 }, quickSeats: 2 },
];

/** Who sits down at this game when somebody just wants to play. */
export const botFor = (game: string): BotChoice =>
  GAMES.find(({ id }) => id === game)?.bot ?? STANDARD_BOT;

/** One without a board is still to come. */
export const isPlayable = (game: string): boolean => Object.hasOwn(boards, game);
