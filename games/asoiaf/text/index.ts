import { de as kernelDe } from '@small-council/engine/text/de';
import { en as kernelEn } from '@small-council/engine/text/en';
import { armyTexts, readyNames } from '../armies/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { steps } from './steps.ts';

/** Ready-made armies as choices of each seat. */
const armySettings = (words: { readonly [key: string]: string }): { [key: string]: string } =>
  Object.fromEntries(
    [1, 2].flatMap((seat) =>
      readyNames.map((name) => [`setting.army${seat}.${name}`, words[`army.name.${name}`]]),
    ),
  );

/** Everything that can be said at a table of this game, by language. */
export const texts = {
  en: { ...kernelEn, ...armyTexts.en, ...armySettings(armyTexts.en), ...steps.en, ...en },
  de: { ...kernelDe, ...armyTexts.de, ...armySettings(armyTexts.de), ...steps.de, ...de },
};

export { names } from '../things.ts';
