import type { Chances } from '@small-council/bots/chances';
import {
  type AnyGame,
  Chance,
  createMatch,
  drawOptions,
  type Match,
  Refusal,
} from '@small-council/engine';
import type { Sample } from './fit.ts';

const begin = (game: AnyGame, seats: number, seed: string, options: object): Match =>
  createMatch(game, { seats, seed, options, record: false });

/** With options by chance; those that do not go together are drawn again. */
function beginAnyhow(game: AnyGame, seats: number, seed: string): Match {
  for (let n = 0; ; n++) {
    try {
      return begin(game, seats, seed, drawOptions(game, seats, new Chance(`${seed} options ${n}`)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/**
 * A match by rules of thumb, looked at whenever something new begins. Every second one has its options drawn by
 * chance, so that not only what is usual is learned from.
 */
export function watch<Thing extends string>(
  game: AnyGame,
  chances: Chances<Thing>,
  { seats, seed, index }: { seats: number; seed: string; index: number },
): Sample[] {
  const name = `${seed} ${index}`;
  const match = index % 2 === 0 ? begin(game, seats, name, {}) : beginAnyhow(game, seats, name);
  const chance = new Chance(`${name} bots`);
  const things = Object.keys(chances.told) as Thing[];
  const seen: number[][][] = [];
  let period = chances.period(match);
  while (!match.result) {
    chances.playOn(match, chance);
    if (match.result || chances.period(match) === period) continue;
    period = chances.period(match);
    seen.push(chances.count(match).map((counted) => things.map((thing) => counted[thing])));
  }
  const { winners } = match.result;
  return winners.length === 1 ? seen.map((counts) => ({ counts, winner: winners[0] })) : [];
}
