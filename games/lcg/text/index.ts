export { de } from './de.ts';
export { en } from './en.ts';
