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
import { attachmentCard, CASTLE_WALL } from '../content/index.ts';
import {
  type Board,
  distance,
  EPS,
  INCH,
  inBoard,
  LONG,
  layTerrain,
  outlineOf,
  overlap,
  type Pose,
  SHORT,
  shapeOf,
  siegeWalls,
  TERRAIN,
  type TerrainKind,
  TURN,
} from '../geometry/index.ts';
import { becomes } from '../rules/conditions.ts';
import { edgeZone, firstPlace, placeQuestion, zoneOf } from '../rules/deployment.ts';
import {
  BEHIND,
  boardOf,
  cardOf,
  freshUnit,
  isWall,
  sideOf,
  surveyOf,
  unitOf,
} from '../rules/look.ts';
import { callTest } from '../rules/morale.ts';
import { putUnit } from '../rules/moves.ts';
import { seatsFrom, seatsOf } from '../rules/multiplayer.ts';
import { once } from '../rules/once.ts';
import type { R, Unit, War } from '../table.ts';
import { playerThing, ruleThing, unitThing } from '../things.ts';
import type { Mode } from './mode.ts';
import { drawSiegeCards, siegeCards } from './siegeCards.ts';

const { flow, act, ask, each } = flows<War>();

const attackerOf = ({ table }: R): number => table.siege.attacker ?? 1;
const defenderOf = (m: R): number => 1 - attackerOf(m);
const defenders = (m: R): Seat[] => seatsOf(m, defenderOf(m));
const attackers = (m: R): Seat[] => seatsOf(m, attackerOf(m));

// ---- who is who

/** The walls before the defender's table edge, one in the middle and one four inches beside it on each side (SIF-1330, SIF-1331). */
export function raiseWalls(board: Board, seat: Seat, from: number): Unit[] {
  return siegeWalls(board).map(({ left, right, bottom, top }, i) => {
    const wall = freshUnit(`u${from + i}`, seat, CASTLE_WALL.id, []);
    wall.pose = { x: (left + right) / 2, y: (bottom + top) / 2, h: 0 };
    return wall;
  });
}

/** The higher roll chooses a side (SIF-1328). The defender has the near edge. */
const roles = flow('siegeRoles', [
  act('siegeRoll', (m) => {
    const rolls = m.table.players.map(() => m.chance.die());
    m.log('fact.rollOff', { dice: rolls });
    const most = Math.max(...rolls);
    if (rolls.filter((face) => face === most).length > 1) m.again();
    else m.table.chooser = rolls.indexOf(most);
  }),
  ask('chooseRole', {
    who: (m) => m.table.chooser,
    question: () =>
      choose({
        text: message('ask.chooseRole'),
        rule: 'SIF-1328',
        from: ['attacker', 'defender'],
        label: (id) => message(`role.${id}`),
      }),
    answer: (m, _here, [role], seat) => {
      const { table } = m;
      const own = sideOf(m, seat);
      table.siege.attacker = role === 'attacker' ? own : 1 - own;
      table.edges = table.edges.map((_, side) => (side === defenderOf(m) ? 0 : 1));
      m.log('fact.role', { seat, player: playerThing(seat), role: message(`role.${role}`) });
      table.units = [
        ...table.units,
        ...raiseWalls(boardOf(m), defenders(m)[0], table.units.length),
      ];
      // Terrain of a ready-made field does not lie here (SIF-1332).
      table.terrain = [];
    },
  }),
]);

// ---- terrain

const MOST_PIECES = 4;
const KINDS = (Object.keys(TERRAIN) as TerrainKind[])
  .filter((kind) => kind !== 'castleWall')
  .sort();

const asPose = ({ x, y, heading }: Place): Pose => ({ x, y, h: heading });

