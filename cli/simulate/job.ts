import { letAnswer, random } from '@small-council/bots';
import { passesByOrder, STANDARD } from '@small-council/client/orders';
import {
  type AnyGame,
  Chance,
  createMatch,
  drawOptions,
  type Match,
  type Message,
  type Seat,
} from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { playerOf } from '../players.ts';
import type { Language } from '../words.ts';

/** What is to be simulated. */
export interface Job {
  game: string;
  games: number;
  seats: number;
  /** Bots as `playerOf` reads them. They move on by one seat with every game, so that no bot keeps the best chair. */
  bots: string[];
  seed: string;
  options: { [name: string]: unknown };
  /** Draw the options that are not said by chance, for each game anew. */
  vary: boolean;
  /** How many ways on a bot tries for an answer where its name does not say. */
  tries: number;
  /** Run the property suite instead of bots. */
  check: boolean;
  /** The language in which the first game is told instead; null for none. */
  log: Language | null;
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

/** One game to be played: its shuffle, and who sits where. */
export interface Fixture {
  readonly seed: string;
  readonly bots: readonly string[];
  /** Chairs of people with standing orders; nobody's where it is not said. */
  readonly people?: readonly Seat[];
}

/** The first chairs are people's; like the bots they move on by a seat with every game. */
const peopleOf = ({ people, seats }: Job, index: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => (seat + index) % seats < people,
  );

export const fixtureOf = (job: Job, index: number): Fixture => ({
  seed: seedOf(job, index),
  bots: botsOf(job, index),
  people: peopleOf(job, index),
});

export function playOne(game: AnyGame, job: Job, index: number): Outcome {
  const fixture = fixtureOf(job, index);
  try {
    return job.check ? checkOne(game, job, fixture.seed) : playFixture(game, job, fixture);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { failure: { seed: fixture.seed, error: text, command: commandOf(job, index) } };
  }
}

const optionsOf = (game: AnyGame, { vary, seats, options }: Setting, seed: string) =>
  vary ? { ...drawOptions(game, seats, new Chance(`${seed} options`)), ...options } : options;

function checkOne(game: AnyGame, job: Job, seed: string): Outcome {
  const options = optionsOf(game, job, seed);
  const { answers } = checkMatch(game, { seats: job.seats, seed, options });
  return { steps: answers, winners: [], bots: [], because: {}, asked: nobody() };
}

/** What all games of a run have in common. */
export type Setting = Pick<Job, 'seats' | 'options' | 'vary' | 'tries'>;

/** Who follows a match hears of every answer. */
export type Witness = (match: Match, seat: Seat, because: Message | undefined) => void;

export function playFixture(
  game: AnyGame,
  setting: Setting,
  { seed, bots, people }: Fixture,
  { witness, record = false }: { witness?: Witness; record?: boolean } = {},
): Exclude<Outcome, { failure: Failure }> {
  const players = bots.map((word) => playerOf(game.id, word, setting.tries));
  const options = optionsOf(game, setting, seed);
  // Whoever thinks remembers what he was told.
  const told = record || players.some(({ bot }) => bot !== random);
  const match: Match = createMatch(game, { seats: setting.seats, seed, options, record: told });
  const chance = new Chance(`${seed} bots`);
  const because: { [reason: string]: number } = {};
  const asked = nobody();
  let steps = 0;
  while (!match.result) {
    if (++steps > MAX_ANSWERS) throw new Error(`no end after ${MAX_ANSWERS} answers`);
    const [seat] = match.waiting;
    if (people?.includes(seat) && !reaches(match, seat, asked)) {
      match.answer(seat, match.state.moment, []);
      continue;
    }
    const { bot, tries } = players[seat];
    const decision = letAnswer(bot, match, seat, chance, tries);
    if (decision.because) because[decision.because.key] = (because[decision.because.key] ?? 0) + 1;
    witness?.(match, seat, decision.because);
  }
  return { steps, winners: match.result.winners, bots: [...bots], because, asked };
}

const nobody = (): Asked => ({ answers: 0, nothingButPass: 0, passedByOrder: 0 });

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
