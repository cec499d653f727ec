import { typeset } from '@small-council/engine';
import type { Code } from '../table.ts';

type Named = { readonly name: { readonly [language in 'en' | 'de']: string } };

/** Titles are printed on the cards: set in type, no sign in them means anything to the message syntax. */
export const cardTitles = (
  cards: ReadonlyMap<Code, Named>,
  language: 'en' | 'de',
): { [key: string]: string } =>
  Object.fromEntries(
    [...cards].map(([code, { name }]) => [`card.${code}`, typeset(name[language], language)]),
  );
