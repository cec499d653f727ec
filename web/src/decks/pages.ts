import { firstNumbers, firstPrintings, printedAs } from '@small-council/lcg';
import type { DeckList } from '@small-council/lcg/decks';
import type { DeckEdition, DeckPages } from './edition.ts';
import { cardSearch } from './search.ts';

/** An edition with what the pages about its decks work out from it. */
export function deckPages(edition: DeckEdition): DeckPages {
  const all = [...edition.cards.values()].filter(({ type }) => type !== 'faction');
  const everything = firstPrintings(all);
  const first = firstNumbers(edition.cards);
  /** The deck with each card under the code that stands for all its printings. */
  const tidy = (deck: DeckList): DeckList => ({
    ...deck,
    agendas: deck.agendas.map(first).sort(),
    plots: deck.plots.map(first).sort(),
    cards: deck.cards.map(first).sort(),
  });
  return {
    ...edition,
    everything,
    pool: everything.filter(({ type }) => type !== 'title'),
    first,
    numbersOf: (card) =>
      all.filter((other) => printedAs(other) === printedAs(card)).map(({ code }) => code),
    search: cardSearch(edition),
    ready: edition.ready.map(({ id, list }) => ({ id, list: tidy(list) })),
    read: (text) => {
      const read = edition.read(text);
      return { ...read, deck: tidy(read.deck) };
    },
  };
}
