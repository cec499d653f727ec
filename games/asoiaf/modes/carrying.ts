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
  contact,
  coversPartly,
  EPS,
  INCH,
  overlap,
  type Piece,
  pointDistance,
  TOKEN_RADIUS,
  type Tray,
  trayShape,
} from '../geometry/index.ts';
import {
  boardOf,
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
import { type Carried, modeOf } from './mode.ts';

const { flow, ask } = flows<War>();

/** Objective tokens that are taken up and carried on the tray (SIF-1358 to SIF-1365, SIF-1373 to SIF-1381). */

export const carriedBy = ({ table }: R, unit: string): Token | undefined =>
  table.tokens.find(({ claimed }) => claimed === unit);

const tokenOf = ({ table }: R, id: string): Token | undefined =>
  table.tokens.find((token) => token.id === id);

function claim(m: M, token: Token, unit: string): void {
  token.claimed = unit;
  m.log('fact.tokenClaimed', { unit: unitThing(m, unit), token: { is: 'token', id: token.id } });
}

/** The corpse pile that a token belongs to (SIF-1357). */
const pileOf = (m: R, { pile }: Token): Piece | undefined =>
  surveyOf(m).pieces.find(({ terrain }) => terrain.id === pile);

/** At the end of its move a unit takes up a token that it touches; a second one is laid aside (SIF-1360, SIF-1377). */
export function takeUp(m: M, id: string): void {
  const lost = leavePile(m, id);
  for (const token of m.table.tokens) {
    if (token.claimed !== null || token === lost || !coversPartly(trayOf(m, id), token)) continue;
    if (!carriedBy(m, id)) claim(m, token, id);
    else m.call(layDown, { ...dropVars(m, token, id, []), home: token.pile !== null });
  }
}

/** Whoever leaves the corpse pile of its token loses it: the opponent lays it back there (SIF-1361). */
function leavePile(m: M, id: string): Token | null {
  const token = carriedBy(m, id);
  const pile = token && pileOf(m, token);
  if (!token || !pile || contact(trayShape(trayOf(m, id)), pile.shape)) return null;
  if (overlap(trayShape(trayOf(m, id)), pile.shape)) return null;
  token.claimed = null;
  m.call(layDown, { ...dropVars(m, token, id, []), home: true });
  return token;
}

/** A token leaves its carrier: who takes it, else where it lies. */
type DropVars = {
  token: string;
  near: { kind: Tray['kind']; x: number; y: number; h: number };
  seat: Seat;
  takers: string[];
  /** It goes back to its corpse pile. */
  home: boolean;
};

function dropVars(m: R, token: Token, id: string, takers: string[]): DropVars {
  const unit = unitOf(m, id);
  const { x, y, h } = unit.pose ?? { x: token.x, y: token.y, h: 0 };
  return {
    token: token.id,
    near: { kind: cardOf(unit).tray, x, y, h },
    seat: opponentOf(m, unit.seat),
    takers,
    home: false,
  };
}

/** The carrier has fled or fallen: an enemy who fought it takes the token, else it lies near (SIF-1362, SIF-1379). */
export function lose(m: M, id: string): void {
  const token = carriedBy(m, id);
  if (!token) return;
  const takers = enemiesEngaged(m, id).filter((enemy) => !carriedBy(m, enemy));
  token.claimed = null;
  m.call(layDown, dropVars(m, token, id, takers));
}

/** After a melee attack the stronger attacker takes the token (SIF-1365, SIF-1381). */
export function wrest(m: M, attacker: string, defender: string): void {
  const token = carriedBy(m, defender);
  if (!token || carriedBy(m, attacker) || !isOnField(m, attacker) || !isOnField(m, defender))
    return;
  if (ranksOf(unitOf(m, attacker)) <= ranksOf(unitOf(m, defender))) return;
  claim(m, token, attacker);
}

const NEAR = 2 * INCH;

const rulesOf = (m: R): Carried['rules'] => (modeOf(m).carried as Carried).rules;

/** On its corpse pile (SIF-1360, SIF-1361), or within two inches of the tray, on no tray and no impassable ground. */
function tokenRefusal(m: R, here: DropVars, { x, y }: Place): Refused | null {
  const { width, height } = boardOf(m);
  if (x < TOKEN_RADIUS || y < TOKEN_RADIUS || x > width - TOKEN_RADIUS || y > height - TOKEN_RADIUS)
    return refuse('SIF-920', 'refuse.tableEdge', { by: null });
  const token = tokenOf(m, here.token);
  const pile = here.home && token ? pileOf(m, token) : undefined;
  if (pile)
    return pointDistance({ x, y }, pile.shape) > 0
      ? refuse('SIF-1361', 'refuse.tokenOffPile')
      : null;
  if (pointDistance({ x, y }, trayShape(here.near)) > NEAR + TOKEN_RADIUS + EPS)
    return refuse(rulesOf(m).near, 'refuse.tokenFar');
  const known = surveyOf(m);
  const covered = [...known.bodies, ...known.impassable].some(
    ({ shape }) => pointDistance({ x, y }, shape) < TOKEN_RADIUS - EPS,
  );
  return covered ? refuse(rulesOf(m).covered, 'refuse.tokenCovered') : null;
}

const STEP = INCH / 4;

/** The free places around a tray, or on a pile, on a grid. */
function freePlaces(m: R, here: DropVars): Place[] {
  const token = tokenOf(m, here.token);
  const pile = here.home && token ? m.table.terrain.find(({ id }) => id === token.pile) : undefined;
  const middle = pile?.pose ?? here.near;
  const far = NEAR + 4 * INCH + TOKEN_RADIUS;
  const places: Place[] = [];
  for (let x = middle.x - far; x <= middle.x + far; x += STEP)
    for (let y = middle.y - far; y <= middle.y + far; y += STEP) {
      const at = { x: Math.round(x), y: Math.round(y), heading: 0 };
      if (!tokenRefusal(m, here, at)) places.push(at);
    }
  return places;
}

export const layDown = flow<DropVars>('layDown', [
  ask('takeToken', {
    who: (m, { seat, takers }) => (takers.some((id) => isOnField(m, id)) ? seat : []),
    question: (m, { takers }) =>
      choose({
        text: message('ask.takeToken'),
        rule: rulesOf(m).taken,
        from: takers.filter((id) => isOnField(m, id)),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (m, here, [id]) => {
      const token = tokenOf(m, here.token);
      if (token) claim(m, token, id);
    },
  }),
  ask('placeToken', {
    who: (m, here) =>
      tokenOf(m, here.token)?.claimed === null && freePlaces(m, here).length > 0 ? here.seat : [],
    question: (m, here) =>
      place({
        text: message('ask.placeToken'),
        rule: here.home ? rulesOf(m).second : rulesOf(m).near,
        subject: { is: 'token', id: 'placed' },
        area: {
          from: { x: 0, y: 0, heading: 0 },
          to: { x: boardOf(m).width, y: boardOf(m).height, heading: 0 },
        },
        check: (at) => tokenRefusal(m, here, at),
        propose: (chance: Chance) => chance.pick(freePlaces(m, here)),
        fallback: () => freePlaces(m, here)[0],
      }),
    answer: (m, here, { x, y }) => {
      const token = tokenOf(m, here.token);
      if (!token) return;
      token.x = x;
      token.y = y;
      m.log('fact.tokenPlaced', { token: { is: 'token', id: token.id }, x, y });
    },
  }),
]);
