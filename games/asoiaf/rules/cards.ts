import { choose, flows, message, type Seat } from '@small-council/engine';
import type { Brought } from '../blocks/book.ts';
import { controllerOf } from '../modes/control.ts';
import type { M, R, War } from '../table.ts';
import { playerThing, tacticsThing } from '../things.ts';
import { hasNoAbilities } from './inForce.ts';
import { unitOf } from './look.ts';

const { flow, act, ask } = flows<War>();

/** Cards in hand at the start and after refilling (SIF-221, SIF-728), and at most (SIF-225). */
export const HAND = 3;
const MOST = 5;

const enlarges = (brought: Brought | undefined): number =>
  brought?.changes.has('handSize') ? 1 : 0;

/** A larger hand for who has somebody to hold it, or an objective that grants it (SIF-1821, SIF-974). */
function larger(m: R, seat: Seat): number {
  const { table, book } = m;
  const people = table.ncus
    .filter((ncu) => ncu.seat === seat && !ncu.destroyed && !hasNoAbilities(m, ncu.id))
    .reduce((sum, { card }) => sum + enlarges(book.brought.get(card)), 0);
  const tokens = table.tokens.filter((token) => {
    const unit = controllerOf(m, token);
    return unit !== null && unitOf(m, unit).seat === seat;
  });
  return people + tokens.reduce((sum, { card }) => sum + enlarges(book.objectives.get(card)), 0);
}

export const handSize = (m: R, seat: Seat): number => HAND + larger(m, seat);
export const handLimit = (m: R, seat: Seat): number => MOST + larger(m, seat);

/** Draws as many as there are (SIF-228); the deck is never made anew (SIF-227). */
export function draw(m: M, seat: Seat, count: number): void {
  const player = m.table.players[seat];
  const drawn: string[] = [];
  for (let i = 0; i < count && player.deck.length > 0; i++) drawn.push(player.deck.pop() as string);
  if (drawn.length === 0) return;
  player.hand.push(...drawn);
  m.log(
    'fact.drew',
    { seat, player: playerThing(seat), count: drawn.length },
    { to: [seat], params: { cards: drawn.map(tacticsThing) } },
  );
  discardExcess(m, seat);
}

/** Whoever holds too many has to choose (SIF-226). */
export const discardExcess = (m: M, seat: Seat): void => m.call(discardDown, { seat });

export function discard(m: M, seat: Seat, cards: readonly string[]): void {
  const player = m.table.players[seat];
  for (const card of cards) {
    player.hand.splice(player.hand.indexOf(card), 1);
    player.discard.push(card);
  }
  if (cards.length === 0) return;
  m.revealed();
  m.log('fact.discarded', { seat, player: playerThing(seat), cards: cards.map(tacticsThing) });
}

/** The cards of a hand to choose from, and how often each. */
export const handChoice = ({ table }: R, seat: Seat) => {
  const { hand } = table.players[seat];
  const from = [...new Set(hand)];
  const each = Object.fromEntries(
    from.map((id) => [id, hand.filter((card) => card === id).length]),
  );
  return { from, each, label: (id: string) => message('option.card', { card: tacticsThing(id) }) };
};

/** Whoever holds too many discards down at once (SIF-226). */
export const discardDown = flow<{ seat: Seat }>('discardDown', [
  ask('tooMany', {
    who: (m, { seat }) => (m.table.players[seat].hand.length > handLimit(m, seat) ? seat : []),
    question: (m, { seat }) => {
      const over = m.table.players[seat].hand.length - handLimit(m, seat);
      return choose({
        text: message('ask.tooMany', { count: over }),
        rule: 'SIF-226',
        ...handChoice(m, seat),
        min: over,
        max: over,
      });
    },
    answer: (m, { seat }, cards) => discard(m, seat, cards),
  }),
]);

/** Clean-up steps 7 and 8: discard any, then refill (SIF-220 to SIF-222). */
export const refill = flow<{ seat: Seat }>('refill', [
  ask('discardAny', {
    who: (m, { seat }) => (m.table.players[seat].hand.length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.discardAny'),
        rule: 'SIF-220',
        ...handChoice(m, seat),
        min: 0,
        max: m.table.players[seat].hand.length,
        pass: message('pass.keepAll'),
      }),
    answer: (m, { seat }, cards) => discard(m, seat, cards),
  }),
  act('drawUp', (m, { seat }) => {
    draw(m, seat, handSize(m, seat) - m.table.players[seat].hand.length);
  }),
]);

export const cardFlows = [discardDown, refill];
