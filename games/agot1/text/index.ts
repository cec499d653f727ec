import { de as kernelDe } from '@small-council/engine/text/de';
import { en as kernelEn } from '@small-council/engine/text/en';
import { oddWords } from '@small-council/lcg/blocks';
import { germanWords, en as lcgEn } from '@small-council/lcg/text';
import { cards } from '../cards/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export { names } from '@small-council/lcg';

/** Titles are printed on the cards; apostrophes and braces in them are plain text. */
const cardNames = (language: 'en' | 'de'): { [key: string]: string } =>
  Object.fromEntries(
    [...cards.values()].map(({ code, name }) => [
      `card.${code}`,
      name[language].replace(/'/g, '’'),
    ]),
  );

const lcgDe = germanWords({
  attachment: { gender: 'm', one: 'Zusatz', many: 'Zusätze' },
  faction: 'Hauskarte',
  trait: 'Attribut',
});

/** Everything that can be said at a table of this game, by language; its own words go before the kit's. */
export const texts = {
  en: { ...kernelEn, ...lcgEn, ...en, ...oddWords.en, ...cardNames('en') },
  de: { ...kernelDe, ...lcgDe, ...de, ...oddWords.de, ...cardNames('de') },
};
