import { type Message, message, type Param, type Seat } from '@small-council/engine';
import type { By, Trigger } from '../definition.ts';
import type { Card, ChallengeType, GameEvent, M, Phase } from '../table.ts';
import { isAttacking, isParticipating } from '../values.ts';
import { sayWhat, type What } from './what.ts';

/** What abilities wait for. Every trigger says itself as "you win a challenge", without when or after. */

const trigger = (
  on: string | readonly string[],
  key: string,
  when: Trigger['when'],
  params?: { [name: string]: Param },
): Trigger => ({
  on: typeof on === 'string' ? [on] : on,
  say: message(`on.${key}`, params),
  when,
});

const cardOf = (m: M, { card }: GameEvent): Card | undefined => m.table.cards[card ?? 0];

// ---- challenges

interface Won {
  type?: ChallengeType | readonly ChallengeType[];
  /** By this much strength or more. */
  by?: number;
  as?: 'attacker' | 'defender';
  unopposed?: boolean;
  /** Only if the card itself takes part, or what it is attached to. */
  with?: 'self' | 'selfAttacking' | 'host' | 'hostAttacking' | What;
}

const isType = (type: Won['type'], how = ''): boolean =>
  type === undefined ||
  (typeof type === 'string' ? type === how : type.includes(how as ChallengeType));

function takesPart(m: M, who: Won['with'], by: By, seat: Seat): boolean {
  if (who === undefined) return true;
  if (typeof who === 'object') {
    const { attackers = [], defenders = [] } = m.table.challenge ?? {};
    return [...attackers, ...defenders].some(
      (id) => m.table.cards[id].controller === seat && who.fits(m, by, m.table.cards[id]),
    );
  }
  const id = who.startsWith('host') ? (m.table.cards[by.card]?.host ?? 0) : by.card;
  return who.endsWith('Attacking') ? isAttacking(m, id) : isParticipating(m, id);
}

function fitsResult(
  m: M,
  event: GameEvent,
  by: By,
  { type, by: margin = 0, as, unopposed, with: who }: Won,
): boolean {
  const { challenge } = m.table;
  if (event.seat !== by.seat || !challenge || !isType(type, event.how)) return false;
  if ((event.amount ?? 0) < margin) return false;
  if (as && challenge[as] !== by.seat) return false;
  if (unopposed && !challenge.result?.unopposed) return false;
  return takesPart(m, who, by, by.seat);
}

const sayResult = ({
  type,
  by = 0,
  as,
  unopposed = false,
  with: who,
}: Won): { [name: string]: Param } => ({
  types: type === undefined ? [] : [type].flat().map((one) => message(`challenge.${one}`)),
  by,
  as: as ?? 'either',
  unopposed: unopposed ? 'yes' : 'no',
  who: typeof who === 'object' ? 'what' : (who ?? 'none'),
  what: typeof who === 'object' ? sayWhat(who) : '',
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
      isType(how.type, event.how) &&
      (how.by === undefined || (how.by === 'you') === (event.seat === seat)) &&
      (how.against === undefined || event.against === seat),
    {
      type: how.type ? message(`challenge.${how.type}`) : null,
      by: how.by ?? 'anybody',
      against: how.against ?? 'anybody',
    },
  );

/** The card itself is declared as an attacker. */
export const declaredAsAttacker: Trigger = trigger(
  'attackersDeclared',
  'declaredAsAttacker',
  (_m, { cards = [] }, { card }) => cards.includes(card),
);

/** The card itself bypasses somebody. */
export const bypasses: Trigger = trigger(
  'bypassed',
  'bypasses',
  (_m, { other }, { card }) => other === card,
);

export const claimIsApplied = (
  say: Message,
  when: (m: M, event: GameEvent, by: By) => boolean,
): Trigger => ({ on: ['claimApplied'], say, when });

// ---- the round

export const phaseBegins = (phase: Phase): Trigger =>
  trigger('phaseBegins', 'phaseBegins', (_m, { how }) => how === phase, {
    phase: message(`phase.${phase}`),
  });

export const phaseEnds = (phase: Phase): Trigger =>
  trigger('phaseEnds', 'phaseEnds', (_m, { how }) => how === phase, {
    phase: message(`phase.${phase}`),
  });

export const youWinDominance: Trigger = trigger(
  'dominanceWon',
  'youWinDominance',
  (_m, event, { seat }) => event.seat === seat,
);

export const opponentCollectsIncome: Trigger = trigger(
  'incomeCollected',
  'opponentCollectsIncome',
  (_m, event, { seat }) => event.seat !== seat,
);

// ---- cards

/** The card itself enters play, perhaps only in some way. */
export const entersPlay = (how?: 'ambush' | 'duringChallenge' | 'duringChallengesPhase'): Trigger =>
  trigger(
    'entersPlay',
    'entersPlay',
    (m, event, { card }) => {
      if (event.card !== card) return false;
      if (how === 'ambush') return event.how === 'ambush';
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
    event.card === card && event.seat === seat && event.how === 'entersPlay',
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

export const youPlay = (what: What): Trigger =>
  trigger(
    'played',
    'youPlay',
    (m, event, by) => {
      const card = cardOf(m, event);
      return event.seat === by.seat && card !== undefined && what.fits(m, by, card);
    },
    { what: sayWhat(what) },
  );

/** What happens to the card itself, or to what it is attached to, or to cards that fit. */
const happensTo =
  (type: string | readonly string[], key: string) =>
  (who: 'self' | 'host' | What): Trigger =>
    trigger(
      type,
      key,
      (m, event, by) => {
        const card = cardOf(m, event);
        if (!card) return false;
        if (who === 'self') return card.id === by.card;
        if (who === 'host') return card.id === m.table.cards[by.card]?.host;
        // After a card has left play, its controller of that time is in the event.
        return who.fits(
          m,
          by,
          event.state === 'done' && event.seat !== undefined
            ? { ...card, controller: event.seat }
            : card,
        );
      },
      {
        who: typeof who === 'object' ? 'what' : who,
        what: typeof who === 'object' ? sayWhat(who, 'a', { case: 'nom' }) : '',
      },
    );

export const killed = happensTo('killed', 'killed');
export const killedOrDiscarded = happensTo(['killed', 'discarded'], 'killedOrDiscarded');
export const sacrificedOrKilled = happensTo(['sacrificed', 'killed'], 'sacrificedOrKilled');
export const leavesPlay = happensTo('leavesPlay', 'leavesPlay');
export const stands = happensTo('stood', 'stands');
export const gainsPower = happensTo('powerGained', 'gainsPower');

// ---- effects that are about to initiate

/** The effects of an opponent's event, or of an ability of certain cards. */
export const effectsInitiate = (whose: 'opponentsEvent' | 'cardAbility'): Trigger =>
  trigger(
    'initiates',
    'effectsInitiate',
    (m, event, { seat }) => {
      const card = cardOf(m, event);
      if (!card) return false;
      return whose === 'opponentsEvent'
        ? card.zone === 'limbo' && event.seat !== seat
        : card.zone === 'play';
    },
    { whose },
  );
