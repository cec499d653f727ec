import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  type AnyEvent,
  actionWindow,
  CLAIM_AGAINST,
  inPlayerOrder,
  numbersOf,
  playerName,
  reactions,
  steps,
  totalFor,
} from '@small-council/lcg';
import {
  bypassAnew,
  challengeOf,
  challengesTurns,
  chooseStealth,
  compareStrength,
  declareAttackers,
  declareDefenders,
  defended,
  endChallenge,
  initiated,
  phase,
  plotValue,
  redirect,
  stealthAttackers,
} from '@small-council/lcg/rules';
import { own } from '../table.ts';
import { event } from '../vocabulary.ts';
import { keywords } from './keywords.ts';
import { rivals } from './titles.ts';

/** Challenges step by step, in the order of this edition's timing chart (AG2-601 to AG2-660). */

const { flow, act, ask, each, when } = steps;

// ---- 4.2.3 bonuses

const applyBonuses = act('applyBonuses', (m) => {
  const { result } = challengeOf(m);
  if (!result || result.winner < 0) return;
  const { winner, loser, unopposed } = result;
  const { faction } = m.table.players[winner];
  const rivalry = own(m).rivalry[winner];
  const bonuses: AnyEvent[] = [];
  const bonus = (why: 'unopposed' | 'rivalry') =>
    bonuses.push(event('powerGained', { card: faction }, { amount: 1, why }));
  if (unopposed) bonus('unopposed'); // AG2-628
  if (rivals(m, winner, loser) && !rivalry.includes(loser)) {
    rivalry.push(loser); // AG2-724
    bonus('rivalry'); // AG2-723
  }
  return bonuses; // AG2-629
});

// ---- 4.2.4 claim

type Claiming = { seats: Seat[] };

/** AG2-739: the Master of Whispers may choose who satisfies intrigue claim. */
const chooseClaimed = ask<Claiming, Choose>('chooseClaimed', {
  who: (m) => {
    const { attacker, type, result } = challengeOf(m);
    const chooses = result?.winner === attacker && totalFor(m, CLAIM_AGAINST[type], attacker) > 0;
    return chooses ? attacker : [];
  },
  question: (m, _here, seat) => {
    const others = inPlayerOrder(m).filter((one) => one !== seat);
    return choose({
      text: message('ask.claimAgainst'),
      rule: 'AG2-739',
      from: others.map(String),
      min: 0,
      max: others.length,
      label: (id) => playerName(Number(id)),
      pass: message('option.nobody'),
      fallback: [String(challengeOf(m).defender)],
    });
  },
  answer: (_m, here, ids) => {
    here.seats = numbersOf(ids);
  },
});

const claim = flow<Claiming>('claim', [
  chooseClaimed,
  act<Claiming>('applyClaim', (m, { seats }) => {
    const { attacker, type } = challengeOf(m);
    return [
      event(
        'claimApplied',
        { seat: attacker },
        { challenge: type, losers: seats, amount: plotValue(m, attacker, 'claim') }, // AG2-631
      ),
    ];
  }),
]);

// ---- the whole

/** What belongs to the initiation is answered together, also after a redirect. */
const initiation = flow('initiation', [
  initiated,
  when(
    () => true,
    redirect(() => true, ...bypassAnew), // AG2-732: support does not stand in its way
    () => ({ redirected: false }),
  ),
  reactions,
]);

/** A challenge, in the order of the timing chart. */
export const challenge = flow('challenge', [
  declareAttackers,
  each(stealthAttackers, chooseStealth),
  initiation,
  actionWindow('attackersWindow'), // AG2-613
  declareDefenders,
  defended,
  actionWindow('defendersWindow'), // AG2-617
  compareStrength,
  applyBonuses,
  when(
    (m) => challengeOf(m).result?.winner === challengeOf(m).attacker, // AG2-630
    claim,
    (m) => ({ seats: [challengeOf(m).defender] }),
  ),
  keywords,
  endChallenge,
]);

/** The challenges phase (AG2-567 to AG2-576). */
export const challengesPhase = phase('challenges', [challengesTurns(challenge)]);
