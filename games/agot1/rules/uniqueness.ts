import type { Seat } from '@small-council/engine';
import { type Card, type Code, definition, type R } from '@small-council/lcg';
import { mayControl as controls, mayEnter as enters } from '@small-council/lcg/rules';
import { own } from '../table.ts';

/** Unique cards (AG1-801 to AG1-804). */

/** AG1-804: an opponent has taken this player's card; the title is remembered for the rest of the game. */
export function noteLost(m: R, card: Card): void {
  const lost = own(m).lost[card.owner];
  const title = definition(m, card.code).name.en;
  if (!lost.includes(title)) lost.push(title);
}

const hasLost = (m: R, seat: Seat, code: Code): boolean => {
  const { unique, name } = definition(m, code);
  return unique && own(m).lost[seat].includes(name.en);
};

export const mayEnter = (m: R, seat: Seat, code: Code, owner: Seat, id = 0): boolean =>
  !hasLost(m, seat, code) && enters(m, seat, code, owner, id);

export const mayControl = (m: R, seat: Seat, card: Card): boolean =>
  !hasLost(m, seat, card.code) && controls(m, seat, card);
