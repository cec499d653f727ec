import { choose, flows, message, type Seat } from '@small-council/engine';
import { attachmentCard } from '../content/index.ts';
import { INCH, QUADRANTS, type Quadrant, quadrantsHolding } from '../geometry/index.ts';
import { firstPlace, placeQuestion } from '../rules/deployment.ts';
import {
  boardOf,
  fielded,
  ncuCardOf,
  ncuOf,
  opponentOf,
  pointsOf,
  seatsInOrder,
  sideOf,
  trayOf,
  unitOf,
} from '../rules/look.ts';
import { putUnit } from '../rules/moves.ts';
import { seatsOf, sidesOf } from '../rules/multiplayer.ts';
import { ownOrFlank } from '../rules/reserve.ts';
import { score } from '../rules/victory.ts';
import type { M, R, Unit, War } from '../table.ts';
import { ncuThing, ruleThing, unitThing } from '../things.ts';
import type { Mode } from './mode.ts';

const { flow, act, ask, each } = flows<War>();

/** A commander counts as three points (SIF-1443). */
const COMMANDER = 3;
/** At least so many points hold a quadrant (SIF-1439). */
const LEAST = 5;

const worthOf = (unit: Unit): number =>
  pointsOf(unit) +
  (unit.attachments.some((id) => attachmentCard(id)?.cost === 'commander') ? COMMANDER : 0);

/**
 * The points of a side in a quadrant: NCUs, and units that count there, with their attachments
 * (SIF-1440, SIF-1441).
 */
function pointsIn(
  m: R,
  side: number,
  quadrant: Quadrant,
  counts: (unit: string) => boolean,
): number {
  const units = fielded(m).filter((unit) => sideOf(m, unit.seat) === side && counts(unit.id));
  const ncus = m.table.quarters.filter(
    ({ ncu, quadrant: at }) => at === quadrant && sideOf(m, ncuOf(m, ncu).seat) === side,
  );
  return (
    units.reduce((sum, unit) => sum + worthOf(unit), 0) +
    ncus.reduce((sum, { ncu }) => sum + ncuCardOf(ncuOf(m, ncu)).cost, 0)
  );
}

/** The same before anybody has chosen: without the trays of which the opponent may say where they count, and with. */
export function pointsInQuadrant(m: R, side: number, quadrant: Quadrant) {
  const holding = (unit: string) => quadrantsHolding(boardOf(m), trayOf(m, unit));
  return {
    least: pointsIn(m, side, quadrant, (unit) => holding(unit).join() === quadrant),
    most: pointsIn(m, side, quadrant, (unit) => holding(unit).includes(quadrant)),
  };
}

/** Whose points hold a quadrant, by their place among them; null where nobody's do (SIF-1439). */
export function holderBy(points: readonly number[]): number | null {
  const most = Math.max(...points);
  return most < LEAST || points.filter((one) => one === most).length > 1
    ? null
    : points.indexOf(most);
}

type Chosen = { unit: string; quadrant: Quadrant }[];

/** The quadrant that holds most of a tray (SIF-1437); of equal ones the opponent has chosen (SIF-1438). */
const quadrantOf = (m: R, unit: string, chosen: Chosen): Quadrant =>
  chosen.find((one) => one.unit === unit)?.quadrant ??
  quadrantsHolding(boardOf(m), trayOf(m, unit))[0];

const undecided = (m: R, chosen: Chosen): string | undefined =>
  fielded(m)
    .map(({ id }) => id)
    .find(
      (id) =>
        chosen.every(({ unit }) => unit !== id) &&
        quadrantsHolding(boardOf(m), trayOf(m, id)).length > 1,
    );

