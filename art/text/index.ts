import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

export type Language = 'en' | 'de';
export const WORDS: { readonly [language in Language]: Words } = { en, de };
