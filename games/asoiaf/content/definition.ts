import type { Kind } from '../geometry/index.ts';
import type { AbilityId, SpecialId } from './abilityNames.ts';
import type { AffiliationId } from './affiliations.ts';
import type { PersonId } from './persons.ts';

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
}

/** What an army is made of: a unit, an attachment or an NCU. */
interface Recruit extends Card {
  /** The number by which the community's list builders know it. */
  readonly number: number;
  /** Who it is. Nobody is twice in an army, not even in another version (SIF-1009, SIF-1011). */
  readonly persons?: readonly PersonId[];
  readonly abilities: readonly AbilityId[];
  /** What lies on it when the battle begins. */
  readonly tokens?: { readonly kind: TokenKind; readonly count: number };
  readonly requires?: readonly Requirement[];
}

export type TokenKind = 'faith' | 'banner' | 'order' | 'wound' | 'pillage';

export interface UnitCard extends Recruit {
  /** What it is called where there is little room, as on the field: no two of an army alike. Its name, where it is not said. */
  readonly short?: Named;
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
  /** The House or company its name begins with (SIF-1754). */
  readonly affiliation?: AffiliationId;
  /** Rules that come with it on a card of their own. */
  readonly rules?: readonly SpecialId[];
}

export interface AttachmentCard extends Recruit {
  readonly type: 'infantry' | 'cavalry';
  /** Points; a commander has no cost (SIF-1018). */
  readonly cost: number | 'commander';
  /** It goes to a unit of the opponent, then (SIF-1751). */
  readonly enemy?: 'beforeDeployment' | 'afterDeployment';
  /** Whom it counts as in play, besides itself (SIF-1755). */
  readonly countsAs?: PersonId;
}

export interface NcuCard extends Recruit {
  readonly cost: number;
}

export interface TacticsCard extends Card {
  /** The commander who brings it, by id; the faction's own deck where it is not said. */
  readonly commander?: string;
  /** The cards of the faction's deck that leave for it, by id. */
  readonly replaces?: readonly string[];
}

/** Somebody in any version, or one card by its id (SIF-1747). */
export type Sought = { readonly person: PersonId } | { readonly card: string };

/** What a card asks of the army that holds it, or grants it (SIF-1747 to SIF-1757). */
export type Requirement =
  /** It is in no army (SIF-1843). */
  | { readonly is: 'never' }
  /** At least one of these is in the army. */
  | { readonly is: 'with'; readonly any: readonly Sought[] }
  /** That person is not in the army. */
  | { readonly is: 'without'; readonly person: PersonId }
  /** The unit is not taken without that attachment in it (SIF-1748). */
  | { readonly is: 'holds'; readonly attachment: string }
  /** The attachment goes to the unit of that person's attachment, on top of it (SIF-1752). */
  | { readonly is: 'joins'; readonly person: PersonId }
  /** In this unit an attachment that is that person costs nothing (SIF-1748). */
  | { readonly is: 'free'; readonly person: PersonId }
  /** One attachment in this unit costs one point less (SIF-1749). */
  | { readonly is: 'adaptive' }
  /** At most one for each infantry unit of that affiliation (SIF-1757). */
  | { readonly is: 'oneFor'; readonly affiliation: AffiliationId };
