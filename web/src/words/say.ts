import { type Message, message, type Params, type Thing } from '@small-council/engine';
import { type Names, type Say, sayer, type Tables } from '@small-council/text';
import { createContext, useContext, useMemo } from 'react';
import { settingsNow, useSettings } from '../settings.ts';
import type { WebKey } from './en.ts';
import { shell } from './shell.ts';

/** What is said at the tables of one game: its own words and its board's, and what its things are called. */
export interface GameWords {
  readonly tables: Tables;
  readonly names: Names;
}

const NO_GAME: GameWords = { tables: {}, names: {} };

/** Whose words are spoken in this part of the page. */
export const SpokenGame = createContext<GameWords>(NO_GAME);

const sayers = new WeakMap<GameWords, { [language: string]: Say }>();

/**
 * One sayer for each game and language. It knows the page's words, too: the page's sentences hold the
 * game's ("Waiting for House Stark"), and the server speaks at every table. Tests hold that no key means
 * two things.
 */
function sayerOf(language: 'en' | 'de', game: GameWords): Say {
  const known = sayers.get(game) ?? {};
  sayers.set(game, known);
  known[language] ??= sayer(
    language,
    { [language]: { ...shell[language], ...game.tables[language] } },
    game.names,
  );
  return known[language];
}

/** What is said outside of the page's own drawing, such as the name of a new guest. */
export const sayNow: Say = (what) => sayerOf(settingsNow().language, NO_GAME)(what);

export interface Words<Key extends string = WebKey> {
  /** A message of the game, the server or the kernel, in the reader's language. */
  say: (message: Message) => string;
  /** What the game calls this thing. */
  call: (thing: Thing) => string;
  /** A word of the page itself, or of the board that it is in. */
  t: (key: Key, params?: Params) => string;
}

/** Boards name their own keys besides those of the page. */
export function useWords<BoardKey extends string = never>(): Words<WebKey | BoardKey> {
  const { language } = useSettings();
  const game = useContext(SpokenGame);
  return useMemo(() => {
    const say = sayerOf(language, game);
    return {
      say,
      call: (thing) => say(message('web.thing', { thing })),
      t: (key, params) => say(message(key, params)),
    };
  }, [language, game]);
}
