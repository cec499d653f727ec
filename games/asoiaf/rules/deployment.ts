import {
  type Chance,
  choose,
  flows,
  message,
  type Pose as Place,
  place,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  APART,
  deploymentZone,
  EPS,
  HALF_TURN,
  INCH,
  inBoard,
  nearer,
  overlap,
  type Pose,
  SIZES,
  standsIn,
  TURN,
  trayShape,
  type Zone,
} from '../geometry/index.ts';
import { modeOf } from '../modes/mode.ts';
import { claimTokens } from '../modes/tokens.ts';
import type { M, R, Unit, War } from '../table.ts';
import { playerThing, unitThing } from '../things.ts';
import { has } from './inForce.ts';
import { BEHIND, boardOf, cardOf, sideOf, surveyOf, unitOf } from './look.ts';
import { putUnit } from './moves.ts';
import { cornerOf, isFreeForAll, seatsFrom } from './multiplayer.ts';
import { once } from './once.ts';

const { flow, ask } = flows<War>();

/** The deployment zone of a player (SIF-1229). */
export const zoneOf = (m: R, seat: Seat): Zone =>
  isFreeForAll(m) ? cornerOf(m, seat) : edgeZone(m, sideOf(m, seat));

/** The zone of a side along its table edge. */
export const edgeZone = (m: R, side: number): Zone =>
  deploymentZone(
    boardOf(m),
    m.table.edges[side] as 0 | 1,
    modeOf(m).depthOf?.(m, side) ?? modeOf(m).depth,
  );

/** Whether a player's table edge is the near one. */
export const isSouth = (m: R, seat: Seat): boolean => m.table.edges[sideOf(m, seat)] % 2 === 0;

/** Why a unit may not be set up there: inside a zone, on nobody and nothing, an inch from enemies (SIF-1229, SIF-920). */
export function placeRefusal(
  m: R,
  id: string,
  zones: readonly Zone[],
  { x, y, h }: Pose,
): Refused | null {
  const unit = unitOf(m, id);
  const tray = { kind: cardOf(unit).tray, x, y, h };
  const shape = trayShape(tray);
  if (!inBoard(boardOf(m), shape)) return refuse('SIF-920', 'refuse.tableEdge', { by: null });
  if (!zones.some((zone) => standsIn(zone, tray))) return refuse('SIF-1229', 'refuse.outsideZone');
  const known = surveyOf(m);
  for (const body of known.bodies) {
    if (overlap(shape, body.shape))
      return refuse('SIF-422', 'refuse.endsOnUnit', { by: unitThing(m, body.unit.id) });
    if (body.unit.side !== sideOf(m, unit.seat) && nearer(shape, body.shape, APART - EPS))
      return refuse('SIF-420', 'refuse.tooNear', { by: unitThing(m, body.unit.id) });
  }
  for (const piece of known.impassable) {
    if (!overlap(shape, piece.shape)) continue;
    return piece.terrain.id === BEHIND
      ? refuse('SIF-1350', 'refuse.behindWalls')
      : refuse('SIF-1116', 'refuse.endsOnImpassable', { by: null });
  }
  return null;
}

/** Worked out once for a position: every unit with such a tray finds the same place. */
const firsts = once<Pose | null>();

/** The first free place of some zones, row by row, facing away from the own edge; null where there is none. */
export function firstPlace(m: R, id: string, zones: readonly Zone[]): Pose | null {
  const unit = unitOf(m, id);
  const about = `${cardOf(unit).tray} ${unit.seat} ${JSON.stringify(zones)}`;
  return firsts(surveyOf(m), about, () => searchPlace(m, id, zones));
}

function searchPlace(m: R, id: string, zones: readonly Zone[]): Pose | null {
  const { halfWidth, halfDepth } = SIZES[cardOf(unitOf(m, id)).tray];
  const facing = facingOf(m, unitOf(m, id).seat);
  const step = INCH / 2;
  for (const { left, right, bottom, top } of zones) {
    for (let row = bottom + halfDepth; row <= top; row += step) {
      const y = facing === 0 ? row : bottom + top - row;
      for (let x = left + halfWidth; x <= right; x += step) {
        const pose = { x, y, h: facing };
        if (!placeRefusal(m, id, zones, pose)) return pose;
      }
    }
  }
  return null;
}

/** Towards the middle of the table. */
const facingOf = (m: R, seat: Seat): number => (isSouth(m, seat) ? 0 : HALF_TURN);

const TRIES = 12;

