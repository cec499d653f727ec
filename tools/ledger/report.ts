import type { GameCoverage } from './coverage.ts';
import { foldIds } from './ids.ts';

const width = 100;

/** How far each game has come. */
export function table(games: Record<string, GameCoverage>): string {
  const rows = Object.entries(games).map(
    ([game, { covered, definitions, unused, total, uncovered }]) =>
      [game, covered, definitions, unused, uncovered.length, total].map(String),
  );
  const header = ['game', 'covered', 'definitions', 'unused', 'uncovered', 'total'];
  return [header, ...rows]
    .map(([game = '', ...figures]) => game.padEnd(14) + figures.map((n) => n.padStart(13)).join(''))
    .join('\n');
}

/** The rules still to be done, folded into ranges and wrapped. */
export function uncoveredLists(
  games: Record<string, GameCoverage>,
  idsByGame: Record<string, string[]>,
): string {
  return Object.entries(games)
    .filter(([, { uncovered }]) => uncovered.length > 0)
    .map(([game, { uncovered }]) => {
      const folded = foldIds(uncovered, idsByGame[game] ?? []);
      return `${game}, not covered:\n${wrap(folded)}`;
    })
    .join('\n\n');
}

export function wrap(words: string[]): string {
  const lines: string[] = [];
  for (const [index, word] of words.entries()) {
    const text = index < words.length - 1 ? `${word},` : word;
    const line = lines.at(-1);
    if (line !== undefined && line.length + text.length + 1 <= width) {
      lines[lines.length - 1] = `${line} ${text}`;
    } else {
      lines.push(`  ${text}`);
    }
  }
  return lines.join('\n');
}

export function problemList(problems: string[]): string {
  return problems.map((problem) => `✗ ${problem}`).join('\n');
}
