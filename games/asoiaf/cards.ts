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

/** What an ability, an order or a tactics card does, in words; null while nobody has declared it. */
export function textOf(id: string): AbilityText | null {
  const ability = book.abilities.get(id);
  return ability ? abilityText(ability) : null;
}
