import { de as botsDe } from '@small-council/bots/text/de';
import { en as botsEn } from '@small-council/bots/text/en';
import { de as kernelDe } from '@small-council/engine/text/de';
import { en as kernelEn } from '@small-council/engine/text/en';
import { de } from './de.ts';
import { en } from './en.ts';
import { problems } from './problems.ts';

/** What the pages can say without any game: what games and boards say comes with the board. */
export const shell = {
  en: { ...kernelEn, ...botsEn, ...problems.en, ...en },
  de: { ...kernelDe, ...botsDe, ...problems.de, ...de },
};
