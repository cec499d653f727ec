import type { Code } from '../table.ts';

type Named = { readonly name: { readonly [language in 'en' | 'de']: string } };

/** Titles are printed on the cards; apostrophes and braces in them are plain text. */
export const cardTitles = (
  cards: ReadonlyMap<Code, Named>,
  language: 'en' | 'de',
): { [key: string]: string } =>
  Object.fromEntries(
    [...cards].map(([code, { name }]) => [`card.${code}`, name[language].replace(/'/g, '’')]),
  );
