import { cards, FACTIONS, type Faction, packs } from '@small-council/agot2/cards';
import {
  checkDeck,
  type DeckList,
  DRAW_DECK,
  type Format,
  factionFault,
  importDeck,
  readyDeck,
  readyNames,
  writeOctgn,
  writePlainText,
  writeThronesDb,
  writeThronesDbText,
} from '@small-council/agot2/decks';
import { textOf } from '@small-council/agot2/facts';
import { names, texts } from '@small-council/agot2/text';
import { message } from '@small-council/engine';
import type { Definition } from '@small-council/lcg';
import type { DeckList as AnyDeck } from '@small-council/lcg/decks';
import { deckPages } from '../pages.ts';
import { deckWords } from '../words/tables.ts';

const PLOTS = 7;

const agendasOf = ({ agendas }: AnyDeck): Definition[] =>
  agendas.flatMap((code) => cards.get(code) ?? []);

/** Decks of the second edition. */
export const pages = deckPages({
  game: 'agot2',
  ledger: 'agot2',
  cards,
  packs,
  factions: FACTIONS,
  plotValues: ['gold', 'initiative', 'claim', 'reserve'],
  textOf,
  notesOf: ({ marks }) => (marks.includes('loyal') ? [message('decks.loyal')] : []),
  drawDeck: DRAW_DECK,
  // An agenda may say otherwise (AG2-804).
  plotsOf: (deck) =>
    agendasOf(deck)
      .flatMap((agenda) => agenda.deck)
      .find((term) => term.plots)?.plots?.size ?? PLOTS,
  formats: ['joust', 'melee'],
  check: (deck, format) => checkDeck(deck as DeckList, { format: format as Format | undefined }),
  fault: (card, deck) =>
    deck.faction === null || card.type === 'agenda'
      ? null
      : factionFault(card, deck.faction, agendasOf(deck)),
  setup: { gold: 8, duplicates: true, attachment: () => true, penalty: () => 0 },
  read: importDeck,
  write: (deck, how) => writePlainText(deck as DeckList, how),
  forms: (deck, name) => [
    {
      label: message('decks.form.thronesDb'),
      text: writeThronesDbText(deck as DeckList, name),
    },
    {
      label: message('decks.form.json'),
      text: JSON.stringify(writeThronesDb(deck as DeckList, name), null, 1),
    },
    { label: message('decks.form.octgn'), text: writeOctgn(deck as DeckList) },
  ],
  ready: readyNames.flatMap((id) => {
    const list = readyDeck(id as Faction);
    return list ? [{ id, list }] : [];
  }),
  words: deckWords(texts, names),
});
