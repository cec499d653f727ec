import type { Chance, Match, Seat } from '@small-council/engine';
import type { Judgement } from './search.ts';
import type { Reason } from './text/en.ts';

/**
 * How likely each side is to win, from what can be counted on the table: e to the power of its score, beside those of
 * all others. What each thing counts is learned from matches that rules of thumb play against each other
 * (`npm run learn`), not made up.
 */
export interface Chances<Thing extends string> {
  readonly game: string;
  /** On which side a seat fights; each on its own where it does not say. */
  readonly sideOf?: (match: Match, seat: Seat) => number;
  /** What each side has, counted. */
  readonly count: (match: Match) => readonly { readonly [thing in Thing]: number }[];
  /** What one of it adds to the score. */
  readonly weights: { readonly [thing in Thing]: number };
  /** Of these, what is not learned but given. */
  readonly held: readonly string[];
  /** As what that is told; and, where there are several rivals, that they have less. */
  readonly told: { readonly [thing in Thing]: Reason };
  readonly rivals: Reason;
  /** Matches are played on by this, and looked at whenever this number changes. */
  readonly playOn: (match: Match, chance: Chance) => void;
  readonly period: (match: Match) => number;
  /** Options that give all seats the same: from others one would learn who brings what, and not what it is worth. */
  readonly evenly?: (chance: Chance) => object;
}

export const sideAt = <Thing extends string>(
  { sideOf }: Chances<Thing>,
  match: Match,
  seat: Seat,
): number => sideOf?.(match, seat) ?? seat;

/** Scores are small numbers; points of a judgement are about as large as those that people give. */
export const POINTS = 10;

/** Each one's share when all are raised to the power of e, without running over. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}

/** What one rival must score to be as likely to win as all of these together. */
function together(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
}

/** The odds of winning as points: what this side has, less what all others have together. */
export function judgeBy<Thing extends string>(
  chances: Chances<Thing>,
): (match: Match, seat: Seat) => Judgement {
  const { count, weights, told, rivals } = chances;
  const things = Object.keys(told) as Thing[];
  const scoreOf = (counted: { readonly [thing in Thing]: number }): number =>
    things.reduce((sum, thing) => sum + weights[thing] * counted[thing], 0);
  return (match, seat) => {
    const all = count(match);
    const side = sideAt(chances, match, seat);
    const others = all.filter((_, other) => other !== side);
    const judged: { [reason in Reason]?: number } = {};
    // Against one alone each thing is what one has more of it.
    const [rival] = others.length === 1 ? others : [];
    if (!rival) judged[rivals] = -POINTS * together(others.map(scoreOf));
    for (const thing of things) {
      const reason = told[thing];
      const more = all[side][thing] - (rival?.[thing] ?? 0);
      judged[reason] = (judged[reason] ?? 0) + POINTS * weights[thing] * more;
    }
    return judged;
  };
}
