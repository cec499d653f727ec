type Seat = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Key<Deck extends string> =
  | `setting.deck${Seat}`
  | `setting.deck${Seat}.${'help' | Deck}`
  | `deck.name.${Deck}`;

const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The words of the options `deck1`, `deck2` … for so many seats, the same for every seat, and the names of the decks. */
export function deckSettings<Deck extends string>(words: {
  seats: number;
  title: (seat: Seat) => string;
  help: string;
  decks: Record<Deck, string>;
}): Record<Key<Deck>, string> {
  const names = Object.entries(words.decks).map(([id, text]) => [`deck.name.${id}`, text]);
  const entries = SEATS.slice(0, words.seats).flatMap((seat) => [
    [`setting.deck${seat}`, words.title(seat)],
    [`setting.deck${seat}.help`, words.help],
    ...Object.entries(words.decks).map(([id, text]) => [`setting.deck${seat}.${id}`, text]),
  ]);
  return Object.fromEntries([...entries, ...names]) as Record<Key<Deck>, string>;
}
