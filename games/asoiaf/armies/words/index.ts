import { contentWords } from '../../content/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Everything that is said about armies, with the names of cards, by language. */
export const armyTexts = {
  en: { ...contentWords.en, ...en },
  de: { ...contentWords.de, ...de },
};
