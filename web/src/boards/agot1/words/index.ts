import { names, texts } from '@small-council/agot1/text';
import { editionWords } from '../../cards/words/edition.ts';

/** Everything that is said at a table of the first edition. */
export const { words, wordsFor } = editionWords(texts, names, {
  de: {
    'cards.ask.defenders':
      '{player} beginnt gegen dich {type, select, military {einen Militärschlag} intrigue {eine Intrige} other {einen Machtkampf}}. Wer verteidigt?',
    'cards.attachments': '{count, plural, one {# Zusatz} other {# Zusätze}}',
    'cards.challenge.military': 'Militärschlag',
    'cards.challenge.intrigue': 'Intrige',
    'cards.type.attachment': 'Zusatz',
  },
});
