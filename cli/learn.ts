import { chancesFor } from '@small-council/bots/learned';
import { command, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { findGame } from './games.ts';
import { learnt, type Sample, surprise } from './learn/fit.ts';
import { watch } from './learn/watch.ts';
import { progressBar } from './progress.ts';

const USAGE = `npm run learn -- --game ID [--games N] [--seats K] [--seed S]
Learns from matches by rules of thumb what each thing on the table counts towards victory, and prints it as it stands in
bots/<game>/chances.ts, with how surprised it is by who wins, beside the weights that are there now. Less is better.
  --seats    only matches of so many; of all sizes where it is not said`;

/** Matches are played with as many seats as there can be, turn by turn; more than this say little about a joust. */
const MOST_SEATS = 5;

await command(async () => {
  const given = readArguments(['game', 'games', 'seats', 'seed'], ['help']);
  const id = given.get('game');
  if (given.has('help') || !id) throw new UsageError(USAGE);
  const game = findGame(id);
  const chances = chancesFor(id);
  if (!chances) throw new UsageError(`nothing is learned for ${id}`);
  const games = wholeNumber(given, 'games', 600);
  const seed = given.get('seed') ?? 'learn';
  const { min, max } = game.seats;
  const asked = wholeNumber(given, 'seats', 0);
  if (given.has('seats') && (asked < min || asked > max))
    throw new UsageError(`${id} is for ${min} to ${max} seats, not ${asked}`);
  const kinds = Math.min(MOST_SEATS, max) - min + 1;
  const bar = progressBar(games, 'games');
  const samples: Sample[] = [];
  for (let index = 0; index < games; index++) {
    const seats = asked || min + (Math.floor(index / 2) % kinds);
    samples.push(...watch(game, chances, { seats, seed, index }));
    bar.to(index + 1);
  }
  bar.end();
  const things = Object.keys(chances.told);
  const held = new Map(
    chances.held.map((thing) => [things.indexOf(thing), chances.weights[thing]]),
  );
  const weights = learnt(samples, things.length, held);
  process.stdout.write(`${samples.length} looks at ${games} games\n`);
  things.forEach((thing, i) => {
    process.stdout.write(`  ${thing}: ${Number(weights[i].toFixed(3))},\n`);
  });
  const said = (what: string, by: readonly number[]): string =>
    `surprise ${what}: ${surprise(samples, by).toFixed(4)}\n`;
  process.stdout.write(said('with these', weights));
  process.stdout.write(
    said(
      'with those there now',
      things.map((thing) => chances.weights[thing]),
    ),
  );
  process.stdout.write(
    said(
      'knowing nothing',
      things.map(() => 0),
    ),
  );
  return 0;
});
