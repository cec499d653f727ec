import { type Message, message, type Param, type Seat } from '@small-council/engine';
import type { By, Trigger } from '../definition.ts';
import { definition } from '../edition.ts';
import { type EventOf, type KitEvents, type KitHeadings, on } from '../events.ts';
import { phaseName, zoneName } from '../names.ts';
import type { AnyEvent, Card, ChallengeType, Phase, R } from '../table.ts';
import { attackersOf, defendersOf, hostOf, isAttacking, isParticipating } from '../values.ts';
import { areOpponents } from '../zones.ts';
import { asSubject, host, sayChallenge, sayWhat, self, type What } from './what.ts';

/** What abilities wait for. Every trigger says itself as "you win a challenge", without when or after. */

type Words = KitEvents & KitHeadings;

const trigger = <K extends keyof Words>(
  kinds: K | readonly K[],
  key: string,
  when: (m: R, event: EventOf<Words, K>, by: By) => boolean,
  params?: { [name: string]: Param },
): Trigger => on(kinds, message(`on.${key}`, params), when);

/** Who a clause is about: the card itself, what it is attached to, or a card that fits. */
const sayWho = (who: 'self' | 'selfAttacking' | 'host' | 'hostAttacking' | What): Message => {
  if (typeof who === 'object') return sayWhat(who, 'a', { case: 'nom' });
  return asSubject((who.startsWith('host') ? host : self).say);
};

const cardOf = (m: R, { card }: AnyEvent): Card | undefined => m.table.cards[card];

/** One or the other. */
export const eitherOf = (one: Trigger, other: Trigger): Trigger => ({
  say: message('on.eitherOf', { one: one.say, other: other.say }),
  on: [...new Set([...one.on, ...other.on])],
  when: (m, event, by) =>
    (one.on.includes(event.type) && one.when(m, event, by)) ||
    (other.on.includes(event.type) && other.when(m, event, by)),
});

// ---- challenges

interface Won {
  type?: ChallengeType | readonly ChallengeType[];
  /** By this much strength or more. */
  by?: number;
  as?: 'attacker' | 'defender';
  unopposed?: boolean;
  /** Only if the card itself takes part, or what it is attached to, or a card of yours that fits. */
  with?: 'self' | 'selfAttacking' | 'host' | 'hostAttacking' | What;
  /** The card that fits may be on either side. */
  anySide?: boolean;
}

const isType = (type: Won['type'], fought: ChallengeType): boolean =>
  type === undefined || (typeof type === 'string' ? type === fought : type.includes(fought));

function takesPart(m: R, { with: who, anySide }: Won, by: By, seat: Seat): boolean {
  if (who === undefined) return true;
  if (typeof who === 'object') {
    return [...attackersOf(m), ...defendersOf(m)].some(
      (id) =>
        (anySide || m.table.cards[id].controller === seat) && who.fits(m, by, m.table.cards[id]),
    );
  }
  const id = who.startsWith('host') ? hostOf(m, by.card) : by.card;
  return who.endsWith('Attacking') ? isAttacking(m, id) : isParticipating(m, id);
}

function fitsResult(
  m: R,
  { seat, of }: EventOf<KitEvents, 'challengeWon' | 'challengeLost'>,
  by: By,
  won: Won,
): boolean {
  const { type, by: margin = 0, as, unopposed } = won;
  const { challenge } = m.table;
  if (seat !== by.seat || !challenge || !isType(type, of.challenge)) return false;
  if (of.margin < margin) return false;
  if (as && challenge[as] !== by.seat) return false;
  if (unopposed && !challenge.result?.unopposed) return false;
  return takesPart(m, won, by, by.seat);
}

const sayResult = ({
  type,
  by = 0,
  as,
  unopposed = false,
  with: who,
}: Won): { [name: string]: Param } => ({
  challenge: sayChallenge(type),
  by,
  as: as ?? 'either',
  unopposed: unopposed ? 'yes' : 'no',
  who: who === undefined ? null : sayWho(who),
  attacks: typeof who === 'string' && who.endsWith('Attacking') ? 'yes' : 'no',
});

export const youWin = (won: Won = {}): Trigger =>
  trigger(
    'challengeWon',
    'youWin',
    (m, event, by) => fitsResult(m, event, by, won),
    sayResult(won),
  );

export const youLose = (lost: Won = {}): Trigger =>
  trigger(
    'challengeLost',
    'youLose',
    (m, event, by) => fitsResult(m, event, by, lost),
    sayResult(lost),
  );

