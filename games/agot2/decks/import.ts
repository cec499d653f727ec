import type { Imported } from './imported.ts';
import { readPlainText } from './plainText.ts';
import { readThronesDb } from './thronesDb.ts';

/** Reads a deck in any form that we know. */
export const importDeck = (text: string): Imported =>
  /^\s*[{[]/u.test(text) && /[}\]]\s*$/u.test(text) ? readThronesDb(text) : readPlainText(text);
