import type { KnownFact, Seat } from '@small-council/engine';
import type { Card } from './houses.ts';
import type { CardThing, HouseThing, PlaceThing } from './things.ts';

/** What a careful player remembers: for each house the cards that it must hold, in its hand or face down before it. */
export type Recalled = readonly Card[][];

/** Facts of all kinds, read by what they say. */
interface Told {
  seat: Seat;
  of?: HouseThing;
  to?: HouseThing;
  from?: HouseThing;
  place?: PlaceThing;
  card?: CardThing | null;
  with?: CardThing;
  cards?: readonly CardThing[];
}

const idsOf = (cards: readonly CardThing[] = []): Card[] => cards.map(({ id }) => id);

function forget(hand: Card[], gone: readonly Card[]): void {
  for (const card of gone) {
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
  }
}

export function recall(log: readonly KnownFact[], _viewer: Seat, seats: number): Recalled {
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  for (const { key, params } of log) hear(hands, key, params as unknown as Told);
  return hands;
}

function hear(hands: Card[][], key: string, told: Told): void {
  const { seat, card, of, to, from } = told;
  const known = card ? [card.id] : [];
  switch (key) {
    case 'fact.sawHand':
      if (of) hands[of.seat] = idsOf(told.cards);
      return;
    case 'fact.released':
      if (to) hands[to.seat].push(...known);
      return;
    case 'fact.regained':
    case 'fact.tookBack':
      hands[seat].push(...known);
      return;
    case 'fact.hostage':
      if (card && of) forget(hands[of.seat], known);
      // A card that one has not seen: any of those that one knows may be gone.
      else if (from && told.place?.id === 'hand') hands[from.seat] = [];
      return;
    case 'fact.underDeck':
      hands[seat] = [];
      return;
    case 'fact.replaced':
      forget(hands[seat], [...known, ...(told.with ? [told.with.id] : [])]);
      return;
    case 'fact.putUp':
    case 'fact.revealed':
    case 'fact.played':
      forget(hands[seat], known);
      return;
    case 'fact.discarded':
      forget(hands[seat], idsOf(told.cards));
  }
}
