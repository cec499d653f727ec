import { type Choose, choose, message, refuse, type Seat } from '@small-council/engine';
import { actionWindow, cardName, fromHand, inPlayerOrder, type R, steps } from '@small-council/lcg';
import { phase, plotValue, returnGold } from '@small-council/lcg/rules';
import { event } from '../vocabulary.ts';
import { returnTitles } from './titles.ts';

/** The taxation phase (AG2-592 to AG2-598). */

const { flow, ask, each, when } = steps;

const surplus = (m: R, seat: Seat): number =>
  m.table.players[seat].hand.length - plotValue(m, seat, 'reserve');

const checkReserve = flow<{ seat: Seat }>('checkReserve', [
  ask<{ seat: Seat }, Choose>('discardToReserve', {
    who: (m, { seat }) => (surplus(m, seat) > 0 ? seat : []),
    question: (m, _here, seat) => {
      const { hand } = m.table.players[seat];
      const count = surplus(m, seat);
      return choose({
        text: message('ask.reserve', { count }),
        rule: 'AG2-594',
        from: hand.map(({ id }) => id),
        min: count,
        max: count,
        label: (id) => cardName(hand.find((held) => held.id === id)?.code ?? ''),
        check: (chosen) =>
          chosen.length === count ? null : refuse('AG2-595', 'why.reserve', { count }),
      });
    },
    answer: (m, { seat }, chosen) => {
      const cards = chosen.map((id) => fromHand(m, seat, id).id);
      return [event('discardedFromHand', { seat }, { amount: cards.length, cards })];
    },
  }),
]);

const seats = (m: R): { seat: Seat }[] => inPlayerOrder(m).map((seat) => ({ seat }));

export const taxationPhase = phase('taxation', [
  returnGold, // AG2-593
  each(seats, checkReserve),
  when((m) => m.seats > 2, returnTitles), // AG2-596
  actionWindow('taxationWindow'),
]);
