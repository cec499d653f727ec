import { deckChoice } from '@small-council/lcg/decks';
import { agreed } from '../table.ts';
import { checkDeck } from './check.ts';
import { formatFor } from './deck.ts';
import { importDeck } from './import.ts';
import { writePlainText } from './plainText.ts';
import { randomDeck } from './random.ts';
import { readyDeck, readyNames } from './ready.ts';

/** Which deck a seat plays; what the format and the agreed sets allow is AG2-825, AG2-826 and AG2-833. */
export const { deckOption, deckFaults, deckOf, checkDecks } = deckChoice({
  readyNames,
  readyDeck,
  read: importDeck,
  faults: (list, at) =>
    checkDeck(list, at && { format: formatFor(at.seats), sets: agreed(at).sets }),
  drawn: (chance, seats, options) =>
    writePlainText(
      randomDeck(chance, { format: formatFor(seats), sets: agreed({ options }).sets }),
    ),
});
