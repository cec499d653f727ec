import {
  type Chance,
  type Choose,
  choose,
  message,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  type Card,
  type Code,
  cardName,
  type Definition,
  definition,
  draw,
  type HandCard,
  inPlayerOrder,
  intoDuplicate,
  intoPlay,
  NO_CARD,
  newCard,
  type OwnTable,
  type Player,
  type R,
  steps,
  type Table,
  theCard,
  thePlayer,
  toPile,
} from '../index.ts';
import { fitsOn, hostsFor } from './attachments.ts';
import { copyInPlay } from './uniqueness.ts';

/** Set-up, as far as both books agree (AG2-108, AG1-204). */

const { flow, act, ask, each } = steps;

const HAND = 7;

const newPlayer = (): Player => ({
  faction: 0,
  agendas: [],
  title: 0,
  plot: 0,
  used: [],
  plotDeck: [],
  selected: '',
  hand: [],
  deck: [],
  play: [],
  discard: [],
  dead: [],
  removed: [],
  placed: [],
  gold: 0, // AG2-114
  out: false,
  marshaled: [],
  played: [],
  limited: 0,
  initiated: [],
  redirected: 0,
  max: {},
});

export const emptyTable = (seats: number, own: OwnTable): Table => ({
  nextCard: 1,
  nextHand: 1,
  nextEvent: 1,
  round: 0,
  phaseNumber: 0,
  challengeNumber: 0,
  phase: 'setup',
  first: 0,
  active: -1,
  declined: false,
  players: Array.from({ length: seats }, newPlayer),
  cards: {},
  challenge: null,
  past: [],
  lasting: [],
  delayed: [],
  titles: { pool: [], draft: null, aside: [], taken: [] },
  revealing: null,
  settled: {},
  loop: null,
  raises: null,
  shown: [],
  looking: null,
  own: own.empty(seats),
});

/** What a player brings to the table. */
export interface BroughtDeck {
  /** The code of the faction or House card. */
  readonly faction: Code;
  readonly agendas: readonly Code[];
  readonly plots: readonly Code[];
  readonly cards: readonly Code[];
}

/** The decks are on the table, shuffled, and chance has named the first player (AG2-109, AG2-116; AG1-211, AG1-215). */
export function layDecks(decks: readonly BroughtDeck[], own: OwnTable, chance: Chance): Table {
  const table = emptyTable(decks.length, own);
  table.first = chance.below(decks.length);
  decks.forEach((deck, seat) => {
    const player = table.players[seat];
    player.faction = newCard(table, deck.faction, seat, 'faction').id;
    player.agendas = deck.agendas.map((code) => newCard(table, code, seat, 'agenda').id);
    player.plotDeck = deck.plots.slice().sort();
    player.deck = chance.shuffle(deck.cards.slice());
  });
  return table;
}

/** What an edition says about set-up cards. */
export interface SetupTerms {
  /** What all of them together may cost. */
  readonly budget: number;
  readonly cost: (m: R, seat: Seat, texts: readonly Definition[]) => number;
  /** Why a card cannot be laid out at all, or null. */
  readonly bars: (m: R, text: Definition) => Refused | null;
  /** What keeps these from being laid out together, or null. */
  readonly together?: (m: R, texts: readonly Definition[]) => Refused | null;
}

// ---- step 7: opening hands

const mulligan = flow<{ seat: Seat }>('mulligan', [
  ask<{ seat: Seat }, Choose>('keepHand', {
    who: (_m, { seat }) => seat,
    question: (m) =>
      choose({
        text: message('ask.mulligan'),
        rule: m.book.rules.mulligan,
        from: ['mulligan'],
        min: 0,
        pass: message('option.keep'),
      }),
    answer: (m, { seat }, [again]) => {
      if (again === undefined) {
        m.log('fact.keeps', { seat: thePlayer(seat) });
        return;
      }
      const player = m.table.players[seat];
      player.deck.push(...player.hand.splice(0).map(({ code }) => code));
      m.chance.shuffle(player.deck);
      draw(m, seat, HAND);
      m.log('fact.mulligan', { seat: thePlayer(seat) });
    },
  }),
]);

// ---- step 8: set-up cards

interface Placement {
  readonly chosen: readonly HandCard[];
  readonly definitions: readonly Definition[];
}

function placementOf(m: R, seat: Seat, ids: readonly string[]): Placement {
  const chosen = m.table.players[seat].hand.filter(({ id }) => ids.includes(id));
  return { chosen, definitions: chosen.map(({ code }) => definition(m, code)) };
}

/** What keeps these cards from being placed. */
function placementFault(
  m: R,
  { budget, cost, together }: SetupTerms,
  seat: Seat,
  ids: readonly string[],
): Refused | null {
  const { rules } = m.book;
  const { definitions } = placementOf(m, seat, ids);
  if (cost(m, seat, definitions) > budget)
    return refuse(rules.setupCost, 'why.setupCost', { max: budget });
  if (definitions.filter(({ keywords }) => keywords.includes('limited')).length > 1)
    return refuse(rules.setupLimited, 'why.setupLimited');
  const hostless = definitions.find(
    (one) =>
      one.type === 'attachment' && !definitions.some((host) => couldHost(m, seat, one, host)),
  );
  if (hostless) return refuse(rules.setupHost, 'why.setupHost', { card: cardName(hostless.code) });
  return together?.(m, definitions) ?? null;
}

