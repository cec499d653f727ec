import type { Match, Seat } from '@small-council/engine';
import {
  type Card,
  definition,
  hasIcon,
  isBlank,
  powerOf,
  type R,
  strength,
} from '@small-council/lcg';

/** What a table is worth to a seat, in points. A power on the way to fifteen is the measure. */

const TO_WIN = 15;
const POWER = 4;
const HAND = 1.5;
const GOLD = 0.3;
const ICON = 0.7;
const STANDING = 0.6;
const DUPLICATE = 1;
/** What a character loses with its text. */
const BLANK = 1.5;

/** The rules read a table through this. */
export const reading = (match: Match): R => match.reading as R;

function cardWorth(m: R, card: Card): number {
  const { type, cost, icons } = definition(m, card.code);
  const paid = typeof cost === 'number' ? cost : 1;
  if (type !== 'character') return 0.8 + paid * 0.6;
  const body =
    strength(m, card) * 0.6 + icons.filter((icon) => hasIcon(m, card, icon)).length * ICON;
  return (
    paid * 0.5 +
    body +
    (card.knelt ? 0 : STANDING) +
    card.duplicates.length * DUPLICATE -
    (isBlank(m, card) ? BLANK : 0)
  );
}

/** An attachment is worth something to whoever controls its host, or costs it. */
function seatWorth(m: R, seat: Seat): number {
  const { play, hand, gold, out } = m.table.players[seat];
  if (out) return -100;
  const power = Math.min(TO_WIN, powerOf(m, seat));
  let sum = power * POWER + (power >= TO_WIN ? 1000 : 0);
  sum += hand.length * HAND + Math.min(gold, 6) * GOLD;
  for (const id of play) sum += cardWorth(m, m.table.cards[id]);
  return sum;
}

/** My worth against the strongest of the others. */
export function worth(m: R, seat: Seat): number {
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < m.table.players.length; other++)
    if (other !== seat) others = Math.max(others, seatWorth(m, other));
  return seatWorth(m, seat) - others;
}
