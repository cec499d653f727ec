import { CASTLE_WALL } from './castleWall.ts';
import type { AttachmentCard, Named, NcuCard, TacticsCard, UnitCard } from './definition.ts';
import { LANNISTER_ATTACHMENTS } from './lannister/attachments.ts';
import { LANNISTER_NCUS } from './lannister/ncus.ts';
import { LANNISTER_TACTICS } from './lannister/tactics.ts';
import { LANNISTER_UNITS } from './lannister/units.ts';
import { NEUTRAL_ATTACHMENTS } from './neutral/attachments.ts';
import { NEUTRAL_NCUS } from './neutral/ncus.ts';
import { NEUTRAL_TACTICS } from './neutral/tactics.ts';
import { NEUTRAL_UNITS } from './neutral/units.ts';
import type { PersonId } from './persons.ts';
import { STARK_ATTACHMENTS } from './stark/attachments.ts';
import { STARK_NCUS } from './stark/ncus.ts';
import { STARK_TACTICS } from './stark/tactics.ts';
import { STARK_UNITS } from './stark/units.ts';

export { CASTLE_WALL } from './castleWall.ts';
export type { AttachmentCard, Faction, NcuCard, TacticsCard, UnitCard } from './definition.ts';

const ALL_UNITS = [...STARK_UNITS, ...LANNISTER_UNITS, ...NEUTRAL_UNITS] as const;
const ALL_ATTACHMENTS = [
  ...STARK_ATTACHMENTS,
  ...LANNISTER_ATTACHMENTS,
  ...NEUTRAL_ATTACHMENTS,
] as const;
const ALL_NCUS = [...STARK_NCUS, ...LANNISTER_NCUS, ...NEUTRAL_NCUS] as const;
const ALL_TACTICS = [...STARK_TACTICS, ...LANNISTER_TACTICS, ...NEUTRAL_TACTICS] as const;

export type UnitId = (typeof ALL_UNITS)[number]['id'];
export type AttachmentId = (typeof ALL_ATTACHMENTS)[number]['id'];
export type NcuId = (typeof ALL_NCUS)[number]['id'];
export type TacticsId = (typeof ALL_TACTICS)[number]['id'];

export const UNITS: readonly UnitCard[] = ALL_UNITS;
export const ATTACHMENTS: readonly AttachmentCard[] = ALL_ATTACHMENTS;
export const NCUS: readonly NcuCard[] = ALL_NCUS;
export const TACTICS: readonly TacticsCard[] = ALL_TACTICS;

/** What an army is made of. */
export type RecruitCard = UnitCard | AttachmentCard | NcuCard;

export const RECRUITS: readonly RecruitCard[] = [...UNITS, ...ATTACHMENTS, ...NCUS];

const byId = <T extends { readonly id: string }>(cards: readonly T[]) =>
  new Map(cards.map((card) => [card.id, card]));

const unitsById = byId([...UNITS, CASTLE_WALL]);
const attachmentsById = byId(ATTACHMENTS);
const ncusById = byId(NCUS);
const recruitsById = byId(RECRUITS);
const tacticsById = byId(TACTICS);

export const unitCard = (id: string): UnitCard | undefined => unitsById.get(id);
export const attachmentCard = (id: string): AttachmentCard | undefined => attachmentsById.get(id);
export const ncuCard = (id: string): NcuCard | undefined => ncusById.get(id);
export const recruitCard = (id: string): RecruitCard | undefined => recruitsById.get(id);
export const tacticsCard = (id: string): TacticsCard | undefined => tacticsById.get(id);

/** All versions of somebody. */
export const versionsOf = (person: PersonId): readonly RecruitCard[] =>
  RECRUITS.filter((card) => card.persons?.includes(person));

/** The name with the title, as it tells a version of somebody from the others. */
export function fullName({ name, title }: { name: Named; title?: Named }): Named {
  return title
    ? { en: `${name.en}, ${title.en}`, de: `${name.de}, ${title.de}` }
    : { en: name.en, de: name.de };
}
