import { names, texts } from '@small-council/agot2/text';
import { type GameWords, useWords, type Words } from '../../words/say.ts';
import { de } from './de.ts';
import { type DeckKey, en } from './en.ts';

/** What is said on the pages about decks: the game's words, and their own. */
export const words: GameWords = {
  tables: { en: { ...texts.en, ...en }, de: { ...texts.de, ...de } },
  names,
};

export const useDeckWords: () => Words<Parameters<Words['t']>[0] | DeckKey> = useWords<DeckKey>;
