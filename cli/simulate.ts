import { randomBytes } from 'node:crypto';
import { command, oneOf, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { findGame } from './games.ts';
import { readOptions } from './options.ts';
import { playerOf } from './players.ts';
import { progressBar } from './progress.ts';
import type { Job } from './simulate/job.ts';
import { simulate } from './simulate/run.ts';
import { tellMatch } from './simulate/tell.ts';
import { LANGUAGES } from './words.ts';

const USAGE = `npm run simulate -- --game ID [--games N] [--seats K] [--bots a,b] [--seed S]
    [--options JSON] [--vary] [--tries N] [--people K] [--check] [--log en|de]
Plays complete matches on all cores and prints one line of JSON. The same words print the same matches.
  --bots     who plays, seat by seat and then over again; they move on by a seat with every game;
             search:240 tries 240 ways on for an answer, search@2 as many as its second level
  --vary     draws all options that are not said by chance, for each game anew: decks of all cards
  --tries    how many ways on a searching bot tries for an answer (120)
  --people   how many of them play as people do, with standing orders; counts what they are asked
  --check    runs the property suite on random matches instead of bots
  --log      tells the first game in words, everybody's secrets included`;

function readJob(): Job {
  const given = readArguments(
    ['game', 'games', 'seats', 'bots', 'seed', 'options', 'tries', 'people', 'log'],
    ['check', 'help', 'vary'],
  );
  const id = given.get('game');
  if (given.has('help') || !id) throw new UsageError(USAGE);
  const game = findGame(id);
  const seats = wholeNumber(given, 'seats', game.seats.min);
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new UsageError(`${id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  }
  const bots = (given.get('bots') ?? 'random').split(',');
  const tries = wholeNumber(given, 'tries', 120);
  for (const bot of bots) playerOf(id, bot, tries);
  const people = wholeNumber(given, 'people', 0, 0);
  if (people > seats) throw new UsageError(`${people} people on ${seats} seats`);
  return {
    game: id,
    games: wholeNumber(given, 'games', 1),
    seats,
    bots,
    seed: given.get('seed') ?? randomBytes(4).toString('hex'),
    options: readOptions(game, given.get('options')),
    tries,
    vary: given.has('vary'),
    check: given.has('check'),
    log: oneOf(given, 'log', LANGUAGES) ?? null,
    people,
  };
}

await command(async () => {
  const job = readJob();
  if (job.log !== null) {
    await tellMatch(findGame(job.game), job, job.log, (line) => process.stdout.write(`${line}\n`));
    return 0;
  }
  const bar = progressBar(job.games, 'games');
  const summary = await simulate(job, bar.to);
  bar.end();
  for (const { error, command: repeat } of summary.failures.slice(0, 5)) {
    process.stderr.write(`failed: ${error}\n  ${repeat}\n`);
  }
  process.stdout.write(`${JSON.stringify(summary)}\n`);
  return summary.failures.length > 0 ? 1 : 0;
});
