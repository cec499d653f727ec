import { guessing } from '@small-council/lcg';
import { cards } from './cards/registry.ts';
import { deckOf } from './decks/choice.ts';
import { readyDeck, readyNames } from './decks/ready.ts';
import { poolFor } from './rules/edition.ts';
import { agreed, secondTable } from './table.ts';

export { type PlayerView, type TableView, viewTable } from '@small-council/lcg';

/** Guesses what a seat cannot see (AG2-920 to AG2-937) from what decks of the faction may contain. */
export const guessTable = guessing({
  cards,
  pool: ({ players, cards: seen }, seat, options) => {
    const { faction, agendas } = players[seat];
    return poolFor(
      cards.get(seen[faction].code)?.faction ?? '',
      agendas.map((id) => seen[id].code),
      agreed({ options }).sets,
    );
  },
  brought: (options, seat) => deckOf(options, seat).cards,
  usual: () => readyNames.flatMap((name) => readyDeck(name) ?? []),
  own: secondTable,
});
