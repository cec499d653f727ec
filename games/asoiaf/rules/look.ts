import type { Seat } from '@small-council/engine';
import type { NcuCard, UnitCard } from '../content/definition.ts';
import { attachmentCard, CASTLE_WALL, ncuCard, tacticsCard, unitCard } from '../content/index.ts';
import type { PersonId } from '../content/persons.ts';
import { BOARDS } from '../fields.ts';
import {
  type Board,
  type Body,
  engagedWith,
  type Unit as FieldUnit,
  footprint,
  gap,
  inRange,
  kept,
  layTerrain,
  type Pose,
  reaches,
  SIZES,
  type Survey,
  survey,
  type Terrain,
} from '../geometry/index.ts';
import type { Ncu, Piece, R, Table, Unit, ZoneId } from '../table.ts';
import { once } from './once.ts';

/** Looking at the table: what every rule asks. */

const found = <T>(value: T | undefined, id: string): T => {
  if (value === undefined) throw new Error(`there is no "${id}"`);
  return value;
};

export function unitOf({ table }: R, id: string): Unit {
  for (const unit of table.units) if (unit.id === id) return unit;
  throw new Error(`there is no unit "${id}"`);
}

export const findUnit = ({ table }: R, id: string): Unit | undefined =>
  table.units.find((unit) => unit.id === id);

export const ncuOf = ({ table }: R, id: string): Ncu =>
  found(
    table.ncus.find((ncu) => ncu.id === id),
    id,
  );

export const cardOf = ({ card }: Unit): UnitCard => found(unitCard(card), card);
export const ncuCardOf = ({ card }: Ncu): NcuCard => found(ncuCard(card), card);

export const sideOf = ({ table }: R, seat: Seat): number => table.players[seat].side;

/** Units of one side are friends (SIF-107, SIF-1028). */
export const friends = (m: R, one: Seat, other: Seat): boolean =>
  sideOf(m, one) === sideOf(m, other);

// ---- models and ranks

const TWELVE = [4, 4, 4] as const;

export const rankSizes = ({ ranks = TWELVE }: UnitCard): readonly number[] => ranks;

const sizeOf = (card: UnitCard): number => rankSizes(card).reduce((sum, models) => sum + models, 0);

/** All wounds that a unit can take. */
export const capacityOf = (unit: Unit): number => sizeOf(cardOf(unit)) * (cardOf(unit).wounds ?? 1);

/** The models that are left: one goes when it is filled with wounds (SIF-819, SIF-820). */
export function modelsOf(unit: Unit): number {
  const each = cardOf(unit).wounds ?? 1;
  return Math.ceil((capacityOf(unit) - unit.wounds) / each);
}

export const woundsLeft = (unit: Unit): number => capacityOf(unit) - unit.wounds;

/** Ranks with at least one model: models leave from the rear (SIF-317 to SIF-321); a solo unit has one (SIF-316). */
export function ranksOf(unit: Unit): number {
  let models = modelsOf(unit);
  let ranks = 0;
  for (const size of rankSizes(cardOf(unit))) {
    if (models <= 0) break;
    models -= size;
    ranks++;
  }
  return ranks;
}

/** Starting ranks that are gone; healing brings them back (SIF-1704). */
export const destroyedRanksOf = (unit: Unit): number =>
  rankSizes(cardOf(unit)).length - ranksOf(unit);

// ---- castle walls

/** Walls stand among the units, but are none: only their own rules are about them (SIF-1345). */
export const isWall = ({ card }: Unit): boolean => card === CASTLE_WALL.id;

/** What lies behind the walls, where nobody may go (SIF-1350). */
export const BEHIND = 'behindWalls';

const standing = (id: string, polygon: Terrain['polygon']): Terrain => ({
  id,
  polygon,
  keywords: ['impassable'],
});

/** What walls forbid to moves: the strip behind them, and the rubble of those that fell (SIF-1349, SIF-1350). */
function wallsForbid(table: Table): Terrain[] {
  const walls = table.units.filter(isWall);
  const [first] = walls;
  if (!first?.pose) return [];
  const { halfWidth, halfDepth } = SIZES.wall;
  const inside = first.pose.y - halfDepth;
  const { width } = BOARDS[table.board];
  const strip = { width, depth: inside, round: false };
  return [
    standing(BEHIND, footprint(strip, { x: width / 2, y: inside / 2, h: 0 })),
    ...walls.flatMap(({ id, pose, destroyed }) =>
      destroyed && pose
        ? [
            standing(
              id,
              footprint({ width: 2 * halfWidth, depth: 2 * halfDepth, round: false }, pose),
            ),
          ]
        : [],
    ),
  ];
}

