// Decks, for deck builders, tools and tables: lists, why they are not legal, and the ways they are exchanged.

export type { ImportProblem } from '@small-council/lcg/decks';
export {
  checkDeck,
  DRAW_DECK,
  factionFault,
  type Occasion,
  SETS,
  type Sets,
} from './check.ts';
export { deckFaults, deckOf } from './choice.ts';
export { copiesInCoreSet } from './coreSet.ts';
export type { Imported } from './deck.ts';
export { countOf, type Deck, type DeckList, emptyDeck, type Format, formatFor } from './deck.ts';
export { importDeck } from './import.ts';
export { readOctgn, writeOctgn } from './octgn.ts';
export { readPlainText, writePlainText } from './plainText.ts';
export { randomDeck } from './random.ts';
export { readyDeck, readyDeckName, readyNames } from './ready.ts';
export { restricted } from './restricted.ts';
export {
  readThronesDb,
  type ThronesDbDeck,
  writeThronesDb,
  writeThronesDbText,
} from './thronesDb.ts';
