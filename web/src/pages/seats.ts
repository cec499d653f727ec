import type { GameInfo } from '@small-council/client';
import { GAMES } from './games.ts';

/** How many can sit down at a game, and how many usually do. */

export const seatsOf = ({ seats: { min, max } }: GameInfo): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

export const standardSeats = (game: GameInfo): number =>
  GAMES.find(({ id }) => id === game.id)?.quickSeats ?? game.seats.min;
