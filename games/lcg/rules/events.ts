import { message, type Seat } from '@small-council/engine';
import {
  type AnyEvent,
  attach,
  CANNOT,
  type Card,
  type CardId,
  type CardThing,
  copyCard,
  currentUse,
  type Destination,
  draw,
  type EventOf,
  event,
  fromDeck,
  fromHand,
  type GameEvent,
  happened,
  holds,
  intoDuplicate,
  intoPlay,
  isParticipating,
  KEY,
  type Key,
  type KitEvents,
  type Leaving,
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
  type Verbs,
  type Zone,
  zoneName,
} from '../index.ts';
import { applyClaim } from './claim.ts';
import { expire, forgetVictories, periodEnds } from './periods.ts';

/** What happens, and how, as far as both books agree: whether it can, what it does, and what it tells. */

type Leaves = EventOf<
  KitEvents,
  | 'killed'
  | 'discarded'
  | 'sacrificed'
  | 'returned'
  | 'shuffledAway'
  | 'putUnderDeck'
  | 'removedFromGame'
>;

export const cardOf = (m: R, { card }: AnyEvent): Card => m.table.cards[card];

export const isInPlay = (m: R, event: AnyEvent): boolean => cardOf(m, event)?.zone === 'play';

const ON_THE_TABLE: readonly Zone[] = ['play', 'faction', 'plot', 'agenda', 'title'];

/** It lies before its player: to what has gone to a pile meanwhile nothing is done any more. */
const isOnTheTable = (m: R, event: AnyEvent): boolean =>
  ON_THE_TABLE.includes(cardOf(m, event)?.zone);

export const always = (): boolean => true;
export const nothing = (): void => undefined;

/** AG2-447 to AG2-449: what cannot be done to a card is not done. */
export const mayBe = (m: R, cannot: Key, event: AnyEvent): boolean =>
  !holds(m, cannot, { card: cardOf(m, event), event });

/** Facts name the card, whose it is, and the card that caused it. */
export const told = (m: R, event: AnyEvent, card = cardOf(m, event)) => ({
  seat: thePlayer(card.controller),
  card: theCard(card),
  because: causeOf(m, event),
});

export const causeOf = (m: R, { by }: AnyEvent): CardThing | null => {
  const source = m.table.cards[by];
  return source ? theCard(source) : null;
};

/** It is told that the card goes, and remembered what it was. */
function removed(m: M, event: Leaves, to: Destination): void {
  const card = cardOf(m, event);
  event.seat = card.controller;
  event.was = copyCard(card);
  m.log(`fact.${event.type}`, { ...told(m, event), to });
}

/** The card goes where it goes, with everything on it and under it. */
function goes(m: M, event: Leaves, to: Destination): void {
  const card = cardOf(m, event);
  const before = m.table.players.map(({ discard }) => discard.length);
  lift(m, card);
  if (to === 'hand') toHand(m, card);
  else if (to === 'top' || to === 'bottom' || to === 'shuffled') toDeck(m, card, to);
  else toPile(m, card, to);
  // AG2-244: it counts as the pile of whoever controlled it; so do duplicates and terminal attachments.
  m.table.players.forEach(({ discard }, seat) => {
    happened(
      m,
      discard.slice(before[seat]).map((id) => toDiscard(id, id === card.id ? event.seat : seat)),
    );
  });
}

const toDiscard = (card: CardId, seat: Seat) =>
  event('placedInDiscard', { card, seat }, { from: 'play' });

type LeavingVerb<K extends Leaves['type']> = Verb<GameEvent<K, Leaving>>;

// What lies under it or on it may come to a discard pile, wherever the card itself goes.
const LEAVING = { also: ['leavesPlay', 'placedInDiscard'], usual: { to: null, why: null } };

/** The card leaves play at the moment; `to` may have been changed by an interrupt (AG2-425). */
export const leaving = <K extends Leaves['type']>(
  cannot: Key,
  standard: Destination,
): LeavingVerb<K> => ({
  ...LEAVING,
  can: (m, event) => isInPlay(m, event) && mayBe(m, cannot, event),
  does: (m, event) => {
    const to = event.of.to ?? standard;
    removed(m, event as Leaves, to);
    goes(m, event as Leaves, to);
  },
});

/**
 * The card is as good as gone, and leaves when the sequence is over (AG1-1122, AG1-1123): until then it is
 * not removed a second time. `where` says where cards go to which this happens.
 */
