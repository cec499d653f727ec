import type { Seat } from '@small-council/engine';
import type { Toll, Tolled } from './edition.ts';
import { event } from './events.ts';
import { spendable } from './gold.ts';
import type { AnyEvent, R, Use } from './table.ts';

/** Tolls: gold that a player must hand over to others, from the pool, to do something. */

const NONE: readonly Toll[] = [];

export const tollsFor = (m: R, what: Tolled): readonly Toll[] => m.book.tolls?.(m, what) ?? NONE;

const sum = (tolls: readonly Toll[]): number => tolls.reduce((all, { gold }) => all + gold, 0);

/** Whether the gold in the player's pool is enough. */
export const affordsToll = (m: R, what: Tolled): boolean =>
  m.book.tolls === undefined || sum(tollsFor(m, what)) <= m.table.players[what.seat].gold;

/** The gold changes hands. */
export const tollsPaid = (from: Seat, tolls: readonly Toll[]): AnyEvent[] =>
  tolls.map(({ gold, to }) => event('goldMoved', { seat: to[0] }, { from, amount: gold }));

export const tollsOfUse = (m: R, { seat, card, code }: Use): readonly Toll[] =>
  tollsFor(m, { what: 'use', seat, card, code });

/** What the player of the ability can pay with besides the toll, which comes first. */
export const affordable = (m: R, use: Use): number =>
  spendable(m, use.seat) - (use.tolled ? 0 : sum(tollsOfUse(m, use)));
