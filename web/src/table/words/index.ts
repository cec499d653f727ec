import { de } from './de.ts';
import { en } from './en.ts';

/** The words of bargaining: a board that has it takes them among its own. */
export const bargaining = { en, de };
