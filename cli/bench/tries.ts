import { type Bot, botsFor, letAnswer, strengthOf, thinkingOf, waitFor } from '@small-council/bots';
import { type AnyGame, Chance, createMatch, type Match } from '@small-council/engine';
import { games } from '@small-council/games';
import type { Bench } from './measure.ts';

/** How bots use their time: how many ways on they try in a second, and how long a table waits for them. */

const BEST_LEVEL = 3;
const TRIES = 120;
/** So many questions of one match, each some answers after the one before. */
const QUESTIONS = 12;
const APART = 17;
const TARGETS: { readonly [game: string]: string } = {
  'iron-throne': '4,000',
  agot1: '1,000',
  agot2: '1,000',
};
const WARM_UP_MS = 5000;

/** The strongest bot of a game, and the one by whose rules of thumb matches are played on. */
function botsOf(game: AnyGame): { search: Bot; thumb: Bot } | null {
  const bots = botsFor(game.id);
  const search = bots.find(({ levels }) => levels);
  const thumb = bots.find(({ id }) => id === 'greedy');
  return search && thumb ? { search, thumb } : null;
}

const open = (game: AnyGame, seats: number, seed: string): Match =>
  createMatch(game, { seats, seed }) as Match;

/** Questions of a match that rules of thumb play against each other. */
function questionsOf(game: AnyGame, seats: number, thumb: Bot): Match[] {
  const match = open(game, seats, 'tries');
  const chance = new Chance('tries');
  const asked: Match[] = [];
  for (let i = 0; asked.length < QUESTIONS && !match.result; i++) {
    if (i % APART === 0) asked.push(match.fork());
    letAnswer(thumb, match, match.waiting[0], chance, 0);
  }
  return asked;
}

function triesOf(game: AnyGame, seats: number, search: Bot, thumb: Bot): Bench['run'] {
  let asked: Match[] | null = null;
  return () => {
    asked ??= questionsOf(game, seats, thumb);
    let count = 0;
    let proof = '';
    for (const one of asked) {
      const thinking = thinkingOf(one, one.waiting[0], new Chance('thought'), TRIES);
      const { answer, tried = 0 } = search.decide(thinking);
      count += tried;
      proof += JSON.stringify(answer);
    }
    return { count, proof };
  };
}

export const tryBenches = (): Bench[] =>
  games.flatMap((game): Bench[] => {
    const bots = botsOf(game);
    if (!bots) return [];
    const seats = game.id === 'iron-throne' ? 4 : 2;
    return [
      {
        name: `${game.id}: ways on that a search tries`,
        unit: 'tried way',
        warmUpMs: WARM_UP_MS,
        target: TARGETS[game.id],
        run: triesOf(game, seats, bots.search, bots.thumb),
      },
    ];
  });

/** What a server adds to every answer on average, unless it is told otherwise (ANSWER_PAUSE_MS). */
const PAUSE_MS = 700;
const MATCHES = 10;

/** How long somebody waits in a whole match for bots of the best level on all other chairs. */
export function waiting(game: AnyGame, seats: number): { count: number; proof: string } {
  const bots = botsOf(game);
  if (!bots) throw new Error(`${game.id} has no bots that think`);
  const { takesMs } = strengthOf(bots.search, BEST_LEVEL);
  let ms = 0;
  for (let i = 0; i < MATCHES; i++) {
    const match = open(game, seats, `waiting ${i}`);
    const chance = new Chance(`waiting ${i}`);
    let moment = -1;
    while (!match.result) {
      const { stack, moment: now } = match.state;
      // Whoever is asked at the same time thinks at the same time; for oneself one does not wait.
      if (now !== moment && match.waiting.some((seat) => seat > 0))
        ms += waitFor(bots.search, takesMs, PAUSE_MS, stack.at(-1));
      moment = now;
      letAnswer(bots.thumb, match, match.waiting[0], chance, 0);
    }
  }
  const count = ms / MATCHES / 1000;
  return { count, proof: count.toFixed(3) };
}

export const waitBenches = (): Bench[] =>
  games
    .filter(({ id }) => id === 'iron-throne')
    .map((game) => ({
      name: `${game.id}: waiting for three best bots in a match`,
      unit: 'second',
      size: true,
      target: '<= 120',
      run: () => waiting(game, 4),
    }));
