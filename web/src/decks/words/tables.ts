import { listWords } from '../../lists/words/tables.ts';
import type { GameWords } from '../../words/say.ts';
import { de } from './de.ts';
import { type DeckKey, en } from './en.ts';

type Texts = { readonly [language in 'en' | 'de']: { readonly [key: string]: string } };

/** Words of these pages that an edition says otherwise. */
export type OwnWords = { readonly [language in 'en' | 'de']: Partial<Record<DeckKey, string>> };

/** What is said on the pages about decks: the edition's words, and their own. */
export const deckWords = (
  texts: Texts,
  names: GameWords['names'],
  own: OwnWords = { en: {}, de: {} },
): GameWords => ({
  tables: {
    en: { ...texts.en, ...listWords.en, ...en, ...own.en },
    de: { ...texts.de, ...listWords.de, ...de, ...own.de },
  },
  names,
});
