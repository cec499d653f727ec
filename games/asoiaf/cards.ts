import type { Ability } from './blocks/definition.ts';
import { type AbilityText, abilityText } from './blocks/text.ts';
import { book } from './book.ts';

/** What pages about armies read: the cards, their names, and the texts of their abilities. */

export type { AbilityText } from './blocks/text.ts';
export type {
  AttachmentCard,
  Faction,
  NcuCard,
  Requirement,
  Sought,
  TacticsCard,
  UnitCard,
} from './content/definition.ts';
export {
  ATTACHMENTS,
  attachmentCard,
  fullName,
  NCUS,
  ncuCard,
  RECRUITS,
  type RecruitCard,
  recruitCard,
  TACTICS,
  tacticsCard,
  UNITS,
  unitCard,
} from './content/index.ts';
export {
  abilityName,
  affiliationName,
  attackName,
  FACTIONS,
  factionName,
  personName,
  recruitName,
  tacticsName,
} from './content/words.ts';

/** What an ability or an order does, in words; null while nobody has declared it. */
export const textOf = (id: string): AbilityText | null => said(book.abilities.get(id));

/** The same of a tactics card: some have the name of an order, and say something else (SIF-1758). */
export const tacticsTextOf = (id: string): AbilityText | null => said(book.tactics.get(id));

const said = (ability: Ability | undefined): AbilityText | null =>
  ability ? abilityText(ability) : null;
