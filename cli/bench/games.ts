import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diff } from '@small-council/client/changes';
import type { AnyGame, Match } from '@small-council/engine';
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
  agot1: {
    seats: 2,
    games: 40,
    answers: 150,
    targets: { games: '200', answers: '75,000', fork: '30 µs' },
  },
  agot2: {
    seats: 2,
    games: 60,
    answers: 150,
    options: { sets: 'core' },
    targets: { games: '200', answers: '75,000', fork: '30 µs' },
  },
  asoiaf: { seats: 2, games: 30, answers: 150, targets: { games: '60', fork: '15 µs' } },
};

/** All rules of a game are a lot of code: the speed of random play still grows after some seconds. */
const PLAY_WARM_UP_MS = 6000;

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
        warmUpMs: PLAY_WARM_UP_MS,
        target: targets.games,
        run: () => ({ count, proof: playouts(game, seats, count, options).proof }),
      },
      {
        name: `${game.id}: random play, no log`,
        unit: 'answer',
        warmUpMs: PLAY_WARM_UP_MS,
        target: targets.answers,
        run: () => {
          const played = playouts(game, seats, count, options);
          return { count: played.answers, proof: played.proof };
        },
      },
      ...handling(game, middleOf(game, seats, answers, options), targets),
      ...updates(game, seats, options),
      memory(game, seats, answers, options),
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
        let bytes = 0;
        let answers = 0;
        let before: object = {};
        middleOf(game, seats, 300, options, 'updates', (match) => {
          const after = seen(match);
          // The first is the whole table, and is sent when somebody sits down.
          if (answers++ > 0) bytes += JSON.stringify(diff(before, after)).length;
          before = after;
        });
        return { count: bytes / (answers - 1), proof: String(bytes) };
      },
    },
  ];
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** What hangs on other things by a weak thread goes only after them. */
const collectGarbage = (): void => {
  gc();
  gc();
};

const LIVE = 300;

/** What a match that is being played holds in memory, with its log and its moves. */
function memory(game: AnyGame, seats: number, answers: number, options: object): Bench {
  return {
    name: `${game.id}: memory of a live match`,
    unit: 'byte',
    size: true,
    target: '100,000',
    run: () => {
      const play = (): Match[] =>
        Array.from({ length: LIVE }, (_, i) =>
          middleOf(game, seats, answers, options, `live ${i}`),
        );
      // Once before it counts: what the compiler makes of the rules meanwhile belongs to no match.
      play();
      collectGarbage();
      const before = process.memoryUsage().heapUsed;
      const live = play();
      collectGarbage();
      const held = process.memoryUsage().heapUsed - before;
      return { count: held / LIVE, proof: live.map(({ state }) => state.moment).join() };
    },
  };
}
