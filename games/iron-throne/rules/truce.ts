import {
  choose,
  type DealItem,
  deal,
  flows,
  type Message,
  message,
  type Offer,
  type Seat,
} from '@small-council/engine';
import type { IronThrone, M, Side } from '../table.ts';
import { rule, type TermKind, type TermThing } from '../things.ts';
import { checkEnd } from './end.ts';
import { takeHostage } from './hostages.ts';
import { activeSeat, activeSeats, encounterOf, houseAt, otherSide, SIDES, whose } from './look.ts';
import { moveBetweenSheets, spread } from './power.ts';
import { seatLabel } from './questions.ts';

/** Chapter 5, the Truce: negotiating, and carrying out what was agreed (IT-501 to IT-515). */

const { flow, act, ask, each, when } = flows<IronThrone>();

const MOST_HOSTAGES = 2; // IT-504
const MOST_POWER = 3; // IT-505

/** The three items, for each side that can get them; each at most once (IT-503 to IT-507). */
const itemId = (kind: TermKind, gainer: Side): string => `${kind}.${gainer}`;

/** What can be part of the deal now. An item that would move nothing is no item (IT-928, IT-929). */
function itemsOf(m: M): DealItem[] {
  return SIDES.flatMap((gainer) => {
    const taker = activeSeat(m, gainer);
    const giver = activeSeat(m, otherSide(gainer));
    const from = m.table.players[giver];
    // The discard pile counts: it becomes the deck as soon as the last card of that is taken (IT-916).
    const piles = [from.deck, from.discard, from.hand, from.hostages];
    const cards = piles.reduce((sum, { length }) => sum + length, 0);
    const item = (kind: TermKind, max: number) => ({ id: itemId(kind, gainer), giver, taker, max });
    return [
      item('influence', Math.min(1, m.table.players[taker].influence[taker])),
      item('power', Math.min(MOST_POWER, from.sheet)),
      item('hostages', Math.min(MOST_HOSTAGES, cards)),
    ].filter(({ max }) => max > 0);
  });
}

function itemText(m: M, id: string, amount?: number): Message {
  const [kind, gainer] = id.split('.') as [TermKind, Side];
  const params = {
    house: houseAt(m, activeSeat(m, gainer)),
    from: houseAt(m, activeSeat(m, otherSide(gainer))),
  };
  return amount === undefined
    ? message(`deal.${kind}`, params)
    : message(`deal.${kind}Of`, { ...params, amount });
}

const termsOf = (m: M, offer: Offer): TermThing[] =>
  Object.entries(offer).map(([item, amount]) => {
    const [id, gainer] = item.split('.') as [TermKind, Side];
    const house = m.table.players[activeSeat(m, gainer)].house;
    const from = m.table.players[activeSeat(m, otherSide(gainer))].house;
    return { is: 'term', id, house, from, amount };
  });

/** The two take turns, the challenger first; either may accept, propose or break off (IT-930). */
const bargain = flow('bargain', [
  ask('bargain', {
    who: (m) => activeSeats(m)[encounterOf(m).offers.length % 2],
    question: (m) => {
      const { offers } = encounterOf(m);
      return deal({
        text: message('ask.bargain'),
        rule: 'IT-506',
        items: itemsOf(m),
        standing: offers.at(-1)?.offer ?? null,
        mayOffer: offers.length < m.options.offers,
        label: (id, amount) => itemText(m, id, amount),
      });
    },
    answer: (m, _here, answer, seat) => {
      const encounter = encounterOf(m);
      if (answer.deal === 'offer') {
        encounter.offers.push({ seat, offer: answer.offer });
        m.log('fact.proposed', { ...whose(m, seat), items: termsOf(m, answer.offer) });
        m.again();
        return;
      }
      const standing = encounter.offers.at(-1);
      if (answer.deal === 'accept' && standing) {
        encounter.deal = { ...standing.offer };
        m.log('fact.dealMade', { items: termsOf(m, encounter.deal) });
        return;
      }
      encounter.losers = SIDES.slice(); // IT-512: everybody on both sides loses
      m.log('fact.dealFailed', whose(m, seat));
    },
  }),
]);

const agreed = (m: M, kind: TermKind, gainer: Side): number =>
  encounterOf(m).deal?.[itemId(kind, gainer)] ?? 0;

type GainVars = { seat: Seat; side: Side };

const gainers = (kind: TermKind) => (m: M) =>
  SIDES.filter((side) => agreed(m, kind, side) > 0).map(
    (side): GainVars => ({ seat: activeSeat(m, side), side }),
  );

/** Onto the other's board; onto any other board where the table has agreed so (IT-926). */
const dealInfluence = flow<GainVars>('dealInfluence', [
  ask('spreadWhere', {
    who: (m, { seat }) => (m.options.truceInfluence === 'anyHouse' ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.spreadWhere'),
        rule: 'IT-926',
        from: m.clockwise(seat).slice(1).map(String),
        label: seatLabel(m),
      }),
    answer: (m, _here, [board], seat) => spread(m, seat, Number(board), rule('IT-503')),
  }),
  act('spreadOnPartner', (m, { seat, side }) => {
    if (m.options.truceInfluence === 'partner')
      spread(m, seat, activeSeat(m, otherSide(side)), rule('IT-503'));
  }),
]);

/** First all influence, then power, then hostages; the challenger's gains before the defender's (IT-931). */
const carryOutDeal = flow('carryOutDeal', [
  each(gainers('influence'), dealInfluence),
  act('afterInfluence', checkEnd),
  act('dealPower', (m) => {
    for (const { seat, side } of gainers('power')(m)) {
      const giver = activeSeat(m, otherSide(side));
      moveBetweenSheets(m, giver, seat, agreed(m, 'power', side), rule('IT-505'));
    }
  }),
  each(
    (m) =>
      gainers('hostages')(m).flatMap(({ seat, side }) =>
        new Array(agreed(m, 'hostages', side)).fill({
          taker: seat,
          victim: activeSeat(m, otherSide(side)),
          because: rule('IT-504'),
        }),
      ),
    takeHostage,
  ),
]);

export const truce = flow('truce', [
  bargain,
  when((m) => encounterOf(m).deal !== null, carryOutDeal),
]);
