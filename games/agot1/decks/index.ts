// Decks, for deck builders, tools and tables: lists, why they are not legal, and the ways they are exchanged.
export { checkDeck, DRAW_DECK, houseFault } from './check.ts';
export { deckFaults, deckOf } from './choice.ts';
export { countOf, type Deck, type DeckList, emptyDeck, type Imported } from './deck.ts';
export { readPlainText, writePlainText } from './plainText.ts';
export { randomDeck } from './random.ts';
export { readyDeck, readyNames } from './ready.ts';
