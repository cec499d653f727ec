import { message, type Refused, refuse, type Seat } from '@small-council/engine';
import {
  type Code,
  cardName,
  definition,
  type PlayerAction,
  type R,
  spendable,
  steps,
} from '@small-council/lcg';
import { duplicateOf } from '@small-council/lcg/rules';
import { event } from '../vocabulary.ts';
import { mayEnter } from './uniqueness.ts';

/** Locations that may be played as an attachment to the player's own House card. */

const { flow, act } = steps;

/** The face with which such a card lies at the House card. */
export const AT_HOUSE = 'atHouse';

const priceOf = (m: R, seat: Seat, code: Code): number =>
  m.book.price(m, seat, { code, as: 'marshal' });

/** As a duplicate it is played like any other (AG1-806). */
function cannotAttach(m: R, seat: Seat, code: Code): Refused | null {
  if (m.table.phase !== 'marshaling' || m.table.active !== seat)
    return refuse('AG1-402', 'why.notActive');
  if (duplicateOf(m, seat, code) || !mayEnter(m, seat, code, seat))
    return refuse('AG1-802', 'why.unique');
  const cost = priceOf(m, seat, code);
  return cost > spendable(m, seat) ? refuse('AG1-408', 'why.gold', { cost }) : null;
}

type Attaching = { seat: Seat; card: number };

export const attachToHouse = flow<Attaching>('attachToHouse', [
  act<Attaching>('payHouseAttachment', (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    m.book.pays(m, seat, { code, as: 'marshal', price: priceOf(m, seat, code) });
  }),
  act<Attaching>('enterAtHouse', (m, { seat, card }) => {
    const { players, cards } = m.table;
    cards[card].face = AT_HOUSE;
    players[seat].marshaled.push(cards[card].code);
    const host = players[seat].faction;
    return [
      event('entersPlay', { card, seat }, { how: 'marshal', host, knelt: false }),
      event('marshaled', { card, seat }, { as: 'entersPlay' }),
    ];
  }),
]);

export const houseAttachment: PlayerAction = {
  name: 'atHouse',
  say: (code) => message('option.atHouse', { card: cardName(code) }),
  concerns: (m, code) => definition(m, code).faces[AT_HOUSE] !== undefined,
  possible: ({ table }, seat) => table.phase === 'marshaling' && table.active === seat,
  can: cannotAttach,
  flow: attachToHouse,
};
