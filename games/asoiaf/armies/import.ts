import type { Imported } from './imported.ts';
import { readJson } from './json.ts';
import { readPlainText } from './plainText.ts';
import { readShareCode } from './shareCode.ts';

/** Reads an army in any form that we know. */
export function importArmy(text: string): Imported {
  if (/^\s*[{[]/u.test(text) && /[}\]]\s*$/u.test(text)) return readJson(text);
  return readShareCode(text) ?? readPlainText(text);
}
