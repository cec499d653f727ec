import { type GameWords, useWords, type Words } from '../../words/say.ts';
import { de } from './de.ts';
import { en, type LearnKey } from './en.ts';

export const useLearnWords: () => Words<Parameters<Words['t']>[0] | LearnKey> = useWords<LearnKey>;

type Texts = { readonly [language in 'en' | 'de']: { readonly [key: string]: string } };

/** The words of a game, of what is taught about it, and of these pages. */
export const learnWords = ({ tables, names }: GameWords, taught: Texts): GameWords => ({
  tables: {
    en: { ...tables.en, ...en, ...taught.en },
    de: { ...tables.de, ...de, ...taught.de },
  },
  names,
});
