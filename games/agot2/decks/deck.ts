import type { Code } from '@small-council/lcg';
import type { Faction } from '../cards/registry.ts';

/** A deck as somebody has put it together: it may be unfinished, illegal, or no deck at all. */
export interface DeckList {
  readonly faction: Faction | null;
  readonly agendas: readonly Code[];
  /** The plot deck, one code a card. */
  readonly plots: readonly Code[];
  /** The draw deck, one code a card. */
  readonly cards: readonly Code[];
}

/** A deck as it is brought to the table. */
export interface Deck extends DeckList {
  readonly faction: Faction;
}

export const emptyDeck: DeckList = { faction: null, agendas: [], plots: [], cards: [] };

/** Joust for two, melee for more (AG2-106, AG2-107). */
export type Format = 'joust' | 'melee';

export const formatFor = (seats: number): Format => (seats > 2 ? 'melee' : 'joust');

/** How many of each, in the order in which they come first. */
export function countOf<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
