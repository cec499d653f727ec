import { type HowMany, howMany, message, type Seat } from '@small-council/engine';
import { purses, spendable } from './gold.ts';
import { theCard } from './names.ts';
import { steps } from './steps.ts';
import type { Card, CardId, M, R } from './table.ts';

/** Paying gold: who could take it from several places says from where. */

const { flow, act, ask } = steps;

/** Takes so much gold from the player, who says where it comes from; a step of a flow calls this last. */
export const spend = (m: M, seat: Seat, amount: number): void =>
  spendRest(m, { seat, amount, asked: [] });

/** `asked`: the cards that were thought of, the last of them just now; `taken`: how much from that one. */
type Spending = { seat: Seat; amount: number; asked: CardId[]; taken?: number };

function spendRest(m: M, { seat, amount, asked }: Spending): void {
  const [purse] = amount === 0 ? [] : purses(m, seat, asked);
  if (purse) m.call(spending, { seat, amount, asked: [...asked, purse.id] });
  else m.table.players[seat].gold -= amount;
}

const purseOf = (m: R, { asked }: Spending): Card => m.table.cards[asked[asked.length - 1]];

/** What the rest cannot pay must come from this card. */
const least = (m: R, { seat, amount, asked }: Spending): number =>
  Math.max(0, amount - spendable(m, seat, asked));

const most = (m: R, here: Spending): number => Math.min(here.amount, purseOf(m, here).gold);

export const spending = flow<Spending>('spending', [
  ask<Spending, HowMany>('spendFromCard', {
    who: (m, here) => (least(m, here) < most(m, here) ? here.seat : []),
    question: (m, here) =>
      howMany({
        text: message('ask.spend', { card: theCard(purseOf(m, here)), gold: here.amount }),
        rule: m.book.rules.spending,
        min: least(m, here),
        max: most(m, here),
      }),
    answer: (_m, here, gold) => {
      here.taken = gold;
    },
  }),
  act<Spending>('spendRest', (m, here) => {
    const { seat, amount, asked, taken = least(m, here) } = here;
    purseOf(m, here).gold -= taken;
    spendRest(m, { seat, amount: amount - taken, asked });
  }),
]);
