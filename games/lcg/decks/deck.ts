import type { Code } from '../table.ts';

/** A deck as somebody has put it together: it may be unfinished, illegal, or no deck at all. */
export interface DeckList<Faction extends string = string> {
  /** The faction or House. */
  readonly faction: Faction | null;
  readonly agendas: readonly Code[];
  /** The plot deck, one code a card. */
  readonly plots: readonly Code[];
  /** The draw deck, one code a card. */
  readonly cards: readonly Code[];
}

/** A deck as it is brought to the table. */
export interface Deck<Faction extends string = string> extends DeckList<Faction> {
  readonly faction: Faction;
}

export const emptyDeck: DeckList<never> = { faction: null, agendas: [], plots: [], cards: [] };

/** Every card of a deck once, whichever of its numbers it has there. */
export const broughtIn = (
  { agendas, plots, cards }: Deck,
  firstNumber: (code: Code) => Code,
): Code[] => [...new Set([...agendas, ...plots, ...cards].map(firstNumber))];

/** How many of each, in the order in which they come first. */
export function countOf<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
