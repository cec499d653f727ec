import { type Choose, choose, message } from '@small-council/engine';
import {
  cardName,
  carryOut,
  type Delayed,
  endLasting,
  type M,
  type R,
  steps,
  type Until,
} from '../index.ts';

/** How periods end: lasting effects expire, delayed effects come (AG2-412 to AG2-424). */

const { flow, act, ask } = steps;

/** Effects "until the end of" this period are over (AG2-417). */
export const expire = (m: M, until: Until): void => endLasting(m, (one) => one.until !== until);

/** What is to come now. What waits for a victory comes for the winner: it is forgotten with the challenge. */
const due = (m: R, at: string): Delayed[] =>
  m.table.delayed.filter((one) => {
    if (one.at !== at) return false;
    if (at === 'challengeWon') return one.use.seat === m.table.challenge?.result?.winner;
    return at !== 'phaseBegins' || one.period < m.table.phaseNumber;
  });

const OF_CHALLENGE: readonly Delayed['at'][] = ['challengeWon', 'challengeDecided'];

/** What waits for a victory that will not come any more is forgotten. */
export function forgetVictories(m: R): void {
  m.table.delayed = m.table.delayed.filter(({ at }) => !OF_CHALLENGE.includes(at));
}

/** What was kept for this moment comes now, before any reaction (AG2-422). */
export const periodEnds = (m: M, at: Delayed['at']): void => m.call(delayedEffects, { at });

function come(m: M, delayed: Delayed): void {
  m.table.delayed = m.table.delayed.filter(({ n }) => n !== delayed.n);
  const { use, path, cards } = delayed;
  carryOut(m, path, { ...use, chosen: { ...use.chosen, later: cards.map(String) } });
}

/** The first player says which of several comes first (AG2-377). */
export const delayedEffects = flow<{ at: string }>('delayedEffects', [
  ask<{ at: string }, Choose>('delayedOrder', {
    who: (m, { at }) => (due(m, at).length > 1 ? m.table.first : []),
    question: (m, { at }) => {
      const waiting = due(m, at);
      return choose({
        text: message('ask.delayedOrder'),
        rule: m.book.rules.delayed,
        from: waiting.map(({ n }) => String(n)),
        label: (id) => cardName(waiting.find(({ n }) => String(n) === id)?.use.code ?? ''),
      });
    },
    answer: (m, { at }, [id]) => {
      come(m, due(m, at).find(({ n }) => String(n) === id) as Delayed);
      m.again();
    },
  }),
  act<{ at: string }>('lastDelayed', (m, { at }) => {
    const [last] = due(m, at);
    if (last) come(m, last);
  }),
]);
