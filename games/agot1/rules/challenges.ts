import { type Choose, choose, message, refuse, type Seat, type Vars } from '@small-council/engine';
import {
  type AnyEvent,
  actionWindow,
  CANNOT,
  cardName,
  charactersOf,
  holds,
  inPlayerOrder,
  numbersOf,
  opens,
  type R,
  reactions,
  steps,
  theCard,
  thePlayer,
  tollsFor,
  tollsPaid,
} from '@small-council/lcg';
import {
  challengeOf,
  challengesTurns,
  chooseStealth,
  compareStrength,
  declareAttackers,
  declareDefenders,
  defended,
  endChallenge,
  initiated,
  mayDefend,
  phase,
  plotValue,
  redirect,
  staysStanding,
  stealthAttackers,
  titleOf,
  tollFault,
} from '@small-council/lcg/rules';
import { logOwn } from '../ownFacts.ts';
import { own } from '../table.ts';
import { event } from '../vocabulary.ts';
import { keywords } from './keywords.ts';
import { shadows } from './shadows.ts';
import { opposes, supports, usesTitles } from './titles.ts';

/** Challenges, in the three steps of the book (AG1-506 to AG1-536) and with what titles do in them. */

const { flow, act, ask, each, when } = steps;

const hasTitles = (m: R): boolean => usesTitles(m.seats, m.options);

// ---- step 1: attackers

/** AG1-722 to AG1-726: the Crown Regent's redirect; the new target must be one that may be challenged. */
function mayFace(m: R, against: Seat): boolean {
  const { attacker: seat, type } = challengeOf(m);
  return (
    m.book.forbidsChallenge(m, seat, against) === null &&
    !holds(m, CANNOT.initiate, { seat, type, against })
  );
}

/** What belongs to the declaration is answered together, also after a redirect. */
const attackers = flow('initiation', [
  initiated,
  when(hasTitles, redirect(mayFace), () => ({ redirected: false })),
  act('newTarget', (m) => {
    const challenge = challengeOf(m);
    challenge.against = challenge.defender; // the new target in every respect
  }),
  reactions,
]);

// ---- step 2: defenders

const undefended = (m: R): boolean => challengeOf(m).defenders.length === 0;

/** The Lord Commander of the Kingsguard. */
export const LORD_COMMANDER = '10302';

/** Who may step in for a player without defenders, in player order (AG1-703, AG1-728, AG1-1135). */
function helpers(m: R): { seat: Seat; how: 'support' | 'guard' }[] {
  const { attacker, against, type } = challengeOf(m);
  if (!undefended(m)) return []; // AG1-704
  return inPlayerOrder(m).flatMap((seat): { seat: Seat; how: 'support' | 'guard' }[] => {
    if (seat === attacker || seat === against) return [];
    const able = charactersOf(m, seat).some((card) => mayDefend(m, card));
    if (supports(m, seat, against) && able) return [{ seat, how: 'support' }];
    const guards =
      type === 'military' &&
      titleOf(m, seat) === LORD_COMMANDER &&
      m.table.players[seat].redirected === 0 &&
      mayFace(m, seat); // AG1-732
    return guards ? [{ seat, how: 'guard' }] : [];
  });
}

type Helping = { seat: Seat; how: string; done: boolean };

/** AG1-703, AG1-707: any number of the supporter's own characters, none of which can be bypassed. */
const support = ask<Helping, Choose>('declareSupport', {
  who: (m, { seat, how, done }) => (how === 'support' && !done && undefended(m) ? seat : []),
  question: (m, _here, seat) => {
    const eligible = charactersOf(m, seat).filter((card) => mayDefend(m, card));
    return choose({
      text: message('ask.support', { against: thePlayer(challengeOf(m).against) }),
      rule: 'AG1-703',
      from: eligible.map(({ id }) => String(id)),
      min: 0,
      max: eligible.length,
      label: (id) => cardName(m.table.cards[Number(id)].code),
      pass: message('option.noDefenders'),
      check: (ids) => tollFault(m, { what: 'defend', seat, cards: numbersOf(ids) }),
      blocked: () =>
        charactersOf(m, seat)
          .filter((card) => !eligible.includes(card))
          .map(({ id }) => ({ id: String(id), ...refuse('AG1-513', 'why.defender') })),
    });
  },
  answer: (m, here, ids) => {
    here.done = true;
    if (ids.length === 0) return;
    const challenge = challengeOf(m);
    challenge.defender = here.seat; // AG1-705
    challenge.defenders = numbersOf(ids);
    logOwn(m, 'fact.supports', {
      seat: thePlayer(here.seat),
      against: thePlayer(challenge.against),
      cards: challenge.defenders.map((id) => theCard(m.table.cards[id])),
    });
    return [
      event(
        'defendersDeclared',
        { seat: here.seat },
        { challenge: challenge.type, cards: challenge.defenders.slice() },
      ),
      ...tollsPaid(
        here.seat,
        tollsFor(m, { what: 'defend', seat: here.seat, cards: challenge.defenders }),
      ),
      ...challenge.defenders
        .filter((card) => !staysStanding(m, m.table.cards[card], 'defend'))
        .map((card) => event('knelt', { card }, { why: 'defend' })),
    ];
  },
});

