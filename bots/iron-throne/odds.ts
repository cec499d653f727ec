import type { Seat } from '@small-council/engine';
import { type Card, cardFacts, houseDeck } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
import type { EncounterView, TableView } from '@small-council/iron-throne/view';

/** What can be known, and what must be guessed, about the cards of an encounter. */

/** The cards of a house that are in no place that the viewer sees: hand, deck, and unknown hostages. */
export function unseen(table: TableView, seat: Seat, viewer: Seat): Card[] {
  const { house, discard } = table.players[seat];
  const left = houseDeck(house);
  const see = (card: Card | null): void => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at < 0) return;
    left[at] = left[left.length - 1];
    left.pop();
  };
  for (const card of discard) see(card);
  for (const { hostages } of table.players)
    for (const { card, knownBy } of hostages) if (knownBy.includes(viewer)) see(card);
  if (table.encounter) for (const { card } of table.encounter.played) see(card);
  return left;
}

export const activeSeat = (table: TableView, side: Side): Seat =>
  side === 'challenger' ? table.challenger : (table.encounter?.defender ?? -1);

/** Power standing on a side, as far as characters have been committed. */
export function standing(table: TableView, encounter: EncounterView, side: Side): number {
  let sum = encounter.bonus[side];
  encounter.parts.forEach((part, seat) => {
    if (part?.side !== side) return;
    sum += table.players[seat].characters.find(({ id }) => id === part.character)?.power ?? 0;
  });
  return sum;
}

/** What an unknown card is likely worth: players put their better ones. */
const EXPECTED_CARD = 7;
const SPREAD_OF_CARDS = 5.5;

/** The chance that a side wins, from the difference in power alone; cards are the noise. */
export const chanceToWin = (difference: number): number =>
  1 / (1 + Math.exp(-difference / SPREAD_OF_CARDS));

/** The best card a player can be expected to hold, as the challenger of his own hand sees it. */
export const bestInHand = (hand: readonly Card[]): number =>
  hand.reduce((best, card) => Math.max(best, cardFacts(card).value), 0);

/** How much better or worse than expected a known hand is. */
export const handAdvantage = (hand: readonly Card[] | number): number =>
  typeof hand === 'number' ? 0 : 0.6 * (bestInHand(hand) - EXPECTED_CARD - 3);
