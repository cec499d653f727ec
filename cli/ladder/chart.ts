import type { Rating } from './rating.ts';

/** The ladder as a picture: a line for each bot, a dot where it stands, a bar for how sure that is. */

const ROW = 34;
const LEFT = 150;
const WIDTH = 720;
const INK = '#2b2622';
const RED = '#8c2f28';

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function chart(title: string, ratings: readonly Rating[]): string {
  const least = Math.min(...ratings.map(({ from }) => from));
  const most = Math.max(...ratings.map(({ to }) => to), least + 1);
  const at = (elo: number): string =>
    (LEFT + ((elo - least) / (most - least)) * (WIDTH - LEFT - 70)).toFixed(1);
  const rows = ratings.map(({ bot, elo, from, to }, i) => {
    const y = 56 + i * ROW;
    return [
      `<text x="10" y="${y + 5}">${escaped(bot)}</text>`,
      `<line x1="${at(from)}" x2="${at(to)}" y1="${y}" y2="${y}" stroke="${INK}" stroke-width="3"/>`,
      `<circle cx="${at(elo)}" cy="${y}" r="6" fill="${RED}"/>`,
      `<text x="${WIDTH - 60}" y="${y + 5}">${elo >= 0 ? '+' : '−'}${Math.abs(Math.round(elo))}</text>`,
    ].join('');
  });
  const height = 56 + ratings.length * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="14" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#f6f1e7"/>`,
    `<text x="10" y="26" font-weight="bold">${escaped(title)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
