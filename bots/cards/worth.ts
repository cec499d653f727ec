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
import type { Judgement } from '../search.ts';

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

interface SeatWorth {
  readonly power: number;
  readonly cards: number;
  readonly gold: number;
  readonly table: number;
}

const OUT: SeatWorth = { power: -100, cards: 0, gold: 0, table: 0 };

/** An attachment is worth something to whoever controls its host, or costs it. */
function seatWorth(m: R, seat: Seat): SeatWorth {
  const { play, hand, gold, out } = m.table.players[seat];
  if (out) return OUT;
  const power = Math.min(TO_WIN, powerOf(m, seat));
  let table = 0;
  for (const id of play) table += cardWorth(m, m.table.cards[id]);
  return {
    power: power * POWER + (power >= TO_WIN ? 1000 : 0),
    cards: hand.length * HAND,
    gold: Math.min(gold, 6) * GOLD,
    table,
  };
}

const sum = ({ power, cards, gold, table }: SeatWorth): number => power + cards + gold + table;

/** My worth against the strongest of the others, and what it is made of. */
export function judge(m: R, seat: Seat): Judgement {
  const mine = seatWorth(m, seat);
  let theirs: SeatWorth | null = null;
  for (let other = 0; other < m.table.players.length; other++) {
    if (other === seat) continue;
    const worth = seatWorth(m, other);
    if (!theirs || sum(worth) > sum(theirs)) theirs = worth;
  }
  const { power, cards, gold, table } = theirs ?? OUT;
  return {
    'because.power': mine.power - power,
    'because.cardsInHand': mine.cards - cards,
    'because.gold': mine.gold - gold,
    'because.table': mine.table - table,
  };
}

export const worth = (m: R, seat: Seat): number =>
  Object.values(judge(m, seat)).reduce((total, part) => total + part, 0);
