import { cards, HOUSES, packs } from '@small-council/agot1/cards';
import {
  checkDeck,
  type DeckList,
  DRAW_DECK,
  houseFault,
  readPlainText,
  readyDeck,
  readyNames,
  writePlainText,
} from '@small-council/agot1/decks';
import { textOf } from '@small-council/agot1/facts';
import { names, texts } from '@small-council/agot1/text';
import { message } from '@small-council/engine';
import { deckPages } from '../pages.ts';
import { deckWords } from '../words/tables.ts';
import { own } from './words.ts';

/** AG1-225: what cards of another House cost more. */
const OTHER_HOUSE = 2;

/** Decks of the first edition. */
export const pages = deckPages({
  game: 'agot1',
  ledger: 'agot1',
  cards,
  packs,
  factions: HOUSES,
  plotValues: ['gold', 'initiative', 'claim'],
  textOf,
  notesOf: ({ marks }) =>
    marks.filter((mark) => mark.startsWith('crest:')).map((mark) => message(`is.${mark}`)),
  drawDeck: DRAW_DECK,
  plotsOf: () => 7, // AG1-210
  formats: [],
  check: (deck) => checkDeck(deck as DeckList),
  fault: (card, { faction }) => (faction === null ? null : houseFault(card, faction)),
  setup: {
    gold: 5, // AG1-220
    duplicates: false, // AG1-224
    attachment: ({ keywords }) => keywords.includes('setup'), // AG1-221
    penalty: ({ factions }, house) =>
      house === null || factions.length === 0 || factions.includes(house) ? 0 : OTHER_HOUSE,
  },
  read: readPlainText,
  write: (deck, how) => writePlainText(deck as DeckList, how),
  forms: () => [],
  ready: readyNames.flatMap((id) => {
    const list = readyDeck(id);
    return list ? [{ id, list }] : [];
  }),
  words: deckWords(texts, names, own),
});
