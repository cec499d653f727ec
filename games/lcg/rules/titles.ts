import type { Seat } from '@small-council/engine';
import { type Code, definition, type R } from '../index.ts';

/** What binds titles to each other. */

export const titleOf = (m: R, seat: Seat): Code | null => {
  const { title } = m.table.players[seat];
  return title === 0 ? null : m.table.cards[title].code;
};

/** Relations are declared on the title cards as keywords: `supports:CODE`, `rivals:CODE`, `opposes:CODE`. */
export function relates(m: R, seat: Seat, other: Seat, how: string): boolean {
  const mine = titleOf(m, seat);
  const theirs = titleOf(m, other);
  return (
    mine !== null && theirs !== null && definition(m, mine).keywords.includes(`${how}:${theirs}`)
  );
}
