import type {
  Deck as KitDeck,
  Imported as KitImported,
  DeckList as KitList,
} from '@small-council/lcg/decks';
import type { Faction } from '../cards/registry.ts';

export { countOf, emptyDeck } from '@small-council/lcg/decks';

export type DeckList = KitList<Faction>;
export type Deck = KitDeck<Faction>;
export type Imported = KitImported<Faction>;

/** Joust for two, melee for more (AG2-106, AG2-107). */
export type Format = 'joust' | 'melee';

export const formatFor = (seats: number): Format => (seats > 2 ? 'melee' : 'joust');
