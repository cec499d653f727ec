import type { OwnWords } from '../words/tables.ts';

/** What the first edition calls differently. */
export const own: OwnWords = {
  en: {
    'list.ready.help':
      'The four decks of the box, smaller than a deck of your own must be. A copy is yours to change.',
    'decks.legal': 'Legal',
    'decks.search.help':
      'Also: type:location, trait:knight, faction:stark, keyword:renown, icon:power, cost<3, strength>=4, gold>5, is:noble, -word for without. The key / leads here.',
  },
  de: {
    'list.ready.help':
      'Die vier Decks der Schachtel; ein eigenes Deck muss größer sein. Eine Kopie kannst du ändern, wie du willst.',
    'decks.legal': 'Legal',
    'decks.search': 'Name, Text oder Attribut',
    'decks.search.help':
      'Auch: typ:ort, attribut:ritter, haus:stark, eigenschaft:ruhm, symbol:macht, kosten<3, stärke>=4, gold>5, is:noble, -wort für ohne. Die Taste / führt hierher.',
    'decks.filter.keyword': 'Eigenschaft',
    'decks.filter.keyword.any': 'alle Eigenschaften',
    'decks.filter.trait': 'Attribut',
    'decks.filter.trait.any': 'alle Attribute',
    'decks.type.attachment': 'Zusatz',
    'decks.types.attachment': 'Zusätze',
  },
};
