import type { Orders } from '@small-council/client/protocol';
import type { Choose, Match, Seat } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import type { LiveMatch } from './standing.ts';

/** Standing orders: what a player wants to be passed for him. They are no part of the match. */

/** Without a word a player is asked wherever there is something to choose. */
export const STANDARD: Orders = { idle: true, until: null, stops: [] };

/**
 * Every pass in a window takes at least this long between people, whether it was ordered or given by hand:
 * nobody can tell from the time what somebody held. Against bots alone it takes no time.
 */
export const PASS_TAKES = 1_000;

/** Whether this seat passes the open window by order. */
export function passesByOrder(match: Match, seat: Seat, orders: Orders): boolean {
  const { until } = orders;
  const waits = until !== null && match.window?.periods[until.kind] === until.mark;
  return (waits && passable(match, seat, orders) !== null) || isSparedOf(match, seat, orders);
}

/** Whether the open window is one in which the seat could do nothing anyway: its player is not even asked. */
export const isSparedOf = (match: Match, seat: Seat, orders: Orders): boolean =>
  orders.idle && passable(match, seat, orders)?.from.length === 0;

/** What is asked in the open window, where the seat may pass and does not always want to stop. */
function passable(match: Match, seat: Seat, { stops }: Orders): Choose | null {
  const { window } = match;
  if (!window || stops.includes(window.name)) return null;
  const question = match.question(seat);
  return question?.kind === 'choose' && question.min === 0 ? question : null;
}

export async function ordersOf(db: Database, id: string, seats: number): Promise<Orders[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['seat', 'orders'])
    .where('match_id', '=', id)
    .execute();
  const given = new Map(rows.map(({ seat, orders }) => [seat, JSON.parse(orders) as Orders]));
  return Array.from({ length: seats }, (_, seat) => given.get(seat) ?? STANDARD);
}

export async function saveOrders(
  db: Database,
  id: string,
  seat: Seat,
  orders: Orders,
): Promise<void> {
  const text = JSON.stringify(orders);
  await db
    .insertInto('orders')
    .values({ match_id: id, seat, orders: text })
    .onConflict((c) => c.columns(['match_id', 'seat']).doUpdateSet({ orders: text }))
    .execute();
}

/** When a pass of the open window may be told, at the earliest. */
export function passDue({ match, players, standing }: LiveMatch): number {
  if (!match.window) return standing.at;
  const people = players.filter(({ bot }) => bot === null).length;
  return standing.at + (people > 1 ? PASS_TAKES : 0);
}
