import type { Imported } from './deck.ts';
import { isOctgn, readOctgn } from './octgn.ts';
import { readPlainText } from './plainText.ts';
import { readThronesDb } from './thronesDb.ts';

/** Reads a deck in any form that we know. */
export function importDeck(text: string): Imported {
  if (isOctgn(text)) return readOctgn(text);
  return /^\s*[{[]/u.test(text) && /[}\]]\s*$/u.test(text)
    ? readThronesDb(text)
    : readPlainText(text);
}
