import type { Message, Seat } from '@small-council/engine';
import type { TokenKind } from '../content/definition.ts';
import type { Moment, Moments } from '../rules/timing.ts';
import type { M, R, ZoneId } from '../table.ts';

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
  /** How many of its choices were made or passed over. */
  asked: number;
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
  /** Where it is taken away: how much, without its sign. */
  readonly less?: Message;
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
  /** Whether it is asked, where that must not follow from the options: they may be hidden. */
  readonly there?: (m: R, use: Use) => boolean;
  /** How many are chosen, where it is not one: as many as there are, at most. */
  readonly count?: Amount;
  /** Fewer may be chosen, or nothing. */
  readonly upTo?: true;
  /** How often one option may be chosen. */
  readonly each?: (m: R, use: Use, id: string) => number;
  /** The opponent chooses instead. */
  readonly byOpponent?: true;
}

export interface Effect {
  readonly says: Message;
  /** Whether it can do something now (SIF-1812). */
  readonly can?: (m: R, use: Use) => boolean;
  readonly does: (m: M, use: Use) => void;
  /** It only adds to another effect: alone it is nothing to do (SIF-1812). */
  readonly bonus?: true;
  /** The effects that it holds, so that one which waits is found again by its place among them. */
  readonly inner?: readonly Effect[];
  /** What is chosen only when it is done: a target behind a roll or a test (SIF-1813). */
  readonly choices?: readonly Choice[];
}

/** What can be changed: numbers that add up, and marks that are there or not. */
export type Key =
  | `controls:${ZoneId}`
  | 'toHit'
  | 'allHit'
  | 'attackDice'
  | 'chargeExposes'
  | 'chargePanics'
  | 'chargeRollsSix'
  | 'dangerousMove'
  | 'defense'
  | 'disorderly'
  | 'disorderlyExposes'
  | 'everythingHinders'
  | 'flankChargeFrightens'
  | 'halvesWounds'
  | 'highestDice'
  | 'lowestDice'
  | 'handSize'
  | 'ignoresDangerous'
  | 'ignoresHindering'
  | 'ignoresRough'
  | 'immuneToWeakened'
  | 'leavesWeakened'
  | 'mayWait'
  | 'missesHurt'
  | 'onesHurt'
  | 'givesUpAction'
  | 'morale'
  | 'noAbilities'
  | 'noAction'
  | 'noAttachments'
  | 'noBonuses'
  | 'noCards'
  | 'noDefenseDice'
  | 'noFreedPivot'
  | 'noObjectives'
  | 'onlySixBlocks'
  | 'panic'
  | 'panicCost'
  | 'panicWounds'
  | 'mostPanicWounds'
  | 'passesPanic'
  | 'pivotBeforeMarch'
  | 'precision'
  | 'ranksForDice'
  | 'criticalBlow'
  | 'rerollAttack'
  | 'rerollMisses'
  | 'rerollCharge'
  | 'rerollDefense'
  | 'rerollRetreat'
  | 'rerollTest'
  | 'seesOverAll'
  | 'speed'
  | 'steady'
  | 'strikesFear'
  | 'sundering'
  | 'taunted'
  | 'testWounds'
  | 'vicious'
  | 'vowed';

/** Whom a standing ability reaches: its own unit, or others around it. */
export type Reach =
  | 'self'
  | 'attackers'
  | 'engagedEnemies'
  | 'friends'
  | 'friendsInShort'
  | 'enemiesInShort';

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
  readonly kind: Exclude<Kind, 'standing'>;
  readonly on: On;
  readonly when: If | null;
  readonly choices: readonly Choice[];
  /** A token of this kind is paid for it (SIF-1742, SIF-1842), or it is used only once in a game. */
  readonly cost: TokenKind | 'once' | null;
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
  /** What is said of it besides: facts that other rules read. */
  readonly notes: readonly Message[];
  /** It is the opponent of the unit's player who may use it (SIF-1746). */
  readonly opponents: boolean;
}
