export { cardTitles } from './cardNames.ts';
export { challengesIn } from './challenges.de.ts';
export { de, germanWords } from './de.ts';
export { en } from './en.ts';
export { deckSettings } from './settings.ts';
