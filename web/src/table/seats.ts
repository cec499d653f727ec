import type { Player } from '@small-council/client';
import { type Message, message, type Seat } from '@small-council/engine';

/** The name of the person on this seat; bots have none. */
export function personIn(players: readonly Player[], seat: Seat): string | null {
  const player = players.find((one) => one.seat === seat);
  return player && player.bot === null && player.name !== '' ? player.name : null;
}

/** A seat as its board calls it, and who sits there. */
export const nameAt = (seat: Message, name: string | null): Message =>
  name === null ? seat : message('board.seat.named', { seat, name });
