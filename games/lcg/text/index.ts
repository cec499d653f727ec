export { de } from './de.ts';
export { en } from './en.ts';
export { type AttachmentNoun, nouns as germanNouns } from './nouns.de.ts';
export { deckSettings } from './settings.ts';
