import { type HowMany, howMany, message, type Seat } from '@small-council/engine';
import { type FreeAction, inPlayerOrder, steps, thePlayer } from '@small-council/lcg';
import { agreed } from '../table.ts';
import { event } from '../vocabulary.ts';

/**
 * The Littlefinger variant: gold for favours, at any time but in marshalling (AG1-1216). The gold changes
 * hands at once (AG1-1217); what was promised for it binds nobody, so the rules know nothing of it (AG1-1218).
 */

const { flow, ask } = steps;

type Giving = { seat: Seat; option: string };

export const giving = flow<Giving>('giving', [
  ask<Giving, HowMany>('giveGold', {
    who: (_m, { seat }) => seat,
    question: (m, { seat, option }) =>
      howMany({
        text: message('ask.giveGold', { player: thePlayer(Number(option)) }),
        rule: 'AG1-1216',
        min: 1,
        max: m.table.players[seat].gold,
      }),
    answer: (_m, { seat, option }, amount) => [
      event('goldMoved', { seat: Number(option) }, { from: seat, amount }),
    ],
  }),
]);

export const giveGold: FreeAction = {
  name: 'give',
  options: (m, seat) => {
    const { players, phase } = m.table;
    if (!agreed(m).littlefinger || phase === 'marshaling' || players[seat].gold === 0) return [];
    return inPlayerOrder(m)
      .filter((other) => other !== seat)
      .map(String);
  },
  say: (option) => message('option.giveGold', { player: thePlayer(Number(option)) }),
  flow: giving,
};
