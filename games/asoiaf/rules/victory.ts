import { message, type Seat } from '@small-council/engine';
import { modeOf } from '../modes/mode.ts';
import type { M } from '../table.ts';
import { type Cause, playerThing, ruleThing } from '../things.ts';
import { commandersUnit, pointsOf, sideOf, unitOf, unitsOfSide } from './look.ts';
import { eliminate, isFreeForAll, lastOne, seatsOf, sidesOf } from './multiplayer.ts';

/** A side earns victory points (SIF-1027). */
export function score(m: M, seat: Seat, points: number, because: Cause): void {
  // Whoever only has to hold out earns nothing (SIF-1335).
  if (points === 0 || modeOf(m).earnsNothing?.(m, sideOf(m, seat))) return;
  m.table.points[sideOf(m, seat)] += points;
  m.log('fact.scored', { seat, player: playerThing(seat), points, because });
}

/**
 * A destroyed combat unit is worth a point to whoever destroyed it (SIF-1211); if its own side did, or nobody,
 * to every opponent (SIF-1212, SIF-1213). Then somebody may be without any unit (SIF-1209).
 */
export function scoreDestroyed(m: M, id: string, seat: Seat | null, by: string | null): void {
  const owner = unitOf(m, id).seat;
  const earns =
    seat !== null && sideOf(m, seat) !== sideOf(m, owner)
      ? [seat]
      : sidesOf(m)
          .filter((side) => side !== sideOf(m, owner))
          .map((side) => seatsOf(m, side)[0]);
  for (const one of earns) score(m, one, 1, ruleThing('SIF-1211'));
  m.table.losses.push({ seat: owner, by: seat, commander: commandersUnit(m, owner)?.id === id });
  modeOf(m).destroyed?.(m, id, seat, by);
  if (isFreeForAll(m) && unitsOfSide(m, sideOf(m, owner)).length === 0) eliminate(m, owner);
  lastOne(m);
}

/** How many points win at this size of game (SIF-1204, SIF-1205). */
export const pointsToWin = (size: number): number =>
  8 + 2 * Math.max(0, Math.floor((size - 30) / 10));

/** At the end of a round: enough points, and more than everybody else, wins (SIF-1202, SIF-1203, SIF-959). */
export function checkVictory(m: M): void {
  const { points, size, round } = m.table;
  const sides = sidesOf(m);
  const most = Math.max(...sides.map((side) => points[side]));
  const leading = sides.filter((side) => points[side] === most);
  const winners = (among: readonly number[]) => among.flatMap((side) => seatsOf(m, side));
  if (most >= pointsToWin(size) && leading.length === 1) {
    m.end({ winners: winners(leading), reason: message('end.points', { points: most }) });
    return;
  }
  if (round < LAST_ROUND) return;
  const holdsOut = modeOf(m).holdsOut?.(m);
  if (holdsOut !== undefined) {
    m.end({ winners: seatsOf(m, holdsOut), reason: message('end.heldOut') });
    return;
  }
  if (leading.length === 1) {
    m.end({ winners: winners(leading), reason: message('end.mostPoints', { points: most }) });
    return;
  }
  // Equal points: who has more of an army left (SIF-1207); else a draw (SIF-1208).
  const left = (side: number): number =>
    unitsOfSide(m, side).reduce((sum, unit) => sum + pointsOf(unit), 0);
  const best = Math.max(...leading.map(left));
  const strongest = leading.filter((side) => left(side) === best);
  m.end({
    winners: winners(strongest),
    reason:
      strongest.length === 1 ? message('end.armyLeft', { points: best }) : message('end.draw'),
  });
}

export const LAST_ROUND = 6;
