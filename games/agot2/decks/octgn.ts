import type { Imported } from './deck.ts';
import { readLines } from './plainText.ts';

/**
 * Decks as OCTGN keeps them: cards by name in sections. Where a card belongs is seen from its type; the ids are
 * OCTGN's own, so the names decide.
 */
export const isOctgn = (text: string): boolean => /^[\uFEFF\s]*<(?:\?xml|deck)\b/u.test(text);

const MOST_LETTERS = 60_000;
const CARD = /<card\b([^>]{0,300})>([^<]{1,200})<\/card>/gu;

export function readOctgn(text: string): Imported {
  const found = [...text.slice(0, MOST_LETTERS).matchAll(CARD)];
  return readLines(
    found.map(({ 1: attributes, 2: name, index }) => ({
      text: `${/\bqty="(\d{1,3})"/u.exec(attributes)?.[1] ?? 1}x ${name}`,
      at: text.slice(0, index).split(/\r\n?|\n/u).length,
    })),
  );
}