export const leavingLater = <K extends Leaves['type']>(
  cannot: Key,
  where: (m: R, card: Card) => Destination,
): LeavingVerb<K> => ({
  ...LEAVING,
  can: (m, event) =>
    isInPlay(m, event) && cardOf(m, event).leaving === null && mayBe(m, cannot, event),
  does: (m, event) => {
    const card = cardOf(m, event);
    card.leaving = event.of.to ?? where(m, card);
    removed(m, event as Leaves, card.leaving);
  },
  leaves: (m, event) => {
    const to = cardOf(m, event)?.leaving;
    if (to) goes(m, event as Leaves, to);
  },
});

const power = (m: M, id: number, by: number): void => {
  m.table.cards[id].power += by;
};

const initiates = (m: M): void => {
  currentUse(m).initiated = true;
};

/** The words that mean the same in both editions; each adds its own, or says them differently. */
export const commonEvents = {
  // ---- coming into play and leaving it

  entersPlay: {
    can: (m, event) => {
      const card = cardOf(m, event);
      return m.book.mayEnter(m, event.seat, card.code, card.owner, card.id);
    },
    does: (m, event) => {
      const card = cardOf(m, event);
      if (card.zone !== 'limbo') lift(m, card);
      const { how, host, knelt } = event.of;
      intoPlay(m, card, {
        seat: event.seat,
        how,
        host,
        knelt: knelt || holds(m, KEY.entersKnelt, { card }),
      });
      // The card itself may say how it enters: its text is in force only now (AG2-409).
      if (holds(m, KEY.entersKnelt, { card })) card.knelt = true;
      m.log(how === 'marshal' ? 'fact.marshaled' : 'fact.entersPlay', { ...told(m, event), how });
    },
  },
  duplicated: {
    can: always,
    does: (m, event) => {
      const card = cardOf(m, event);
      if (card.zone !== 'limbo') lift(m, card);
      const under = m.table.cards[event.of.under];
      m.log('fact.duplicated', {
        seat: thePlayer(card.owner),
        card: theCard(card),
        under: theCard(under),
      });
      intoDuplicate(m, card, under);
    },
  },
  marshaled: { can: always, does: nothing },

  saved: { can: isInPlay, does: nothing }, // AG2-450, AG1-1028

  // ---- kneeling, standing

  knelt: {
    can: (m, event) =>
      isOnTheTable(m, event) && !cardOf(m, event).knelt && mayBe(m, CANNOT.kneel, event), // AG2-273
    does: (m, event) => {
      cardOf(m, event).knelt = true;
      if (event.cause === 'effect') m.log('fact.knelt', told(m, event));
    },
  },

  // ---- power, gold, tokens

  powerGained: {
    usual: { amount: 1, why: null },
    can: (m, event) =>
      event.of.amount > 0 && isOnTheTable(m, event) && mayBe(m, CANNOT.gainPower, event),
    does: (m, event) => {
      const { amount, why } = event.of;
      power(m, event.card, amount);
      m.log('fact.powerGained', { ...told(m, event), amount, why });
    },
  },
  powerMoved: {
    can: (m, { card, of: { from } }) => from !== card && m.table.cards[from]?.power > 0, // AG2-291
    does: (m, event) => {
      const from = m.table.cards[event.of.from];
      const amount = Math.min(event.of.amount, from.power);
      power(m, from.id, -amount);
      power(m, event.card, amount);
      m.log('fact.powerMoved', {
        ...told(m, event),
        amount,
        from: thePlayer(from.controller),
        fromCard: theCard(from),
      });
    },
  },
  powerDiscarded: {
    can: (m, event) => cardOf(m, event)?.power > 0,
    does: (m, event) => {
      const amount = Math.min(event.of.amount, cardOf(m, event).power);
      power(m, event.card, -amount);
      m.log('fact.powerDiscarded', { ...told(m, event), amount });
    },
  },
  goldGained: {
    can: (m, { seat, of }) => of.amount > 0 && !holds(m, CANNOT.gainGold, { seat }),
    does: (m, event) => {
      const { seat, of } = event;
      m.table.players[seat].gold += of.amount;
      m.log('fact.goldGained', {
        seat: thePlayer(seat),
        amount: of.amount,
        because: causeOf(m, event),
      });
    },
  },
  goldMoved: {
    can: (m, { of }) => m.table.players[of.from].gold > 0,
    does: (m, event) => {
      const { seat, of } = event;
      const giver = m.table.players[of.from];
      of.amount = Math.min(of.amount, giver.gold);
      giver.gold -= of.amount;
      m.table.players[seat].gold += of.amount;
      m.log('fact.goldMoved', {
        seat: thePlayer(seat),
        from: thePlayer(of.from),
        amount: of.amount,
        because: causeOf(m, event),
      });
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
    can: isOnTheTable,
    does: (m, event) => {
      const card = cardOf(m, event);
      const { token, amount } = event.of;
      card.tokens = { ...card.tokens, [token]: (card.tokens?.[token] ?? 0) + amount };
      m.log('fact.tokenPlaced', { ...told(m, event), token: message(`token.${token}`), amount });
    },
  },

  // ---- cards in hands and decks

  drawn: {
    can: (m, { seat, of }) => of.amount > 0 && m.table.players[seat].deck.length > 0,
    does: (m, event) => {
      const { seat, of } = event;
      of.amount = draw(m, seat, of.amount); // AG2-404: as many as there are
      const hand = m.table.players[seat].hand.slice(-of.amount);
      m.log(
        'fact.drawn',
        { seat: thePlayer(seat), amount: of.amount, cards: [], because: causeOf(m, event) },
        { to: [seat], params: { cards: hand.map(theCard) } },
      );
    },
  },
  discardedFromHand: {
    also: ['placedInDiscard'],
    can: (m, { seat, of }) =>
      of.cards !== null || (of.amount > 0 && m.table.players[seat].hand.length > 0),
    does: (m, event) => {
      const { seat, of } = event;
      const { hand } = m.table.players[seat];
      of.cards ??= Array.from({ length: Math.min(of.amount, hand.length) }, () => {
        return fromHand(m, seat, m.chance.pick(hand).id).id;
      });
      of.amount = of.cards.length;
      for (const id of of.cards) toDiscardPile(m, event, id, 'hand');
    },
  },
  discardedFromDeck: {
    also: ['placedInDiscard'],
    can: (m, { seat }) => m.table.players[seat].deck.length > 0,
    does: (m, event) => {
      const { seat, of } = event;
      const count = Math.min(of.amount, m.table.players[seat].deck.length);
      of.cards = Array.from({ length: count }, () => (fromDeck(m, seat) as Card).id);
      for (const id of of.cards) toDiscardPile(m, event, id, 'deck');
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
      const card = m.table.players[seat].faction;
      if (amount > 0)
        return [event('powerGained', { card, cause: 'effect' }, { amount, why: 'winning' })];
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
      m.log('fact.removedFromChallenge', told(m, event));
    },
  },
  joinedChallenge: {
    can: (m, event) =>
      m.table.challenge !== null && isInPlay(m, event) && !isParticipating(m, event.card),
    does: (m, event) => {
      const { challenge } = m.table;
      if (!challenge) return;
      const { side } = event.of;
      (side === 'attacker' ? challenge.attackers : challenge.defenders).push(event.card);
      challenge.joined = [...(challenge.joined ?? []), event.card];
      m.log('fact.joinedChallenge', { ...told(m, event), side });
    },
  },

  // ---- control

  controlTaken: {
    can: (m, event) => {
      const card = cardOf(m, event);
      const { seat } = event;
      return isInPlay(m, event) && card.controller !== seat && m.book.mayControl(m, seat, card);
    },
    does: (m, event) => {
      takeControl(m, cardOf(m, event), event.seat);
    },
  },
  attached: {
    can: isInPlay,
    does: (m, event) => {
      attach(m, cardOf(m, event), event.of.host);
      m.log('fact.attached', { ...told(m, event), host: theCard(m.table.cards[event.of.host]) });
    },
  },

  // ---- the framework

  incomeCollected: {
    can: always,
    does: (m, { seat, of: { amount } }) => {
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

  eventInitiates: { can: always, does: initiates },
  abilityInitiates: { can: always, does: initiates },
  played: { can: always, does: nothing },
  strengthRaised: { can: always, does: nothing },
} satisfies Partial<Verbs<KitEvents>>;

type Discarding = EventOf<KitEvents, 'discardedFromHand' | 'discardedFromDeck'>;

function toDiscardPile(m: M, discarding: Discarding, id: number, from: 'hand' | 'deck'): void {
  const card = m.table.cards[id];
  toPile(m, card, 'discard');
  m.log('fact.discardedFrom', {
    seat: thePlayer(card.owner),
    card: theCard(card),
    from: zoneName(from),
    because: causeOf(m, discarding),
  });
  happened(m, [event('placedInDiscard', { card: id, seat: card.owner }, { from })]);
}