// ---- the battlefield

/** The table that is played on (SIF-1214). */
export const boardOf = ({ table }: R): Board => BOARDS[table.board];

export const onField = (unit: Unit): boolean => unit.pose !== null && !unit.destroyed;

const fieldUnit = (unit: Unit, side: number, pose: Pose): FieldUnit => ({
  id: unit.id,
  side,
  kind: cardOf(unit).tray,
  x: pose.x,
  y: pose.y,
  h: pose.h,
});

interface Known {
  readonly poses: readonly (Pose | null)[];
  readonly pieces: readonly unknown[];
  readonly survey: Survey;
  readonly bodies: ReadonlyMap<string, Body>;
}

const cache = new WeakMap<Table, Known>();

const laid = kept<Piece, Terrain>();

/** A piece as the geometry knows it: it is never changed, and copies of the table share it. */
const terrainOf = (piece: Piece): Terrain =>
  laid(piece, () => layTerrain(piece.id, piece.kind, piece.pose));

function isAsMeasured({ units, terrain }: Table, { poses, pieces }: Known): boolean {
  if (poses.length !== units.length || pieces.length !== terrain.length) return false;
  for (let i = 0; i < units.length; i++) {
    const { pose, destroyed } = units[i];
    if ((destroyed ? null : pose) !== poses[i]) return false;
  }
  for (let i = 0; i < terrain.length; i++) if (terrain[i] !== pieces[i]) return false;
  return true;
}

/** The position, measured once and kept for as long as nobody moves: poses are replaced, never changed. */
function knownOf(table: Table): Known {
  const { units, terrain } = table;
  const old = cache.get(table);
  if (old && isAsMeasured(table, old)) return old;
  const upright: FieldUnit[] = [];
  units.forEach((unit, i) => {
    if (!unit.pose || unit.destroyed) return;
    // Who has not moved is as he was.
    const stood = old?.poses[i] === unit.pose ? old.bodies.get(unit.id)?.unit : undefined;
    upright.push(stood ?? fieldUnit(unit, table.players[unit.seat].side, unit.pose));
  });
  const measured = survey({
    board: BOARDS[table.board],
    units: upright,
    terrain: [...terrain.map(terrainOf), ...wallsForbid(table)],
  });
  const known: Known = {
    poses: units.map(({ pose, destroyed }) => (destroyed ? null : pose)),
    pieces: terrain.slice(),
    survey: measured,
    bodies: new Map(measured.bodies.map((body) => [body.unit.id, body])),
  };
  cache.set(table, known);
  return known;
}

export const surveyOf = ({ table }: R): Survey => knownOf(table).survey;

/** What was measured stays measured in a copy. */
export function shareSurvey(from: Table, to: Table): void {
  const known = cache.get(from);
  if (known) cache.set(to, known);
}

/** The unit as the geometry knows it. */
export const trayOf = ({ table }: R, id: string): FieldUnit =>
  found(knownOf(table).bodies.get(id), id).unit;

export const isOnField = ({ table }: R, id: string): boolean => knownOf(table).bodies.has(id);

const engagements = once<readonly string[]>();

/** The enemies with which a unit is engaged, by id (SIF-119). */
export function enemiesEngaged(m: R, id: string): readonly string[] {
  const { survey: known, bodies } = knownOf(m.table);
  return engagements(known, id, () => {
    const body = bodies.get(id);
    return body ? engagedWith(known, body.unit, body.shape).map(({ unit }) => unit.id) : [];
  });
}

export const isEngaged = (m: R, id: string): boolean => enemiesEngaged(m, id).length > 0;

/** Whether a unit is within a distance of another; always of itself (SIF-121, SIF-122). */
export function within(m: R, one: string, other: string, limit: number): boolean {
  if (one === other) return true;
  const { bodies } = knownOf(m.table);
  const from = bodies.get(one);
  const to = bodies.get(other);
  return from !== undefined && to !== undefined && inRange(from.shape, to.shape, limit);
}

/** The same from where a unit stood that may have fallen (SIF-1852). */
export function withinLast(m: R, fallen: string, other: string, limit: number): boolean {
  const unit = findUnit(m, fallen);
  if (!unit?.pose || !isOnField(m, other)) return false;
  const stood = fieldUnit(unit, sideOf(m, unit.seat), unit.pose);
  return fallen === other || reaches(gap(stood, trayOf(m, other)), limit);
}

