import { deckChoice } from '@small-council/lcg/decks';
import { checkDeck } from './check.ts';
import { readPlainText, writePlainText } from './plainText.ts';
import { randomDeck } from './random.ts';
import { readyDeck, readyNames } from './ready.ts';

/** Which deck a seat plays. */
export const { deckOption, deckFaults, deckOf, checkDecks } = deckChoice({
  readyNames,
  readyDeck,
  read: readPlainText,
  faults: (list) => checkDeck(list),
  drawn: (chance) => writePlainText(randomDeck(chance)),
});
