import { type Chances, sideAt } from '@small-council/bots/chances';
import {
  type AnyGame,
  Chance,
  createMatch,
  drawOptions,
  type Match,
  Refusal,
} from '@small-council/engine';
import type { Sample } from './fit.ts';

/** Where options do not go together, others are drawn. */
function begin(
  game: AnyGame,
  seats: number,
  seed: string,
  options: (chance: Chance) => object,
): Match {
  for (let n = 0; ; n++) {
    const drawn = options(new Chance(`${seed} options ${n}`));
    try {
      return createMatch(game, { seats, seed, options: drawn, record: false });
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
  const match = begin(game, seats, name, (chance) =>
    index % 2 === 0 ? (chances.evenly?.(chance) ?? {}) : drawOptions(game, seats, chance),
  );
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
  const won = new Set(match.result.winners.map((seat) => sideAt(chances, match, seat)));
  const [winner] = won;
  return won.size === 1 ? seen.map((counts) => ({ counts, winner })) : [];
}
