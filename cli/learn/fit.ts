import { shares } from '@small-council/bots/chances';

/** A table at a moment: what each side had, and which won in the end. */
export interface Sample {
  /** By side, in the order of the things. */
  readonly counts: readonly (readonly number[])[];
  readonly winner: number;
}

const STEPS = 400;
const RATE = 0.05;
/** Weights stay small where the matches say nothing about them. */
const RESTRAINT = 1e-4;

const score = (count: readonly number[], weights: readonly number[]): number =>
  count.reduce((sum, value, i) => sum + value * weights[i], 0);

/** How surprised somebody is, on average, who believes these weights: less is better. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  const all = samples.reduce((sum, { counts, winner }) => {
    const chances = shares(counts.map((count) => score(count, weights)));
    return sum - Math.log(chances[winner]);
  }, 0);
  return all / samples.length;
}

/** The weights with the least surprise, found downhill (Adam), from nothing; those that are given stay what they are. */
export function learnt(
  samples: readonly Sample[],
  things: number,
  given: ReadonlyMap<number, number> = new Map(),
): number[] {
  const weights = Array.from({ length: things }, (_, i) => given.get(i) ?? 0);
  const mean = new Array<number>(things).fill(0);
  const square = mean.slice();
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => RESTRAINT * weight);
    for (const { counts, winner } of samples) {
      const chances = shares(counts.map((count) => score(count, weights)));
      counts.forEach((count, side) => {
        const wrong = (chances[side] - Number(side === winner)) / samples.length;
        count.forEach((value, i) => {
          slope[i] += wrong * value;
        });
      });
    }
    for (let i = 0; i < things; i++) {
      if (given.has(i)) continue;
      mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
      square[i] = 0.99 * square[i] + 0.01 * slope[i] ** 2;
      const steepness = Math.sqrt(square[i] / (1 - 0.99 ** step)) + 1e-8;
      weights[i] -= (RATE * (mean[i] / (1 - 0.9 ** step))) / steepness;
    }
  }
  return weights;
}
