import { bargaining } from '../../../table/words/index.ts';
import { type GameWords, useWords, type Words } from '../../../words/say.ts';
import { de } from './de.ts';
import { type BoardKey, en } from './en.ts';
import { texts } from './game.ts';

export const words: GameWords = {
  tables: {
    en: { ...texts.en, ...bargaining.en, ...en },
    de: { ...texts.de, ...bargaining.de, ...de },
  },
  names: {},
};

export const useBoardWords: () => Words<Parameters<Words['t']>[0] | BoardKey> = useWords<BoardKey>;
