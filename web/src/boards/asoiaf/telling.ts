import {
  type Arc,
  arcsHolding,
  type Unit as FieldUnit,
  gap,
  has,
  type Point,
  sees,
  TURN,
  towards,
} from '@small-council/asoiaf/geometry';
import {
  chargeOn,
  enemiesEngaged,
  isOnField,
  modelsOf,
  ranksOf,
  trayOf,
  woundsLeft,
} from '@small-council/asoiaf/looking';
import type { Unit } from '@small-council/asoiaf/table';
import { type Message, message } from '@small-council/engine';
import { type Battle, isLone, isNear } from './battle.ts';
import { hasCommander, inches } from './names.ts';

/** The battle in words: what eyes would measure. */

export const thingOf = ({ id, card, seat }: Unit) => ({ is: 'unit', id, card, seat });

export const conditionsOf = ({ conditions }: Unit) =>
  conditions.length === 0 ? null : conditions.map((id) => ({ is: 'condition', id }));

/** Models and ranks, or the wounds that one alone has left. */
export const strengthOf = (unit: Unit): Message =>
  isLone(unit)
    ? message('field.told.wounds', { wounds: woundsLeft(unit) })
    : message('field.told.models', { models: modelsOf(unit), ranks: ranksOf(unit) });

/** The same where it is said that models are counted. */
export const countOf = (unit: Unit): Message =>
  isLone(unit)
    ? strengthOf(unit)
    : message('field.text.models', { models: modelsOf(unit), ranks: ranksOf(unit) });

/** "Guardsmen, enemy, commander, 9 models in 3 ranks, Vulnerable, ready." */
export const describeUnit = (battle: Battle, unit: Unit): Message =>
  message('field.told.unit', {
    unit: thingOf(unit),
    enemy: !isNear(battle, unit.seat),
    commander: hasCommander(unit),
    strength: strengthOf(unit),
    conditions: conditionsOf(unit),
    done: unit.activated,
    engaged: isOnField(battle.m, unit.id) && enemiesEngaged(battle.m, unit.id).length > 0,
  });

/** On which hour of a clock something lies, for who looks along a heading: 12 is straight ahead. */
export function hourOf(from: FieldUnit, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return 12;
  const turned = (towards(dx, dy) - from.h + TURN) % TURN;
  return Math.round(turned / 300) % 12 || 12;
}

export interface Told {
  readonly unit: Unit;
  readonly gap: number;
  readonly hour: number;
  /** The arc of the other one in which the unit stands. */
  readonly arc: Arc;
  readonly seen: boolean;
  readonly hides: string | null;
  /** The roll that a charge needs; null where it cannot be. */
  readonly roll: number | null;
}

/** Another unit as one sees it from here: how far, in which direction, from which side. */
export function toldFrom(battle: Battle, from: FieldUnit, other: Unit): Told {
  const { m, known } = battle;
  const tray = trayOf(m, other.id);
  const enemy = tray.side !== from.side;
  const seen = sees(known, from, tray, 'charge');
  return {
    unit: other,
    gap: gap(from, tray),
    hour: hourOf(from, tray),
    arc: arcsHolding(tray, from)[0],
    seen,
    hides: seen ? null : hidden(battle, from, tray),
    roll: enemy && seen ? (chargeOn(m, from.id, other.id)?.best.roll ?? null) : null,
  };
}

/** Who stands between, roughly: the nearest tray on the straight line. */
function hidden({ known }: Battle, from: FieldUnit, to: FieldUnit): string | null {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const between = known.bodies
    .filter(({ unit }) => unit.id !== from.id && unit.id !== to.id)
    .map(({ unit, shape }) => {
      const along =
        ((unit.x - from.x) * (to.x - from.x) + (unit.y - from.y) * (to.y - from.y)) / way;
      const aside =
        Math.abs((unit.x - from.x) * (to.y - from.y) - (unit.y - from.y) * (to.x - from.x)) / way;
      return { id: unit.id, along, aside, radius: shape.radius };
    })
    .filter(({ along, aside, radius }) => along > 0 && along < way && aside < radius)
    .sort((one, other) => one.along - other.along);
  return between[0]?.id ?? null;
}

export const far = (mil: number): Message => message('field.inches', { inches: inches(mil) });

/** What a piece of terrain does. */
export const keywordsOf = ({ known }: Battle, id: string): Message[] => {
  const piece = known.pieces.find(({ terrain }) => terrain.id === id);
  return piece
    ? piece.terrain.keywords
        .filter((keyword) => has(piece, keyword))
        .map((keyword) => message(`field.ground.${keyword}`))
    : [];
};
