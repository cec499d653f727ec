import { de } from './de.ts';
import { en } from './en.ts';

/** What is said about lists of any kind; what such a list is called says its game (`nouns.ts`). */
export const listWords = { en, de };
