import { message } from '@small-council/engine';
import {
  attach,
  CANNOT,
  type Card,
  copyCard,
  currentUse,
  draw,
  EVENT,
  fromDeck,
  fromHand,
  type GameEvent,
  happened,
  happens,
  holds,
  intoDuplicate,
  intoPlay,
  isParticipating,
  KEY,
  type Key,
  leaveChallenge,
  lift,
  type M,
  type R,
  takeControl,
  theCard,
  thePlayer,
  toDeck,
  toHand,
  toPile,
  totalFor,
  type Verb,
} from '@small-council/lcg';
import { applyClaim } from './claim.ts';
import { expire, forgetVictories, periodEnds } from './periods.ts';
import { countStanding, mayStillStand } from './standing.ts';
import { mayControl, mayEnter } from './uniqueness.ts';

/** The verbs of the game: what can happen to whom, and what it does. */

const cardOf = (m: R, { card }: GameEvent): Card => m.table.cards[card];

const isInPlay = (m: R, event: GameEvent): boolean => cardOf(m, event)?.zone === 'play';

const always = (): boolean => true;
const nothing = (): void => undefined;

/** AG2-447 to AG2-449: what cannot be done to a card is not done. */
const mayBe = (m: R, cannot: Key, event: GameEvent): boolean =>
  !holds(m, cannot, { card: cardOf(m, event), event });

/** Log lines name the card and whose it is. */
const say = (m: M, key: string, event: GameEvent): void =>
  m.log(`fact.${key}`, {
    seat: thePlayer(cardOf(m, event).controller),
    card: theCard(cardOf(m, event)),
  });

/** Leaving play for somewhere else; `event.to` may have been changed by an interrupt (AG2-425). */
function leaves(m: M, event: GameEvent, standard: string): void {
  const card = cardOf(m, event);
  event.seat = card.controller;
  event.was = copyCard(card);
  const before = m.table.players.map(({ discard }) => discard.length);
  say(m, event.type, event);
  lift(m, card);
  const to = event.to || standard;
  if (to === 'hand') toHand(m, card);
  else if (to === 'top' || to === 'bottom' || to === 'shuffled') toDeck(m, card, to);
  else toPile(m, card, to as 'discard' | 'dead' | 'removed');
  // AG2-244: it counts as the pile of whoever controlled it; so do duplicates and terminal attachments.
  m.table.players.forEach(({ discard }, seat) => {
    for (const id of discard.slice(before[seat]))
      happened(m, {
        ...EVENT,
        type: 'placedInDiscard',
        card: id,
        seat: id === card.id ? event.seat : seat,
        from: 'play',
      });
  });
}

const leaving = (cannot: Key, to: string): Verb => ({
  // What lies under it or on it may come to a discard pile, wherever the card itself goes.
  also: ['leavesPlay', 'placedInDiscard'],
  can: (m, event) => isInPlay(m, event) && mayBe(m, cannot, event),
  does: (m, event) => leaves(m, event, to),
});

const power = (m: R, id: number, by: number): void => {
  m.table.cards[id].power += by;
};

const initiating: Verb = {
  can: always,
  does: (m) => {
    currentUse(m).initiated = true;
  },
};

