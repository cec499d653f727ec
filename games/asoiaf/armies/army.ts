import type { AttachmentCard, Faction, NcuCard, UnitCard } from '../content/definition.ts';
import { attachmentCard, ncuCard, unitCard } from '../content/index.ts';

/** A unit of an army, with the attachments in it. */
export interface Troop {
  readonly unit: string;
  readonly attachments: readonly string[];
}

/** An army as somebody has put it together, cards by id: it may be unfinished, illegal, or no army at all. */
export interface ArmyList {
  readonly faction: Faction | null;
  readonly troops: readonly Troop[];
  readonly ncus: readonly string[];
  /** Attachments that go to units of the opponent (SIF-1751). */
  readonly sent: readonly string[];
  /** Attachments that nobody has assigned to a unit yet. */
  readonly loose: readonly string[];
}

/** An army as it is brought to the table. */
export interface Army extends ArmyList {
  readonly faction: Faction;
}

export const emptyArmy: ArmyList = { faction: null, troops: [], ncus: [], sent: [], loose: [] };

/** Small, medium and large games (SIF-1002). */
export const SIZES = [30, 40, 50] as const;

export interface TroopCards {
  readonly unit: UnitCard;
  readonly attachments: readonly AttachmentCard[];
}

/** The cards of a list, as far as they exist. */
export interface ArmyCards {
  readonly troops: readonly TroopCards[];
  readonly ncus: readonly NcuCard[];
  readonly sent: readonly AttachmentCard[];
  readonly loose: readonly AttachmentCard[];
}

const known = <T>(ids: readonly string[], find: (id: string) => T | undefined): T[] =>
  ids.flatMap((id) => find(id) ?? []);

export const cardsOf = ({ troops, ncus, sent, loose }: ArmyList): ArmyCards => ({
  troops: troops.flatMap(({ unit, attachments }) => {
    const card = unitCard(unit);
    return card ? { unit: card, attachments: known(attachments, attachmentCard) } : [];
  }),
  ncus: known(ncus, ncuCard),
  sent: known(sent, attachmentCard),
  loose: known(loose, attachmentCard),
});

/** All attachments of an army, wherever they are. */
export const attachmentsOf = ({ troops, sent, loose }: ArmyCards): AttachmentCard[] => [
  ...troops.flatMap(({ attachments }) => attachments),
  ...sent,
  ...loose,
];

/** Every card of an army: those sent to the opponent belong to the one who paid for them (SIF-1751). */
export const recruitsOf = (cards: ArmyCards): (UnitCard | AttachmentCard | NcuCard)[] => [
  ...cards.troops.map(({ unit }) => unit),
  ...attachmentsOf(cards),
  ...cards.ncus,
];

export const isCommander = ({ cost }: AttachmentCard): boolean => cost === 'commander';

/** The commander of an army, where it has one (SIF-1005). */
export const commanderOf = (list: ArmyList): AttachmentCard | undefined =>
  attachmentsOf(cardsOf(list)).find(isCommander);
