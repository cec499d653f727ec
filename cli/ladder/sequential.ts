/**
 * Is it stronger? Asked after every shuffle, and answered as soon as the odds are 19 to 1 either way: the
 * sequential test of Wald on the mean result of a shuffle, its spread taken from what was seen.
 */
export type Verdict = 'stronger' | 'not stronger' | 'open';

const CERTAINTY = 0.95;
const BOUND = Math.log(CERTAINTY / (1 - CERTAINTY));
/** Fewer shuffles say nothing about their own spread. */
const LEAST = 6;
/** Results that never differ would be certain at once; nothing is. */
const LEAST_SPREAD = 0.05;

/** What one of this much more Elo can expect at a table of so many. */
export const expectedAt = (elo: number, seats: number): number => {
  const strength = 10 ** (elo / 400);
  return strength / (strength + seats - 1);
};

/** `results` are the shares of victory that the challenger had, one for each shuffle. */
export function judge(
  results: readonly number[],
  seats: number,
  elo: number,
): { readonly verdict: Verdict; readonly odds: number } {
  const n = results.length;
  if (n < LEAST) return { verdict: 'open', odds: 0 };
  const mean = results.reduce((sum, result) => sum + result, 0) / n;
  const spread = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / (n - 1);
  const [none, some] = [1 / seats, expectedAt(elo, seats)];
  const odds =
    ((some - none) * n * (mean - (none + some) / 2)) / Math.max(spread, LEAST_SPREAD ** 2);
  return { verdict: odds > BOUND ? 'stronger' : odds < -BOUND ? 'not stronger' : 'open', odds };
}
