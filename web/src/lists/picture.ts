import type { Outline } from './kind.ts';

/** A list as a picture to send around: drawn as SVG, saved as PNG. */

const WIDTH = 1200;
const MARGIN = 48;
const HEAD = 150;
const LINE = 28;
/** So many lines stand in a column before there is another one. */
const TALL = 8;
const MOST_COLUMNS = 3;
/** How wide a letter is, on average. */
const LETTER = 9.6;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

interface Line {
  readonly kind: 'heading' | 'row' | 'gap';
  readonly count?: string;
  readonly text: string;
  readonly below?: boolean;
}

/** Headings and rows one after the other; a heading never stands alone at the foot of a column. */
function columnsOf({ groups }: Outline): Line[][] {
  const lines = groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ heading, rows }): Line[] => [
      { kind: 'heading', text: heading },
      ...rows.map(({ count, name, note, below }) => ({
        kind: 'row' as const,
        count,
        text: note ? `${name} · ${note}` : name,
        below,
      })),
      { kind: 'gap', text: '' },
    ]);
  const all = lines.flat();
  const wanted = Math.min(MOST_COLUMNS, Math.ceil(all.length / TALL));
  const tall = Math.ceil(all.length / wanted) + 1;
  const columns: Line[][] = [[]];
  all.forEach((line, at) => {
    const last = columns[columns.length - 1];
    const alone = line.kind === 'heading' && last.length >= tall - 1 && at < all.length - 1;
    if ((last.length >= tall || alone) && columns.length < wanted) columns.push([]);
    const column = columns[columns.length - 1];
    if (column.length > 0 || line.kind !== 'gap') column.push(line);
  });
  return columns;
}

interface Colours {
  readonly house: string;
  readonly field: string;
}

export function drawOutline(outline: Outline, crest: string, { house, field }: Colours): string {
  const columns = columnsOf(outline);
  const height = HEAD + MARGIN + LINE * Math.max(6, ...columns.map(({ length }) => length));
  const wide = (WIDTH - 2 * MARGIN) / columns.length;
  const letters = Math.floor((wide - 60) / LETTER);
  const text = (x: number, y: number, size: number, words: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;
  const drawn = columns.flatMap((column, c) =>
    column.map((line, n) => {
      const x = MARGIN + c * wide;
      const y = HEAD + 32 + n * LINE;
      if (line.kind === 'gap') return '';
      if (line.kind === 'heading')
        return text(x, y, 17, cut(line.text, letters), `font-weight="700" fill="${field}"`);
      const indent = line.below ? 56 : 34;
      return (
        text(x + indent - 8, y, 17, line.count ?? '', 'font-weight="700" text-anchor="end"') +
        text(x + indent, y, 17, cut(line.text, line.below ? letters - 3 : letters))
      );
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="Alegreya Sans, Noto Sans, DejaVu Sans, sans-serif" fill="#1d1a14">` +
    `<rect width="100%" height="100%" fill="#fbf6ea"/>` +
    `<rect width="100%" height="${HEAD - 24}" fill="${field}"/>` +
    `<rect y="${HEAD - 24}" width="100%" height="6" fill="${house}"/>` +
    `<svg x="${MARGIN}" y="26" width="76" height="76" viewBox="0 0 512 512" color="#fff">${crest}</svg>` +
    `<g fill="#fff">${text(MARGIN + 100, 66, 38, cut(outline.title, 50), 'font-weight="700"')}` +
    `${text(MARGIN + 100, 98, 20, cut(outline.about.join(' · '), 100))}</g>` +
    `${drawn.join('')}</svg>`
  );
}

/** The colours of a house as the page has them. */
function coloursOf(tone: string): Colours {
  const probe = document.createElement('span');
  probe.className = tone;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const house = style.getPropertyValue('--house').trim();
  // The field of a house runs from its colour into the dark.
  const [field = '#3a3f52'] = /#[0-9a-f]{6}/iu.exec(style.getPropertyValue('--field')) ?? [];
  probe.remove();
  return { house: house === '' ? '#b4ad9d' : house, field };
}

/** Twice as fine as it is large, for screens that show it so. */
const FINE = 2;

export async function savePicture(outline: Outline, tone: string, crest: string): Promise<void> {
  const svg = drawOutline(outline, crest, coloursOf(tone));
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * FINE;
    canvas.height = image.height * FINE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!file) throw new Error('the browser made no picture');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${outline.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  } finally {
    URL.revokeObjectURL(address);
  }
}
