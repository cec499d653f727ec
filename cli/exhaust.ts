import { randomBytes } from 'node:crypto';
import { command, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { exhaustGeometry } from './exhaust/geometry.ts';
import { BOXES, playOne, Reached } from './exhaust/reached.ts';
import { progressBar } from './progress.ts';

const USAGE = `npm run exhaust -- [--game agot1|agot2] [--games N] [--seats K] [--seed S]
Plays random matches of the card game with decks drawn from all cards, until every card has been set up,
marshaled or played, triggered, targeted, saved or killed as far as that applies, and prints what was
never reached. After some hundred matches decks are drawn for the cards that are still missing. Every
third match is a melee, unless the seats are said.

npm run exhaust -- --game asoiaf-geometry [--games N] [--seed S]
Asks the geometry of the miniatures game and a slow second one the same questions about N random positions.`;

/** Joust, joust, melee of three, joust, joust, melee of four … */
const seatsOf = (game: number): number => (game % 3 < 2 ? 2 : 3 + (Math.floor(game / 3) % 3));

await command(async () => {
  const given = readArguments(['game', 'games', 'seats', 'seed'], ['help']);
  if (given.has('help')) throw new UsageError(USAGE);
  const game = given.get('game') ?? 'agot2';
  const known = [...Object.keys(BOXES), 'asoiaf-geometry'];
  if (!known.includes(game))
    throw new UsageError(`--game is one of ${known.join(', ')}, not "${game}"`);
  const seats = wholeNumber(given, 'seats', 0);
  const seed = given.get('seed') ?? randomBytes(4).toString('hex');
  if (game === 'asoiaf-geometry') {
    return exhaustGeometry(wholeNumber(given, 'games', 100_000), seed);
  }
  const games = wholeNumber(given, 'games', 2000);
  const reached = new Reached(BOXES[game]);
  const bar = progressBar(games, 'games');
  let played = 0;
  while (played < games && reached.missing().length > 0) {
    const name = `${seed} ${played}`;
    try {
      playOne(reached, seats || seatsOf(played), name, played);
    } catch (error) {
      bar.end();
      const repeat = `npm run exhaust -- --game ${game} --games ${played + 1}${seats ? ` --seats ${seats}` : ''} --seed '${seed}'`;
      process.stderr.write(`failed in game ${played}: ${(error as Error).stack}\n  ${repeat}\n`);
      return 1;
    }
    bar.to(++played);
  }
  bar.end();
  const missing = reached.missing();
  for (const { card, fates } of missing)
    process.stdout.write(`${card.code} ${card.name.en}: never ${fates.join(', ')}\n`);
  const complete = reached.wanted.length - missing.length;
  process.stdout.write(
    `${played} games, seed ${seed}: ${complete} of ${reached.wanted.length} cards came to all they can\n`,
  );
  return 0;
});
