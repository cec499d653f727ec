import { findBot, letAnswer } from '@small-council/bots';
import { passesByOrder, STANDARD } from '@small-council/client/orders';
import {
  type AnyGame,
  Chance,
  createMatch,
  drawOptions,
  type Match,
  type Seat,
} from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';

/** What is to be simulated. */
export interface Job {
  game: string;
  games: number;
  seats: number;
  /** Bots by name. They move on by one seat with every game, so that no bot keeps the best chair. */
  bots: string[];
  seed: string;
  options: { [name: string]: unknown };
  /** Draw the options that are not said by chance, for each game anew. */
  vary: boolean;
  /** Thinking time of a bot for one answer. */
  tries: number;
  /** Run the property suite instead of bots. */
  check: boolean;
  /** How many of the bots play as people do, with the standing orders that everybody begins with. */
  people: number;
}

export interface Failure {
  seed: string;
  error: string;
  /** The one command that repeats it. */
  command: string;
}

/** What came to people, and what an order kept from them. */
export interface Asked {
  answers: number;
  /** Of these, questions that offered nothing but a pass. */
  nothingButPass: number;
  passedByOrder: number;
}

/** What one game gave. */
export type Outcome =
  | {
      steps: number;
      winners: number[];
      bots: string[];
      because: { [reason: string]: number };
      asked: Asked;
    }
  | { failure: Failure };

const MAX_ANSWERS = 100_000;

/** One game alone is played with the very seed given, so that a failure can be repeated by its seed. */
export const seedOf = (job: Job, index: number): string =>
  job.games === 1 ? job.seed : `${job.seed}:${index}`;

export const botsOf = (job: Job, index: number): string[] =>
  Array.from({ length: job.seats }, (_, seat) => job.bots[(seat + index) % job.bots.length]);

export function commandOf(job: Job, index: number): string {
  const words = [
    `--game ${job.game}`,
    '--games 1',
    `--seats ${job.seats}`,
    `--seed '${seedOf(job, index)}'`,
  ];
  if (job.vary) words.push('--vary');
  if (job.people > 0) words.push(`--people ${job.people}`);
  if (job.check) words.push('--check');
  else words.push(`--bots ${botsOf(job, index).join(',')}`, `--tries ${job.tries}`);
  if (Object.keys(job.options).length > 0) words.push(`--options '${JSON.stringify(job.options)}'`);
  return `npm run simulate -- ${words.join(' ')}`;
}

export function playOne(game: AnyGame, job: Job, index: number): Outcome {
  const seed = seedOf(job, index);
  try {
    return job.check ? checkOne(game, job, seed) : playBots(game, job, index, seed);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { failure: { seed, error: text, command: commandOf(job, index) } };
  }
}

const optionsOf = (game: AnyGame, job: Job, seed: string): Job['options'] =>
  job.vary
    ? { ...drawOptions(game, job.seats, new Chance(`${seed} options`)), ...job.options }
    : job.options;

function checkOne(game: AnyGame, job: Job, seed: string): Outcome {
  const options = optionsOf(game, job, seed);
  const { answers } = checkMatch(game, { seats: job.seats, seed, options });
  return { steps: answers, winners: [], bots: [], because: {}, asked: nobody() };
}

function playBots(game: AnyGame, job: Job, index: number, seed: string): Outcome {
  const names = botsOf(job, index);
  const players = names.map((name) => {
    const bot = findBot(game.id, name);
    if (!bot) throw new Error(`no bot "${name}" plays ${game.id}`);
    return bot;
  });
  const options = optionsOf(game, job, seed);
  const match = createMatch(game, { seats: job.seats, seed, options, record: false });
  const chance = new Chance(`${seed} bots`);
  const because: { [reason: string]: number } = {};
  const asked = nobody();
  let steps = 0;
  while (!match.result) {
    if (++steps > MAX_ANSWERS) throw new Error(`no end after ${MAX_ANSWERS} answers`);
    const [seat] = match.waiting;
    if (isPerson(job, index, seat) && !reaches(match, seat, asked)) {
      match.answer(seat, match.state.moment, []);
      continue;
    }
    const decision = letAnswer(players[seat], match, seat, chance, job.tries);
    if (decision.because) because[decision.because.key] = (because[decision.because.key] ?? 0) + 1;
  }
  return { steps, winners: match.result.winners, bots: names, because, asked };
}

const nobody = (): Asked => ({ answers: 0, nothingButPass: 0, passedByOrder: 0 });

/** The first chairs are people's; like the bots they move on by a seat with every game. */
const isPerson = ({ people, seats }: Job, index: number, seat: Seat): boolean =>
  (seat + index) % seats < people;

/** Whether a question comes to the person at this seat; counted either way. */
function reaches(match: Match, seat: Seat, asked: Asked): boolean {
  if (passesByOrder(match, seat, STANDARD)) {
    asked.passedByOrder++;
    return false;
  }
  const question = match.question(seat);
  asked.answers++;
  if (question?.kind === 'choose' && question.min === 0 && question.from.length === 0)
    asked.nothingButPass++;
  return true;
}
