import { de as botsDe } from '@small-council/bots/text/de';
import { en as botsEn } from '@small-council/bots/text/en';
import { type Names, type Say, sayer, type Tables } from '@small-council/text';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Spoken {
  readonly texts: Tables;
  readonly names: Names;
}

/** The words of a game are fetched only when somebody wants to read them: they are its largest part. */
const SPOKEN: { readonly [game: string]: () => Promise<Spoken> } = {
  'iron-throne': () => import('@small-council/iron-throne/text'),
  agot1: () => import('@small-council/agot1/text'),
  agot2: () => import('@small-council/agot2/text'),
  asoiaf: () => import('@small-council/asoiaf/text'),
};

/** Says what a match of this game and its bots have to say; null for a game without words. */
export async function sayerOf(game: string, language: Language): Promise<Say | null> {
  if (!Object.hasOwn(SPOKEN, game)) return null;
  const { texts, names } = await SPOKEN[game]();
  const bots = { en: botsEn, de: botsDe }[language];
  return sayer(language, { [language]: { ...texts[language], ...bots } }, names);
}
