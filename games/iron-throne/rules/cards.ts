import type { Seat } from '@small-council/engine';
import type { Card } from '../houses.ts';
import type { M } from '../table.ts';
import { type Cause, cards as named, rule } from '../things.ts';
import { whose } from './look.ts';

/** House cards: drawing, discarding, and the deck that never stays empty (IT-538, IT-916). */

/** As soon as the deck is empty and there is something to shuffle, it is made anew. */
function renewDeck(m: M, seat: Seat): void {
  const player = m.table.players[seat];
  if (player.deck.length > 0 || player.discard.length === 0) return;
  player.deck = m.chance.shuffle(player.discard.splice(0));
  m.log('fact.reshuffled', { ...whose(m, seat), because: rule('IT-538') });
}

/** The top card of a deck, or null when deck and discard pile are both empty. */
export function takeTop(m: M, seat: Seat): Card | null {
  const { deck } = m.table.players[seat];
  const card = deck.pop() ?? null;
  renewDeck(m, seat);
  return card;
}

/** Draws up to so many; what is not there is lost (IT-916). */
export function draw(m: M, seat: Seat, count: number, because: Cause): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeTop(m, seat);
    if (card === null) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  m.table.players[seat].hand.push(...cards);
  m.log(
    'fact.drew',
    { ...whose(m, seat), count: cards.length, because },
    { to: [seat], params: { cards: named(cards) } },
  );
}

/** Onto the discard pile of the house; if its deck is empty the pile is shuffled at once. */
export function putOnDiscard(m: M, seat: Seat, cards: readonly Card[]): void {
  m.table.players[seat].discard.push(...cards);
  renewDeck(m, seat);
}

/** Takes one copy of a card out of a hand. */
export function takeFromHand(m: M, seat: Seat, card: Card): void {
  const { hand } = m.table.players[seat];
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in this hand`);
  hand.splice(at, 1);
}

export function discardFromHand(m: M, seat: Seat, cards: readonly Card[], because: Cause): void {
  if (cards.length === 0) return;
  for (const card of cards) takeFromHand(m, seat, card);
  m.log('fact.discarded', { ...whose(m, seat), cards: named(cards), because });
  m.revealed();
  putOnDiscard(m, seat, cards);
}
