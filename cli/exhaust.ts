import { randomBytes } from 'node:crypto';
import { command, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { exhaustGeometry } from './exhaust/geometry.ts';
import { BOXES, playOne, Reached } from './exhaust/reached.ts';
import { playWar, ReachedInWar } from './exhaust/war.ts';
import { progressBar } from './progress.ts';

const USAGE = `npm run exhaust -- [--game agot1|agot2] [--games N] [--seats K] [--seed S]
Plays random matches of the card game with decks drawn from all cards, until every card has been set up,
marshaled or played, triggered, targeted, saved or killed as far as that applies, and prints what was
never reached. After some hundred matches decks are drawn for the cards that are still missing. Every
third match is a melee, unless the seats are said.

npm run exhaust -- --game asoiaf [--games N] [--seats K] [--seed S]
The same for the miniatures game: every recruit in battle, every ability used, every tactics card played, every
zone claimed, every keyword of terrain met, every mode decided.

npm run exhaust -- --game asoiaf-geometry [--games N] [--seed S]
Asks the geometry of the miniatures game and a slow second one the same questions about N random positions.`;

/** Joust, joust, melee of three, joust, joust, melee of four … */
const seatsOf = (game: number): number => (game % 3 < 2 ? 2 : 3 + (Math.floor(game / 3) % 3));

/** What is looked for, and a random match in which some of it may come. */
interface Hunt {
  readonly wanted: number;
  readonly missing: () => string[];
  readonly play: (seats: number, seed: string, game: number) => void;
}

function cardHunt(game: string): Hunt {
  const reached = new Reached(BOXES[game]);
  return {
    wanted: reached.wanted.length,
    missing: () =>
      reached
        .missing()
        .map(({ card, fates }) => `${card.code} ${card.name.en}: never ${fates.join(', ')}`),
    play: (seats, seed, number) => void playOne(reached, seats || seatsOf(number), seed, number),
  };
}

function warHunt(): Hunt {
  const reached = new ReachedInWar();
  return {
    wanted: reached.wanted.length,
    missing: () => reached.missing().map((what) => what.replace(': ', ': never ')),
    play: (seats, seed, number) => playWar(reached, seats || 2, seed, number),
  };
}

await command(async () => {
  const given = readArguments(['game', 'games', 'seats', 'seed'], ['help']);
  if (given.has('help')) throw new UsageError(USAGE);
  const game = given.get('game') ?? 'agot2';
  const known = [...Object.keys(BOXES), 'asoiaf', 'asoiaf-geometry'];
  if (!known.includes(game))
    throw new UsageError(`--game is one of ${known.join(', ')}, not "${game}"`);
  const seats = wholeNumber(given, 'seats', 0);
  const seed = given.get('seed') ?? randomBytes(4).toString('hex');
  if (game === 'asoiaf-geometry') {
    return exhaustGeometry(wholeNumber(given, 'games', 100_000), seed);
  }
  const games = wholeNumber(given, 'games', 2000);
  const hunt = game === 'asoiaf' ? warHunt() : cardHunt(game);
  const bar = progressBar(games, 'games');
  let played = 0;
  while (played < games && hunt.missing().length > 0) {
    const name = `${seed} ${played}`;
    try {
      hunt.play(seats, name, played);
    } catch (error) {
      bar.end();
      const repeat = `npm run exhaust -- --game ${game} --games ${played + 1}${seats ? ` --seats ${seats}` : ''} --seed '${seed}'`;
      process.stderr.write(`failed in game ${played}: ${(error as Error).stack}\n  ${repeat}\n`);
      return 1;
    }
    bar.to(++played);
  }
  bar.end();
  const missing = hunt.missing();
  for (const line of missing) process.stdout.write(`${line}\n`);
  const reached = hunt.wanted - missing.length;
  process.stdout.write(
    `${played} games, seed ${seed}: ${reached} of ${hunt.wanted} came to all they can\n`,
  );
  return 0;
});
