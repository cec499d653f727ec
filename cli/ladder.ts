import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsFor, random } from '@small-council/bots';
import { command, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { findGame } from './games.ts';
import { chart } from './ladder/chart.ts';
import { countOf, type Ladder } from './ladder/plan.ts';
import { climb, STRONGER_BY } from './ladder/run.ts';
import { tableOf } from './ladder/table.ts';
import { readOptions } from './options.ts';
import { playerOf } from './players.ts';
import { progressBar } from './progress.ts';
import { PUZZLES } from './puzzles/index.ts';
import { putPuzzles, reportOf, type Solved } from './puzzles/report.ts';

const USAGE = `npm run ladder -- --game ID [--bots a,b:60,c@3] [--seats K] [--shuffles N] [--seed S]
    [--options JSON] [--vary] [--sure] [--out FOLDER]
npm run ladder -- --game ID --puzzles [--bots …]
How strong are the bots? Every pair meets on the same shuffles, the later named one alone against the
others, once on every chair. Prints Elo and shares of victories with their 95 % bounds, and writes them as
Markdown, JSON and a chart.
  --bots      whom to compare, the first one is the measure; search:60 tries 60 ways on for an answer,
              search@2 as many as its second level. Without it: all bots that play this game, at all levels
  --options   gives all chairs the same deck or army; else what they bring may decide more than who plays:
              '{"army1":"starkStarter","army2":"starkStarter"}'
  --vary      draws options by chance for each shuffle: decks, armies, modes
  --puzzles   sets positions with good and bad answers instead of games, and says who solves which
  --sure      a pair is done as soon as the sequential test knows whether the later one is stronger by
              ${STRONGER_BY} Elo or not at all, with 95 % certainty; --shuffles is then the most`;

const botsAtAllLevels = (game: string): string[] =>
  botsFor(game).flatMap(({ id, levels }) =>
    levels ? levels.map(({ level }) => `${id}@${level}`) : [id],
  );

function readLadder(given: Map<string, string>): Ladder {
  const id = given.get('game');
  if (given.has('help') || !id) throw new UsageError(USAGE);
  const game = findGame(id);
  const seats = wholeNumber(given, 'seats', game.seats.min);
  if (seats < game.seats.min || seats > game.seats.max)
    throw new UsageError(`${id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  const bots = given.get('bots')?.split(',') ?? botsAtAllLevels(id);
  if (new Set(bots).size < Math.max(2, bots.length))
    throw new UsageError('--bots needs two or more, each once');
  const tries = 120;
  for (const bot of bots) playerOf(id, bot, tries);
  return {
    game: id,
    seats,
    bots,
    tries,
    shuffles: wholeNumber(given, 'shuffles', 20),
    seed: given.get('seed') ?? 'ladder',
    options: readOptions(game, given.get('options')),
    vary: given.has('vary'),
  };
}

/** Puts the puzzles of the game to all its bots. An own goal is a failure; a puzzle that is only hard is not. */
async function puzzles({ game, bots, tries }: Ladder): Promise<number> {
  const book = PUZZLES.find((one) => one.game.id === game);
  if (!book) throw new UsageError(`there are no puzzles for ${game}`);
  const players = new Map(bots.map((bot) => [bot, playerOf(game, bot, tries)]));
  const bar = progressBar(book.puzzles.length * players.size, 'answers');
  const all: Solved[] = [];
  for await (const one of putPuzzles(book, players)) bar.to(all.push(one));
  bar.end();
  process.stdout.write(`${reportOf(all)}\n`);
  const ownGoals = all.filter(
    ({ bot, about, solved }) => about === 'ownGoal' && !solved && bot !== random.id,
  );
  return ownGoals.length > 0 ? 1 : 0;
}

await command(async () => {
  const given = readArguments(
    ['game', 'bots', 'seats', 'shuffles', 'seed', 'options', 'out'],
    ['help', 'vary', 'sure', 'puzzles'],
  );
  const ladder = readLadder(given);
  if (given.has('puzzles')) return puzzles(ladder);
  const bar = progressBar(countOf(ladder), 'games');
  const standings = await climb(ladder, given.has('sure'), bar.to);
  bar.end();
  const text = tableOf(standings);
  const folder = given.get('out') ?? join('.cache', 'ladder');
  mkdirSync(folder, { recursive: true });
  const file = (ending: string): string => join(folder, `${ladder.game}-${ladder.seats}.${ending}`);
  writeFileSync(file('md'), text);
  writeFileSync(file('json'), `${JSON.stringify(standings, null, 2)}\n`);
  writeFileSync(file('svg'), chart(`${ladder.game}, ${ladder.seats} seats`, standings.ratings));
  process.stdout.write(`${text}\n${file('md')}\n`);
  return 0;
});
