import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  anythingUnder,
  type CardId,
  definition,
  inPlayerOrder,
  type Key,
  keyOf,
  type M,
  playerName,
  type R,
  speaking,
  steps,
  type Toll,
  type Tolled,
  type Use,
} from '@small-council/lcg';
import { event } from '../vocabulary.ts';

/** Gold that cards have a player hand over before something is done (the ledger's appendix: tolls). */

export const TOLL = {
  /** To the defending player, for a challenge. */
  toDefender: keyOf('toll:toDefender'),
  /** To the player of the effect, for a challenge. */
  toOwner: keyOf('toll:toOwner'),
  /** To the player of the effect, for having this card declared or its ability triggered. */
  forCard: keyOf('toll:forCard'),
  /** To an opponent, for an event. */
  forEvent: keyOf('toll:forEvent'),
} as const;

const others = (m: R, seat: Seat): Seat[] => inPlayerOrder(m).filter((one) => one !== seat);

type About = Parameters<typeof speaking>[2];

function under(m: R, key: Key, about: About, to: (owner: Seat) => readonly Seat[]): Toll[] {
  return speaking(m, key, about).map(({ force, amount }) => ({ gold: amount, to: to(force.seat) }));
}

const forCards = (m: R, seat: Seat, cards: readonly CardId[]): Toll[] =>
  cards.flatMap((id) =>
    under(m, TOLL.forCard, { card: m.table.cards[id] }, (owner) => [owner]).filter(
      ({ to }) => to[0] !== seat,
    ),
  );

/** An event that is played, and not an ability of one that lies in a pile. */
const isPlayedEvent = (m: R, card: CardId, code: string): boolean =>
  definition(m, code).type === 'event' && (card === 0 || m.table.cards[card]?.zone === 'limbo');

const NONE: readonly Toll[] = [];
const TOLLS: readonly Key[] = Object.values(TOLL);

/** Asked for every ability, and mostly there are none. */
function anyTolls(m: R): boolean {
  for (const key of TOLLS) if (anythingUnder(m, key)) return true;
  return false;
}

export function tolls(m: R, what: Tolled): readonly Toll[] {
  if (!anyTolls(m)) return NONE;
  const { seat } = what;
  if (what.what === 'defend') return forCards(m, seat, what.cards);
  if (what.what === 'challenge') {
    const { type, against, cards } = what;
    const about = { seat, type, against };
    return [
      ...under(m, TOLL.toDefender, about, () => [against]),
      ...under(m, TOLL.toOwner, about, (owner) => [owner]),
      ...forCards(m, seat, cards),
    ];
  }
  const { card, code } = what;
  if (isPlayedEvent(m, card, code))
    return under(m, TOLL.forEvent, { seat, code }, () => others(m, seat));
  return m.table.cards[card]?.zone === 'play' ? forCards(m, seat, [card]) : [];
}

type Paying = { seat: Seat; tolls: { gold: number; to: Seat[] }[] };

/** Where several could get it, the player says who does. */
export const payingTolls = steps.flow<Paying>('payingTolls', [
  steps.ask<Paying, Choose>('chooseReceiver', {
    who: (_m, { seat, tolls: due }) => (due.some(({ to }) => to.length > 1) ? seat : []),
    question: (_m, { tolls: due }) =>
      choose({
        text: message('ask.receiver'),
        rule: 'AG1-609',
        from: (due.find(({ to }) => to.length > 1)?.to ?? []).map(String),
        label: (id) => playerName(Number(id)),
      }),
    answer: (m, { tolls: due }, [seat]) => {
      const open = due.find(({ to }) => to.length > 1);
      if (open) open.to = [Number(seat)];
      m.again();
    },
  }),
  steps.act<Paying>('handOver', (_m, { seat, tolls: due }) =>
    due.map(({ gold, to }) => event('goldMoved', { seat: to[0] }, { from: seat, amount: gold })),
  ),
]);

export const paysTolls = (m: M, { seat }: Use, due: readonly Toll[]): void =>
  m.call(payingTolls, { seat, tolls: due.map(({ gold, to }) => ({ gold, to: to.slice() })) });
