import { de as botsDe } from '@small-council/bots/text/de';
import { en as botsEn } from '@small-council/bots/text/en';
import { type Message, message, type Params } from '@small-council/engine';
import { texts } from '@small-council/iron-throne/text';
import { type Say, sayer } from '@small-council/text';
import { useMemo } from 'react';
import { settingsNow, useSettings } from '../settings.ts';
import { de } from './de.ts';
import { en, type WebKey } from './en.ts';
import { problems } from './problems.ts';

const tables = {
  en: { ...texts.en, ...botsEn, ...problems.en, ...en },
  de: { ...texts.de, ...botsDe, ...problems.de, ...de },
};

const sayers: { [language: string]: Say } = {};

const sayerOf = (language: 'en' | 'de'): Say => {
  sayers[language] ??= sayer(language, tables);
  return sayers[language];
};

/** What is said outside of the page's own drawing, such as the name of a new guest. */
export const sayNow: Say = (what) => sayerOf(settingsNow().language)(what);

export interface Words {
  /** A message of the game or the kernel, in the reader's language. */
  say: (message: Message) => string;
  /** A word of the page itself. */
  t: (key: WebKey, params?: Params) => string;
}

export function useWords(): Words {
  const { language } = useSettings();
  return useMemo(() => {
    const say = sayerOf(language);
    return { say, t: (key, params) => say(message(key, params)) };
  }, [language]);
}
