import type { Seat } from '@small-council/engine';
import type { House } from '@small-council/iron-throne/houses';
import { names, texts } from '@small-council/iron-throne/text';
import { bargaining } from '../../../table/words/index.ts';
import { type GameWords, useWords, type Words } from '../../../words/say.ts';
import { namesFor } from '../names.ts';
import { de } from './de.ts';
import { type BoardKey, en } from './en.ts';

/** Everything that is said at a table of The Iron Throne. */
export const words: GameWords = {
  tables: {
    en: { ...texts.en, ...bargaining.en, ...en },
    de: { ...texts.de, ...bargaining.de, ...de },
  },
  names,
};

const MOST_KEPT = 20;
const kept = new Map<string, GameWords>();

/** The same with the names of who sits there. Who they are does not change: one set of words a table. */
export function wordsFor(
  houses: readonly House[],
  personOf: (seat: Seat) => string | null,
): GameWords {
  const people = houses.map((_, seat) => personOf(seat));
  const key = JSON.stringify([houses, people]);
  const known = kept.get(key);
  if (known) return known;
  const made: GameWords = {
    tables: words.tables,
    names: namesFor(houses, (seat) => people[seat] ?? null),
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

export const useBoardWords: () => Words<Parameters<Words['t']>[0] | BoardKey> = useWords<BoardKey>;
