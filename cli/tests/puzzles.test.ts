import { botsFor, random, strengthOf } from '@small-council/bots';
import { describe, expect, it } from 'vitest';
import { PUZZLES } from '../puzzles/index.ts';
import { reportOf } from '../puzzles/report.ts';
import { pose, solve } from '../puzzles/solve.ts';
import { sayerOf } from '../words.ts';

/** The lowest levels must avoid them, too. More tries are for `npm run ladder -- --puzzles`: they take long. */
const LEVEL = 1;

describe.each(PUZZLES.map((book) => [book.game.id, book] as const))('puzzles of %s', (id, book) => {
  it('are forty at least, each with a name of its own', () => {
    expect(book.puzzles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(book.puzzles.map((puzzle) => puzzle.id)).size).toBe(book.puzzles.length);
  });

  it.each(book.puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s can be posed, and nobody who means well scores an own goal',
    async (_, puzzle) => {
      const say = await sayerOf(id, 'en');
      if (!say) throw new Error('no words');
      const posed = pose(book, puzzle, say);
      expect(posed.match.waiting.length).toBeGreaterThan(0);
      if (puzzle.about !== 'ownGoal') return;
      for (const bot of botsFor(id).filter((one) => one !== random))
        expect([bot.id, solve(posed, bot, strengthOf(bot, LEVEL).tries)]).toMatchObject([
          bot.id,
          { solved: true },
        ]);
    },
  );
});

describe('the report', () => {
  it('counts what each bot has solved, and names the rest', () => {
    const one = { bot: 'b', puzzle: 'p', about: 'win', solved: true, answer: 'x' } as const;
    expect(reportOf([one, { ...one, puzzle: 'q', solved: false, answer: 'y' }])).toBe(
      'b: 1 of 2 (win 1 of 2)\n    win q: y',
    );
  });
});
