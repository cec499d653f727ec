import { symbolsOf } from './core/block.ts';

/**
 * A picture for programs that know SVG but none of its style sheets: shared drawings that take their inks
 * from where they are used are put there, in those inks.
 */
export function flat(svg: string): string {
  const drawings = symbolsOf(svg);
  const taking = new Map<string, boolean>();
  /** Whether the drawing takes inks, itself or in what it uses. */
  const takesInk = (id: string): boolean => {
    const known = taking.get(id);
    if (known !== undefined) return known;
    const drawing = drawings.get(id) ?? '';
    taking.set(id, false);
    const takes =
      drawing.includes('var(') || [...drawing.matchAll(USED)].some(([, used]) => takesInk(used));
    taking.set(id, takes);
    return takes;
  };

  function inked(markup: string, inks: Inks): string {
    let printed = '';
    const around: Inks[] = [inks];
    for (const [piece] of markup.matchAll(PIECE)) {
      if (piece.startsWith('</')) {
        around.pop();
        printed += piece;
        continue;
      }
      if (!piece.startsWith('<')) {
        printed += piece;
        continue;
      }
      const own = { ...around.at(-1), ...inksOf(piece) };
      const tag = piece.replace(STYLE, '').replace(INK, (_, name: string) => own[name] ?? 'none');
      const used = tag.startsWith('<use ') ? USED_HERE.exec(tag)?.[1] : undefined;
      if (used !== undefined && takesInk(used)) {
        const attributes = tag.slice('<use'.length, -'/>'.length).replace(USED_HERE, '');
        const drawing = (drawings.get(used) ?? '').replace(` id="${used}"`, '');
        printed += `<g${attributes}>${inked(drawing, own)}</g>`;
        continue;
      }
      if (!tag.endsWith('/>')) around.push(own);
      printed += tag;
    }
    return printed;
  }

  return inked(svg, {});
}

type Inks = { readonly [name: string]: string };

const PIECE = /<[^>]*>|[^<]+/g;
const STYLE = / style="--[^"]*"/;
const INK = /var\(--(\w+)\)/g;
const USED = /<use href="#([\w-]+)"/g;
const USED_HERE = / href="#([\w-]+)"/;

function inksOf(tag: string): Inks {
  const style = STYLE.exec(tag)?.[0].slice(' style="'.length, -1);
  return Object.fromEntries(
    (style?.split(';') ?? []).map((one) => [
      one.slice(2, one.indexOf(':')),
      one.slice(one.indexOf(':') + 1),
    ]),
  );
}
