import { flows, message, type Seat } from '@small-council/engine';
import { cardAbility } from '../cards/registry.ts';
import { type Card, cardFacts } from '../houses.ts';
import type { IronThrone, M, Outcome, Side } from '../table.ts';
import type { Cause } from '../things.ts';
import * as things from '../things.ts';
import { afterReveal, beforeCards } from './abilities.ts';
import { takeFromHand, takeTop } from './cards.ts';
import {
  activeSeat,
  activeSeats,
  activeSide,
  encounterOf,
  isActive,
  otherSide,
  participant,
  SIDES,
  seatsOnSide,
  whose,
} from './look.ts';
import { chooseCards } from './questions.ts';

/** Chapter 4: the encounter. */

const { flow, act, ask } = flows<IronThrone>();

// ---- putting cards (IT-401 to IT-408)

const hasPut = (m: M, seat: Seat): boolean => encounterOf(m).cards[activeSide(m, seat)] !== null;

function put(m: M, seat: Seat, card: Card | null, up: boolean): void {
  encounterOf(m).cards[activeSide(m, seat)] = { card, up };
  const who = whose(m, seat);
  if (card === null) m.log('fact.putNothing', who);
  else if (up) m.log('fact.putUp', { ...who, card: things.card(card) });
  else m.log('fact.put', who);
}

/** With an empty hand the top card of the deck is put (IT-408); with no card at all, nothing (IT-915). */
function putWithoutHand(m: M, seat: Seat, up: boolean): void {
  if (hasPut(m, seat) || m.table.players[seat].hand.length > 0) return;
  put(m, seat, takeTop(m, seat), up);
  if (up) m.revealed();
}

const putQuestion = (m: M, seat: Seat, text: string) =>
  chooseCards({
    text: message(text),
    rule: 'IT-401',
    cards: m.table.players[seat].hand,
    fallback: [strongest(m.table.players[seat].hand)],
  });

/** For a seat that is away: the card that gives least away to the other side. */
const strongest = (hand: readonly Card[]): Card =>
  hand.reduce((best, card) => (cardFacts(card).value > cardFacts(best).value ? card : best));

const putCards = flow('putCards', [
  // IT-726: against Bran Stark one of the two must show his card first.
  act('faceUpWithoutHand', (m) => {
    const { faceUpFirst } = encounterOf(m);
    if (faceUpFirst !== null) putWithoutHand(m, faceUpFirst, true);
  }),
  ask('putFaceUp', {
    who: (m) => {
      const { faceUpFirst } = encounterOf(m);
      return faceUpFirst !== null && !hasPut(m, faceUpFirst) ? faceUpFirst : [];
    },
    question: (m, _here, seat) => putQuestion(m, seat, 'ask.putFaceUp'),
    answer: (m, _here, [card], seat) => {
      takeFromHand(m, seat, card);
      put(m, seat, card, true);
      m.revealed();
    },
  }),
  act('withoutHand', (m) => {
    for (const seat of activeSeats(m)) putWithoutHand(m, seat, false);
  }),
  ask('putFaceDown', {
    final: true, // IT-902
    who: (m) => activeSeats(m).filter((seat) => !hasPut(m, seat)),
    question: (m, _here, seat) => putQuestion(m, seat, 'ask.putFaceDown'),
    answer: (m, _here, [card], seat) => {
      takeFromHand(m, seat, card);
      put(m, seat, card, false);
    },
  }),
]);

// ---- the result

/** No card counts as a Hostility of 0 (IT-915), and so does a character card (IT-404). */
export const isTruceCard = (card: Card | null): boolean =>
  card !== null && cardFacts(card).type === 'truce';
export const cardValue = (card: Card | null): number => (card === null ? 0 : cardFacts(card).value);

export const cardOf = (m: M, side: Side): Card | null => encounterOf(m).cards[side]?.card ?? null;

/** Two Hostility cards, two Truce cards, or one of each (IT-410 to IT-412). */
export function resultOf(m: M): Outcome {
  const truces = SIDES.filter((side) => isTruceCard(cardOf(m, side))).length;
  return truces === 0 ? 'hostility' : truces === 2 ? 'truce' : 'betrayal';
}

/** A side's total: its card, the power of all who participate on it, and what effects add (IT-413). */
export function total(m: M, side: Side): number {
  const { bonus, supportersIgnored } = encounterOf(m);
  let sum = cardValue(cardOf(m, side)) + bonus[side];
  for (const seat of seatsOnSide(m, side)) {
    if (supportersIgnored && !isActive(m, seat)) continue;
    sum += participant(m, seat)?.power ?? 0; // the dead and the withdrawn no longer count (IT-937)
  }
  return sum;
}

/** Who wins a Hostility; null when both sides lose (IT-414 to IT-416). */
function winnerOfHostility(m: M): Side | null {
  const [challenger, defender] = [total(m, 'challenger'), total(m, 'defender')];
  encounterOf(m).totals = { challenger, defender };
  m.log('fact.totals', { challenger, defender });
  const { edge } = encounterOf(m);
  if (edge !== null) {
    const ahead = edge === 'challenger' ? challenger - defender : defender - challenger;
    if (ahead >= -2) return edge;
  }
  if (challenger === defender) return null;
  return challenger > defender ? 'challenger' : 'defender';
}

const winnerOfBetrayal = (m: M): Side =>
  isTruceCard(cardOf(m, 'challenger')) ? 'defender' : 'challenger';

/** Higher totals win, the Hostility card wins a Betrayal, or a card turns it round (Stannis Baratheon). */
function whyWon(m: M, winner: Side): Cause {
  const { result, totals, played } = encounterOf(m);
  if (result === 'betrayal') return things.rule('IT-417');
  if (!totals || totals[winner] > totals[otherSide(winner)]) return things.rule('IT-414');
  const turning = played.find(({ card }) => {
    const { character } = cardFacts(card);
    return character !== null && cardAbility(character).does.some(({ say }) => say.key === EDGE);
  });
  return turning ? things.card(turning.card) : things.rule('IT-806');
}

/** The block that lets a side win although it is behind. */
const EDGE = 'does.winWhenClose';

export const encounter = flow('encounter', [
  act('participate', (m) => {
    encounterOf(m).participating = true; // IT-709
  }),
  beforeCards,
  putCards,
  act('reveal', (m) => {
    const { cards } = encounterOf(m);
    for (const side of SIDES) {
      const lying = cards[side];
      if (!lying) throw new Error('a card is missing');
      if (lying.card !== null && !lying.up) {
        m.log('fact.revealed', {
          ...whose(m, activeSeat(m, side)),
          card: things.card(lying.card),
        });
      }
      lying.up = true; // IT-406
    }
    m.revealed();
    const result = resultOf(m);
    encounterOf(m).result = result;
    m.log('fact.result', { result: things.result(result), because: null });
  }),
  afterReveal,
  // IT-939: only now are the result and the totals final.
  act('settle', (m) => {
    const here = encounterOf(m);
    if (here.result === 'truce') return; // IT-419
    here.winner = here.result === 'betrayal' ? winnerOfBetrayal(m) : winnerOfHostility(m);
    here.losers = here.winner === null ? SIDES.slice() : [otherSide(here.winner)];
    if (here.winner === null)
      m.log('fact.nobodyWon', {
        result: things.result('hostility'),
        because: things.rule('IT-416'),
      });
    else
      m.log('fact.won', {
        ...whose(m, activeSeat(m, here.winner)),
        side: things.side(here.winner),
        because: whyWon(m, here.winner),
      });
  }),
]);
