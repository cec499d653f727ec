import { texts } from '@small-council/asoiaf/text';
import { names } from '@small-council/asoiaf/things';
import { listWords } from '../../lists/words/tables.ts';
import type { GameWords } from '../../words/say.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said on the pages about armies: the game's words, and their own. */
export const words: GameWords = {
  tables: {
    en: { ...texts.en, ...listWords.en, ...en },
    de: { ...texts.de, ...listWords.de, ...de },
  },
  names,
};
