import type { Seat } from '@small-council/engine';
import { printed } from './edition.ts';

import { endLasting } from './lasting.ts';
import { printing, thePlayer } from './names.ts';
import {
  type Card,
  type CardId,
  type Code,
  type Entry,
  type HandCard,
  type Looking,
  type M,
  NO_CARD,
  type R,
  type Table,
  type Zone,
} from './table.ts';
import { touch } from './touch.ts';

/** Moving cards from place to place. Nothing else changes where a card is. */

const NEVER = { how: 'setup' as Entry, phase: 0 };

/** A card that has come into the open, from a hidden place or from the box. */
export function newCard(table: Table, code: Code, owner: Seat, zone: Zone): Card {
  const card: Card = {
    id: table.nextCard++,
    code,
    owner,
    controller: owner,
    controls: [],
    zone,
    knelt: false,
    facedown: false,
    power: 0,
    gold: 0,
    tokens: null,
    host: 0,
    attachments: [],
    duplicates: [],
    face: '',
    entered: { ...NEVER },
    uses: null,
    leaving: null,
  };
  table.cards[card.id] = card;
  return card;
}

const without = (list: CardId[], id: CardId): void => {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
};

const PILES = { dead: 'dead', removed: 'removed', used: 'used' } as const;

/** Takes a card away from where it lies, wherever that is; it is then on its way. */
export function lift(m: M, card: Card): void {
  const { table } = m;
  const owner = table.players[card.owner];
  switch (card.zone) {
    case 'play':
      leavePlay(m, card);
      break;
    case 'discard':
      without(owner.discard, card.id);
      touch(m, { pile: card });
      break;
    case 'dead':
    case 'removed':
    case 'used':
      without(owner[PILES[card.zone]], card.id);
      touch(m, { pile: card });
      break;
    case 'plot':
      // The next plot comes to lie there at once.
      touch(m, { ends: card });
      // AG2-220: effects on this very plot end with it.
      endLasting(m, ({ cards }) => !(cards.length === 1 && cards[0] === card.id));
      break;
    default:
      break;
  }
  card.zone = 'limbo';
}

/** Tokens, duplicates, attachments and effects go at the same moment as the card itself. */
function leavePlay(m: M, card: Card): void {
  const { table } = m;
  const host = table.cards[card.host];
  if (host) without(host.attachments, card.id);
  card.host = NO_CARD;
  for (const id of card.attachments.slice()) {
    const attachment = table.cards[id];
    const to = m.book.strayGoes(m, attachment);
    lift(m, attachment);
    if (to === 'discard') toPile(m, attachment, 'discard');
    else toHand(m, attachment);
  }
  if (card.duplicates.some(({ facedown }) => facedown)) m.revealed();
  for (const { code } of card.duplicates)
    toPile(m, newCard(table, code, card.owner, 'limbo'), 'discard');
  leaveChallenge(table, card.id);
  for (const lasting of table.lasting) without(lasting.cards, card.id);
  for (const delayed of table.delayed) without(delayed.cards, card.id);
  // It lies there until its text ends: whoever asks meanwhile what is in force finds both or neither.
  without(table.players[card.controller].play, card.id);
  touch(m, { ends: card });
  card.knelt = false;
  card.facedown = false;
  card.power = 0;
  card.gold = 0;
  card.tokens = null;
  card.duplicates = [];
  card.face = '';
  card.uses = null;
  card.leaving = null;
  card.controls = [];
  card.controller = card.owner;
}

export function leaveChallenge(table: Table, id: CardId): void {
  if (!table.challenge) return;
  without(table.challenge.attackers, id);
  without(table.challenge.defenders, id);
}

// ---- to places

/** Face up on top of its owner's pile. */
export function toPile(m: M, card: Card, pile: 'discard' | 'dead' | 'removed' | 'used'): void {
  card.zone = pile;
  m.table.players[card.owner][pile].push(card.id);
  touch(m, { pile: card });
}

export function toHand(m: M, card: Card): HandCard {
  delete m.table.cards[card.id];
  return addToHand(m.table, card.owner, card.code);
}

export function addToHand(table: Table, seat: Seat, code: Code): HandCard {
  const held = { id: `h${table.nextHand++}`, code };
  table.players[seat].hand.push(held);
  return held;
}

export function toDeck(m: M, card: Card, where: 'top' | 'bottom' | 'shuffled'): void {
  const { deck } = m.table.players[card.owner];
  delete m.table.cards[card.id];
  if (where === 'bottom') deck.push(card.code);
  else deck.unshift(card.code);
  if (where === 'shuffled') m.chance.shuffle(deck);
}

