import type { Standings } from './run.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (elo: number): string => `${elo >= 0 ? '+' : ''}${Math.round(elo)}`;

const rowsOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The standings as a page of Markdown. */
export function tableOf({ game, seats, seed, ratings, duels }: Standings): string {
  return [
    `# Ladder of ${game}, ${seats} seats (seed ${seed})`,
    '',
    rowsOf(
      ['bot', 'Elo over the first', '95 %', 'ms an answer'],
      ratings.map(({ bot, elo, from, to, msPerAnswer }) => [
        bot,
        signed(elo),
        `${signed(from)} to ${signed(to)}`,
        msPerAnswer.toFixed(1),
      ]),
    ),
    '',
    rowsOf(
      ['who', 'against', 'games', 'won', '95 %', 'even', 'stronger?'],
      duels.map(({ challenger, field, games, share, from, to, even, verdict }) => [
        challenger,
        `${seats - 1} × ${field}`,
        String(games),
        percent(share),
        `${percent(from)} to ${percent(to)}`,
        percent(even),
        verdict,
      ]),
    ),
    '',
  ].join('\n');
}