export const verbs: { readonly [type: string]: Verb } = {
  // ---- coming into play and leaving it

  entersPlay: {
    can: (m, event) => {
      const card = cardOf(m, event);
      return mayEnter(m, event.seat, card.code, card.owner, card.id);
    },
    does: (m, event) => {
      const card = cardOf(m, event);
      if (card.zone !== 'limbo') lift(m, card);
      intoPlay(m, card, {
        seat: event.seat,
        how: event.how as 'marshal',
        host: event.other,
        knelt: event.to === 'knelt' || holds(m, KEY.entersKnelt, { card }),
      });
      // The card itself may say how it enters: its text is in force only now (AG2-409).
      if (holds(m, KEY.entersKnelt, { card })) card.knelt = true;
      say(m, event.how === 'marshal' ? 'marshaled' : 'entersPlay', event);
    },
  },
  duplicated: {
    can: always,
    does: (m, event) => {
      const card = cardOf(m, event);
      if (card.zone !== 'limbo') lift(m, card);
      m.log('fact.duplicated', { seat: thePlayer(card.owner), card: theCard(card) });
      intoDuplicate(m, card, m.table.cards[event.other]);
    },
  },
  marshaled: { can: always, does: nothing },

  killed: leaving(CANNOT.kill, 'dead'), // AG2-227
  discarded: leaving(CANNOT.discard, 'discard'), // AG2-222
  sacrificed: leaving(CANNOT.sacrifice, 'discard'), // AG2-293
  returned: leaving(CANNOT.return, 'hand'),
  shuffledAway: leaving(CANNOT.return, 'shuffled'),
  putUnderDeck: leaving(CANNOT.return, 'bottom'),
  removedFromGame: leaving(CANNOT.remove, 'removed'), // AG2-232
  saved: { can: isInPlay, does: (m, event) => say(m, 'saved', event) }, // AG2-450

  // ---- kneeling, standing

  knelt: {
    can: (m, event) => {
      const card = cardOf(m, event);
      return card !== undefined && !card.knelt && mayBe(m, CANNOT.kneel, event); // AG2-273
    },
    does: (m, event) => {
      cardOf(m, event).knelt = true;
      if (event.cause === 'effect') say(m, 'knelt', event);
    },
  },
  stood: {
    can: (m, event) => {
      const card = cardOf(m, event);
      return card?.knelt === true && mayBe(m, CANNOT.stand, event) && mayStillStand(m, event);
    },
    does: (m, event) => {
      if (!mayStillStand(m, event)) return;
      cardOf(m, event).knelt = false;
      countStanding(m, event);
      if (event.cause === 'effect') say(m, 'stood', event);
    },
  },

  // ---- power, gold, tokens

  powerGained: {
    can: (m, event) => event.amount > 0 && mayBe(m, CANNOT.gainPower, event),
    does: (m, event) => {
      const { amount } = event;
      power(m, event.card, amount);
      const card = cardOf(m, event);
      m.log('fact.powerGained', {
        seat: thePlayer(card.controller),
        card: theCard(card),
        amount,
      });
    },
  },
  powerMoved: {
    can: (m, { other, card, amount }) =>
      amount > 0 && other !== card && m.table.cards[other]?.power > 0, // AG2-291
    does: (m, event) => {
      const { other, card } = event;
      const amount = Math.min(event.amount, m.table.cards[other].power);
      event.amount = amount;
      power(m, other, -amount);
      power(m, card, amount);
      m.log('fact.powerMoved', {
        amount,
        seat: thePlayer(cardOf(m, event).controller),
        card: theCard(cardOf(m, event)),
        from: thePlayer(m.table.cards[other].controller),
      });
    },
  },
  powerDiscarded: {
    can: (m, event) => cardOf(m, event)?.power > 0,
    does: (m, event) => {
      const amount = Math.min(event.amount, cardOf(m, event).power);
      power(m, event.card, -amount);
      m.log('fact.powerDiscarded', {
        seat: thePlayer(cardOf(m, event).controller),
        card: theCard(cardOf(m, event)),
        amount,
      });
    },
  },
  goldGained: {
    can: (m, { amount, seat }) => amount > 0 && !holds(m, CANNOT.gainGold, { seat }),
    does: (m, { seat, amount }) => {
      m.table.players[seat].gold += amount;
      m.log('fact.goldGained', { seat: thePlayer(seat), amount });
    },
  },
  goldMoved: {
    can: (m, { against }) => m.table.players[against].gold > 0,
    does: (m, event) => {
      const { seat, against, amount } = event;
      const moved = Math.min(amount, m.table.players[against].gold);
      event.amount = moved;
      m.table.players[against].gold -= moved;
      m.table.players[seat].gold += moved;
      m.log('fact.goldMoved', { seat: thePlayer(seat), from: thePlayer(against), amount: moved });
    },
  },
  goldReturned: {
    can: always,
    does: (m, { seat }) => {
      const { gold } = m.table.players[seat];
      m.table.players[seat].gold = 0;
      if (gold > 0) m.log('fact.goldReturned', { seat: thePlayer(seat), amount: gold });
    },
  },
  tokenPlaced: {
    can: (m, event) => cardOf(m, event) !== undefined,
    does: (m, event) => {
      const card = cardOf(m, event);
      const { how: kind, amount } = event;
      card.tokens = { ...card.tokens, [kind]: (card.tokens?.[kind] ?? 0) + amount };
      m.log('fact.tokenPlaced', {
        seat: thePlayer(card.controller),
        card: theCard(card),
        token: message(`token.${kind}`),
      });
    },
  },

  // ---- cards in hands and decks

  drawn: {
    can: (m, { seat, amount }) => amount > 0 && m.table.players[seat].deck.length > 0,
    does: (m, event) => {
      const { seat, amount } = event;
      event.amount = draw(m, seat, amount); // AG2-404: as many as there are
      const hand = m.table.players[seat].hand.slice(-event.amount);
      m.log(
        'fact.drawn',
        { seat: thePlayer(seat), amount: event.amount, cards: [] },
        { to: [seat], params: { cards: hand.map(theCard) } },
      );
    },
  },
  /** Random cards, unless `cards` (on their way already) says which. */
  discardedFromHand: {
    also: ['placedInDiscard'],
    can: (m, { seat, amount, cards }) =>
      cards !== null || (amount > 0 && m.table.players[seat].hand.length > 0),
    does: (m, event) => {
      const { seat, amount } = event;
      const { hand } = m.table.players[seat];
      event.cards ??= Array.from({ length: Math.min(amount, hand.length) }, () => {
        return fromHand(m, seat, m.chance.pick(hand).id).id;
      });
      event.amount = event.cards.length;
      for (const id of event.cards) toDiscardPile(m, id, 'hand');
    },
  },
  discardedFromDeck: {
    also: ['placedInDiscard'],
    can: (m, { seat }) => m.table.players[seat].deck.length > 0,
    does: (m, event) => {
      const { seat, amount } = event;
      const count = Math.min(amount, m.table.players[seat].deck.length);
      event.cards = Array.from({ length: count }, () => (fromDeck(m, seat) as Card).id);
      for (const id of event.cards) toDiscardPile(m, id, 'deck');
    },
  },
  placedInDiscard: { can: always, does: nothing },

  // ---- challenges

  challengeInitiated: { can: always, does: nothing },
  attackersDeclared: { can: always, does: nothing },
  defendersDeclared: { can: always, does: nothing },
  bypassed: { can: always, does: nothing },
  challengeWon: {
    can: always,
    does: (m, { seat }) => {
      periodEnds(m, 'challengeWon');
      periodEnds(m, 'challengeDecided');
      const amount = totalFor(m, KEY.powerForWinning, seat);
      if (amount > 0)
        happens(m, {
          ...EVENT,
          type: 'powerGained',
          card: m.table.players[seat].faction,
          amount,
          how: 'winning',
          cause: 'effect',
        });
    },
  },
  challengeLost: { can: always, does: nothing },
  claimApplied: { can: always, does: (m, event) => applyClaim(m, event) },
  removedFromChallenge: {
    can: (m, event) => {
      const { attackers = [], defenders = [] } = m.table.challenge ?? {};
      return [...attackers, ...defenders].includes(event.card);
    },
    does: (m, event) => {
      leaveChallenge(m.table, event.card);
      say(m, 'removedFromChallenge', event);
    },
  },
  joinedChallenge: {
    can: (m, event) =>
      m.table.challenge !== null && isInPlay(m, event) && !isParticipating(m, event.card),
    does: (m, event) => {
      const { challenge } = m.table;
      if (!challenge) return;
      const side = event.how === 'attacker' ? challenge.attackers : challenge.defenders;
      side.push(event.card);
      say(m, 'joinedChallenge', event);
    },
  },

  // ---- control

  controlTaken: {
    can: (m, event) => {
      const card = cardOf(m, event);
      const { seat } = event;
      return isInPlay(m, event) && card.controller !== seat && mayControl(m, seat, card);
    },
    does: (m, event) => {
      takeControl(m, cardOf(m, event), event.seat);
    },
  },
  attached: {
    can: isInPlay,
    does: (m, event) => {
      attach(m, cardOf(m, event), event.other);
      say(m, 'attached', event);
    },
  },

  // ---- the framework

  incomeCollected: {
    can: always,
    does: (m, { seat, amount }) => {
      m.table.players[seat].gold += amount;
      m.log('fact.incomeCollected', { seat: thePlayer(seat), amount });
    },
  },
  plotsRevealed: { can: always, does: nothing },
  dominanceWon: { can: always, does: nothing },
  dominanceLost: { can: always, does: nothing },
  phaseBegins: { can: always, does: (m) => periodEnds(m, 'phaseBegins') },
  phaseEnds: {
    can: always,
    does: (m) => {
      expire(m, 'phase');
      periodEnds(m, 'phaseEnds'); // AG2-417, AG2-418
    },
  },
  roundEnds: {
    can: always,
    does: (m) => {
      expire(m, 'round');
      periodEnds(m, 'roundEnds');
    },
  },
  challengeEnds: {
    can: always,
    does: (m) => {
      expire(m, 'challenge');
      forgetVictories(m);
      m.table.challenge = null;
      periodEnds(m, 'challengeEnds'); // AG2-420
    },
  },

  // ---- abilities

  eventInitiates: initiating,
  abilityInitiates: initiating,
  played: { can: always, does: nothing },
  strengthRaised: { can: always, does: nothing },
};

function toDiscardPile(m: M, id: number, from: string): void {
  const card = m.table.cards[id];
  toPile(m, card, 'discard');
  m.log('fact.discardedFrom', {
    seat: thePlayer(card.owner),
    card: theCard(card),
    from: message(`zone.${from}`),
  });
  happened(m, { ...EVENT, type: 'placedInDiscard', card: id, seat: card.owner, from });
}
