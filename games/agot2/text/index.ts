import { de as kernelDe } from '@small-council/engine/text/de';
import { en as kernelEn } from '@small-council/engine/text/en';

export { names } from '@small-council/lcg';

import { oddWords } from '@small-council/lcg/blocks';
import { cardTitles, de as lcgDe, en as lcgEn } from '@small-council/lcg/text';
import { cards } from '../cards/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Everything that can be said at a table of this game, by language. */
export const texts = {
  en: { ...kernelEn, ...lcgEn, ...en, ...oddWords.en, ...cardTitles(cards, 'en') },
  de: { ...kernelDe, ...lcgDe, ...de, ...oddWords.de, ...cardTitles(cards, 'de') },
};
