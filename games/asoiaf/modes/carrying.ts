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
  BOARD,
  coversPartly,
  EPS,
  INCH,
  pointDistance,
  TOKEN_RADIUS,
  type Tray,
  trayShape,
} from '../geometry/index.ts';
import {
  cardOf,
  enemiesEngaged,
  isOnField,
  opponentOf,
  ranksOf,
  surveyOf,
  trayOf,
  unitOf,
} from '../rules/look.ts';
import type { M, R, Token, War } from '../table.ts';
import { unitThing } from '../things.ts';

const { flow, ask } = flows<War>();

/** Objective tokens that are taken up and carried on the tray (SIF-1373 to SIF-1381). */

export const carriedBy = ({ table }: R, unit: string): Token | undefined =>
  table.tokens.find(({ claimed }) => claimed === unit);

/** At the end of its move a unit takes up a token that it touches; a second one is laid aside (SIF-1377). */
export function takeUp(m: M, id: string): void {
  for (const token of m.table.tokens) {
    if (token.claimed !== null || !coversPartly(trayOf(m, id), token)) continue;
    if (!carriedBy(m, id)) {
      token.claimed = id;
      m.log('fact.tokenClaimed', { unit: unitThing(m, id), token: { is: 'token', id: token.id } });
    } else m.call(layAside, dropVars(m, token, id, []));
  }
}

/** A token leaves its carrier: who takes it, else where it lies. */
type DropVars = {
  token: string;
  near: { kind: Tray['kind']; x: number; y: number; h: number };
  seat: Seat;
  takers: string[];
};

function dropVars(m: R, token: Token, id: string, takers: string[]): DropVars {
  const unit = unitOf(m, id);
  const { x, y, h } = unit.pose ?? { x: token.x, y: token.y, h: 0 };
  return {
    token: token.id,
    near: { kind: cardOf(unit).tray, x, y, h },
    seat: opponentOf(m, unit.seat),
    takers,
  };
}

/** The carrier has fled or fallen: an enemy who fought it takes the token, else it lies near (SIF-1379, SIF-1380). */
export function lose(m: M, id: string): void {
  const token = carriedBy(m, id);
  if (!token) return;
  const takers = enemiesEngaged(m, id).filter((enemy) => !carriedBy(m, enemy));
  token.claimed = null;
  m.call(layAside, dropVars(m, token, id, takers));
}

/** After a melee attack the stronger attacker takes the token (SIF-1381). */
export function wrest(m: M, attacker: string, defender: string): void {
  const token = carriedBy(m, defender);
  if (!token || carriedBy(m, attacker) || !isOnField(m, attacker) || !isOnField(m, defender))
    return;
  if (ranksOf(unitOf(m, attacker)) <= ranksOf(unitOf(m, defender))) return;
  token.claimed = attacker;
  m.log('fact.tokenClaimed', {
    unit: unitThing(m, attacker),
    token: { is: 'token', id: token.id },
  });
}

const NEAR = 2 * INCH;

/** Within two inches of the tray, on no tray and no impassable ground (SIF-1377, SIF-1378). */
function tokenRefusal(m: R, near: Tray, { x, y }: Place): Refused | null {
  if (
    x < TOKEN_RADIUS ||
    y < TOKEN_RADIUS ||
    x > BOARD.width - TOKEN_RADIUS ||
    y > BOARD.height - TOKEN_RADIUS
  )
    return refuse('SIF-920', 'refuse.tableEdge', { by: null });
  if (pointDistance({ x, y }, trayShape(near)) > NEAR + TOKEN_RADIUS + EPS)
    return refuse('SIF-1377', 'refuse.tokenFar');
  const known = surveyOf(m);
  const covered = [...known.bodies, ...known.impassable].some(
    ({ shape }) => pointDistance({ x, y }, shape) < TOKEN_RADIUS - EPS,
  );
  return covered ? refuse('SIF-1378', 'refuse.tokenCovered') : null;
}

const STEP = INCH / 4;

/** The free places around a tray, on a grid. */
function freePlaces(m: R, near: Tray): Place[] {
  const far = NEAR + 4 * INCH + TOKEN_RADIUS;
  const places: Place[] = [];
  for (let x = near.x - far; x <= near.x + far; x += STEP)
    for (let y = near.y - far; y <= near.y + far; y += STEP) {
      const at = { x: Math.round(x), y: Math.round(y), heading: 0 };
      if (!tokenRefusal(m, near, at)) places.push(at);
    }
  return places;
}

export const layAside = flow<DropVars>('layAside', [
  ask('takeToken', {
    who: (m, { seat, takers }) => (takers.some((id) => isOnField(m, id)) ? seat : []),
    question: (m, { takers }) =>
      choose({
        text: message('ask.takeToken'),
        rule: 'SIF-1379',
        from: takers.filter((id) => isOnField(m, id)),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (m, here, [id]) => {
      const token = m.table.tokens.find((one) => one.id === here.token);
      if (token) token.claimed = id;
      m.log('fact.tokenClaimed', {
        unit: unitThing(m, id),
        token: { is: 'token', id: here.token },
      });
    },
  }),
  ask('placeToken', {
    who: (m, { seat, token, near }) =>
      m.table.tokens.find(({ id }) => id === token)?.claimed === null &&
      freePlaces(m, near).length > 0
        ? seat
        : [],
    question: (m, { near }) =>
      place({
        text: message('ask.placeToken'),
        rule: 'SIF-1380',
        subject: { is: 'token', id: 'placed' },
        area: {
          from: { x: 0, y: 0, heading: 0 },
          to: { x: BOARD.width, y: BOARD.height, heading: 0 },
        },
        check: (at) => tokenRefusal(m, near, at),
        propose: (chance: Chance) => chance.pick(freePlaces(m, near)),
        fallback: () => freePlaces(m, near)[0],
      }),
    answer: (m, here, { x, y }) => {
      const token = m.table.tokens.find((one) => one.id === here.token);
      if (!token) return;
      token.x = x;
      token.y = y;
      m.log('fact.tokenPlaced', { token: { is: 'token', id: token.id }, x, y });
    },
  }),
]);