export interface Entering {
  seat: Seat;
  how: Entry;
  host?: CardId;
  knelt?: boolean;
}

export function intoPlay(m: M, card: Card, { seat, how, host = 0, knelt = false }: Entering): void {
  const { table } = m;
  card.zone = 'play';
  card.controller = seat;
  card.controls = seat === card.owner ? [] : [{ seat, by: 'good' }];
  card.knelt = knelt;
  card.entered = { how, phase: table.phaseNumber };
  table.players[seat].play.push(card.id);
  touch(m, { begins: card });
  if (host !== 0) attach(m, card, host);
}

export function attach(m: M, card: Card, host: CardId): void {
  const { cards } = m.table;
  const before = cards[card.host];
  if (before) without(before.attachments, card.id);
  card.host = host;
  cards[host].attachments.push(card.id);
  touch(m, 'places');
}

/** A further copy goes under the card that is in play. */
export function intoDuplicate(m: M, card: Card, under: Card): void {
  delete m.table.cards[card.id];
  under.duplicates.push({ code: card.code, facedown: false });
  touch(m, 'places');
}

export function giveControl(m: M, card: Card, seat: Seat): void {
  const { table } = m;
  without(table.players[card.controller].play, card.id);
  card.controller = seat;
  table.players[seat].play.push(card.id);
  leaveChallenge(table, card.id);
  touch(m);
}

// ---- out of hidden places

/** A card of a hand comes into the open. */
export function fromHand(m: M, seat: Seat, id: string): Card {
  const { hand } = m.table.players[seat];
  const at = hand.findIndex((held) => held.id === id);
  const [{ code }] = hand.splice(at, 1);
  m.revealed();
  return newCard(m.table, code, seat, 'limbo');
}

/** The top card of a deck comes into the open. */
export function fromDeck(m: M, seat: Seat, at = 0): Card | null {
  const [code] = m.table.players[seat].deck.splice(at, 1);
  if (code === undefined) return null;
  m.revealed();
  return newCard(m.table, code, seat, 'limbo');
}

export function draw(m: M, seat: Seat, count: number): number {
  const { deck } = m.table.players[seat];
  const drawn = deck.splice(0, count);
  for (const code of drawn) addToHand(m.table, seat, code);
  m.revealed();
  return drawn.length;
}

// ---- looking

/** Shows hidden cards to everybody; they stay where they are. */
export function show(m: M, seat: Seat, codes: readonly Code[]): void {
  m.table.shown = codes.slice();
  m.revealed();
  m.log('fact.shown', { seat: thePlayer(seat), cards: codes.map(printing) });
}

/** A player looks at hidden cards and shows them to nobody; they stay where they are. */
export function look(m: M, looking: Looking): void {
  const { seat, whose, where, codes } = looking;
  m.table.looking = looking;
  m.log(
    'fact.looks',
    { seat: thePlayer(seat), whose: thePlayer(whose), where, amount: codes.length, cards: [] },
    { to: [seat], params: { cards: codes.map(printing) } },
  );
}

/** A whole hand, in no order that would tell anything. */
export const lookAtHand = (m: M, seat: Seat, whose: Seat): void =>
  look(m, {
    seat,
    whose,
    where: 'hand',
    codes: m.table.players[whose].hand.map(({ code }) => code).sort(),
  });

export const lookAtDeck = (m: M, seat: Seat, whose: Seat, count: number): void =>
  look(m, { seat, whose, where: 'deck', codes: m.table.players[whose].deck.slice(0, count) });

/** Whether they play against each other: partners do not. */
export const areOpponents = (m: R, seat: Seat, other: Seat): boolean =>
  !m.book.partners(m, seat).includes(other);

export const cardsOf = (m: R, seat: Seat): Card[] =>
  m.table.players[seat].play.map((id) => m.table.cards[id]);

export function charactersOf(m: R, seat: Seat): Card[] {
  const { table } = m;
  const found: Card[] = [];
  for (const id of table.players[seat].play) {
    const card = table.cards[id];
    if (printed(m, card).type === 'character') found.push(card);
  }
  return found;
}

/** Players who are still in the game, beginning with the first player. */
export function inPlayerOrder({ table }: R, from: Seat = table.first): Seat[] {
  const { players } = table;
  const order: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (from + i) % players.length;
    if (!players[seat].out) order.push(seat);
  }
  return order;
}
