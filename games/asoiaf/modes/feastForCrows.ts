import {
  type Chance,
  flows,
  message,
  type Pose as Place,
  place,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  distance,
  EPS,
  INCH,
  inBoard,
  LONG,
  layTerrain,
  shapeOf,
  type Tray,
  TURN,
  tokenPlaces,
  trayShape,
} from '../geometry/index.ts';
import { boardOf, cardOf, surveyOf, unitOf } from '../rules/look.ts';
import type { M, R, War } from '../table.ts';
import { lose, wrest } from './carrying.ts';
import type { Mode } from './mode.ts';
import { drawObjectives, scoreTokens } from './objectives.ts';

const { flow, act, ask } = flows<War>();

/** No more corpse piles than these are in play (SIF-1366). */
const MOST_PILES = 4;
const APART = INCH;

/** Where a unit fell, as it stood. */
type FallenVars = {
  seat: Seat;
  near: { kind: Tray['kind']; x: number; y: number; h: number };
};

const pilesOf = ({ table }: R): number =>
  table.terrain.filter(({ kind }) => kind === 'corpsePile').length;

/** Why the new pile may not lie there: near the fallen, apart from terrain and trays, theirs too (SIF-1367). */
function pileRefusal(m: R, { near }: FallenVars, { x, y, heading }: Place): Refused | null {
  const shape = shapeOf(layTerrain('', 'corpsePile', { x, y, h: heading }).polygon);
  if (!inBoard(boardOf(m), shape)) return refuse('SIF-920', 'refuse.tableEdge', { by: null });
  const fallen = trayShape(near);
  if (distance(shape, fallen) > LONG + EPS) return refuse('SIF-1367', 'refuse.pileFar');
  const { bodies, pieces } = surveyOf(m);
  const close = [
    fallen,
    ...bodies.map((body) => body.shape),
    ...pieces.map((piece) => piece.shape),
  ];
  return close.some((other) => distance(shape, other) < APART - EPS)
    ? refuse('SIF-1367', 'refuse.pileClose')
    : null;
}

const FAR = 18 * INCH;

/** The free places around the fallen, on a grid. */
function freePlaces(m: R, here: FallenVars): Place[] {
  const places: Place[] = [];
  for (let x = here.near.x - FAR; x <= here.near.x + FAR; x += INCH)
    for (let y = here.near.y - FAR; y <= here.near.y + FAR; y += INCH) {
      const at = { x: Math.round(x), y: Math.round(y), heading: 0 };
      if (!pileRefusal(m, here, at)) places.push(at);
    }
  return places;
}

/** Fallen infantry leaves a corpse pile with a token on it (SIF-1366 to SIF-1368). */
const newPile = flow<FallenVars>('newPile', [
  ask('placePile', {
    who: (m, here) => (pilesOf(m) < MOST_PILES && freePlaces(m, here).length > 0 ? here.seat : []),
    question: (m, here) =>
      place({
        text: message('ask.placePile'),
        rule: 'SIF-1367',
        subject: { is: 'terrain', id: 'new', kind: 'corpsePile' },
        area: {
          from: { x: 0, y: 0, heading: 0 },
          to: { x: boardOf(m).width, y: boardOf(m).height, heading: TURN - 1 },
        },
        check: (at) => pileRefusal(m, here, at),
        propose: (chance: Chance) => chance.pick(freePlaces(m, here)),
        fallback: () => freePlaces(m, here)[0],
      }),
    answer: (m, _here, { x, y, heading }) => {
      const id = `w${m.table.terrain.length}`;
      m.table.terrain.push({ id, kind: 'corpsePile', pose: { x, y, h: heading } });
      m.log('fact.terrain', { terrain: { is: 'terrain', id, kind: 'corpsePile' }, x, y, heading });
      const token = { id: `o${m.table.tokens.length}`, x, y, card: 0, claimed: null, pile: id };
      m.table.tokens.push(token);
      m.log('fact.tokenPlaced', { token: { is: 'token', id: token.id }, x, y });
      drawObjectives(m);
    },
  }),
]);

function falls(m: M, id: string): void {
  lose(m, id);
  const unit = unitOf(m, id);
  const { tray } = cardOf(unit);
  if (tray === 'infantry' && unit.pose)
    m.call(newPile, { seat: unit.seat, near: { kind: tray, ...unit.pose } });
}

/** A Feast for Crows: tokens on corpse piles, of which there are ever more (SIF-1352 to SIF-1369). */
export const feastForCrows: Mode = {
  id: 'feastForCrows',
  depth: 10 * INCH,
  tokens: 'two',
  pieces: (board) =>
    tokenPlaces(board).two.map(({ x, y }) => ({ kind: 'corpsePile', pose: { x, y, h: 0 } })),
  piles: true,
  ground: { barred: { kinds: ['corpsePile'], rule: 'SIF-1353' }, beside: 'SIF-1355' },
  carried: {
    burdens: false,
    rules: { second: 'SIF-1360', taken: 'SIF-1362', near: 'SIF-1363', covered: 'SIF-1364' },
  },
  beforeDeployment: flow('crowCards', [act('drawCrowCards', drawObjectives)]),
  panics: lose,
  falls,
  struck: wrest,
  called: [newPile],
  score: scoreTokens,
};
