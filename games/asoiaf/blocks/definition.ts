import type { Message, Seat } from '@small-council/engine';
import type { Moment, Moments } from '../rules/timing.ts';
import type { M, R } from '../table.ts';

/**
 * Abilities, orders and tactics cards are made of blocks. A block is a value that never changes; it knows how to
 * check, how to do, and how to say itself in both languages.
 */

/** An ability or card in use: plain data, found again by its names. */
export type Use = {
  seat: Seat;
  /** The combat unit or NCU that has it; null for a tactics card in hand. */
  unit: string | null;
  /** The ability or card, by id, and which of its uses this is: a card may have two (SIF-1811). */
  source: string;
  part: number;
  moment: Moment | '';
  /** What the moment is about. */
  of: { [name: string]: string | number | boolean | null | string[] };
  /** The units, zones or options that were chosen for it, in the order of its choices. */
  chosen: string[];
  cancelled: boolean;
};

export const momentOf = <K extends Moment>(use: Use): Moments[K] => use.of as Moments[K];

/** A condition. */
export interface If {
  readonly says: Message;
  readonly holds: (m: R, use: Use) => boolean;
}

/** A number, or what is counted when it matters. */
export interface Amount {
  readonly says: Message;
  readonly of: (m: R, use: Use) => number;
}

/** The moment for which something waits, and whether it is the right one. */
export interface On<K extends Moment = Moment> {
  readonly moment: K;
  readonly says: Message;
  readonly fits: (m: R, use: Use) => boolean;
}

/** Who is meant, once it is in use: a unit, or several. */
export interface Whom {
  /** As a subject: "the attacker". */
  readonly says: Message;
  readonly units: (m: R, use: Use) => readonly string[];
}

/** A choice that is made when an ability or card is declared (SIF-1813). */
export interface Choice {
  readonly text: Message;
  readonly says: Message;
  readonly from: (m: R, use: Use) => readonly string[];
  /** The words on an option that is no unit. */
  readonly label?: (id: string) => Message;
  /** Nothing is chosen while this holds. */
  readonly unless?: If;
}

export interface Effect {
  readonly says: Message;
  /** Whether it can do something now (SIF-1812). */
  readonly can?: (m: R, use: Use) => boolean;
  readonly does: (m: M, use: Use) => void;
}

/** What can be changed: numbers that add up, and marks that are there or not. */
export type Key =
  | 'toHit'
  | 'attackDice'
  | 'chargeExposes'
  | 'chargePanics'
  | 'defense'
  | 'disorderly'
  | 'disorderlyExposes'
  | 'highestDice'
  | 'lowestDice'
  | 'handSize'
  | 'immuneToWeakened'
  | 'leavesWeakened'
  | 'morale'
  | 'noAbilities'
  | 'noAction'
  | 'noCards'
  | 'noDefenseDice'
  | 'noFreedPivot'
  | 'onlySixBlocks'
  | 'panic'
  | 'panicWounds'
  | 'pivotBeforeMarch'
  | 'precision'
  | 'criticalBlow'
  | 'rerollAttack'
  | 'rerollMisses'
  | 'rerollCharge'
  | 'rerollDefense'
  | 'rerollRetreat'
  | 'rerollTest'
  | 'seesOverAll'
  | 'speed'
  | 'sundering'
  | 'testWounds'
  | 'vicious';

/** Whom a standing ability reaches: its own unit, or others around it. */
export type Reach = 'self' | 'attackers' | 'engagedEnemies' | 'friendsInShort' | 'enemiesInShort';

/** A change while something is in force. `use.unit` has it; for an aura, `use.chosen[0]` is whom it reaches. */
export interface Change {
  readonly key: Key;
  readonly reach: Reach;
  readonly amount: Amount;
  readonly when: If | null;
  /** Only in attacks of this kind (SIF-330). */
  readonly attack: 'melee' | 'ranged' | null;
  readonly says: Message;
}

/** One way in which an ability or card is used. */
export interface Part {
  readonly on: On;
  readonly when: If | null;
  readonly choices: readonly Choice[];
  /** An order token of the NCU's card is paid for it (SIF-1842), or it is used only once in a game. */
  readonly cost: 'token' | 'once' | null;
  readonly does: readonly Effect[];
}

export type Kind =
  /** Always in force (SIF-329). */
  | 'standing'
  /** Happens by itself. */
  | 'forced'
  /** May be used, as often as its moment comes. */
  | 'may'
  /** May be used once a round (SIF-331). */
  | 'order'
  | 'card';

export interface Ability {
  readonly kind: Kind;
  readonly innate: boolean;
  readonly changes: readonly Change[];
  readonly parts: readonly Part[];
  /** What is in force on the unit beside which the card lies, or that the NCU influences. */
  readonly attached: Ability | null;
  /** Whom the NCU may influence (SIF-714). */
  readonly influence: 'friend' | 'enemy' | 'any' | null;
}
