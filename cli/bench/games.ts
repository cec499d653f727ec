import { games } from '@small-council/games';
import { handling, middleOf, playouts } from './kernel.ts';
import type { Bench } from './measure.ts';

/** How many games make a round of about half a second, by game. */
const ROUND: { [game: string]: { seats: number; games: number; answers: number } } = {
  'iron-throne': { seats: 4, games: 300, answers: 120 },
};

export const gameBenches = (): Bench[] =>
  games.flatMap((game) => {
    const {
      seats,
      games: count,
      answers,
    } = ROUND[game.id] ?? { seats: game.seats.min, games: 50, answers: 50 };
    return [
      {
        name: `${game.id}: random games of ${seats}, no log`,
        unit: 'game',
        run: () => ({ count, proof: playouts(game, seats, count).proof }),
      },
      {
        name: `${game.id}: random play, no log`,
        unit: 'answer',
        run: () => {
          const played = playouts(game, seats, count);
          return { count: played.answers, proof: played.proof };
        },
      },
      ...handling(game, middleOf(game, seats, answers)),
    ];
  });