/** Why a piece may not lie there: beyond Short range of the defender's zone and of every other piece (SIF-1333). */
export function siegeTerrainRefusal(m: R, kind: TerrainKind, pose: Pose): Refused | null {
  const shape = shapeOf(layTerrain('', kind, pose).polygon);
  if (!inBoard(boardOf(m), shape)) return refuse('SIF-920', 'refuse.tableEdge', { by: null });
  const { pieces, bodies } = surveyOf(m);
  const near = [
    shapeOf(outlineOf(edgeZone(m, defenderOf(m)))),
    ...pieces.filter(({ terrain }) => terrain.id !== BEHIND).map((piece) => piece.shape),
  ];
  return near.some((other) => distance(shape, other) <= SHORT + EPS) ||
    bodies.some((body) => overlap(shape, body.shape))
    ? refuse('SIF-1333', 'refuse.siegeTerrain')
    : null;
}

/** Where a kind finds room, worked out once for a position. */
const free = once<Place | null>();

const firstFree = (m: R, kind: TerrainKind): Place | null =>
  free(surveyOf(m), kind, () => searchFree(m, kind));

/** The first free place, on a grid of inches. */
function searchFree(m: R, kind: TerrainKind): Place | null {
  const { width, height } = boardOf(m);
  for (let y = LONG + SHORT; y <= height; y += INCH)
    for (let x = 3 * INCH; x <= width; x += INCH)
      if (!siegeTerrainRefusal(m, kind, { x, y, h: 0 })) return { x, y, heading: 0 };
  return null;
}

const TRIES = 20;

function propose(m: R, kind: TerrainKind, chance: Chance): Place {
  const { width, height } = boardOf(m);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = {
      x: chance.between(0, width),
      y: chance.between(LONG, height),
      heading: chance.below(TURN),
    };
    if (!siegeTerrainRefusal(m, kind, asPose(at))) return at;
  }
  return firstFree(m, kind) as Place;
}

/** The defender alone places up to four pieces of any kind (SIF-1332). */
const placesTerrain: ReturnType<typeof flow> = flow<{ kind: string }>('siegeTerrain', [
  ask('siegePiece', {
    who: (m) =>
      m.table.terrain.length < MOST_PIECES && firstFree(m, 'weirwood') !== null
        ? defenders(m)[0]
        : [],
    question: (m) =>
      choose({
        text: message('ask.pieceKind'),
        rule: 'SIF-1332',
        from: KINDS.filter((kind) => firstFree(m, kind) !== null),
        min: 0,
        label: (id) => message(`terrain.${id}`),
        pass: message('pass.none'),
      }),
    answer: (m, here, [kind]) => {
      if (kind === undefined) return m.leave();
      here.kind = kind;
    },
  }),
  ask('siegePlace', {
    who: (m, { kind }) => (kind ? defenders(m)[0] : []),
    question: (m, here) => {
      const kind = here.kind as TerrainKind;
      return place({
        text: message('ask.piecePlace', { terrain: message(`terrain.${kind}`) }),
        rule: 'SIF-1333',
        subject: { is: 'terrain', id: 'new', kind },
        area: {
          from: { x: 0, y: 0, heading: 0 },
          to: { x: boardOf(m).width, y: boardOf(m).height, heading: TURN - 1 },
        },
        check: (pose) => siegeTerrainRefusal(m, kind, asPose(pose)),
        propose: (chance) => propose(m, kind, chance),
        fallback: () => firstFree(m, kind) as Place,
      });
    },
    answer: (m, { kind }, pose) => {
      const id = `t${m.table.terrain.length}`;
      const { x, y, heading } = pose;
      m.table.terrain.push({ id, kind: kind as TerrainKind, pose: asPose(pose) });
      m.log('fact.terrain', { terrain: { is: 'terrain', id, kind }, x, y, heading });
      m.call(placesTerrain, { kind: '' });
    },
  }),
]);

// ---- before deployment

/** Combat units of a seat, half of which wait in reserve, rounded up (SIF-1341). */
const troops = ({ table }: R, seat: Seat): Unit[] =>
  table.units.filter((unit) => unit.seat === seat && !isWall(unit));

const reserveOf = flow<{ seat: Seat }>('siegeReserve', [
  ask('chooseReserve', {
    who: (_m, { seat }) => seat,
    question: (m, { seat }) => {
      const own = troops(m, seat);
      const half = Math.ceil(own.length / 2);
      return choose({
        text: message('ask.chooseReserve', { count: half }),
        rule: 'SIF-1341',
        from: own.map(({ id }) => id),
        min: half,
        max: half,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      });
    },
    answer: (m, _here, ids) => {
      for (const id of ids) {
        unitOf(m, id).reserve = 'siege';
        m.log('fact.inReserve', { unit: unitThing(m, id) });
      }
    },
  }),
]);

