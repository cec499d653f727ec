import type { Choose, Match, Seat } from '@small-council/engine';
import type { Orders } from './protocol.ts';

/** What standing orders pass. The server asks this at every question, `npm run simulate` counts with it. */

/** Without a word a player is asked wherever there is something to choose. */
export const STANDARD: Orders = { idle: true, until: null, stops: [] };

/** Whether this seat passes the open window by order. */
export function passesByOrder(match: Match, seat: Seat, orders: Orders): boolean {
  const { until } = orders;
  const waits = until !== null && match.window?.periods[until.kind] === until.mark;
  return (waits && passable(match, seat, orders) !== null) || isSparedOf(match, seat, orders);
}

/**
 * Whether the open window is one in which nothing could come of whatever the seat does: its player is not even
 * asked.
 */
export function isSparedOf(match: Match, seat: Seat, orders: Orders): boolean {
  const asked = orders.idle ? passable(match, seat, orders) : null;
  return asked?.from.every((id) => asked.idle?.(id) ?? false) ?? false;
}

/** What is asked in the open window, where the seat may pass and does not always want to stop. */
function passable(match: Match, seat: Seat, { stops }: Orders): Choose | null {
  const { window } = match;
  if (!window || stops.includes(window.name)) return null;
  const question = match.question(seat);
  return question?.kind === 'choose' && question.min === 0 ? question : null;
}
