import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  CANNOT,
  type Card,
  cardName,
  charactersOf,
  type EventOf,
  event,
  type Happens,
  holds,
  inPlayerOrder,
  type KitEvents,
  type M,
  numbersOf,
  type R,
  steps,
  thePlayer,
} from '../index.ts';

/** What losing a challenge costs (AG2-630 to AG2-644). */

const { flow, act, ask, each } = steps;

/** `losers` satisfy claim; `seat` is the attacking player. */
export function applyClaim(m: M, { seat, of }: EventOf<KitEvents, 'claimApplied'>): Happens {
  const { challenge, amount } = of;
  if (amount === 0) return;
  const losers = inPlayerOrder(m).filter((one) => of.losers.includes(one));
  m.log('fact.claim', {
    seat: thePlayer(seat),
    against: losers.map(thePlayer),
    amount,
    type: message(`challenge.${challenge}`),
  });
  if (challenge === 'military') return m.call(militaryClaim, { losers, amount });
  if (challenge === 'intrigue')
    return losers.map((loser) =>
      event('discardedFromHand', { seat: loser }, { amount, cards: null }),
    ); // AG2-639
  const card = m.table.players[seat].faction;
  return losers.map((loser) =>
    event('powerMoved', { card }, { from: m.table.players[loser].faction, amount }),
  ); // AG2-641
}

/** AG2-638: who cannot be killed cannot be chosen. */
const killable = (m: R, seat: Seat): Card[] =>
  charactersOf(m, seat).filter((card) => card.leaving === null && !holds(m, CANNOT.kill, { card }));

type Choosing = { seat: Seat; amount: number };

const chooseForClaim = flow<Choosing>('chooseForClaim', [
  ask<Choosing, Choose>('claimed', {
    who: (m, { seat, amount }) => (killable(m, seat).length > amount ? seat : []),
    question: (m, { seat, amount }) =>
      choose({
        text: message('ask.claimed', { amount }),
        rule: m.book.rules.claimed,
        from: killable(m, seat).map(({ id }) => String(id)),
        min: amount,
        max: amount, // AG2-635: different characters
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, _here, chosen) => {
      m.table.challenge?.claimed.push(...numbersOf(chosen));
    },
  }),
  act<Choosing>('allClaimed', (m, { seat, amount }) => {
    // AG2-636: as far as possible, without a choice.
    const all = killable(m, seat);
    if (all.length <= amount) m.table.challenge?.claimed.push(...all.map(({ id }) => id));
  }),
]);

/** The losers choose one after the other, and all die at once (AG2-376, AG2-634). */
export const militaryClaim = flow<{ losers: Seat[]; amount: number }>('militaryClaim', [
  each<{ losers: Seat[]; amount: number }, Choosing>(
    (_m, { losers, amount }) => losers.map((seat) => ({ seat, amount })),
    chooseForClaim,
  ),
  act('killClaimed', (m) => {
    const { challenge } = m.table;
    if (!challenge) return;
    const dying = challenge.claimed;
    challenge.claimed = [];
    return dying.map((card) => event('killed', { card }, { to: null, why: 'claim' }));
  }),
]);
