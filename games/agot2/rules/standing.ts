import { type Choose, choose, flows, message, type Seat, type Vars } from '@small-council/engine';
import {
  actionWindow,
  type Card,
  cardName,
  cardsOf,
  charactersOf,
  happens,
  holds,
  inPlayerOrder,
  type Lcg,
  type M,
  speaking,
} from '@small-council/lcg';
import { phase } from './phases.ts';

/** The standing phase (AG2-588 to AG2-591). */

const { flow, act, ask, each } = flows<Lcg>();

const kneltOf = (m: M, seat: Seat): Card[] =>
  [m.table.cards[m.table.players[seat].faction], ...cardsOf(m, seat)].filter(({ knelt }) => knelt);

/** The most characters that somebody lets this player stand (Stannis Baratheon). */
const mostCharacters = (m: M, seat: Seat): number =>
  Math.min(...speaking(m, 'mostStanding', { seat }).map(({ amount }) => amount));

const kneltCharacters = (m: M, seat: Seat): Card[] =>
  charactersOf(m, seat).filter((card) => card.knelt && !holds(m, 'cannot:stand', { card }));

type Standing = { seat: Seat; chosen: number[] };

const chooseStanding = flow<Standing>('chooseStanding', [
  ask<Standing, Choose>('standCharacters', {
    who: (m, { seat }) => (kneltCharacters(m, seat).length > mostCharacters(m, seat) ? seat : []),
    question: (m, { seat }) => {
      const most = mostCharacters(m, seat);
      return choose({
        text: message('ask.stand', { count: most }),
        rule: 'AG2-589',
        from: kneltCharacters(m, seat).map(({ id }) => String(id)),
        min: most,
        max: most,
        label: (id) => cardName(m.table.cards[Number(id)].code),
      });
    },
    answer: (m, { seat }, chosen) => {
      for (const card of kneltCharacters(m, seat))
        if (!chosen.includes(String(card.id))) m.table.staying.push(card.id);
    },
  }),
]);

export const standingPhase = phase('standing', [
  each<Vars, Standing>(
    (m) => inPlayerOrder(m).map((seat) => ({ seat, chosen: [] })),
    chooseStanding,
  ),
  act('standAll', (m) => {
    const { staying } = m.table;
    m.table.staying = [];
    const cards = inPlayerOrder(m).flatMap((seat) => kneltOf(m, seat));
    happens(
      m,
      ...cards
        .filter(({ id }) => !staying.includes(id))
        .map(({ id }) => ({ type: 'stood', card: id })),
    ); // AG2-589
  }),
  actionWindow('standingWindow'),
]);
