import type { Match, Seat } from '@small-council/engine';
import {
  type Card,
  CHALLENGES,
  type Definition,
  definition,
  hasIcon,
  isBlank,
  powerOf,
  printed,
  type R,
  strength,
} from '@small-council/lcg';
import type { Judgement } from '../search.ts';
import { boonOf } from './harm.ts';

/** What a table is worth to a seat, in points. A power on the way to fifteen is the measure. */

export const TO_WIN = 15;
const POWER = 4;
/** What lies in the hand has yet to be paid: it is worth less there than on the table. */
const HAND = 1.1;
const HAND_COST = 0.1;
const GOLD = 0.3;
const ICON = 0.7;
const LOCATION = 1.8;
const ATTACHMENT = 1.7;
/** It saves its character once: the dearer that is, the more; always more than the card was worth in the hand. */
const duplicateWorth = (paid: number): number => 1.2 + paid * 0.25;

/** The rules read a table through this. */
export const reading = (match: Match): R => match.reading as R;

/** Who can still do something: the stronger, the more. */
const standing = (strong: number, icons: number): number => 0.2 + strong * 0.1 + icons * 0.1;

/** What a character loses with its text, if it has any. */
const blanked = ({ abilities, keywords }: Definition, paid: number): number =>
  abilities.length + keywords.length > 0 ? 0.6 + paid * 0.25 : 0;

/** A gift is worth as much as it harms where the enemy has it, and a burden the other way round. */
function attachmentWorth(m: R, card: Card, text: Definition, paid: number): number {
  const host = m.table.cards[card.host];
  const own = !host || host.controller === card.controller;
  return (own ? 1 : -1) * boonOf(text) * (ATTACHMENT + paid * 0.4);
}

function cardWorth(m: R, card: Card): number {
  const text = printed(m, card);
  const { type, cost, bonus } = text;
  const paid = typeof cost === 'number' ? cost : 1;
  if (type === 'attachment') return attachmentWorth(m, card, text, paid);
  if (type !== 'character') return LOCATION + paid * 0.5 + (bonus.gold ?? 0) * 0.5;
  const strong = strength(m, card);
  const able = CHALLENGES.filter((icon) => hasIcon(m, card, icon)).length;
  return (
    paid * 0.5 +
    strong * 0.6 +
    able * ICON +
    (card.knelt ? 0 : standing(strong, able)) +
    card.duplicates.length * duplicateWorth(paid) -
    (isBlank(m, card) ? blanked(text, paid) : 0)
  );
}

const heldWorth = (m: R, code: string): number => {
  const { cost } = definition(m, code);
  return HAND + HAND_COST * (typeof cost === 'number' ? cost : 1);
};

interface SeatWorth {
  readonly power: number;
  readonly cards: number;
  readonly gold: number;
  readonly table: number;
}

const OUT: SeatWorth = { power: -100, cards: 0, gold: 0, table: 0 };

function seatWorth(m: R, seat: Seat): SeatWorth {
  const { play, hand, gold, out } = m.table.players[seat];
  if (out) return OUT;
  const power = Math.min(TO_WIN, powerOf(m, seat));
  let table = 0;
  for (const id of play) table += cardWorth(m, m.table.cards[id]);
  let cards = 0;
  for (const { code } of hand) cards += heldWorth(m, code);
  return {
    power: power * POWER + (power >= TO_WIN ? 1000 : 0),
    cards,
    gold: Math.min(gold, 6) * GOLD,
    table,
  };
}

const sum = ({ power, cards, gold, table }: SeatWorth): number => power + cards + gold + table;

const NOTHING: SeatWorth = { power: 0, cards: 0, gold: 0, table: 0 };

/** How much the others count beside the strongest of them. */
const OTHERS = 0.2;

/** My worth against the strongest of the others, and a little against the rest; and what it is made of. */
export function judge(m: R, seat: Seat): Judgement {
  const mine = seatWorth(m, seat);
  const others: SeatWorth[] = [];
  for (let other = 0; other < m.table.players.length; other++)
    if (other !== seat) others.push(seatWorth(m, other));
  const [strongest = NOTHING, ...rest] = others.sort((one, other) => sum(other) - sum(one));
  const against = (part: keyof SeatWorth): number =>
    rest.reduce((total, worth) => total + worth[part] * OTHERS, strongest[part]);
  return {
    'because.power': mine.power - against('power'),
    'because.cardsInHand': mine.cards - against('cards'),
    'because.gold': mine.gold - against('gold'),
    'because.table': mine.table - against('table'),
  };
}

export const worth = (m: R, seat: Seat): number =>
  Object.values(judge(m, seat)).reduce((total, part) => total + part, 0);