export const challengeInitiated = (
  how: { type?: ChallengeType; by?: 'you' | 'opponent'; against?: 'you' } = {},
): Trigger =>
  trigger(
    'challengeInitiated',
    'challengeInitiated',
    (_m, event, { seat }) =>
      isType(how.type, event.of.challenge) &&
      (how.by === undefined || (how.by === 'you') === (event.seat === seat)) &&
      (how.against === undefined || event.of.against === seat),
    {
      challenge: sayChallenge(how.type, how.by ? 'acc' : 'nom'),
      by: how.by ?? 'anybody',
      against: how.against ?? 'anybody',
    },
  );

/** The card itself is declared as an attacker. */
export const declaredAsAttacker: Trigger = trigger(
  'attackersDeclared',
  'declaredAsAttacker',
  (_m, { of }, { card }) => of.cards.includes(card),
);

/** The card itself is declared as a defender. */
export const declaredAsDefender: Trigger = trigger(
  'defendersDeclared',
  'declaredAsDefender',
  (_m, { of }, { card }) => of.cards.includes(card),
);

/** The card itself bypasses somebody. */
export const bypasses: Trigger = trigger(
  'bypassed',
  'bypasses',
  (_m, { of }, { card }) => of.stealthy === card,
);

/** The card itself discards a card by pillage. */
export const pillages: Trigger = trigger(
  'discardedFromDeck',
  'pillages',
  (_m, { of }, { card }) => of.pillager === card,
);

/** Claim, for a challenge of this type; or claim that you have to satisfy as the defending player. */
export const claimIsApplied = (how: { type?: ChallengeType; by?: 'you' } = {}): Trigger =>
  trigger(
    'claimApplied',
    'claimApplied',
    (m, event, { seat }) =>
      isType(how.type, event.of.challenge) &&
      (how.by === undefined ||
        (m.table.challenge?.defender === seat && event.of.losers.includes(seat))),
    { challenge: sayChallenge(how.type, 'dat'), by: how.by ?? 'anybody' },
  );

/** You gain power for an unopposed challenge. */
export const unopposedBonus: Trigger = trigger(
  'powerGained',
  'unopposedBonus',
  (m, { of, card }, { seat }) => of.why === 'unopposed' && card === m.table.players[seat].faction,
);

// ---- the round

export const phaseBegins = (phase: Phase): Trigger =>
  trigger('phaseBegins', 'phaseBegins', (_m, { of }) => of.phase === phase, {
    phase: phaseName(phase),
  });

/** This phase, or any. */
export const phaseEnds = (phase?: Phase): Trigger =>
  trigger('phaseEnds', 'phaseEnds', (_m, { of }) => phase === undefined || of.phase === phase, {
    phase: phaseName(phase ?? 'any'),
  });

export const youRevealPlot: Trigger = trigger(
  'plotsRevealed',
  'youRevealPlot',
  (_m, event, { seat }) => event.seat === seat,
);

export const youWinDominance: Trigger = trigger(
  'dominanceWon',
  'youWinDominance',
  (_m, event, { seat }) => event.seat === seat,
);

export const youLoseDominance: Trigger = trigger(
  'dominanceLost',
  'youLoseDominance',
  (_m, event, { seat }) => event.seat === seat,
);

export const opponentCollectsIncome: Trigger = trigger(
  'incomeCollected',
  'opponentCollectsIncome',
  (m, event, { seat }) => areOpponents(m, seat, event.seat),
);

// ---- cards

/** The card itself enters play, perhaps only in some way. */
export const entersPlay = (how?: 'ambush' | 'duringChallenge' | 'duringChallengesPhase'): Trigger =>
  trigger(
    'entersPlay',
    'entersPlay',
    (m, event, { card }) => {
      if (event.card !== card) return false;
      if (how === 'ambush') return event.of.how === 'ambush';
      if (how === 'duringChallenge') return m.table.challenge !== null;
      return how === undefined || m.table.phase === 'challenges';
    },
    { how: how ?? 'none' },
  );

/** You marshal the card itself. */
export const youMarshalThis: Trigger = trigger(
  'marshaled',
  'youMarshalThis',
  (_m, event, { card, seat }) =>
    event.card === card && event.seat === seat && event.of.as === 'entersPlay',
);

/** A card that fits enters play. */
export const enters = (what: What): Trigger =>
  trigger(
    'entersPlay',
    'enters',
    (m, event, by) => {
      const card = cardOf(m, event);
      return card !== undefined && what.fits(m, by, card);
    },
    { what: sayWhat(what, 'a', { case: 'nom' }) },
  );

/** You marshal or play a card that fits. */
export const youMarshalOrPlay = (what: What): Trigger =>
  trigger(
    ['marshaled', 'played'],
    'youMarshalOrPlay',
    (m, event, by) => {
      const card = cardOf(m, event);
      return event.seat === by.seat && card !== undefined && what.fits(m, by, card);
    },
    { what: sayWhat(what) },
  );

