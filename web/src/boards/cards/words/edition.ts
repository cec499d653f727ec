import type { Seat } from '@small-council/engine';
import type { GameWords } from '../../../words/say.ts';
import type { CardWords } from '../look.ts';
import { de, en } from './index.ts';

/** What is said at a card table: the words of the edition, of the board, and the names of who sits there. */

/** A name as it stands: what would be a sign in a message is quoted. */
const literally = (name: string): string =>
  name.replace(/'/g, "''").replace(/[{}#|<>]/g, (sign) => `'${sign}'`);

const MOST_KEPT = 20;

type Texts = { readonly [language in 'en' | 'de']: { readonly [key: string]: string } };

/** Words of the board that an edition calls differently. */
export type OwnWords = {
  readonly [language in 'en' | 'de']?: Partial<Record<keyof typeof en, string>>;
};

export function editionWords(
  texts: Texts,
  names: GameWords['names'],
  own: OwnWords = {},
): CardWords {
  const words: GameWords = {
    tables: { en: { ...texts.en, ...en, ...own.en }, de: { ...texts.de, ...de, ...own.de } },
    names,
  };
  const kept = new Map<string, GameWords>();

  /** The same words with the names of who sits there: a person's own, else the house. */
  function wordsFor(
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
          people[seat] === null ? texts[language][`card.${faction}`] : literally(people[seat]),
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

  return { words, wordsFor };
}
