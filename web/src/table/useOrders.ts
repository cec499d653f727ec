import type { Orders, OrdersWish } from '@small-council/client';
import type { Window } from '@small-council/engine';
import { useState } from 'react';
import { api } from '../live/session.ts';

/** The periods for whose end one can wait, the shortest first. */
const KINDS = ['card', 'challenge', 'turn', 'phase', 'round'] as const;
export type PeriodKind = (typeof KINDS)[number];

export interface StandingOrders {
  /** Whether windows in which I can do nothing are passed for me. */
  idle: boolean;
  /** For the end of what I am waiting; null: for nothing. */
  until: string | null;
  /** What can be waited for now. */
  kinds: readonly PeriodKind[];
  setIdle: (idle: boolean) => void;
  passUntil: (kind: PeriodKind | null) => void;
}

/** What is passed for me in windows; null where the question is none. The server keeps it. */
export function useOrders(
  match: string | null,
  window: Window | null,
  told: Orders | null,
): StandingOrders | null {
  // What was just ordered counts before the server tells it with the next news.
  const [given, setGiven] = useState<{ over: Orders; orders: Orders } | null>(null);
  const orders = given && given.over === told ? given.orders : told;
  if (match === null || !window || !told || !orders) return null;
  const order = (wish: Partial<OrdersWish>): void => {
    const { idle, stops } = orders;
    api
      .order(match, { idle, until: orders.until?.kind ?? null, stops, ...wish })
      .then((now) => setGiven({ over: told, orders: now }))
      .catch(() => undefined); // the question is still there, and can be passed by hand
  };
  const { until } = orders;
  return {
    idle: orders.idle,
    until: until && window.periods[until.kind] === until.mark ? until.kind : null,
    kinds: KINDS.filter((kind) => Object.hasOwn(window.periods, kind)),
    setIdle: (idle) => order({ idle }),
    passUntil: (kind) => order({ until: kind }),
  };
}
