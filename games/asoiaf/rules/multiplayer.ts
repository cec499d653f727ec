import { choose, flows, message, type Seat } from '@small-council/engine';
import { cornerZone, INCH, type Zone } from '../geometry/index.ts';
import type { M, R, War } from '../table.ts';
import { playerThing } from '../things.ts';
import { boardOf, friends, sideOf, unitsOfSide } from './look.ts';

const { flow, act, ask, each } = flows<War>();

/** More than two players: teams of two, or everybody for themselves (SIF-1020 to SIF-1035). */

/** Team mates sit across from each other, so that the token and the turn go from team to team (SIF-1025, SIF-1026). */
export const sideAt = (seats: number, teams: boolean, seat: Seat): number =>
  teams && seats === 4 ? seat % 2 : seat;

export const sidesOf = ({ table }: R): number[] => [
  ...new Set(table.players.map(({ side }) => side)),
];

export const seatsOf = ({ table }: R, side: number): Seat[] =>
  table.players.flatMap((player, seat) => (player.side === side ? [seat] : []));

export const isFreeForAll = (m: R): boolean => sidesOf(m).length > 2;

/** All seats clockwise, from this one on. */
export const seatsFrom = ({ seats }: R, from: Seat): Seat[] =>
  Array.from({ length: seats }, (_, i) => (from + i) % seats);

// ---- a free-for-all

const CORNERS = [0, 1, 2, 3];
const CORNER = 12 * INCH;

/** All corners, while nobody has chosen one yet. */
export const allCorners = (m: R): Zone[] =>
  CORNERS.map((corner) => cornerZone(boardOf(m), corner, CORNER));

/** The deployment zone in the corner of a player (SIF-1030). */
export const cornerOf = (m: R, seat: Seat): Zone =>
  cornerZone(boardOf(m), m.table.edges[sideOf(m, seat)], CORNER);

const corner = flow<{ seat: Seat }>('corner', [
  ask('chooseCorner', {
    who: (_m, { seat }) => seat,
    question: (m) =>
      choose({
        text: message('ask.chooseCorner'),
        rule: 'SIF-1030',
        from: CORNERS.filter((one) => !m.table.edges.includes(one)).map(String),
        label: (id) => message(`corner.${id}`),
      }),
    answer: (m, { seat }, [id]) => {
      m.table.edges[sideOf(m, seat)] = Number(id);
      m.log('fact.corner', {
        seat,
        player: playerThing(seat),
        corner: message(`corner.${id}`),
      });
    },
  }),
]);

/** Everybody picks a corner, then the highest roll is first player (SIF-1030, SIF-1031). */
export const corners = flow('corners', [
  act('noCorners', (m) => {
    m.table.edges = m.table.edges.map(() => -1);
  }),
  each((m) => seatsFrom(m, m.table.chooser).map((seat) => ({ seat })), corner),
  act('rollForFirst', (m) => {
    const rolls = m.table.players.map(() => m.chance.die());
    m.log('fact.rollForFirst', { dice: rolls });
    const most = Math.max(...rolls);
    if (rolls.filter((face) => face === most).length > 1) return m.again();
    m.table.first = rolls.indexOf(most);
    m.table.active = m.table.first;
    m.log('fact.first', { seat: m.table.first, player: playerThing(m.table.first) });
  }),
]);

/** Whoever has no combat unit left is out, with all that is theirs (SIF-1035, SIF-1209). */
export function eliminate(m: M, seat: Seat): void {
  if (m.table.out.includes(seat)) return;
  m.table.out.push(seat);
  for (const unit of m.table.units) if (unit.seat === seat) unit.destroyed = true;
  for (const ncu of m.table.ncus) {
    if (ncu.seat !== seat) continue;
    ncu.destroyed = true;
    ncu.zone = null;
  }
  for (const token of m.table.tokens)
    if (m.table.units.some(({ id, destroyed }) => destroyed && id === token.claimed))
      token.claimed = null;
  m.log('fact.eliminated', { seat, player: playerThing(seat) });
}

/** The sides that still have a combat unit on the battlefield. */
export const sidesLeft = (m: R): number[] =>
  sidesOf(m).filter((side) => unitsOfSide(m, side).length > 0);

/**
 * Whoever gives up has lost, and their team with them. In a free-for-all the others go on: the army is taken off
 * at the end of the turn, when nothing is in the middle of happening.
 */
export function concede(m: M, seat: Seat): void {
  const { out, leaving } = m.table;
  if (out.includes(seat) || leaving.includes(seat)) return;
  const others = m.table.players.flatMap((_, other) =>
    friends(m, other, seat) || out.includes(other) || leaving.includes(other) ? [] : [other],
  );
  if (new Set(others.map((other) => sideOf(m, other))).size > 1) leaving.push(seat);
  else m.end({ winners: others, reason: message('end.conceded') });
}

/** At the end of a turn: who has given up takes the army off, and may leave somebody alone on the field. */
export function leave(m: M): void {
  const { leaving } = m.table;
  m.table.leaving = [];
  for (const seat of leaving) {
    eliminate(m, seat);
    lastOne(m);
  }
}

/** Whoever is alone on the battlefield has won (SIF-1210). */
export function lastOne(m: M): void {
  const left = sidesLeft(m);
  if (left.length === 1) m.end({ winners: seatsOf(m, left[0]), reason: message('end.eliminated') });
}

export const multiplayerFlows = [corners];