/** An opponent marshals or plays a card that fits. */
export const opponentMarshals = (what: What): Trigger =>
  trigger(
    ['marshaled', 'played'],
    'opponentMarshals',
    (m, event, by) => {
      const card = cardOf(m, event);
      return event.seat !== by.seat && card !== undefined && what.fits(m, by, card);
    },
    { what: sayWhat(what) },
  );

/** You marshal an attachment on the card itself. */
export const youAttachToThis: Trigger = trigger(
  'marshaled',
  'youAttachToThis',
  (m, event, by) => event.seat === by.seat && cardOf(m, event)?.host === by.card,
);

/** Known by what is printed on the event: meanwhile it may have become something else. */
export const youPlay = (what: What): Trigger =>
  trigger(
    'played',
    'youPlay',
    (m, event, by) => {
      const card = cardOf(m, event);
      return (
        event.seat === by.seat && card !== undefined && what.prints(definition(m, card.code), by)
      );
    },
    { what: sayWhat(what) },
  );

/** Anybody plays an event. */
export const eventPlayed: Trigger = trigger('played', 'eventPlayed', () => true);

/** What happens to the card itself, or to what it is attached to, or to cards that fit. */
const happensTo =
  <K extends keyof Words>(type: K | readonly K[], key: string) =>
  (who: 'self' | 'host' | What): Trigger =>
    trigger(
      type,
      key,
      (m, event, by) => {
        const card = event.was ?? cardOf(m, event);
        if (!card) return false;
        if (who === 'self') return card.id === by.card;
        if (who === 'host') return card.id === m.table.cards[by.card]?.host;
        return who.fits(m, by, card);
      },
      { who: sayWho(who) },
    );

export const killed = happensTo('killed', 'killed');
export const killedOrDiscarded = happensTo(['killed', 'discarded'], 'killedOrDiscarded');
export const sacrificedOrKilled = happensTo(['sacrificed', 'killed'], 'sacrificedOrKilled');
export const leavesPlay = happensTo('leavesPlay', 'leavesPlay');
export const stands = happensTo('stood', 'stands');
export const gainsPower = happensTo('powerGained', 'gainsPower');
/** By gaining it, or because it is moved there. */
export const powerComesTo = happensTo(['powerGained', 'powerMoved'], 'powerComesTo');
export const strengthRaised = happensTo('strengthRaised', 'strengthRaised');

/** The card itself gains power by renown. */
export const gainsRenown: Trigger = trigger(
  'powerGained',
  'gainsRenown',
  (_m, event, { card }) => event.of.why === 'renown' && event.card === card,
);

// ---- discard piles

/** A card by itself, and only as long as it lies there; what discards several is noted card by card. */
const lyingIn = (m: R, event: AnyEvent, by: By, what: What): boolean => {
  const card = cardOf(m, event);
  return event.type === 'placedInDiscard' && card?.zone === 'discard' && what.fits(m, by, card);
};

/** A card that fits is discarded from an opponent's hand or deck. */
export const opponentDiscards = (what: What, from: readonly ('hand' | 'deck')[]): Trigger =>
  trigger(
    'placedInDiscard',
    'opponentDiscards',
    (m, event, by) =>
      event.seat !== by.seat &&
      lyingIn(m, event, by, what) &&
      from.some((zone) => zone === event.of.from),
    {
      what: sayWhat(what, 'a', { case: 'nom' }),
      zones: from.map((zone) => zoneName(zone)),
    },
  );

/** A card that fits comes to a discard pile, from wherever. */
export const placedInDiscard = (what: What, whose: 'anybody' | 'opponent'): Trigger =>
  trigger(
    'placedInDiscard',
    'placedInDiscard',
    (m, event, by) =>
      (whose === 'anybody' || event.seat !== by.seat) && lyingIn(m, event, by, what),
    { what: sayWhat(what, 'a', { case: 'nom' }), whose },
  );

// ---- effects that are about to initiate

/** The effects of an opponent's event, or of an ability of a character, location or attachment. */
export const effectsInitiate = (whose: 'opponentsEvent' | 'cardAbility'): Trigger =>
  whose === 'opponentsEvent'
    ? trigger(
        'eventInitiates',
        'effectsInitiate',
        (m, event, { seat }) => areOpponents(m, seat, event.seat),
        {
          whose,
        },
      )
    : trigger(
        'abilityInitiates',
        'effectsInitiate',
        (_m, { of }) => ['character', 'location', 'attachment'].includes(of.source),
        { whose },
      );