/** AG1-728, AG1-729: the Lord Commander becomes the target himself. */
const guard = ask<Helping, Choose>('takeOver', {
  who: (m, { seat, how, done }) => (how === 'guard' && !done && undefended(m) ? seat : []),
  question: () =>
    choose({
      text: message('ask.takeOver'),
      rule: 'AG1-728',
      from: ['takeOver'],
      min: 0,
      label: () => message('option.takeOver'),
      pass: message('option.no'),
    }),
  answer: (m, here, [yes]) => {
    here.done = true;
    if (yes === undefined) return;
    const challenge = challengeOf(m);
    m.table.players[here.seat].redirected++;
    challenge.defender = here.seat;
    challenge.against = here.seat; // AG1-731
    challenge.stealth = [];
    m.log('fact.redirected', {
      seat: thePlayer(challenge.attacker),
      against: thePlayer(here.seat),
    });
    m.call(guarding);
  },
});

/** New Stealth and new defenders (AG1-1135). */
export const guarding = flow('guarding', [
  each(stealthAttackers, chooseStealth),
  declareDefenders,
  defended,
]);

const help = flow<Helping>('help', [support, guard]);

const stepIn = flow('stepIn', [
  each<Vars, Helping>((m) => helpers(m).map((one) => ({ ...one, done: false })), help),
]);

// ---- step 3: resolution

/** AG1-522, AG1-706: the original target suffers the claim, whoever has defended. */
const claim = act('applyClaim', (m) => {
  const { attacker, against, type, result } = challengeOf(m);
  if (result?.winner !== attacker) return; // AG1-530
  return [
    event(
      'claimApplied',
      { seat: attacker },
      { challenge: type, losers: [against], amount: plotValue(m, attacker, 'claim') },
    ),
  ];
});

/** AG1-534, AG1-535, AG1-713 to AG1-715; and the Lord Commander who has won as the guard (AG1-730). */
const rewards = act('applyBonuses', (m) => {
  const { result, attacker } = challengeOf(m);
  if (!result || result.winner < 0) return;
  const { winner, loser, unopposed } = result;
  const { faction, redirected } = m.table.players[winner];
  const { rewarded } = own(m);
  const power = (why: 'unopposed' | 'rivalry'): AnyEvent =>
    event('powerGained', { card: faction }, { amount: 1, why });
  const gained: AnyEvent[] = unopposed ? [power('unopposed')] : [];
  if (opposes(m, winner, loser) && !rewarded[winner]) {
    rewarded[winner] = true;
    gained.push(power('rivalry'));
  }
  const guarded = winner !== attacker && titleOf(m, winner) === LORD_COMMANDER && redirected > 0;
  if (guarded && challengeOf(m).against === winner)
    gained.push(
      event('powerMoved', { card: faction }, { from: m.table.players[loser].faction, amount: 1 }),
    );
  return gained;
});

/**
 * All of it is one moment of the game: what waits for a victory or a loss comes when claim, rewards and
 * keywords are over (AG1-1133).
 */
const resolution = flow('resolution', [
  act('openResolution', (_m, here) => opens(here)),
  compareStrength,
  claim,
  rewards,
  keywords,
  reactions,
]);

/** A challenge; players may act before and after each step (AG1-507). */
export const challenge = flow('challenge', [
  declareAttackers,
  attackers,
  actionWindow('attackersWindow'),
  each(stealthAttackers, chooseStealth), // AG1-902
  declareDefenders,
  defended,
  when(hasTitles, stepIn),
  actionWindow('defendersWindow'),
  resolution,
  actionWindow('resolvedWindow'),
  endChallenge,
]);

/** The challenges phase (AG1-501 to AG1-505). */
export const challengesPhase = phase('challenges', [shadows, challengesTurns(challenge)]);
