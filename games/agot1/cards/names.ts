import { cardFinder } from '@small-council/lcg';
import { cards } from './index.ts';
import { packs } from './packs.ts';

export { cards };

/** Finding cards by what players call them. */
export const { findCards, findCard, codeOf, nearCards } = cardFinder(cards, packs);
