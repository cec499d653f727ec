import { distance, trayShape } from '@small-council/asoiaf/geometry';
import {
  capacityOf,
  controllerOf,
  enemiesOf,
  friendsOf,
  isEngaged,
  pointsOf,
  sideOf,
  trayOf,
  unitOf,
  woundsLeft,
} from '@small-council/asoiaf/looking';
import type { R, Unit } from '@small-council/asoiaf/table';
import type { Match, Seat } from '@small-council/engine';
import type { Judgement } from '../search.ts';

/**
 * What a battle is worth to a side, in points of an army: about one for a tenth of a regiment. The rules of thumb and
 * replays go by this page; the search by chances of winning (`chances.ts`).
 */

/** What it is worth to win. */
export const WON = 120;
const VICTORY_POINT = 8;
const OBJECTIVE = 3;
const CARD = 0.6;
const CONDITION = 0.5;
/** A card that lies beside a unit, to its good or to its harm. */
const BESIDE = 0.8;
/** For every inch between a unit and whom it could fight. */
const INCH = 0.04;
const TO_INCHES = 1 / 1000;
/** A regiment that stands at all is worth this much of its points; the rest goes with its men. */
const STANDING = 0.3;

export const reading = (match: Match): R => match.reading as R;

function unitWorth(m: R, unit: Unit): number {
  const left = woundsLeft(unit) / Math.max(1, capacityOf(unit));
  let worth = pointsOf(unit) * (STANDING + (1 - STANDING) * left);
  worth -= CONDITION * unit.conditions.length;
  for (const { seat } of unit.cards)
    worth += sideOf(m, seat) === sideOf(m, unit.seat) ? BESIDE : -BESIDE;
  return worth;
}

const regiments = (m: R, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unitWorth(m, unit), 0);

/** How far these units are from whom they could fight, in inches: all of them together. */
export function inchesApart(m: R, own: readonly Unit[], others: readonly Unit[]): number {
  if (others.length === 0) return 0;
  const shapes = others.map(({ id }) => trayShape(trayOf(m, id)));
  let sum = 0;
  for (const { id } of own) {
    if (isEngaged(m, id)) continue;
    const shape = trayShape(trayOf(m, id));
    sum += Math.min(...shapes.map((other) => distance(shape, other))) * TO_INCHES;
  }
  return sum;
}

export function judge(m: R, seat: Seat): Judgement {
  const { points, tokens, players } = m.table;
  const side = sideOf(m, seat);
  const others = points.filter((_, other) => other !== side);
  let objectives = 0;
  for (const token of tokens) {
    const holder = controllerOf(m, token);
    if (holder !== null)
      objectives += sideOf(m, unitOf(m, holder).seat) === side ? OBJECTIVE : -OBJECTIVE;
  }
  const cards = players.reduce(
    (sum, { hand }, other) => sum + (sideOf(m, other) === side ? hand.length : -hand.length),
    0,
  );
  return {
    'because.points': VICTORY_POINT * (points[side] - Math.max(0, ...others)),
    'because.regiments': regiments(m, friendsOf(m, seat)) - regiments(m, enemiesOf(m, seat)),
    'because.objectives': objectives,
    'because.ground': -INCH * inchesApart(m, friendsOf(m, seat), enemiesOf(m, seat)),
    'because.cardsInHand': CARD * cards,
  };
}