const beforeDeployment = flow('siegeBegins', [
  act('drawSiege', drawSiegeCards),
  each((m) => defenders(m).map((seat) => ({ seat })), reserveOf),
]);

// ---- the start of a round

/** Characters fall for good: units that are one stay away, those who led a unit are gone from it (SIF-1340). */
const isCharacter = (unit: Unit): boolean => cardOf(unit).persons !== undefined;
const isOrdinary = (attachment: string): boolean =>
  attachmentCard(attachment)?.persons === undefined;

const fallen = (m: R, seat: Seat): string[] =>
  m.table.units
    .filter((unit) => unit.seat === seat && unit.destroyed && !isCharacter(unit))
    .map(({ id }) => id)
    .filter((id) => firstPlace(m, id, [zoneOf(m, seat)]) !== null);

/** The attacker may redeploy whoever fell, anywhere in the own zone (SIF-1339). */
const redeploy: ReturnType<typeof flow> = flow<{ seat: Seat; unit: string }>('redeploy', [
  ask('redeployWhich', {
    who: (m, { seat }) => (fallen(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.redeploy'),
        rule: 'SIF-1339',
        from: fallen(m, seat),
        min: 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        pass: message('pass.stayAway'),
      }),
    answer: (m, here, [id]) => {
      if (id === undefined) return m.leave();
      here.unit = id;
    },
  }),
  ask('redeployPlace', {
    who: (_m, { seat, unit }) => (unit === '' ? [] : seat),
    question: (m, { seat, unit }) => placeQuestion(m, unit, [zoneOf(m, seat)], 'SIF-1339'),
    answer: (m, { seat, unit: id }, { x, y, heading }) => {
      const unit = unitOf(m, id);
      unit.destroyed = false;
      unit.wounds = 0;
      unit.pose = null;
      unit.attachments = unit.attachments.filter(isOrdinary);
      m.table.dead = m.table.dead.filter(
        (one) => one.seat !== seat || !unit.attachments.includes(one.attachment),
      );
      m.log('fact.returned', { unit: unitThing(m, id) });
      putUnit(m, id, { x, y, h: heading });
      m.call(redeploy, { seat, unit: '' });
    },
  }),
]);

const roundStarts = flow('siegeRound', [
  act('siegeRoundBegins', (m) => {
    m.table.siege.fear = null;
    m.table.siege.again = null;
  }),
  each((m) => attackers(m).map((seat) => ({ seat, unit: '' })), redeploy),
  each((m) => seatsFrom(m, m.table.first).map((seat) => ({ seat, card: 0 })), siegeCards),
]);

/** Under the card of fear a unit that activates keeps its nerve or becomes Panicked (SIF-996). */
const activates = flow<{ unit: string }>('siegeFear', [
  act('fearTest', (m, { unit }) => {
    if (m.table.siege.fear !== sideOf(m, unitOf(m, unit).seat)) return m.leave();
    callTest(m, { unit, panic: false, because: 'SIF-996' });
  }),
  act('fearShows', (m, { unit }) => {
    const { test } = m.table;
    if (test.unit === unit && !test.passed) becomes(m, unit, 'panicked', ruleThing('SIF-996'));
  }),
]);

/** A Storm of Swords: a castle that one side storms and the other holds (SIF-1327 to SIF-1351). */
export const stormOfSwords: Mode = {
  id: 'stormOfSwords',
  depth: LONG,
  depthOf: (m, side) => (side === attackerOf(m) ? 18 * INCH : LONG),
  tokens: null,
  roles,
  placesTerrain,
  beforeDeployment,
  roundStarts,
  activates,
  called: [redeploy, siegeCards],
  score: () => {},
  earnsNothing: (m: R, side: number) => side === defenderOf(m),
  holdsOut: (m: R) => defenderOf(m),
};
