import type { Player } from '../players.ts';
import { sayerOf } from '../words.ts';
import type { About, PuzzleBook } from './puzzle.ts';
import { pose, solve } from './solve.ts';

/** Who has solved what. */
export interface Solved {
  readonly bot: string;
  readonly puzzle: string;
  readonly about: About;
  readonly solved: boolean;
  /** What it has answered, in words. */
  readonly answer: string;
}

/** Puts every puzzle of a book to every one of these players. */
export async function* putPuzzles(
  book: PuzzleBook,
  players: ReadonlyMap<string, Player>,
): AsyncGenerator<Solved> {
  const say = await sayerOf(book.game.id, 'en');
  if (!say) throw new Error(`${book.game.id} has no words for puzzles`);
  for (const puzzle of book.puzzles) {
    const posed = pose(book, puzzle, say);
    const [question] = posed.match.questions;
    const inWords = (answer: unknown): string => {
      if (question.kind !== 'choose' || !Array.isArray(answer)) return JSON.stringify(answer);
      const chosen = answer.map((id) => question.options.find((option) => option.id === id));
      return chosen.map((option) => (option ? say(option.label) : '?')).join(' + ') || 'pass';
    };
    for (const [bot, player] of players) {
      const { solved, answer } = solve(posed, player.bot, player.tries);
      yield {
        bot,
        puzzle: puzzle.id,
        about: puzzle.about,
        solved,
        answer: inWords(answer),
      };
    }
  }
}

/** How many each bot has solved of each kind, and which it has not. */
export function reportOf(all: readonly Solved[]): string {
  const share = (some: readonly Solved[]): string =>
    `${some.filter(({ solved }) => solved).length} of ${some.length}`;
  const lines = [...Map.groupBy(all, ({ bot }) => bot)].flatMap(([bot, own]) => [
    `${bot}: ${share(own)} (${[...Map.groupBy(own, ({ about }) => about)]
      .map(([about, some]) => `${about} ${share(some)}`)
      .join(', ')})`,
    ...own
      .filter(({ solved }) => !solved)
      .map(({ puzzle, about, answer }) => `    ${about} ${puzzle}: ${answer}`),
  ]);
  return lines.join('\n');
}
