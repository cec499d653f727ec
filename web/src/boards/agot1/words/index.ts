import { names, texts } from '@small-council/agot1/text';
import { editionWords } from '../../cards/words/edition.ts';

/** Everything that is said at a table of the first edition. */
export const { words, wordsFor } = editionWords(texts, names, {
  de: {
    'cards.attachments': '{count, plural, one {# Zusatz} other {# Zusätze}}',
    'cards.type.attachment': 'Zusatz',
  },
});
