export { cardTitles } from './cardNames.ts';
export { de, germanWords } from './de.ts';
export { en } from './en.ts';
export { deckSettings } from './settings.ts';