/** A legal place by chance, mostly in rows as people set up. */
function proposePlace(m: R, id: string, zones: readonly Zone[], chance: Chance): Pose {
  const { halfDepth } = SIZES[cardOf(unitOf(m, id)).tray];
  const facing = facingOf(m, unitOf(m, id).seat);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { left, right, bottom, top } = chance.pick(zones);
    const rows = [bottom + halfDepth, top - halfDepth];
    const y = chance.below(8) === 0 ? chance.between(bottom, top) : chance.pick(rows);
    const pose = { x: chance.between(left, right), y, h: facing };
    if (!placeRefusal(m, id, zones, pose)) return pose;
  }
  return firstPlace(m, id, zones) as Pose;
}

const asPose = ({ x, y, heading }: Place): Pose => ({ x, y, h: heading });
const asPlace = ({ x, y, h }: Pose): Place => ({ x, y, heading: h });

/** The question where a unit is set up. */
export const placeQuestion = (m: R, id: string, zones: readonly Zone[], rule: string) =>
  place({
    text: message('ask.deployPlace', { unit: unitThing(m, id) }),
    rule,
    subject: unitThing(m, id),
    area: {
      from: { x: 0, y: 0, heading: 0 },
      to: { x: boardOf(m).width, y: boardOf(m).height, heading: TURN - 1 },
    },
    hints: () => ({ kind: cardOf(unitOf(m, id)).tray, zones: zones.map((zone) => ({ ...zone })) }),
    check: (pose) => placeRefusal(m, id, zones, asPose(pose)),
    propose: (chance) => asPlace(proposePlace(m, id, zones, chance)),
    fallback: () => asPlace(firstPlace(m, id, zones) as Pose),
  });

const undeployed = ({ table }: R, seat: Seat): Unit[] =>
  table.units.filter(
    (unit) => unit.seat === seat && unit.pose === null && !unit.destroyed && unit.reserve === null,
  );

/** Units that have not been set up although there is a place for them. */
const toDeploy = (m: R, seat: Seat): string[] =>
  undeployed(m, seat)
    .map(({ id }) => id)
    .filter((id) => firstPlace(m, id, [zoneOf(m, seat)]) !== null);

/** A unit does not come to the battlefield yet, or leaves it (SIF-1721). */
export function holdBack(m: M, id: string, by: 'outflank' | 'ncu'): void {
  const unit = unitOf(m, id);
  unit.pose = null;
  unit.reserve = by;
  m.log('fact.inReserve', { unit: unitThing(m, id) });
}

/** One unit is set up (SIF-1228). What finds no place comes later, as its activation (SIF-961). */
export const deploy = flow<{ seat: Seat; unit: string }>('deploy', [
  ask('deployWhich', {
    who: (m, { seat }) => (toDeploy(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.deploy', { player: playerThing(seat) }),
        rule: 'SIF-1228',
        from: toDeploy(m, seat),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (_m, here, [id]) => {
      here.unit = id;
    },
  }),
  ask('holdBack', {
    who: (m, { seat, unit }) => (unit !== '' && has(m, 'mayWait', unit) ? seat : []),
    question: (m, { unit }) =>
      choose({
        text: message('ask.holdBack', { unit: unitThing(m, unit) }),
        rule: 'SIF-1721',
        from: ['reserve'],
        min: 0,
        label: () => message('option.reserve'),
        pass: message('pass.deploy'),
      }),
    answer: (m, here, [yes]) => {
      if (yes === undefined) return;
      holdBack(m, here.unit, 'outflank');
      here.unit = '';
    },
  }),
  ask('deployPlace', {
    who: (_m, { seat, unit }) => (unit === '' ? [] : seat),
    question: (m, { seat, unit }) => placeQuestion(m, unit, [zoneOf(m, seat)], 'SIF-1229'),
    answer: (m, { unit }, pose) => putUnit(m, unit, asPose(pose)),
  }),
]);

/** A unit that had no place comes as its activation (SIF-961). */
export const arrive = flow<{ unit: string }>('arrive', [
  ask('arrivePlace', {
    who: (m, { unit }) => {
      const { seat } = unitOf(m, unit);
      return firstPlace(m, unit, [zoneOf(m, seat)]) === null ? [] : seat;
    },
    question: (m, { unit }) => placeQuestion(m, unit, [zoneOf(m, unitOf(m, unit).seat)], 'SIF-961'),
    answer: (m, { unit }, pose) => {
      putUnit(m, unit, asPose(pose));
      claimTokens(m, unit);
    },
  }),
]);

/** Whose turn it is to deploy: alternately, whoever has units left (SIF-1228). */
export function nextToDeploy(m: R, after: Seat): Seat | null {
  return seatsFrom(m, after).find((seat) => toDeploy(m, seat).length > 0) ?? null;
}

export const deploymentFlows = [deploy, arrive];
