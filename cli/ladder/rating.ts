import { Chance } from '@small-council/engine';

/** One game of the ladder: who sat where, and what part of the victory each chair had. */
export interface Played {
  /** Games of one shuffle belong together: they are not independent of each other. */
  readonly shuffle: string;
  readonly bots: readonly string[];
  readonly shares: readonly number[];
}

export interface Rating {
  readonly bot: string;
  readonly elo: number;
  /** Within these bounds with 95 % certainty. */
  readonly from: number;
  readonly to: number;
}

const ROUNDS = 200;
const SAMPLES = 300;
const PER_ELO = 400 / Math.LN10;

/**
 * Strengths by the model of Bradley, Terry and Luce: a chair wins with the share of its strength in the sum
 * of all strengths at the table. Found by repetition until nothing moves (Hunter 2004). Everybody has half
 * a victory against an average player in advance, so that who has won every game has a number too.
 */
export function strengths(bots: readonly string[], games: readonly Played[]): Map<string, number> {
  let strength = new Map(bots.map((bot) => [bot, 1]));
  const of = (bot: string): number => strength.get(bot) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const won = new Map(bots.map((bot) => [bot, 0.5]));
    const faced = new Map(bots.map((bot) => [bot, 1 / (of(bot) + 1)]));
    for (const { bots: seated, shares } of games) {
      const sum = seated.reduce((total, bot) => total + of(bot), 0);
      seated.forEach((bot, seat) => {
        won.set(bot, (won.get(bot) ?? 0) + shares[seat]);
        faced.set(bot, (faced.get(bot) ?? 0) + 1 / sum);
      });
    }
    strength = new Map(bots.map((bot) => [bot, (won.get(bot) ?? 0) / (faced.get(bot) ?? 1)]));
  }
  return strength;
}

/** How far each bot is above the first one. */
const elosOf = (bots: readonly string[], games: readonly Played[]): number[] => {
  const strength = strengths(bots, games);
  const first = strength.get(bots[0]) ?? 1;
  return bots.map((bot) => PER_ELO * Math.log((strength.get(bot) ?? 1) / first));
};

/** Elo over the first bot; the bounds come from drawing the shuffles again and again (bootstrap). */
export function rate(bots: readonly string[], games: readonly Played[]): Rating[] {
  const elos = elosOf(bots, games);
  const byShuffle = [...Map.groupBy(games, ({ shuffle }) => shuffle).values()];
  const chance = new Chance('bootstrap');
  const samples = Array.from({ length: SAMPLES }, () =>
    elosOf(
      bots,
      byShuffle.flatMap(() => byShuffle[chance.below(byShuffle.length)]),
    ),
  );
  return bots.map((bot, i) => {
    const drawn = samples.map((sample) => sample[i]).toSorted((a, b) => a - b);
    return {
      bot,
      elo: elos[i],
      from: drawn[Math.floor(SAMPLES * 0.025)],
      to: drawn[Math.ceil(SAMPLES * 0.975) - 1],
    };
  });
}

/** Of these games, the share that this bot has won, with the bounds of 95 % certainty (Wilson). */
export function shareOf(
  games: readonly Played[],
  bot: string,
): { readonly share: number; readonly from: number; readonly to: number; readonly games: number } {
  const n = games.length;
  if (n === 0) return { share: 0, from: 0, to: 1, games: 0 };
  const won = games.reduce(
    (sum, { bots, shares }) =>
      sum + shares.reduce((own, part, seat) => own + (bots[seat] === bot ? part : 0), 0),
    0,
  );
  const z = 1.96;
  const p = won / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, from: middle - half, to: middle + half, games: n };
}
