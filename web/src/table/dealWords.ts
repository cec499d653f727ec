import { type Message, message, type Offer, type Seat } from '@small-council/engine';
import type { DealLook, DealQuestion } from './look.ts';

/** What is needed to say an offer: what a piece of it is called, and who everybody is. */
export interface DealWords {
  readonly some: DealLook<unknown>['some'];
  readonly nameOf: (seat: Seat) => string | Message;
}

/** What one side gains by an offer. */
export const gainsOf = (
  { items, seat }: DealQuestion,
  side: Seat,
  offer: Offer,
  { some, nameOf }: DealWords,
): Message =>
  message('bargain.gains', {
    name: side === seat ? null : nameOf(side),
    items: items.flatMap((item) =>
      item.taker === side && offer[item.id] ? [some(item, offer[item.id])] : [],
    ),
  });

/** For games that have nothing of their own to say. */
export const plainly: DealLook<unknown>['some'] = ({ label }, amount) =>
  message('bargain.some', { amount, item: label });
