import type { Seat } from '@small-council/engine';
import {
  type Card,
  hasKeyword,
  inPlayerOrder,
  keyOf,
  type M,
  powerOf,
  printed,
  type R,
  settleControl,
  total,
} from '@small-council/lcg';
import { dropOut, mayWin, terminalConditions, win, winsAmong } from '@small-council/lcg/rules';
import { agreed } from '../table.ts';
import { noteStrengths } from './strength.ts';

/** Winning, and everything else that follows by itself (AG1-612 to AG1-614, AG1-1207 to AG1-1215). */

const TO_WIN = 15;
const TEAM_TO_WIN = 30;

export const NOT_COUNTED = keyOf('powerNotCounted');

/** AG1-612, AG1-920: on characters, and on cards with Infamy whatever they are. */
export const powerCounts = (m: R, card: Card): boolean =>
  (printed(m, card).type === 'character' || hasKeyword(m, card, 'infamy')) &&
  total(m, NOT_COUNTED, card) === 0;

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, seat) => [seat]);
/** AG1-1207: partners sit opposite each other. */
const TEAMS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
  [0, 2],
  [1, 3],
];

export const partners = (m: R, seat: Seat): readonly Seat[] =>
  (agreed(m).teams && m.seats === 4 ? TEAMS : ALONE)[seat];

const hasWon = (m: R, seat: Seat): boolean => {
  const side = partners(m, seat);
  let power = 0;
  for (const one of side) power += powerOf(m, one);
  return power >= (side.length > 1 ? TEAM_TO_WIN : TO_WIN); // AG1-612, AG1-1208, AG1-1209
};

/** Looked after whenever something has happened. */
export function consequences(m: M): void {
  if (m.table.phase === 'setup') return;
  settleControl(m);
  noteStrengths(m);
  if (!powerWins(m)) terminalConditions(m);
}

/** AG1-613, AG1-614: mostly nobody has enough. */
function powerWins(m: M): boolean {
  let enough = false;
  for (let seat = 0; seat < m.seats; seat++) if (hasWon(m, seat)) enough = true;
  if (!enough) return false;
  const winners = inPlayerOrder(m).filter((seat) => hasWon(m, seat) && mayWin(m, seat));
  const sides = winners.filter(
    (seat) => partners(m, seat)[0] === seat || !winners.includes(partners(m, seat)[0]),
  );
  return winsAmong(m, sides, 'power');
}

/** Whoever gives up is out; the last side that is left has won. */
export function concede(m: M, seat: Seat): void {
  if (m.table.players[seat].out) return;
  dropOut(m, seat);
  const [first, ...others] = inPlayerOrder(m);
  const alone = others.every((other) => partners(m, first).includes(other));
  if (alone) win(m, first, 'conceded');
  else consequences(m);
}
