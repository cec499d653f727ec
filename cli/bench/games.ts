import { diff } from '@small-council/client/changes';
import {
  type AnyGame,
  Chance,
  createMatch,
  type Match,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { games } from '@small-council/games';
import { handling, middleOf, playouts } from './kernel.ts';
import type { Bench } from './measure.ts';

/** How many games make a round of about half a second, by game. */
const ROUND: {
  [game: string]: {
    seats: number;
    games: number;
    answers: number;
    options?: { [name: string]: string };
    targets?: { games?: string; answers?: string; fork?: string };
  };
} = {
  'iron-throne': { seats: 4, games: 300, answers: 120 },
  agot2: {
    seats: 2,
    games: 60,
    answers: 150,
    options: { sets: 'core' },
    targets: { games: '200', answers: '75,000', fork: '30 µs' },
  },
};

export const gameBenches = (): Bench[] =>
  games.flatMap((game) => {
    const {
      seats,
      games: count,
      answers,
      options = {},
      targets = {},
    } = ROUND[game.id] ?? { seats: game.seats.min, games: 50, answers: 50 };
    return [
      {
        name: `${game.id}: random games of ${seats}, no log`,
        unit: 'game',
        target: targets.games,
        run: () => ({ count, proof: playouts(game, seats, count, options).proof }),
      },
      {
        name: `${game.id}: random play, no log`,
        unit: 'answer',
        target: targets.answers,
        run: () => {
          const played = playouts(game, seats, count, options);
          return { count: played.answers, proof: played.proof };
        },
      },
      ...handling(game, middleOf(game, seats, answers, options), targets),
      ...updates(game, seats, options),
    ];
  });

/** How much a seat is sent after an answer: what has changed in its view and its question. */
function updates(game: AnyGame, seats: number, options: object): Bench[] {
  const seen = (match: Match) => ({
    view: match.view(0),
    questions: match.questions.filter(({ seat }) => seat === 0),
  });
  return [
    {
      name: `${game.id}: update of a seat after an answer`,
      unit: 'byte',
      size: true,
      target: '3,000',
      run: () => {
        const match: Match = createMatch(game, { seats, seed: 'updates', options });
        const chance = new Chance('updates');
        let bytes = 0;
        let answers = 0;
        let before = seen(match);
        while (!match.result && answers < 300) {
          const [seat] = match.waiting;
          const question = match.question(seat) as Question;
          match.answer(seat, match.state.moment, sampleAnswer(question, chance));
          const after = seen(match);
          bytes += JSON.stringify(diff(before, after)).length;
          before = after;
          answers++;
        }
        return { count: bytes / answers, proof: String(bytes) };
      },
    },
  ];
}
