import { EPS, INCH } from './numbers.ts';
import { distance, farApart, pointDistance, type Shape } from './polygons.ts';
import { arrow, type Tray, trayShape } from './trays.ts';

export const SHORT = 6 * INCH;
export const LONG = 12 * INCH;

/** The range of a ranged attack: from the arrow to the nearest point of the target (SIF-446, SIF-914). */
export const rangeTo = (shooter: Tray, target: Tray): number =>
  pointDistance(arrow(shooter), trayShape(target));

/** Every other range: between the nearest points of the two trays (SIF-915). */
export const gap = (one: Tray, other: Tray): number => distance(trayShape(one), trayShape(other));

/** Limits are inclusive (SIF-916). */
export const reaches = (measured: number, limit: number): boolean => measured <= limit + EPS;

/** Whether two shapes are within a range of each other, without measuring where that is plain to see. */
export const inRange = (a: Shape, b: Shape, limit: number): boolean =>
  !farApart(a, b, limit + EPS) && reaches(distance(a, b), limit);
