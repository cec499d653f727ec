import type { KnownFact, Seat } from '@small-council/engine';
import type { PlayerThing, TacticsThing } from './things.ts';

/** What a careful player remembers: for each player the tactics cards that must be in their hand. */
export type Recalled = readonly string[][];

/** Facts of all kinds, read by what they say. */
interface Told {
  seat: Seat;
  at?: PlayerThing;
  card?: TacticsThing | null;
  cards?: readonly TacticsThing[];
}

export function recall(log: readonly KnownFact[], _viewer: Seat, seats: number): Recalled {
  const hands: string[][] = Array.from({ length: seats }, () => []);
  for (const { key, params } of log) {
    const { seat, at, card, cards = [] } = params as unknown as Told;
    switch (key) {
      case 'fact.looks':
        if (at && cards.length > 0) hands[at.id] = cards.map(({ id }) => id);
        break;
      case 'fact.fetched':
        if (card) hands[seat].push(card.id);
        break;
      case 'fact.played':
        if (card) forget(hands[seat], card.id);
        break;
      case 'fact.discarded':
        for (const { id } of cards) forget(hands[seat], id);
    }
  }
  return hands;
}

function forget(hand: string[], card: string): void {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
}
