import { names, texts } from '@small-council/iron-throne/text';
import { type GameWords, useWords, type Words } from '../../../words/say.ts';
import { de } from './de.ts';
import { type BoardKey, en } from './en.ts';

/** Everything that is said at a table of The Iron Throne. */
export const words: GameWords = {
  tables: { en: { ...texts.en, ...en }, de: { ...texts.de, ...de } },
  names,
};

export const useBoardWords: () => Words<Parameters<Words['t']>[0] | BoardKey> = useWords<BoardKey>;
