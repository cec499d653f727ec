import type { Chance } from '../chance.ts';
import type { Message, Refused, Seat } from '../message.ts';
import { type Asking, insist, kindOf, malformed, TRIES } from './asking.ts';

/** Something that can be part of a deal: who gives what to whom, and how much of it at most. */
export interface DealItem {
  readonly id: string;
  readonly giver: Seat;
  readonly taker: Seat;
  readonly max: number;
}

/** Amounts by item id. What is not named is not part of the offer. */
export type Offer = { [item: string]: number };

export type DealAnswer = { deal: 'accept' } | { deal: 'break' } | { deal: 'offer'; offer: Offer };

/** Offers and demands: accept what lies on the table, propose something else, or break off. */
export interface Deal extends Asking {
  readonly kind: 'deal';
  readonly items: readonly DealItem[];
  /** The other side's offer that may be accepted now. */
  readonly standing: Offer | null;
  /** Whether a new proposal may still be made. */
  readonly mayOffer: boolean;
  /** An item in words, with an amount where one is offered. */
  readonly label: (item: string, amount?: number) => Message;
  readonly check: ((offer: Offer) => Refused | null) | null;
}

export interface DealSpec extends Asking {
  items: readonly DealItem[];
  standing: Offer | null;
  mayOffer: boolean;
  label?: (item: string, amount?: number) => Message;
  check?: (offer: Offer) => Refused | null;
}

export const deal = (spec: DealSpec): Deal => ({
  kind: 'deal',
  text: spec.text,
  rule: spec.rule,
  items: spec.items,
  standing: spec.standing,
  mayOffer: spec.mayOffer,
  label: spec.label ?? ((id) => ({ key: `deal.${id}` })),
  check: spec.check ?? null,
});

export function checkDeal(question: Deal, given: unknown): DealAnswer {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return malformed('SC-003', 'answerForm', { needs: 'deal', got: kindOf(given) });
  }
  const fields = given as Record<string, unknown>;
  const word = Object.hasOwn(given, 'deal') ? fields.deal : undefined;
  if (word === 'offer') {
    if (Object.keys(given).length !== 2 || !Object.hasOwn(given, 'offer'))
      malformed('SC-003', 'unknownField');
    return { deal: 'offer', offer: checkOffer(question, fields.offer) };
  }
  if (word !== 'accept' && word !== 'break') {
    return malformed('SC-003', 'answerForm', {
      needs: 'accept, break or offer',
      got: kindOf(word),
    });
  }
  if (Object.keys(given).length !== 1) malformed('SC-003', 'unknownField');
  if (word === 'accept' && question.standing === null) malformed('SC-009', 'nothingToAccept');
  return { deal: word };
}

function checkOffer(question: Deal, given: unknown): Offer {
  if (!question.mayOffer) malformed('SC-009', 'noMoreOffers');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return malformed('SC-003', 'answerForm', { needs: 'offer', got: kindOf(given) });
  }
  const offer: Offer = {};
  for (const item of question.items) {
    if (!Object.hasOwn(given, item.id)) continue;
    const amount = (given as Record<string, unknown>)[item.id];
    if (
      typeof amount !== 'number' ||
      !Number.isSafeInteger(amount) ||
      amount < 1 ||
      amount > item.max
    ) {
      malformed('SC-009', 'dealAmount', { item: item.id, max: item.max });
    }
    offer[item.id] = amount as number;
  }
  const count = Object.keys(offer).length;
  if (count !== Object.keys(given).length) malformed('SC-009', 'dealUnknownItem');
  if (count === 0) malformed('SC-009', 'dealEmpty');
  insist(question.check?.(offer));
  return offer;
}

export function* listDeal(question: Deal): Generator<DealAnswer> {
  yield { deal: 'break' };
  if (question.standing) yield { deal: 'accept' };
  if (!question.mayOffer) return;
  const offer: Offer = {};
  function* extend(at: number): Generator<DealAnswer> {
    if (at === question.items.length) {
      const empty = Object.keys(offer).length === 0;
      if (!empty && !question.check?.(offer)) yield { deal: 'offer', offer: { ...offer } };
      return;
    }
    const item = question.items[at];
    yield* extend(at + 1);
    for (let amount = 1; amount <= item.max; amount++) {
      offer[item.id] = amount;
      yield* extend(at + 1);
    }
    delete offer[item.id];
  }
  yield* extend(0);
}

export function sampleDeal(question: Deal, chance: Chance): DealAnswer {
  const words: DealAnswer['deal'][] = ['break'];
  if (question.standing) words.push('accept');
  if (question.mayOffer && question.items.length > 0) words.push('offer');
  const word = chance.pick(words);
  if (word !== 'offer') return { deal: word };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const offer: Offer = {};
    for (const item of question.items) {
      const amount = chance.between(0, item.max);
      if (amount > 0) offer[item.id] = amount;
    }
    if (Object.keys(offer).length > 0 && !question.check?.(offer)) return { deal: 'offer', offer };
  }
  return { deal: 'break' };
}
