import { plainTextLists } from '@small-council/lcg/decks';
import { cards, HOUSES } from '../cards/index.ts';
import { findCards, nearCards } from '../cards/names.ts';

/** Lists of cards as players exchange them. */
export const { readPlainText, readLines, writePlainText } = plainTextLists({
  cards,
  factions: HOUSES,
  findCards,
  nearCards,
});
