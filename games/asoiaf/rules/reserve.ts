import { choose, flows, message, type Seat } from '@small-council/engine';
import { deploymentZone, flankZones, SHORT, type Zone } from '../geometry/index.ts';
import { claimTokens } from '../modes/tokens.ts';
import type { M, R, Unit, War } from '../table.ts';
import { unitThing } from '../things.ts';
import { firstPlace, isSouth, placeQuestion } from './deployment.ts';
import { boardOf, seatsInOrder, unitOf } from './look.ts';
import { putUnit } from './moves.ts';

const { flow, ask, each } = flows<War>();

/** Units off the battlefield that arrive later (SIF-1721). */

/** Within Short range of a flank. */
export const flanks = (m: R): Zone[] => flankZones(boardOf(m), SHORT);

/** Within Short range of the own table edge, or of a flank. */
export const ownOrFlank = (m: R, seat: Seat): Zone[] => [
  deploymentZone(boardOf(m), isSouth(m, seat) ? 0 : 1, SHORT),
  ...flanks(m),
];

const zonesOf = (m: R, unit: string): readonly Zone[] =>
  unitOf(m, unit).reserve === 'outflank' ? ownOrFlank(m, unitOf(m, unit).seat) : flanks(m);

/** The units of a player that could arrive now. */
export const arriving = (m: R, seat: Seat, from: 'outflank' | 'ncu'): string[] =>
  m.table.units
    .filter((unit) => unit.seat === seat && unit.reserve === from && !unit.destroyed)
    .map(({ id }) => id)
    .filter((id) => firstPlace(m, id, zonesOf(m, id)) !== null);

/** Whether a unit of the besieged may enter now: from round 3 on, or earlier by a card (SIF-1342, SIF-997). */
export const mayEnter = (m: R, { id, reserve }: Unit): boolean =>
  reserve === 'siege' &&
  m.table.round >= (m.table.siege.early === id ? 2 : 3) &&
  firstPlace(m, id, flanks(m)) !== null;

/** It is set up, at least an inch from enemies, and has not been activated. */
export const comeFromReserve = flow<{ unit: string }>('comeFromReserve', [
  ask('reservePlace', {
    who: (m, { unit }) =>
      firstPlace(m, unit, zonesOf(m, unit)) === null ? [] : unitOf(m, unit).seat,
    question: (m, { unit }) => {
      const rule = unitOf(m, unit).reserve === 'siege' ? 'SIF-1343' : 'SIF-1721';
      return placeQuestion(m, unit, zonesOf(m, unit), rule);
    },
    answer: (m, { unit }, { x, y, heading }) => {
      unitOf(m, unit).reserve = null;
      putUnit(m, unit, { x, y, h: heading });
      claimTokens(m, unit);
    },
  }),
]);

/** At the start of a round one unit of whoever is not first player may arrive. */
const reserve = flow<{ seat: Seat }>('reserve', [
  ask('fromReserve', {
    who: (m, { seat }) => (arriving(m, seat, 'outflank').length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.fromReserve'),
        rule: 'SIF-1721',
        from: arriving(m, seat, 'outflank'),
        min: 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        pass: message('pass.stayAway'),
      }),
    answer: (m, _here, [unit]) => {
      if (unit !== undefined) m.call(comeFromReserve, { unit });
    },
  }),
]);

export const reserves = flow('reserves', [
  each(
    (m: M) =>
      seatsInOrder(m)
        .filter((seat) => seat !== m.table.first)
        .map((seat) => ({ seat })),
    reserve,
  ),
]);

export const reserveFlows = [reserves, comeFromReserve];
