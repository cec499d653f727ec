import { names, texts } from '@small-council/agot1/text';
import { editionWords } from '../../cards/words/edition.ts';
import { own } from './own.ts';

/** Everything that is said at a table of the first edition. */
export const { words, wordsFor } = editionWords(texts, names, own);
