import { type Message, message, typeset } from '@small-council/engine';
import { ABILITY_NAMES, type AbilityId, SPECIALS } from './abilityNames.ts';
import { AFFILIATIONS, type AffiliationId } from './affiliations.ts';
import type { Faction, Named } from './definition.ts';
import { CASTLE_WALL, fullName, NCUS, RECRUITS, TACTICS, UNITS } from './index.ts';
import { PERSONS, type PersonId } from './persons.ts';

/** The names on cards, as messages. */

export const FACTIONS: { readonly [faction in Faction]: Named } = {
  stark: { en: 'House Stark', de: 'Haus Stark' },
  lannister: { en: 'House Lannister', de: 'Haus Lennister' },
  neutral: { en: 'Neutral', de: 'Neutral' },
};

/** A unit, an attachment or an NCU, with its title. */
export const recruitName = (id: string): Message => message(`card.${id}`);
export const tacticsName = (id: string): Message => message(`tactics.${id}`);
export const abilityName = (id: AbilityId): Message => message(`ability.${id}`);
export const personName = (id: PersonId): Message => message(`person.${id}`);
export const affiliationName = (id: AffiliationId): Message => message(`affiliation.${id}`);
export const factionName = (faction: Faction): Message => message(`faction.${faction}`);
/** An attack of a unit, by its place on the card. */
export const attackName = (unit: string, index: number): Message =>
  message(`attack.${unit}.${index}`);

type Language = keyof Named;
type Entry = readonly [key: string, name: Named];

const entries: readonly Entry[] = [
  ...[...RECRUITS, CASTLE_WALL].map((card): Entry => [`card.${card.id}`, fullName(card)]),
  ...[...UNITS, CASTLE_WALL].map(({ id, name, short }): Entry => [`short.${id}`, short ?? name]),
  ...NCUS.map(({ id, name }): Entry => [`short.${id}`, name]),
  ...TACTICS.map(({ id, name }): Entry => [`tactics.${id}`, name]),
  ...[...UNITS, CASTLE_WALL].flatMap(({ id, attacks }) =>
    attacks.map(({ name }, at): Entry => [`attack.${id}.${at}`, name]),
  ),
  ...named('ability', ABILITY_NAMES),
  ...named('ability', SPECIALS),
  ...named('person', PERSONS),
  ...named('affiliation', AFFILIATIONS),
  ...named('faction', FACTIONS),
];

function named(first: string, table: { readonly [id: string]: Named }): Entry[] {
  return Object.entries(table).map(([id, name]): Entry => [`${first}.${id}`, name]);
}

/** Names are plain text: an apostrophe in them is no mark of the message syntax. */
const wordsIn = (language: Language): { readonly [key: string]: string } =>
  Object.fromEntries(entries.map(([key, name]) => [key, typeset(name[language], language)]));

/** Everything that is printed as a name, by language. */
export const contentWords = { en: wordsIn('en'), de: wordsIn('de') };