/** The combat units on the battlefield. */
export const fielded = ({ table }: R): Unit[] =>
  table.units.filter((unit) => onField(unit) && !isWall(unit));

export const unitsOfSide = (m: R, side: number): Unit[] =>
  fielded(m).filter(({ seat }) => sideOf(m, seat) === side);

export const friendsOf = (m: R, seat: Seat): Unit[] => unitsOfSide(m, sideOf(m, seat));
export const enemiesOf = (m: R, seat: Seat): Unit[] =>
  fielded(m).filter((unit) => !friends(m, unit.seat, seat));

// ---- the tactics board and people

/**
 * Whether a player, or a team mate, controls a zone with an NCU (SIF-710), or counts as controlling it: by somebody on
 * the tactics board, or for a time (SIF-1836).
 */
export function controls(m: R, seat: Seat, zone: ZoneId): boolean {
  const { ncus, lasting } = m.table;
  const key = `controls:${zone}` as const;
  const lost = (id: string) => lasting.some((one) => one.on === id && one.key === 'noAbilities');
  return (
    ncus.some(
      (ncu) =>
        ncu.zone !== null &&
        friends(m, ncu.seat, seat) &&
        (ncu.zone === zone || (m.book.brought.get(ncu.card)?.changes.has(key) && !lost(ncu.id))),
    ) || lasting.some((one) => one.key === key && one.on === sideName(sideOf(m, seat)))
  );
}

/** A side of players as what something lasts on. */
export const sideName = (side: number): string => `side${side}`;

export const isFree = ({ table }: R, zone: ZoneId): boolean =>
  table.ncus.every((ncu) => ncu.zone !== zone);

/** The commander's unit of a player, wherever it is now (SIF-1808). */
export const commandersUnit = ({ table }: R, seat: Seat): Unit | undefined =>
  table.units.find(
    (unit) =>
      unit.seat === seat && unit.attachments.some((id) => attachmentCard(id)?.cost === 'commander'),
  );

/** Whether somebody is in this unit, in any version, or who counts as them (SIF-1755, SIF-1808). */
export const holds = (unit: Unit, person: PersonId): boolean =>
  (cardOf(unit).persons ?? []).includes(person) ||
  unit.attachments.some((id) => {
    const card = attachmentCard(id);
    return card?.persons?.includes(person) || card?.countsAs === person;
  });

/** A siege that nobody has begun. */
export const freshSiege = (seats: number): Table['siege'] => ({
  attacker: null,
  cards: Array.from({ length: seats }, () => []),
  fear: null,
  early: null,
  again: null,
});

/** A combat unit as it comes to the table: unharmed, with the tokens of its cards. */
export function freshUnit(
  id: string,
  seat: Seat,
  card: string,
  attachments: readonly string[],
): Unit {
  const tokens: Unit['tokens'] = {};
  for (const one of [unitCard(card), ...attachments.map(attachmentCard)])
    if (one?.tokens) tokens[one.tokens.kind] = (tokens[one.tokens.kind] ?? 0) + one.tokens.count;
  return {
    id,
    seat,
    card,
    attachments,
    wounds: 0,
    pose: null,
    destroyed: false,
    activated: false,
    conditions: [],
    used: [],
    cards: [],
    influences: [],
    tokens,
    spent: [],
    reserve: null,
    muted: [],
    heirs: [],
    poison: null,
  };
}

export const isTactics = (id: string): boolean => tacticsCard(id) !== undefined;

/** The opponent of a player; with more of them, the next one to the left who is not out (SIF-1036, SIF-1746). */
export const opponentOf = (m: R, seat: Seat): Seat =>
  m.table.players
    .map((_, i) => (seat + i) % m.seats)
    .find((other) => !friends(m, other, seat) && !m.table.out.includes(other)) ?? seat;

/** All seats in the order in which they may act: the active player, then the others clockwise (SIF-804). */
export function seatsInOrder({ table, seats }: R): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((table.active + i) % seats);
  return order;
}

/** The points of a unit with its attachments (SIF-1207), without what the enemy has sent (SIF-1751). */
export const pointsOf = (unit: Unit): number =>
  cardOf(unit).cost +
  unit.attachments.reduce((sum, id) => {
    const card = attachmentCard(id);
    return sum + (typeof card?.cost === 'number' && !card.enemy ? card.cost : 0);
  }, 0);
