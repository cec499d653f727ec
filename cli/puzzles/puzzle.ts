import type { AnyGame, Match, NewMatch } from '@small-council/engine';

/**
 * What a puzzle is about. Own goals are what nobody would do who looks at the table for a moment: every bot
 * that means to play well must avoid them, at every level.
 */
export type About = 'ownGoal' | 'win' | 'defend' | 'value';

/**
 * An answer in words: the English labels of what is chosen, joined by ` + `; the part of a label will do where
 * only one option has it. `pass` chooses nothing; numbers are figures; anything else is JSON.
 */
export type Words = string;

/** A position with answers that are good and answers that are bad. */
export interface Puzzle<Spec = unknown> {
  readonly id: string;
  readonly about: About;
  /** What a good player sees here. */
  readonly idea: string;
  readonly position: Spec;
  /** The answers that lead to the question, one after the other, by whoever is asked first. */
  readonly before?: readonly Words[];
  /** One of these solves it, where any are named; … */
  readonly good?: readonly Words[];
  /** … none of these does. */
  readonly bad?: readonly Words[];
}

/** The puzzles of a game, and how its positions are laid. */
export interface PuzzleBook {
  readonly game: AnyGame;
  readonly puzzles: readonly Puzzle[];
  readonly lay: (position: unknown) => Omit<NewMatch, 'seed'>;
}

/** A book whose positions are checked where they are written. */
export const puzzleBook = <Spec>(
  game: unknown,
  lay: (position: Spec) => unknown,
  puzzles: readonly Puzzle<Spec>[],
): PuzzleBook => ({
  game: game as AnyGame,
  puzzles,
  lay: lay as PuzzleBook['lay'],
});

/** A puzzle at its question. */
export interface Posed {
  readonly match: Match;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}
