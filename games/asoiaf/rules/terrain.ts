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
  deploymentZone,
  distance,
  EPS,
  INCH,
  inBoard,
  layTerrain,
  outlineOf,
  overhang,
  overlap,
  type Pose,
  pointDistance,
  type Shape,
  shapeOf,
  TERRAIN,
  type TerrainKind,
  TOKEN_RADIUS,
  TURN,
  type Zone,
} from '../geometry/index.ts';
import { modeOf } from '../modes/mode.ts';
import type { M, Piece, R, War } from '../table.ts';
import { boardOf } from './look.ts';
import { allCorners, isFreeForAll } from './multiplayer.ts';

const { flow, act, ask } = flows<War>();

/** The kinds that players may choose from; walls of castles belong to modes. */
const KINDS = (Object.keys(TERRAIN) as TerrainKind[])
  .filter((kind) => kind !== 'castleWall')
  .sort();

/** How far apart pieces lie (SIF-1220). */
const APART = 6 * INCH;

/** What two dice make of a piece; 7 is the player's choice (SIF-1224). */
export function rolledKind(sum: number): TerrainKind | null {
  if (sum <= 3) return 'corpsePile';
  if (sum >= 11) return 'weirwood';
  const table: { readonly [sum: number]: TerrainKind } = {
    4: 'bog',
    5: 'palisade',
    6: 'hedge',
    8: 'wall',
    9: 'stakes',
    10: 'forest',
  };
  return table[sum] ?? null;
}

const shapeOfPiece = ({ id, kind, pose }: Piece): Shape =>
  shapeOf(layTerrain(id, kind, pose).polygon);

/** How far other pieces stay away from those of a mode (SIF-1355, SIF-1419). */
const BESIDE = INCH;
/** How far from the table edges pieces lie that may lie anywhere (SIF-1429, SIF-1435). */
const FROM_EDGE = 6 * INCH;

/** Whether a piece of a ready-made field can stay where the mode has pieces of its own. */
export const mayStay = (m: R, piece: Piece, own: readonly Piece[]): boolean =>
  isAllowed(m, piece.kind) &&
  own.every((other) => distance(shapeOfPiece(piece), shapeOfPiece(other)) >= BESIDE - EPS);

/** Some modes bar kinds of terrain (SIF-1353, SIF-1418). */
const isAllowed = (m: R, kind: TerrainKind): boolean =>
  modeOf(m).ground?.barred?.kinds.includes(kind) !== true;

/** Pieces of the mode itself, such as walls of castles. */
const isOfMode = ({ id }: Piece): boolean => id.startsWith('w');

/** The kind that two dice give, rolled again where it is not allowed; null: the player chooses. */
function rollKind(m: M): TerrainKind | null {
  const kind = rolledKind(m.chance.die() + m.chance.die());
  return kind === null || isAllowed(m, kind) ? kind : rollKind(m);
}

/** Every deployment zone, whoever will have it. */
const zonesOf = (m: R): Zone[] =>
  isFreeForAll(m)
    ? allCorners(m)
    : ([0, 1] as const).map((player) => deploymentZone(boardOf(m), player, modeOf(m).depth));

/** Why a piece may not lie there (SIF-1217, SIF-1219, SIF-1220). */
export function terrainRefusal(m: R, kind: TerrainKind, pose: Pose): Refused | null {
  const shape = shapeOf(layTerrain('', kind, pose).polygon);
  if (!inBoard(boardOf(m), shape)) return refuse('SIF-920', 'refuse.tableEdge', { by: null });
  const { barred, beside, anywhere } = modeOf(m).ground ?? {};
  if (barred?.kinds.includes(kind)) return refuse(barred.rule, 'refuse.terrainBarred');
  if (anywhere) {
    if (overhang(boardOf(m), shape).some((over) => -over < FROM_EDGE - EPS))
      return refuse(anywhere, 'refuse.edgeNear');
  } else if (zonesOf(m).some((zone) => overlap(shape, shapeOf(outlineOf(zone)))))
    return refuse('SIF-1219', 'refuse.inZone');
  for (const piece of m.table.terrain) {
    const far = distance(shape, shapeOfPiece(piece));
    if (beside && isOfMode(piece)) {
      if (far < BESIDE - EPS) return refuse(beside, 'refuse.terrainBeside');
    } else if (far < APART - EPS) return refuse('SIF-1220', 'refuse.terrainNear');
  }
  if (!TERRAIN[kind].keywords.includes('impassable')) return null;
  return m.table.tokens.some((token) => pointDistance(token, shape) < TOKEN_RADIUS)
    ? refuse('SIF-1217', 'refuse.onToken')
    : null;
}

