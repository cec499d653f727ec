import { names, texts } from '@small-council/agot2/text';
import type { Seat } from '@small-council/engine';
import type { GameWords } from '../../../words/say.ts';
import { de, en } from '../../cards/words/index.ts';

/** Everything that is said at a table of the second edition. */
export const words: GameWords = {
  tables: { en: { ...texts.en, ...en }, de: { ...texts.de, ...de } },
  names,
};

/** A name as it stands: what would be a sign in a message is quoted. */
const literally = (name: string): string =>
  name.replace(/'/g, "''").replace(/[{}#|<>]/g, (sign) => `'${sign}'`);

const kept = new Map<string, GameWords>();
const MOST_KEPT = 20;

/** The same words with the names of who sits there: a person's own, else the house. */
export function wordsFor(
  factions: readonly string[],
  personOf: (seat: Seat) => string | null,
): GameWords {
  const people = factions.map((_, seat) => personOf(seat));
  const key = JSON.stringify([factions, people]);
  const known = kept.get(key);
  if (known) return known;
  const named = (language: 'en' | 'de') =>
    Object.fromEntries(
      factions.map((faction, seat) => [
        `player.${seat}`,
        people[seat] === null
          ? texts[language][`card.${faction}` as keyof typeof texts.en]
          : literally(people[seat]),
      ]),
    );
  const made: GameWords = {
    tables: {
      en: { ...words.tables.en, ...named('en') },
      de: { ...words.tables.de, ...named('de') },
    },
    names,
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}
