import { guessing } from '@small-council/lcg';
import { cards } from './cards/registry.ts';
import { deckOf } from './decks/choice.ts';
import { readyDeck, readyNames } from './decks/ready.ts';
import { poolFor } from './rules/edition.ts';
import { firstTable } from './table.ts';

export { type PlayerView, type TableView, viewTable } from '@small-council/lcg';

/** Guesses what a seat cannot see from what decks of the House may contain. */
export const guessTable = guessing({
  cards,
  pool: ({ players, cards: seen }, seat) =>
    poolFor(cards.get(seen[players[seat].faction].code)?.faction ?? ''),
  brought: (options, seat) => deckOf(options, seat).cards,
  usual: () => readyNames.flatMap((name) => readyDeck(name) ?? []),
  own: firstTable,
});
