import type { Seat } from '@small-council/engine';
import type { M, R } from './table.ts';
import { inPlayerOrder } from './zones.ts';

/**
 * Where a window stands: who was asked first, whose turn it is from there, and how many have passed in a row; and what
 * players have done in it without a card, as `seat:name.option`.
 */
export type Rotation = { turn: number; passed: number; from: Seat; free?: string[] };

/** The next player who may act; players who can do nothing have passed. Nobody: the window closes. */
export function nextToAct(m: R, here: Rotation, may: (seat: Seat) => boolean): Seat | Seat[] {
  const order = inPlayerOrder(m, here.from);
  for (let i = 0; here.passed + i < order.length; i++) {
    const seat = order[(here.turn + i) % order.length];
    if (may(seat)) return seat;
  }
  return [];
}

/** After a player has acted, everybody gets a new chance. */
export function goRound(m: M, here: Rotation, seat: Seat, passes: boolean): void {
  const order = inPlayerOrder(m, here.from);
  const at = order.indexOf(seat);
  const before = (at - (here.turn % order.length) + order.length) % order.length;
  here.turn = at + 1;
  here.passed = passes ? here.passed + before + 1 : 0;
}
