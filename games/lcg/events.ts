import type { Message, Seat } from '@small-council/engine';
import type { By, CardType, Trigger } from './definition.ts';
import {
  type AnyEvent,
  type CardId,
  type ChallengeType,
  type Destination,
  type Entry,
  type GameEvent,
  NO_CARD,
  NOBODY,
  type Phase,
  type R,
} from './table.ts';

/**
 * The words for what happens. Every event is about a card, a player or both, and says why it happens; what
 * it has besides is its own (`of`). The words here are those that the kit's blocks use; an edition adds its
 * own, and says for each whether it can happen, what it does and what it tells (its `events.ts`).
 */
export interface KitEvents {
  // ---- coming into play and leaving it
  entersPlay: { how: Entry; host: CardId; knelt: boolean };
  /** The card goes under this one, as a further copy. */
  duplicated: { under: CardId };
  /** After it has come into play, or under another card. */
  marshaled: { as: 'entersPlay' | 'duplicated' };
  killed: Leaving;
  discarded: Leaving;
  sacrificed: Leaving;
  returned: Leaving;
  shuffledAway: Leaving;
  putUnderDeck: Leaving;
  removedFromGame: Leaving;
  saved: Nothing;

  // ---- kneeling, standing
  knelt: { why: 'attack' | 'defend' | 'intimidate' | null };
  stood: Nothing;

  // ---- power, gold, tokens
  powerGained: {
    amount: number;
    why: 'renown' | 'unopposed' | 'rivalry' | 'winning' | 'dominance' | null;
  };
  /** To the card, from this one. */
  powerMoved: { from: CardId; amount: number };
  powerDiscarded: { amount: number };
  goldGained: { amount: number };
  /** To the player, from this one. */
  goldMoved: { from: Seat; amount: number };
  goldReturned: Nothing;
  incomeCollected: { amount: number };
  tokenPlaced: { token: string; amount: number };

  // ---- cards in hands and decks
  drawn: { amount: number };
  /** Random cards; or these, which are on their way already. */
  discardedFromHand: { amount: number; cards: CardId[] | null };
  /** `pillager`: the character whose pillage it is. */
  discardedFromDeck: { amount: number; cards: CardId[] | null; pillager: CardId };
  placedInDiscard: { from: 'play' | 'hand' | 'deck' | 'search' | 'limbo' };

  // ---- challenges
  challengeInitiated: { challenge: ChallengeType; against: Seat };
  attackersDeclared: { challenge: ChallengeType; cards: CardId[] };
  defendersDeclared: { challenge: ChallengeType; cards: CardId[] };
  bypassed: { stealthy: CardId };
  challengeWon: Decided;
  challengeLost: Decided;
  claimApplied: { challenge: ChallengeType; amount: number; losers: Seat[] };
  removedFromChallenge: Nothing;
  joinedChallenge: { side: 'attacker' | 'defender' };
  challengeEnds: { challenge: ChallengeType };

  // ---- control
  controlTaken: Nothing;
  /** The card goes onto this one. */
  attached: { host: CardId };

  // ---- the framework
  plotsRevealed: Nothing;
  dominanceWon: Nothing;
  dominanceLost: { winner: Seat };
  phaseBegins: { phase: Phase };
  phaseEnds: { phase: Phase };
  roundEnds: Nothing;

  // ---- abilities
  eventInitiates: Nothing;
  abilityInitiates: { source: CardType };
  played: Nothing;
  strengthRaised: Nothing;
}

export type Nothing = { readonly [none in never]: never };

/** `to`: null is where cards go to which this happens. */
export type Leaving = { to: Destination | null; why: 'claim' | 'burn' | null };

type Decided = { challenge: ChallengeType; against: Seat; margin: number };

/** Words under which several events are awaited at once. */
export interface KitHeadings {
  leavesPlay: Leaving;
}

/** An event of one of these kinds. */
export type EventOf<E, Kind extends keyof E = keyof E> = {
  [K in Kind & string]: GameEvent<K, E[K]>;
}[Kind & string];

/** What an event is about, and why it happens. */
type About = Partial<Pick<AnyEvent, 'card' | 'seat' | 'cause' | 'by' | 'cannotBeSaved'>>;

type Own<Of> = Of extends Nothing ? (keyof Of extends never ? [] : [of: Of]) : [of: Of];

const NOTHING: Nothing = Object.freeze({});

/** Something that is to happen. All events are made here: things of a kind have the same fields. */
export function anyEvent(type: string, about: About, of: unknown = NOTHING): AnyEvent {
  return {
    n: 0,
    type,
    state: 'imminent',
    cause: about.cause ?? 'framework',
    card: about.card ?? NO_CARD,
    seat: about.seat ?? NOBODY,
    by: about.by ?? NO_CARD,
    of,
    cannotBeSaved: about.cannotBeSaved ?? false,
    was: null,
    instead: null,
  };
}

/** The words of an edition, with their types: what it has no word for can neither happen nor be awaited. */
export function vocabulary<E extends KitEvents>() {
  type Awaited = E & KitHeadings;
  return {
    /** Something that is to happen. */
    event: <K extends keyof E & string>(type: K, about: About, ...[of]: Own<E[K]>) =>
      anyEvent(type, about, of) as GameEvent<K, E[K]>,

    /** Whether it is an event of this kind. */
    isA: <K extends keyof E & string>(event: AnyEvent, kind: K): event is GameEvent<K, E[K]> =>
      event.type === kind,

    /** What an ability waits for, in words that say it as "you win a challenge". */
    on: <K extends keyof Awaited & string>(
      kinds: K | readonly K[],
      say: Message,
      when: (m: R, event: EventOf<Awaited, K>, by: By) => boolean,
    ): Trigger => ({
      on: typeof kinds === 'string' ? [kinds] : kinds,
      say,
      when: when as Trigger['when'],
    }),
  };
}

export const { event, isA, on } = vocabulary<KitEvents>();
