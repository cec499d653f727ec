import type { Kind } from '../geometry/index.ts';
import type { AbilityId } from './abilityNames.ts';

/**
 * What is printed on the cards of the miniatures game, as facts. What an ability or a tactics card does is
 * declared beside these facts, of blocks; how an army may be made of them is said in `../armies/`.
 */

/** A name in both languages. */
export interface Named {
  readonly en: string;
  readonly de: string;
}

export type Faction = 'stark' | 'lannister' | 'neutral';

export type UnitType = 'infantry' | 'cavalry' | 'monster' | 'warMachine';

/** Melee, or how far a ranged attack reaches (SIF-446). */
export type AttackKind = 'melee' | 'short' | 'long';

export interface Attack {
  readonly name: Named;
  readonly kind: AttackKind;
  /** The least result that hits. */
  readonly toHit: number;
  /** Attack dice by remaining ranks: all, all but one … */
  readonly dice: readonly number[];
}

interface Card {
  /** A word that names it in code, in lists and in saves: `lannisterGuardsmen`, `robbStark:theWolfLord`. */
  readonly id: string;
  readonly name: Named;
  /** The line below the name that tells versions of one person apart. */
  readonly title?: Named;
  readonly faction: Faction;
  /** A person who may be in an army only once (SIF-1011). */
  readonly character?: true;
  /** The person whom it is, where that is not its name: two versions of a person share it. */
  readonly person?: string;
  readonly requires?: readonly Requirement[];
}

export interface UnitCard extends Card {
  readonly type: UnitType;
  readonly tray: Kind;
  readonly cost: number;
  readonly speed: number;
  /** The least result that blocks. */
  readonly defense: number;
  readonly morale: number;
  /** Models in each rank, from the front: twelve in three ranks where it is not said (SIF-304). */
  readonly ranks?: readonly number[];
  /** Wounds a model can take: one where it is not said. */
  readonly wounds?: number;
  readonly attacks: readonly Attack[];
  readonly abilities: readonly AbilityId[];
  /** What lies on it when the battle begins. */
  readonly tokens?: { readonly kind: 'faith' | 'pillage' | 'banner'; readonly count: number };
}

export interface AttachmentCard extends Card {
  readonly type: 'infantry' | 'cavalry';
  /** Points; a commander has no cost (SIF-1012). */
  readonly cost: number | 'commander';
  readonly abilities: readonly AbilityId[];
  /** It goes to a unit of the opponent (SIF-1751). */
  readonly enemy?: true;
}

export interface NcuCard extends Card {
  readonly cost: number;
  readonly abilities: readonly AbilityId[];
}

export interface TacticsCard extends Card {
  /** The commander who brings it; the faction's own deck where it is not said. */
  readonly commander?: string;
  /** The cards of the faction's deck that leave for it, by id. */
  readonly replaces?: readonly string[];
}

/** What a card asks of the army that holds it (SIF-1747 to SIF-1752). */
export type Requirement =
  /** Somebody of this name is in the army. */
  | { readonly is: 'with'; readonly person: string }
  /** Nobody of this name is in the army. */
  | { readonly is: 'without'; readonly person: string }
  /** It is attached to that unit, and the unit has it. */
  | { readonly is: 'attachedTo'; readonly unit: string }
  /** At most one of it for each of those units. */
  | { readonly is: 'perUnit'; readonly unit: string };
