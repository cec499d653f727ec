import type { Seat } from '@small-council/engine';
import { CANNOT, holds, powerOf, type R } from '@small-council/lcg';

/** What a match is worth in a tournament, ended by itself or by the clock (AG2-912, AG2-1043 to AG2-1046). */

/** Won before the time was over; or only ahead when it was. */
export type Score = 'win' | 'modifiedWin' | 'draw' | 'loss';

const mayWin = (m: R, seat: Seat): boolean => !holds(m, CANNOT.win, { seat });

const seatsOf = (m: R): Seat[] => m.table.players.map((_, seat) => seat);

/** A joust that has been won or that nobody could win (AG2-912). */
export const scoreJoust = (m: R, winners: readonly Seat[]): Score[] =>
  seatsOf(m).map((seat) => (winners.includes(seat) ? 'win' : 'loss'));

/** A joust when time is over: who is ahead has won, unless he cannot win; then it is the other one. */
export function scoreJoustAtTime(m: R): Score[] {
  const able = seatsOf(m).filter((seat) => mayWin(m, seat));
  const most = Math.max(...able.map((seat) => powerOf(m, seat)));
  const ahead = able.filter((seat) => powerOf(m, seat) === most);
  const best: Score = ahead.length > 1 ? 'draw' : 'modifiedWin';
  return seatsOf(m).map((seat) => (ahead.includes(seat) ? best : 'loss'));
}

/**
 * The places of a melee, the first place first; who share one have the same power. Who cannot win is second
 * at best (AG2-1045): the first place may be nobody's. Without winners the time is over (AG2-1046).
 */
export function placesInMelee(m: R, winners?: readonly Seat[]): Seat[][] {
  const able = seatsOf(m).filter((seat) => !m.table.players[seat].out && mayWin(m, seat));
  const first = winners ?? mostPower(m, able);
  let left = seatsOf(m).filter((seat) => !first.includes(seat));
  const places = [first.slice()];
  while (left.length > 0) {
    const playing = left.filter((seat) => !m.table.players[seat].out);
    const next = mostPower(m, playing.length > 0 ? playing : left);
    places.push(next);
    left = left.filter((seat) => !next.includes(seat));
  }
  return places;
}

function mostPower(m: R, seats: readonly Seat[]): Seat[] {
  const most = Math.max(...seats.map((seat) => powerOf(m, seat)));
  return seats.filter((seat) => powerOf(m, seat) === most);
}