const asPose = ({ x, y, heading }: Place): Pose => ({ x, y, h: heading });

/** The first free place, on a grid of inches; null where the field is full. */
function firstPlace(m: R, kind: TerrainKind): Place | null {
  // Between the deployment zones there is mostly the only room, and half of a piece of it is its own.
  const { depth: zone, ground } = modeOf(m);
  const depth = ground?.anywhere ? FROM_EDGE : zone;
  const half = TERRAIN[kind].depth / 2;
  const { width, height } = boardOf(m);
  for (let y = depth + half; y <= height; y += INCH)
    for (let x = TERRAIN[kind].width / 2; x <= width; x += INCH) {
      const at = { x, y, heading: 0 };
      if (!terrainRefusal(m, kind, asPose(at))) return at;
    }
  return null;
}

const TRIES = 40;

function propose(m: R, kind: TerrainKind, chance: Chance): Place {
  const { width, height } = boardOf(m);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = {
      x: chance.between(0, width),
      y: chance.between(0, height),
      heading: chance.below(TURN),
    };
    if (!terrainRefusal(m, kind, asPose(at))) return at;
  }
  return firstPlace(m, kind) as Place;
}

type PieceVars = { seat: Seat; kind: string };

/** One piece: of what kind, and where (SIF-1218, SIF-1225). */
const onePiece = flow<PieceVars>('onePiece', [
  ask('pieceKind', {
    who: (m, { seat, kind }) => (kind === '' && fitting(m).length > 0 ? seat : []),
    question: (m) =>
      choose({
        text: message('ask.pieceKind'),
        rule: 'SIF-1218',
        from: fitting(m),
        label: (id) => message(`terrain.${id}`),
      }),
    answer: (_m, here, [id]) => {
      here.kind = id;
    },
  }),
  ask('piecePlace', {
    who: (m, { seat, kind }) =>
      kind !== '' && firstPlace(m, kind as TerrainKind) !== null ? seat : [],
    question: (m, here) => {
      const kind = here.kind as TerrainKind;
      return place({
        text: message('ask.piecePlace', { terrain: message(`terrain.${kind}`) }),
        rule: 'SIF-1220',
        subject: { is: 'terrain', id: 'new', kind },
        area: {
          from: { x: 0, y: 0, heading: 0 },
          to: { x: boardOf(m).width, y: boardOf(m).height, heading: TURN - 1 },
        },
        check: (pose) => terrainRefusal(m, kind, asPose(pose)),
        propose: (chance) => propose(m, kind, chance),
        fallback: () => firstPlace(m, kind) as Place,
      });
    },
    answer: (m, here, pose) => {
      const kind = here.kind as TerrainKind;
      const id = `t${m.table.terrain.length}`;
      m.table.terrain.push({ id, kind, pose: asPose(pose) });
      m.log('fact.terrain', {
        terrain: { is: 'terrain', id, kind },
        x: pose.x,
        y: pose.y,
        heading: pose.heading,
      });
    },
  }),
]);

const fitting = (m: R): string[] =>
  KINDS.filter((kind) => isAllowed(m, kind) && firstPlace(m, kind) !== null);

/** The players place terrain in turn: chosen, or as the dice say (SIF-1218 to SIF-1225). */
export const placeTerrain = flow<{ left: number; seat: Seat }>('placeTerrain', [
  act('howManyPieces', (m, here) => {
    const rolls = m.table.players.map(() => m.chance.die());
    m.log('fact.rollOff', { dice: rolls });
    const most = Math.max(...rolls);
    if (rolls.filter((face) => face === most).length > 1) return m.again();
    here.seat = rolls.indexOf(most);
    here.left = m.options.field === 'rolled' ? m.chance.die(3) + 2 : m.options.pieces;
  }),
  act('nextPiece', (m, here) => {
    if (here.left === 0) return;
    here.left--;
    const { seat } = here;
    here.seat = (seat + 1) % m.seats;
    m.call(onePiece, { seat, kind: m.options.field === 'rolled' ? (rollKind(m) ?? '') : '' });
    m.again();
  }),
]);

export const terrainFlows = [placeTerrain, onePiece];
