import { de as kernelDe } from '@small-council/engine/text/de';
import { en as kernelEn } from '@small-council/engine/text/en';
import { oddWords } from '@small-council/lcg/blocks';
import { cardTitles, germanWords, en as lcgEn } from '@small-council/lcg/text';
import { cards } from '../cards/index.ts';
import { challenges, de } from './de.ts';
import { en } from './en.ts';

export { names } from '@small-council/lcg';

/** What the kit says in the words of the second edition, said in those of the first: the longest first. */
const inOwnWords = (
  words: { readonly [key: string]: string },
  changes: readonly (readonly [theirs: string, ours: string])[],
): { [key: string]: string } =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      changes.reduce((said, [theirs, ours]) => said.replaceAll(theirs, ours), text),
    ]),
  );

const ENGLISH = [
  ['faction card', 'House card'],
  ['your faction', 'your House'],
  ['marshal or play', 'play'],
  ['marshaling phase', 'marshalling phase'],
  ['Marshaling', 'Marshalling'],
  ['by marshaling', 'by marshalling'],
  ['the faction {', 'the House {'],
  ['all factions', 'all Houses'],
] as const;

const GERMAN = [
  ['Fraktionskarte', 'Hauskarte'],
  ['deine Fraktion', 'dein Haus'],
  [' oder hast aufmarschieren lassen', ''],
  ['die Verstärkung', 'den Zusatz'],
  ['Verstärkungen', 'Zusätze'],
  ['Merkmal', 'Attribut'],
  ['Schlüsselwörter', 'Eigenschaften'],
  ['zur Fraktion', 'zum Haus'],
  ['auch zu {other}', 'auch zum Haus {other}'],
  ['die Fraktion {faction}', 'das Haus {faction}'],
  ['alle Fraktionen', 'alle Häuser'],
  ['die Strategiekarten aus dem Archiv', 'die benutzten Strategiekarten'],
  ['Archiv zurück', 'Benutzte Strategiekarten zurück'],
  ['jede Strategiekarte in deinem Archiv', 'jede deiner benutzten Strategiekarten'],
  // Challenges are announced in this edition; "initiated" is what happens to effects.
  ['Initiierst du eine Herausforderung', 'Sagst du eine Herausforderung an'],
  ['{seat} initiiert', '{seat} beginnt'],
  ['Herausforderung initiieren', 'Herausforderung ansagen'],
  ['Herausforderung nicht initiieren', 'Herausforderung nicht ansagen'],
  ['Herausforderung wird initiiert', 'Herausforderung wird angesagt'],
  ['Herausforderung ist initiiert', 'Herausforderung ist angesagt'],
  ['schon initiiert', 'schon angesagt'],
  ['initiiert hast', 'angesagt hast'],
  ['initiiert hat', 'angesagt hat'],
  ['initiiert worden', 'angesagt worden'],
  ['} initiieren', '} ansagen'],
] as const;

const kit = {
  en: inOwnWords(lcgEn, ENGLISH),
  de: inOwnWords(
    germanWords({
      attachment: { gender: 'm', one: 'Zusatz', many: 'Zusätze' },
      challenges,
      faction: 'Hauskarte',
      trait: 'Attribut',
    }),
    GERMAN,
  ),
};

/** Everything that can be said at a table of this game, by language; its own words go before the kit's. */
export const texts = {
  en: { ...kernelEn, ...kit.en, ...en, ...oddWords.en, ...cardTitles(cards, 'en') },
  de: { ...kernelDe, ...kit.de, ...de, ...oddWords.de, ...cardTitles(cards, 'de') },
};
