import type { Crest, Player } from '@small-council/client';
import { type Message, message, type Seat } from '@small-council/engine';

/** What who sits there is called: people by the name they have chosen, bots by theirs. */
export const personIn = (players: readonly Player[], seat: Seat): string | null =>
  players.find((one) => one.seat === seat)?.name || null;

/** What who sits there bears beside the name. */
export const crestIn = (players: readonly Player[], seat: Seat): Crest | null =>
  players.find((one) => one.seat === seat)?.crest ?? null;

/** A seat as its board calls it, and who sits there. */
export const nameAt = (seat: Message, name: string | null): Message =>
  name === null ? seat : message('board.seat.named', { seat, name });
