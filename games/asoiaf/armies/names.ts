import { plain, slips, writings } from '@small-council/engine';
import type { Faction, Named } from '../content/definition.ts';
import { fullName, RECRUITS, type RecruitCard } from '../content/index.ts';
import { FACTIONS } from '../content/words.ts';

/** Finding cards by what players call them. */

const LANGUAGES: readonly (keyof Named)[] = ['en', 'de'];

/** Names that one language gives to several cards need the faction behind them. */
export function listName(card: RecruitCard, language: keyof Named): string {
  const { name, title, faction } = card;
  const whole = title ? `${name[language]} - ${title[language]}` : name[language];
  const several = RECRUITS.some(
    (other) => other !== card && fullName(other)[language] === fullName(card)[language],
  );
  return several ? `${whole} (${FACTIONS[faction][language]})` : whole;
}

/** A faction with and without the word House. */
const factionWords = (faction: Faction, language: keyof Named): string[] => {
  const name = FACTIONS[faction][language];
  return [name, name.replace(/^(House|Haus) /u, '')];
};

function namesOf(card: RecruitCard): string[] {
  const { id, number, name, faction } = card;
  const spoken = LANGUAGES.flatMap((language) => [
    name[language],
    fullName(card)[language],
    ...factionWords(faction, language).map((word) => `${fullName(card)[language]} ${word}`),
  ]);
  return [String(number), plain(id), ...spoken.flatMap(writings)];
}

const index = new Map<string, RecruitCard[]>();
for (const card of RECRUITS)
  for (const name of new Set(namesOf(card))) {
    const known = index.get(name);
    if (known) known.push(card);
    else index.set(name, [card]);
  }

/** All cards of this name, English or German, with or without the title, or by id or number. */
export function findRecruits(said: string): readonly RecruitCard[] {
  for (const and of ['', ' and ', ' und ']) {
    const found = index.get(plain(said.replace(/&/gu, and)));
    if (found) return found;
  }
  return [];
}

const NEAR = 3;

/** Cards that somebody may have meant: names with these words in them, or a slip or two away. */
export function nearRecruits(said: string): readonly RecruitCard[] {
  const meant = plain(said);
  if (meant.length < 3) return [];
  const most = Math.min(2, Math.floor(meant.length / 4));
  const near = new Map<RecruitCard, number>();
  for (const [name, cards] of index) {
    const away = ` ${name}`.includes(` ${meant}`) ? 0 : slips(meant, name, most);
    if (away > most) continue;
    for (const card of cards) near.set(card, Math.min(away, near.get(card) ?? away));
  }
  return [...near]
    .sort(([one, a], [other, b]) => a - b || one.number - other.number)
    .slice(0, NEAR)
    .map(([card]) => card);
}

const factions = new Map<string, Faction>();
for (const faction of Object.keys(FACTIONS) as Faction[])
  for (const language of LANGUAGES)
    for (const said of factionWords(faction, language)) factions.set(plain(said), faction);
for (const said of ['neutrals', 'neutrale']) factions.set(said, 'neutral');

export const findFaction = (said: string): Faction | undefined => factions.get(plain(said));
