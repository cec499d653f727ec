import {
  type Choose,
  choose,
  message,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  cardName,
  inPlayerOrder,
  type Lcg,
  newCard,
  type R,
  steps,
  thePlayer,
  touch,
} from '@small-council/lcg';
import { relates } from '@small-council/lcg/rules';
import { agreed } from '../table.ts';

/** Titles of games with more than two players (AG1-317 to AG1-321, AG1-701 to AG1-720, AG1-1201 to AG1-1205). */

const { flow, act, ask, each } = steps;

/** AG1-1205, AG1-1215: neither two players nor two against two use titles. */
export const usesTitles = (seats: number, options: Lcg['options']): boolean =>
  seats > 2 && !agreed({ options }).teams;

/** AG1-317: openly, the first player first. */
const takeTitle = flow<{ seat: Seat }>('takeTitle', [
  ask<{ seat: Seat }, Choose>('chooseTitle', {
    who: (m, { seat }) => (m.table.titles.pool.length > 0 ? seat : []),
    question: (m) =>
      choose({
        text: message('ask.title'),
        rule: 'AG1-317',
        from: m.table.titles.pool.slice(),
        label: cardName,
      }),
    answer: (m, { seat }, [code]) => {
      const { table } = m;
      table.titles.pool = table.titles.pool.filter((one) => one !== code);
      table.players[seat].title = newCard(table, code, seat, 'title').id;
      m.log('fact.title', { seat: thePlayer(seat), title: cardName(code) });
      m.revealed();
      touch(m);
    },
  }),
]);

export const titles = flow('titles', [
  each((m) => inPlayerOrder(m).map((seat) => ({ seat })), takeTitle),
]);

/** Three players: the titles of two rounds are all six, and only then come back (AG1-1201 to AG1-1204). */
const staysAside = (m: R): boolean => m.seats === 3 && m.table.titles.pool.length > 0;

/** AG1-608: back to the Small Council Chamber. */
export const returnTitles = flow('returnTitles', [
  act('titlesReturn', (m) => {
    const { table } = m;
    const { titles: kept } = table;
    for (const player of table.players) {
      if (player.title === 0) continue;
      kept.aside.push(table.cards[player.title].code);
      delete table.cards[player.title];
      player.title = 0;
    }
    if (!staysAside(m)) kept.pool = [...kept.pool, ...kept.aside.splice(0)].sort();
    touch(m);
    m.book.consequences(m);
  }),
]);

// ---- support and opposition

/** AG1-701, AG1-702: one way only. */
export const supports = (m: R, seat: Seat, other: Seat): boolean =>
  relates(m, seat, other, 'supports');

export const opposes = (m: R, seat: Seat, other: Seat): boolean =>
  relates(m, seat, other, 'opposes');

/** AG1-701, AG1-1214: neither who is supported nor the partner can be challenged. */
export function forbidsChallenge(m: R, seat: Seat, against: Seat): Refused | null {
  if (m.book.partners(m, seat).includes(against)) return refuse('AG1-1214', 'why.partner');
  return supports(m, seat, against) ? refuse('AG1-701', 'why.supports') : null;
}
