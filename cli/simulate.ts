import { randomBytes } from 'node:crypto';
import { botsFor } from '@small-council/bots';
import { checkOptions, Refusal } from '@small-council/engine';
import { command, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { findGame } from './games.ts';
import { progressBar } from './progress.ts';
import type { Job } from './simulate/job.ts';
import { simulate } from './simulate/run.ts';

const USAGE = `npm run simulate -- --game ID [--games N] [--seats K] [--bots a,b] [--seed S]
    [--options JSON] [--vary] [--tries N] [--people K] [--check]
Plays complete matches on all cores and prints one line of JSON.
  --bots     who plays, seat by seat and then over again; they move on by a seat with every game
  --vary     draws all options that are not said by chance, for each game anew: decks of all cards
  --tries    how many ways on a searching bot tries for an answer (120)
  --people   how many of them play as people do, with standing orders; counts what they are asked
  --check    runs the property suite on random matches instead of bots`;

function readJob(): Job {
  const given = readArguments(
    ['game', 'games', 'seats', 'bots', 'seed', 'options', 'tries', 'people'],
    ['check', 'help', 'vary'],
  );
  const id = given.get('game');
  if (given.has('help') || !id) throw new UsageError(USAGE);
  let game: ReturnType<typeof findGame>;
  try {
    game = findGame(id);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const seats = wholeNumber(given, 'seats', game.seats.min);
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new UsageError(`${id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  }
  const bots = (given.get('bots') ?? 'random').split(',');
  const known = botsFor(id).map((bot) => bot.id);
  for (const bot of bots) {
    if (!known.includes(bot))
      throw new UsageError(`no bot "${bot}" plays ${id}; there is: ${known.join(', ')}`);
  }
  const people = wholeNumber(given, 'people', 0, 0);
  if (people > seats) throw new UsageError(`${people} people on ${seats} seats`);
  return {
    game: id,
    games: wholeNumber(given, 'games', 1),
    seats,
    bots,
    seed: given.get('seed') ?? randomBytes(4).toString('hex'),
    options: readOptions(game, given.get('options')),
    tries: wholeNumber(given, 'tries', 120),
    vary: given.has('vary'),
    check: given.has('check'),
    people,
  };
}

function readOptions(game: ReturnType<typeof findGame>, text = '{}'): Job['options'] {
  try {
    const options: unknown = JSON.parse(text);
    checkOptions(game, options);
    return options as Job['options'];
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError)
      throw new UsageError(`--options: ${error.message}`);
    throw error;
  }
}

await command(async () => {
  const job = readJob();
  const bar = progressBar(job.games, 'games');
  const summary = await simulate(job, bar.to);
  bar.end();
  for (const { error, command: repeat } of summary.failures.slice(0, 5)) {
    process.stderr.write(`failed: ${error}\n  ${repeat}\n`);
  }
  process.stdout.write(`${JSON.stringify(summary)}\n`);
  return summary.failures.length > 0 ? 1 : 0;
});
