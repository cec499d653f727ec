import { type Charge, chances, distance, trayShape } from '@small-council/asoiaf/geometry';
import {
  capacityOf,
  chargesOf,
  controllerOf,
  isEngaged,
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

/** All charges that a unit could make now. */
export const chargesFrom = (m: R, id: string): readonly Charge[] =>
  isEngaged(m, id) ? [] : chargesOf(m, id);

/** How good the best charge of a unit is. */
export const chargeWorth = ({ m }: Look, id: string): number =>
  Math.max(0, ...chargesFrom(m, id).map((charge) => worthOfCharge(m, charge)));

/** Its chance, more for flanks and for enemies who have lost men. */
export function worthOfCharge(m: R, charge: Charge): number {
  const [{ arc }] = charge.arcs;
  const side = arc === 'rear' ? 1.6 : arc === 'front' ? 1 : 1.35;
  const target = unitOf(m, charge.target.id);
  const lost = 1 - woundsLeft(target) / Math.max(1, capacityOf(target));
  return (chances(charge.best) / 6) * side * (1 + lost / 2);
}
