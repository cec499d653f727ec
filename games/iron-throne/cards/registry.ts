import type { Message, Question, Seat } from '@small-council/engine';
import { type CharacterId, houseOf } from '../houses.ts';
import type { M } from '../table.ts';
import { type Cause, card, leader } from '../things.ts';

/**
 * What leaders and character cards are made of. A block knows how to check, how to do, and how to
 * say itself; so the text on a card is made from what the card does and cannot disagree with it.
 */

/** The moments at which abilities may be used, in the order of a turn. */
export type Moment =
  | 'beforeTurn'
  | 'afterTorment'
  | 'afterRelease'
  | 'afterEvent'
  | 'beforeOffer'
  | 'afterDeclined'
  | 'afterSupport'
  | 'beforeCards'
  | 'afterReveal'
  | 'beforePenalties'
  | 'whenTaken'
  | 'afterResolution';

/** Somebody uses an ability. `subject` is whom the moment is about: who offers, whose card it was. */
export type Use = { seat: Seat; subject: Seat | null };

/** A leader's ability or a character card that is being carried out. */
export type Deed = Use & { of: 'leader' | 'card'; character: CharacterId };

/** The deed as facts name it. */
export const causeOf = ({ of, character }: Deed): Cause =>
  of === 'leader' ? leader(character) : card(`${houseOf[character]}:${character}`);

/** What must be so before an ability can be used. */
export interface Condition {
  readonly say: Message;
  readonly holds: (m: M, use: Use) => boolean;
  /** As far as everybody can see: for conditions about a hidden hand. Silence must not tell. */
  readonly mayHold?: (m: M, use: Use) => boolean;
}

/** A choice that an effect needs. */
export interface Choice<Q extends Question = Question, A = never> {
  readonly who: (m: M, use: Deed) => Seat | readonly Seat[];
  readonly question: (m: M, use: Deed, seat: Seat) => Q;
  readonly answer: (m: M, use: Deed, answer: A, seat: Seat) => void;
}

/** One thing an ability does: perhaps a choice, then a deed. */
export interface Effect {
  readonly say: Message;
  readonly choice?: Choice;
  readonly does?: (m: M, use: Deed) => void;
}

export interface Ability {
  readonly moment: Moment;
  readonly when: readonly Condition[];
  readonly does: readonly Effect[];
  readonly limit?: 'oncePerTurn';
  /** Printed in the rule book, or designed by us because no source shows the real one. */
  readonly source: 'rulebook' | 'ours';
}

const leaders = new Map<CharacterId, Ability>();
const characterCards = new Map<CharacterId, Ability>();

/** The leader sheet and the character card of somebody. */
export function declare(id: CharacterId, abilities: { leader: Ability; card: Ability }): void {
  leaders.set(id, abilities.leader);
  characterCards.set(id, abilities.card);
}

const known = (abilities: Map<CharacterId, Ability>, id: CharacterId): Ability => {
  const ability = abilities.get(id);
  if (!ability) throw new Error(`"${id}" has not been declared`);
  return ability;
};

export const leaderAbility = (id: CharacterId): Ability => known(leaders, id);
export const cardAbility = (id: CharacterId): Ability => known(characterCards, id);
