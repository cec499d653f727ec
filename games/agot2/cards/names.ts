import type { Code, Definition } from '@small-council/lcg';
import { cards } from './index.ts';

export { cards };

/** Finding cards by what players call them. */

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[“”„"'’‘`´]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

let index: Map<string, Definition[]> | null = null;

function byName(): Map<string, Definition[]> {
  if (index) return index;
  index = new Map();
  for (const card of cards.values()) {
    for (const name of new Set([plain(card.name.en), plain(card.name.de)])) {
      const known = index.get(name);
      if (known) known.push(card);
      else index.set(name, [card]);
    }
  }
  return index;
}

/**
 * All cards of this name, English or German, with or without the pack behind it: `Eddard Stark`,
 * `Eddard Stark (WotN)`, `01144`. Accents and quotation marks do not matter.
 */
export function findCards(name: string): Definition[] {
  const code = cards.get(name.trim());
  if (code) return [code];
  const found = byName().get(plain(name));
  if (found) return found;
  const parts = /^(.*)\(([^()]+)\)\s*$/.exec(name.trim());
  if (!parts) return [];
  const pack = plain(parts[2]);
  return (byName().get(plain(parts[1])) ?? []).filter((card) => plain(card.pack) === pack);
}

/** The one card of this name; where there are several, the one of the oldest set. */
export function findCard(name: string): Definition | null {
  const found = findCards(name);
  return found.length === 0
    ? null
    : found.reduce((oldest, card) => (card.code < oldest.code ? card : oldest));
}

export const codeOf = (name: string): Code | null => findCard(name)?.code ?? null;
