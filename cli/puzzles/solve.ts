import { type Bot, thinkingOf } from '@small-council/bots';
import { type Answer, Chance, createMatch, type Match, type Seat } from '@small-council/engine';
import type { Say } from '@small-council/text';
import type { Posed, Puzzle, PuzzleBook, Words } from './puzzle.ts';

/** Somebody has written a puzzle that cannot be posed. */
export class BadPuzzle extends Error {}

const text = (answer: Answer): string => JSON.stringify(answer);

/** The answer that these words name, to the question that this seat is asked. */
function answerIn(match: Match, seat: Seat, words: Words, say: Say): Answer {
  const asked = match.questions.find((one) => one.seat === seat);
  if (asked?.kind === 'number' && /^\d+$/.test(words)) return Number(words);
  if (asked?.kind !== 'choose') return JSON.parse(words) as Answer;
  if (words === 'pass') return [];
  const labels = asked.options.map(({ id, label }) => ({ id, label: say(label) }));
  return words.split(' + ').map((part) => {
    const exact = labels.filter(({ label }) => label === part);
    const found = exact.length > 0 ? exact : labels.filter(({ label }) => label.includes(part));
    if (found.length !== 1)
      throw new BadPuzzle(
        `"${part}" fits ${found.length} of: ${labels.map(({ label }) => label).join(' | ')}`,
      );
    return found[0].id;
  });
}

/** Lays the position, plays to its question, and reads which answers are good and which are bad. */
export function pose({ game, lay }: PuzzleBook, puzzle: Puzzle, say: Say): Posed {
  const match = createMatch(game, { seed: puzzle.id, ...lay(puzzle.position) }) as Match;
  for (const words of puzzle.before ?? []) {
    const [seat] = match.waiting;
    match.answer(seat, match.state.moment, answerIn(match, seat, words, say));
  }
  const [seat] = match.waiting;
  const read = (all: readonly Words[] = []): string[] =>
    all.map((words) => {
      const answer = answerIn(match, seat, words, say);
      const refused = match.refusal(seat, match.state.moment, answer);
      if (refused) throw new BadPuzzle(`"${words}" is refused: ${refused.rule}`);
      // As the match would write it down: the order of what is chosen means nothing.
      return text(normal(answer));
    });
  const [good, bad] = [read(puzzle.good), read(puzzle.bad)];
  if (good.length + bad.length === 0) throw new BadPuzzle('every answer would do');
  if (good.some((answer) => bad.includes(answer))) throw new BadPuzzle('good and bad at once');
  return { match, good, bad };
}

const normal = (answer: Answer): Answer =>
  Array.isArray(answer) ? ([...answer].sort() as Answer) : answer;

/** What a bot answers to a puzzle, and whether that solves it. */
export function solve(
  { match, good, bad }: Posed,
  bot: Bot,
  tries: number,
): { solved: boolean; answer: Answer } {
  const [seat] = match.waiting;
  const { answer } = bot.decide(thinkingOf(match, seat, new Chance('puzzle'), tries));
  const given = text(normal(answer));
  return { solved: !bad.includes(given) && (good.length === 0 || good.includes(given)), answer };
}
