import { de as kernelDe } from '@small-council/engine/text/de';
import { en as kernelEn } from '@small-council/engine/text/en';
import { armyTexts } from '../armies/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { steps } from './steps.ts';

/** Everything that can be said at a table of this game, by language. */
export const texts = {
  en: { ...kernelEn, ...armyTexts.en, ...steps.en, ...en },
  de: { ...kernelDe, ...armyTexts.de, ...steps.de, ...de },
};

export { names } from '../things.ts';
