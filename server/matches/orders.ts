import { STANDARD } from '@small-council/client/orders';
import type { Orders } from '@small-council/client/protocol';
import type { Seat } from '@small-council/engine';
import type { Database } from '../storage/open.ts';
import type { LiveMatch } from './standing.ts';

/** Standing orders: what a player wants to be passed for him. They are no part of the match. */

/**
 * Every pass in a window takes at least this long between people, whether it was ordered or given by hand, also on
 * the clock: nobody can tell from the time what somebody held. Against bots alone it takes no time.
 */
export const PASS_TAKES = 1_000;

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

/** When a pass of the open window may be told, at the earliest; nobody loses by it the last of his time. */
export function passDue({ match, players, standing }: LiveMatch, seat: Seat): number {
  if (!match.window) return standing.at;
  const people = players.filter(({ bot }) => bot === null).length;
  return standing.at + (people > 1 ? Math.min(PASS_TAKES, standing.left[seat] ?? PASS_TAKES) : 0);
}