/** Whether the one could be attached to the other after the reveal, by what is printed on them (AG2-133). */
function couldHost(m: R, seat: Seat, attachment: Definition, host: Definition): boolean {
  if (host.type === 'attachment' || host.type === 'event') return false;
  const card = ghost(m, seat, host.code);
  return fitsOn(m, seat, attachment.code, '', card);
}

/** A card as it would lie in play, to try something on. */
function ghost(m: R, seat: Seat, code: string): Card {
  return newCard({ ...m.table, nextCard: NO_CARD, cards: {} }, code, seat, 'play');
}

const placeable = (m: R, { budget, cost, bars }: SetupTerms, seat: Seat): HandCard[] =>
  m.table.players[seat].hand.filter(({ code }) => {
    const text = definition(m, code);
    return bars(m, text) === null && cost(m, seat, [text]) <= budget;
  });

const placing = (terms: SetupTerms) =>
  flow<{ seat: Seat }>('placing', [
    ask<{ seat: Seat }, Choose>('placeCards', {
      who: (_m, { seat }) => seat,
      question: (m, _here, seat) =>
        choose({
          text: message('ask.setup', { budget: terms.budget }),
          rule: m.book.rules.setup,
          from: placeable(m, terms, seat).map(({ id }) => id),
          min: 0,
          max: HAND,
          label: (id) => cardName(placementOf(m, seat, [id]).chosen[0].code),
          pass: message('option.nothing'),
          check: (ids) => placementFault(m, terms, seat, ids),
          blocked: () =>
            m.table.players[seat].hand.flatMap(({ id, code }) => {
              const why = terms.bars(m, definition(m, code));
              return why ? [{ id, ...why }] : [];
            }),
        }),
      answer: (m, { seat }, ids) => {
        const player = m.table.players[seat];
        player.placed = player.hand.filter(({ id }) => ids.includes(id));
        player.hand = player.hand.filter(({ id }) => !ids.includes(id));
        m.log('fact.placed', { seat: thePlayer(seat), count: ids.length });
        m.revealed(); // how many are placed is seen at once
      },
    }),
  ]);

// ---- step 9: reveal

/** All turn their cards up; nothing of it is marshaled, played or entering play (AG2-129, AG2-135). */
const reveal = act('reveal', (m) => {
  for (const seat of inPlayerOrder(m)) {
    const player = m.table.players[seat];
    for (const { code } of player.placed) {
      const card = newCard(m.table, code, seat, 'limbo');
      const { unique, type } = definition(m, code);
      const copy = unique ? copyInPlay(m, seat, code) : null;
      if (copy) intoDuplicate(m, card, copy);
      else if (type === 'attachment') player.removed.push(card.id);
      else intoPlay(m, card, { seat, how: 'setup' });
    }
    player.placed = [];
    m.log('fact.setup', {
      seat: thePlayer(seat),
      cards: player.play.map((id) => theCard(m.table.cards[id])),
    });
  }
});

/** Set-up attachments wait among the removed cards until all hosts are known (AG2-131). */
const waitingAttachments = (m: R, seat: Seat): Card[] =>
  m.table.players[seat].removed.map((id) => m.table.cards[id]);

const findHosts = flow<{ seat: Seat; card: number }>('findHosts', [
  ask<{ seat: Seat; card: number }, Choose>('chooseHost', {
    who: (m, { seat, card }) =>
      hostsFor(m, seat, m.table.cards[card].code, true).length > 1 ? seat : [],
    question: (m, { seat, card }) =>
      choose({
        text: message('ask.host', { card: theCard(m.table.cards[card]) }),
        rule: m.book.rules.setupAttach,
        from: hostsFor(m, seat, m.table.cards[card].code, true).map(({ id }) => String(id)),
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, { card }, [host]) => {
      m.table.cards[card].host = Number(host);
    },
  }),
  act<{ seat: Seat; card: number }>('onlyHost', (m, { seat, card }) => {
    const attachment = m.table.cards[card];
    if (attachment.host === NO_CARD)
      attachment.host = hostsFor(m, seat, attachment.code, true)[0]?.id ?? NO_CARD;
  }),
]);

/** AG2-131: all become attached at one and the same moment. */
const attachAll = act('attachAll', (m) => {
  for (const seat of inPlayerOrder(m)) {
    const player = m.table.players[seat];
    const waiting = waitingAttachments(m, seat);
    player.removed = [];
    for (const card of waiting) {
      // A copy of a unique attachment goes under the one that is there.
      const copy = copyInPlay(m, seat, card.code);
      if (definition(m, card.code).unique && copy) intoDuplicate(m, card, copy);
      else if (card.host === NO_CARD) toPile(m, card, 'discard');
      else intoPlay(m, card, { seat, how: 'setup', host: card.host });
    }
  }
});

const refill = act('refill', (m) => {
  for (const seat of inPlayerOrder(m))
    draw(m, seat, Math.max(0, HAND - m.table.players[seat].hand.length)); // AG2-138
});

const seats = (m: R): { seat: Seat }[] => inPlayerOrder(m).map((seat) => ({ seat }));

/** The steps that players take part in. */
export const setupFlow = (terms: SetupTerms) =>
  flow('setup', [
    act('openingHands', (m) => {
      for (const { seat } of seats(m)) draw(m, seat, HAND); // AG2-117
    }),
    each(seats, mulligan), // AG2-119
    each(seats, placing(terms)),
    reveal,
    each(
      (m) =>
        seats(m).flatMap(({ seat }) =>
          waitingAttachments(m, seat).map(({ id }) => ({ seat, card: id })),
        ),
      findHosts,
    ),
    attachAll,
    refill,
  ]);
