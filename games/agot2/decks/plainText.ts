import { plainTextLists } from '@small-council/lcg/decks';
import { cards, FACTIONS } from '../cards/index.ts';
import { findCards, nearCards } from '../cards/names.ts';

/** Lists of cards as players exchange them. */
export const { readPlainText, readLines, writePlainText } = plainTextLists({
  cards,
  factions: FACTIONS,
  findCards,
  nearCards,
});
