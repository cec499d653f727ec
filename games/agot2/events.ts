import { CANNOT, type KitEvents, type Verbs } from '@small-council/lcg';
import { cardOf, commonEvents, leaving, mayBe, told } from '@small-council/lcg/rules';
import { countStanding, mayStillStand } from './rules/standing.ts';

/**
 * Everything that can happen in the second edition: each word with what such an event has of its own,
 * whether it can happen, what it does, and what it tells. Most words both editions have in common.
 */
export type Events = KitEvents;

export const events: Verbs<Events> = {
  ...commonEvents,

  killed: leaving(CANNOT.kill, 'dead'), // AG2-227
  discarded: leaving(CANNOT.discard, 'discard'), // AG2-222
  sacrificed: leaving(CANNOT.sacrifice, 'discard'), // AG2-293
  returned: leaving(CANNOT.return, 'hand'),
  shuffledAway: leaving(CANNOT.return, 'shuffled'),
  putUnderDeck: leaving(CANNOT.return, 'bottom'),
  removedFromGame: leaving(CANNOT.remove, 'removed'), // AG2-232

  stood: {
    can: (m, event) => {
      const card = cardOf(m, event);
      return card?.knelt === true && mayBe(m, CANNOT.stand, event) && mayStillStand(m, event);
    },
    does: (m, event) => {
      if (!mayStillStand(m, event)) return;
      cardOf(m, event).knelt = false;
      countStanding(m, event);
      if (event.cause === 'effect') m.log('fact.stood', told(m, event));
    },
  },
};
