import { chances, distance, type Glimpse, trayShape } from '@small-council/asoiaf/geometry';
import {
  capacityOf,
  controllerOf,
  glimpsesOf,
  isOnField,
  trayOf,
  unitOf,
  woundsLeft,
} from '@small-council/asoiaf/looking';
import type { R } from '@small-council/asoiaf/table';
import type { Chance, Match, Question, Seat } from '@small-council/engine';

/** What a player of the miniatures game has before them: the field, and what the step that asks knows. */
export interface Look {
  readonly m: R;
  readonly seat: Seat;
  readonly question: Question;
  readonly chance: Chance;
  readonly vars: { [name: string]: unknown };
}

export function lookIn(world: Match, seat: Seat, chance: Chance): Look {
  const { vars } = world.state.stack.at(-1) as { vars: Look['vars'] };
  return { m: world.reading as R, seat, question: world.question(seat) as Question, chance, vars };
}

export const isUnit = ({ m }: Look, id: string): boolean => id.startsWith('u') && isOnField(m, id);

export const apart = (m: R, one: string, other: string): number =>
  distance(trayShape(trayOf(m, one)), trayShape(trayOf(m, other)));

/** Whether a unit stands on a token that it controls. */
export const holdsToken = ({ m }: Look, id: string): boolean =>
  m.table.tokens.some((token) => controllerOf(m, token) === id);

/** The charge of a unit on this one at a glance; nothing where it sees none. */
export const glimpseOf = (m: R, unit: string, target: string): Glimpse | undefined =>
  glimpsesOf(m, unit).find((charge) => charge.target.id === target);

/** How good the best charge of a unit is. */
export const chargeWorth = ({ m }: Look, id: string): number =>
  Math.max(0, ...glimpsesOf(m, id).map((charge) => worthOfCharge(m, charge)));

/** Its chance, more for flanks and for enemies who have lost men. */
export function worthOfCharge(m: R, { target: { id }, arc, course }: Glimpse): number {
  const side = arc === 'rear' ? 1.6 : arc === 'front' ? 1 : 1.35;
  const target = unitOf(m, id);
  const lost = 1 - woundsLeft(target) / Math.max(1, capacityOf(target));
  return (chances(course) / 6) * side * (1 + lost / 2);
}
