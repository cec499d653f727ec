/** Decks: what they are, how they are chosen, and how they are written down. */
export * from './choice.ts';
export * from './deck.ts';
export * from './imported.ts';
export * from './plainText.ts';
