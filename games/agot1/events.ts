import type { Seat } from '@small-council/engine';
import {
  CANNOT,
  type Card,
  type Code,
  type Destination,
  hasKeyword,
  type KitEvents,
  type Nothing,
  type R,
  total,
  type Verbs,
} from '@small-council/lcg';
import { cardOf, commonEvents, leavingLater, mayBe, told } from '@small-council/lcg/rules';
import { countDrawn, drawLeft } from './rules/draw.ts';
import { namedAndRevealed } from './rules/plots.ts';
import { DIES_TO_DISCARD } from './rules/replacements.ts';
import { noteLost } from './rules/uniqueness.ts';

/**
 * Everything that can happen in the first edition: each word with what such an event has of its own,
 * whether it can happen, what it does, and what it tells. Most words both editions have in common.
 */
export interface Events extends KitEvents {
  /** A card has come out of the shadows (AG1-931). */
  outOfShadows: Nothing;
  /** The player has shown these cards to all; `whose` effect it was, and of which card. */
  cardsRevealed: { codes: Code[]; whose: Seat; source: Code };
}

/** AG1-925: a Stalwart character goes on top of the deck instead. */
const unlessStalwart = (m: R, card: Card, to: Destination): Destination =>
  hasKeyword(m, card, 'stalwart') ? 'top' : to;

/** AG1-913: what is Deathbound goes to the dead pile instead of the discard pile. */
const discardOrDead = (m: R, card: Card): Destination =>
  hasKeyword(m, card, 'deathbound') ? 'dead' : 'discard';

export const events: Verbs<Events> = {
  ...commonEvents,

  killed: leavingLater(CANNOT.kill, (m, card) =>
    unlessStalwart(m, card, total(m, DIES_TO_DISCARD, card) > 0 ? 'discard' : 'dead'),
  ), // AG1-523
  discarded: leavingLater(CANNOT.discard, (m, card) =>
    unlessStalwart(m, card, discardOrDead(m, card)),
  ),
  sacrificed: leavingLater(CANNOT.sacrifice, discardOrDead),
  returned: leavingLater(CANNOT.return, () => 'hand'),
  shuffledAway: leavingLater(CANNOT.return, () => 'shuffled'),
  putUnderDeck: leavingLater(CANNOT.return, () => 'bottom'),
  removedFromGame: leavingLater(CANNOT.remove, () => 'removed'), // AG1-1008

  stood: {
    can: (m, event) => cardOf(m, event)?.knelt === true && mayBe(m, CANNOT.stand, event),
    does: (m, event) => {
      cardOf(m, event).knelt = false;
      if (event.cause === 'effect') m.log('fact.stood', told(m, event));
    },
  },

  drawn: {
    can: (m, event) => drawLeft(m, event) > 0 && commonEvents.drawn.can(m, event), // AG1-1009
    does: (m, event) => {
      event.of.amount = Math.min(event.of.amount, drawLeft(m, event));
      commonEvents.drawn.does(m, event);
      countDrawn(m, event);
    },
  },

  controlTaken: {
    can: commonEvents.controlTaken.can,
    does: (m, event) => {
      const card = cardOf(m, event);
      if (card.owner !== event.seat) noteLost(m, card); // AG1-804
      commonEvents.controlTaken.does(m, event);
    },
  },

  plotsRevealed: {
    can: () => true,
    does: (m, event) => namedAndRevealed(m, event),
  },

  outOfShadows: { can: () => true, does: () => undefined },
  cardsRevealed: { can: () => true, does: () => undefined },
};