/** Who holds which quadrant, at the end of a round (SIF-1447). */
const counting = flow<{ chosen: Chosen }>('quadrants', [
  ask('whichQuadrant', {
    who: (m, { chosen }) => {
      const unit = undecided(m, chosen);
      return unit === undefined ? [] : opponentOf(m, unitOf(m, unit).seat);
    },
    question: (m, { chosen }) => {
      const unit = undecided(m, chosen) as string;
      return choose({
        text: message('ask.whichQuadrant', { unit: unitThing(m, unit) }),
        rule: 'SIF-1438',
        from: quadrantsHolding(boardOf(m), trayOf(m, unit)),
        label: (id) => message(`quadrant.${id}`),
      });
    },
    answer: (m, here, [id]) => {
      here.chosen = [
        ...here.chosen,
        { unit: undecided(m, here.chosen) as string, quadrant: id as Quadrant },
      ];
      m.again();
    },
  }),
  act('scoreQuadrants', (m, { chosen }) => {
    for (const quadrant of QUADRANTS) {
      const counts = (unit: string) => quadrantOf(m, unit, chosen) === quadrant;
      const sides = sidesOf(m);
      const holder = holderBy(sides.map((side) => pointsIn(m, side, quadrant, counts)));
      if (holder !== null) score(m, seatsOf(m, sides[holder])[0], 1, ruleThing('SIF-1447'));
    }
  }),
]);

const openTo = (m: R, seat: Seat): Quadrant[] =>
  QUADRANTS.filter((quadrant) =>
    m.table.quarters.every((one) => one.quadrant !== quadrant || ncuOf(m, one.ncu).seat !== seat),
  );

/** Instead of a zone an NCU may stand in a quadrant, one of each player in each (SIF-1441, SIF-1442). */
const insteadOfZone = flow<{ ncu: string; seat: Seat }>('standInQuadrant', [
  ask('ncuQuadrant', {
    who: (m, { seat }) => (openTo(m, seat).length > 0 ? seat : []),
    question: (m, { ncu, seat }) =>
      choose({
        text: message('ask.ncuQuadrant', { ncu: ncuThing(m, ncu) }),
        rule: 'SIF-1441',
        from: openTo(m, seat),
        min: 0,
        label: (id) => message(`quadrant.${id}`),
        pass: message('pass.none'),
      }),
    answer: (m, { ncu }, [id]) => {
      if (id === undefined) return;
      m.table.quarters.push({ ncu, quadrant: id as Quadrant });
      m.log('fact.quadrant', { ncu: ncuThing(m, ncu), quadrant: message(`quadrant.${id}`) });
    },
  }),
]);

const fallen = (m: R, seat: Seat): string[] =>
  m.table.units
    .filter((unit) => unit.seat === seat && unit.destroyed)
    .map(({ id }) => id)
    .filter((id) => firstPlace(m, id, ownOrFlank(m, seat)) !== null);

/** One destroyed unit of each player may return close to the own table edge or a flank, as it was first deployed, and has been activated (SIF-1444, SIF-1446). */
const returning = flow<{ seat: Seat; unit: string }>('standAgain', [
  ask('returnUnit', {
    who: (m, { seat }) => (fallen(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.returnUnit'),
        rule: 'SIF-1444',
        from: fallen(m, seat),
        min: 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        pass: message('pass.stayAway'),
      }),
    answer: (_m, here, [id]) => {
      here.unit = id ?? '';
    },
  }),
  ask('returnUnitPlace', {
    who: (_m, { seat, unit }) => (unit === '' ? [] : seat),
    question: (m, { seat, unit }) => placeQuestion(m, unit, ownOrFlank(m, seat), 'SIF-1445'),
    answer: (m, { unit: id }, { x, y, heading }) => {
      restand(m, id);
      putUnit(m, id, { x, y, h: heading });
    },
  }),
]);

function restand(m: M, id: string): void {
  const unit = unitOf(m, id);
  unit.destroyed = false;
  unit.wounds = 0;
  unit.pose = null;
  unit.activated = true;
  m.log('fact.returned', { unit: unitThing(m, id) });
}

const roundStarts = flow('standAgainAll', [
  each((m) => seatsInOrder(m).map((seat) => ({ seat, unit: '' })), returning),
]);

/** Here We Stand: four quadrants to be held (SIF-1434 to SIF-1447). */
export const hereWeStand: Mode = {
  id: 'hereWeStand',
  depth: 18 * INCH,
  tokens: null,
  ground: { anywhere: 'SIF-1435' },
  roundStarts,
  insteadOfZone,
  called: [counting],
  score: (m) => {
    if (m.table.round >= 2) m.call(counting, { chosen: [] });
  },
};
