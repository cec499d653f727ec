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

/** What an ability or an order does, in words. */
export const textOf = (id: string): AbilityText => said(book.abilities.get(id), id);

/** The same of a tactics card: some have the name of an order, and say something else (SIF-1758). */
export const tacticsTextOf = (id: string): AbilityText => said(book.tactics.get(id), id);

function said(ability: Ability | undefined, id: string): AbilityText {
  if (!ability) throw new Error(`nobody has declared "${id}"`);
  return abilityText(ability);
}
