import { names, texts } from '@small-council/asoiaf/text';
import { message, type Seat } from '@small-council/engine';
import { type GameWords, useWords, type Words } from '../../../words/say.ts';
import { de } from './de.ts';
import { type BoardKey, en } from './en.ts';

/** Everything that is said at a table of the miniatures game. */
export const words: GameWords = {
  tables: { en: { ...texts.en, ...en }, de: { ...texts.de, ...de } },
  names,
};

const MOST_KEPT = 20;
const kept = new Map<string, GameWords>();

/** A name as it stands: what would be a sign in a message is quoted. */
const literally = (name: string): string =>
  name.replace(/'/g, "''").replace(/[{}#|<>]/g, (sign) => `'${sign}'`);

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
      people.map((person, seat) => [
        `player.at${seat}`,
        person === null ? words.tables[language][`faction.${factions[seat]}`] : literally(person),
      ]),
    );
  const made: GameWords = {
    tables: {
      en: { ...words.tables.en, ...named('en') },
      de: { ...words.tables.de, ...named('de') },
    },
    names: { ...names, player: ({ id }) => message(`player.at${id}`) },
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

export const useBoardWords: () => Words<Parameters<Words['t']>[0] | BoardKey> = useWords<BoardKey>;
