import type {
  Deck as KitDeck,
  Imported as KitImported,
  DeckList as KitList,
} from '@small-council/lcg/decks';
import type { House } from '../cards/registry.ts';

export { countOf, emptyDeck } from '@small-council/lcg/decks';

export type DeckList = KitList<House>;
export type Deck = KitDeck<House>;
export type Imported = KitImported<House>;
