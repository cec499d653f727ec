import type { Chance, Match, Seat } from '@small-council/engine';
import type { Judgement } from './search.ts';
import type { Reason } from './text/en.ts';

/**
 * How likely each seat is to win, from what can be counted on the table: e to the power of its score, beside those of
 * all others. What each thing counts is learned from matches that rules of thumb play against each other
 * (`npm run learn`), not made up.
 */
export interface Chances<Thing extends string> {
  readonly game: string;
  /** What each seat has, counted. */
  readonly count: (match: Match) => readonly { readonly [thing in Thing]: number }[];
  /** What one of it adds to the score. */
  readonly weights: { readonly [thing in Thing]: number };
  /** Of these, what is not learned but given. */
  readonly held: readonly string[];
  /** As what that is told; and that others have less. */
  readonly told: { readonly [thing in Thing]: Reason };
  readonly rivals: Reason;
  /** Matches are played on by this, and looked at whenever this number changes. */
  readonly playOn: (match: Match, chance: Chance) => void;
  readonly period: (match: Match) => number;
}

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

/** The odds of winning as points: what this seat has, less what all others have together. */
export function judgeBy<Thing extends string>({
  count,
  weights,
  told,
  rivals,
}: Chances<Thing>): (match: Match, seat: Seat) => Judgement {
  const things = Object.keys(told) as Thing[];
  const scoreOf = (counted: { readonly [thing in Thing]: number }): number =>
    things.reduce((sum, thing) => sum + weights[thing] * counted[thing], 0);
  return (match, seat) => {
    const all = count(match);
    const others = all.filter((_, other) => other !== seat);
    const judged: { [reason in Reason]?: number } = {
      [rivals]: -POINTS * together(others.map(scoreOf)),
    };
    for (const thing of things) {
      const reason = told[thing];
      judged[reason] = (judged[reason] ?? 0) + POINTS * weights[thing] * all[seat][thing];
    }
    return judged;
  };
}
