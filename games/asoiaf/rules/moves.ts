import {
  type Bounds,
  type Chance,
  flows,
  type Json,
  type Leg,
  message,
  path,
  type Refused,
  refuse,
} from '@small-council/engine';
import { has as hasKeyword } from '../geometry/field.ts';
import {
  type Action,
  type Allowed,
  DIRECTIONS,
  type Direction,
  freedBy,
  INCH,
  judge,
  legalManeuvers,
  legalSlides,
  limitOf,
  type Part,
  type Pose,
  type Range,
  reachOfManeuver,
  retreatDirections,
  type Survey,
  standsOn,
  type Terrain,
  type Unit as Tray,
  TURN,
  towards,
  type Verdict,
} from '../geometry/index.ts';
import { carriedBy } from '../modes/carrying.ts';
import { modeOf } from '../modes/mode.ts';
import { claimTokens } from '../modes/tokens.ts';
import type { M, R, War } from '../table.ts';
import { ruleThing, unitThing } from '../things.ts';
import { becomes } from './conditions.ts';
import { mayReroll, rerolls, roll } from './dice.ts';
import { groundOf } from './ground.ts';
import { has, total } from './inForce.ts';
import {
  BEHIND,
  cardOf,
  enemiesEngaged,
  isOnField,
  isWall,
  surveyOf,
  trayOf,
  unitOf,
} from './look.ts';
import { happen } from './windows.ts';
import { NOBODY, suffer } from './wounds.ts';

const { flow, act, ask } = flows<War>();

/** How fast a unit is with everything that changes it, not below 0 (SIF-1718). */
export function speedOf(m: R, id: string): number {
  const speed = Math.max(0, cardOf(unitOf(m, id)).speed + total(m, 'speed', id));
  return modeOf(m).carried?.burdens && carriedBy(m, id) ? Math.min(BURDENED, speed) : speed;
}

/** Whoever carries a token is slow, and nothing makes it faster (SIF-1376). */
const BURDENED = 2;

/** Puts a unit where it stands from now on. */
export function putUnit(m: M, id: string, { x, y, h }: Pose): void {
  const unit = unitOf(m, id);
  const from = unit.pose;
  if (from && from.x === x && from.y === y && from.h === h) return;
  unit.pose = { x, y, h };
  m.log('fact.moved', {
    unit: unitThing(m, id),
    x,
    y,
    heading: h,
    fromX: from?.x ?? null,
    fromY: from?.y ?? null,
    fromHeading: from?.h ?? null,
  });
}

/** A move that is being made, of whatever kind. */
export type MoveVars = {
  unit: string;
  type: Action['type'];
  /** In inches. */
  speed: number;
  roll: number;
  rule: string;
  /** The enemies that it touched before it moved. */
  engaged: string[];
};

const actionOf = (m: R, { unit, type, speed, roll: rolled }: MoveVars): Action => {
  switch (type) {
    case 'maneuver':
      return { type, speed };
    case 'march':
      // With a pivot before it a march is a maneuver of twice the speed.
      return has(m, 'pivotBeforeMarch', unit)
        ? { type: 'maneuver', speed: 2 * speed }
        : { type, speed };
    case 'retreat':
      return { type, speed, roll: rolled };
    case 'shift':
      return { type, limit: speed * INCH };
    case 'pivot':
      return { type };
  }
};

export const partsOf = (legs: readonly Leg[]): Part[] =>
  legs.map(({ go, by }) => (go === 'pivot' ? { pivot: by } : { slide: go as Direction, by }));

const legsOf = (parts: readonly Part[]): Leg[] =>
  parts.map((part) =>
    'pivot' in part ? { go: 'pivot', by: part.pivot } : { go: part.slide, by: part.by },
  );

const verdictOf = (m: R, here: MoveVars, parts: readonly Part[]): Verdict =>
  judge(groundOf(m, here.unit), trayOf(m, here.unit), actionOf(m, here), parts);

/** A refusal of the geometry in words. */
export function refusalOf(m: R, verdict: { rule: string; reason: string; by?: string }): Refused {
  const { rule, reason, by } = verdict;
  if (by === BEHIND) return refuse('SIF-1350', 'refuse.behindWalls');
  const what = by === undefined ? null : isOnField(m, by) ? unitThing(m, by) : terrainOf(m, by);
  return refuse(rule, `refuse.${reason}`, { by: what });
}

const terrainOf = ({ table }: R, id: string) => {
  const piece = table.terrain.find((one) => one.id === id);
  return piece ? { is: 'terrain', id, kind: piece.kind } : null;
};

const FULL = 40 * INCH;

/** The parts that a move of this kind may have. */
const boundsOf = (here: MoveVars): { [go: string]: Bounds } => {
  const pivot = { pivot: { from: 0, to: TURN - 1 } };
  const slides = Object.fromEntries(
    (here.type === 'maneuver' || here.type === 'march' ? (['forward'] as const) : DIRECTIONS).map(
      (direction) => [direction, { from: 0, to: FULL }],
    ),
  );
  if (here.type === 'pivot') return pivot;
  return here.type === 'shift' ? slides : { ...pivot, ...slides };
};

const isAction = (type: Action['type']): type is 'maneuver' | 'march' | 'retreat' =>
  type !== 'shift' && type !== 'pivot';

const MOST = { maneuver: 3, march: 3, retreat: 2, shift: 1, pivot: 1 } as const;

const pick = (chance: Chance, ranges: readonly Range[]): number => {
  const { from, to } = chance.pick(ranges);
  return chance.between(from, to);
};

/** Mostly towards somebody: armies that wander about never meet. */
function proposeHeading(known: Survey, unit: Tray, chance: Chance): number {
  const enemies = known.bodies.filter((body) => body.unit.side !== unit.side);
  if (enemies.length === 0 || chance.below(4) === 0) return chance.below(TURN);
  const { x, y } = chance.pick(enemies).unit;
  return towards(x - unit.x, y - unit.y);
}

/** A legal move by chance. */
function proposeMove(m: R, here: MoveVars, chance: Chance): Part[] {
  const known = groundOf(m, here.unit);
  const unit = trayOf(m, here.unit);
  const action = actionOf(m, here);
  const straight = proposeStraight();
  if (here.type === 'shift') return straight;
  // Half of the moves look somewhere else at their end, if they may.
  if (chance.below(2) === 0 || here.type === 'pivot') {
    const turned = [...straight, { pivot: proposeHeading(known, unit, chance) }];
    if (judge(known, unit, action, turned).ok) return turned;
  }
  return straight;

  function proposeStraight(): Part[] {
    switch (action.type) {
      case 'maneuver': {
        const heading = proposeHeading(known, unit, chance);
        const quick: Part[] = [
          { pivot: heading },
          { slide: 'forward', by: chance.between(0, action.speed * INCH) },
        ];
        if (judge(known, unit, action, quick).ok) return quick;
        const stops = legalManeuvers(known, unit, action.speed, heading);
        return stops.length === 0 ? [] : [quick[0], { slide: 'forward', by: pick(chance, stops) }];
      }
      case 'march':
      case 'retreat':
      case 'shift': {
        const ways =
          action.type === 'march'
            ? (['forward'] as const)
            : action.type === 'retreat'
              ? retreatDirections(known, unit)
              : DIRECTIONS;
        const slide = chance.pick(ways);
        const stops = legalSlides(known, unit, action, slide);
        return stops.length === 0 ? [] : [{ slide, by: pick(chance, stops) }];
      }
      case 'pivot':
        return [];
    }
  }
}

/** What a board draws while somebody lays the way. */
function hintsOf(m: R, here: MoveVars): Json {
  const known = groundOf(m, here.unit);
  const unit = trayOf(m, here.unit);
  const action = actionOf(m, here);
  const { kind } = unit;
  const { limit } = limitOf(action);
  const ranges = (stops: readonly Range[]) => stops.map(({ from, to }) => [from, to]);
  if (action.type === 'maneuver') {
    const reach = reachOfManeuver(known, unit, action.speed, TURN / 36);
    return {
      kind,
      limit,
      reach: reach.map(({ heading, stops }) => ({ heading, stops: ranges(stops) })),
    };
  }
  if (action.type === 'pivot') return { kind };
  const ways =
    action.type === 'march'
      ? (['forward'] as const)
      : action.type === 'retreat'
        ? retreatDirections(known, unit)
        : DIRECTIONS;
  return {
    kind,
    limit,
    slides: ways.map((slide) => ({
      slide,
      stops: ranges(legalSlides(known, unit, action, slide)),
    })),
  };
}

/** Every move: its way is laid, judged as a whole, and gone. */
export const move = flow<MoveVars>('move', [
  ask('way', {
    // Where even staying is no such move (a shift out of a melee), there is none to make.
    who: (m, here) =>
      isOnField(m, here.unit) && verdictOf(m, here, []).ok ? unitOf(m, here.unit).seat : [],
    question: (m, here) =>
      path({
        text: message(`ask.way.${here.type}`, { unit: unitThing(m, here.unit) }),
        rule: here.rule,
        subject: unitThing(m, here.unit),
        parts: boundsOf(here),
        most: MOST[here.type],
        hints: () => hintsOf(m, here),
        check: (legs) => {
          const verdict = verdictOf(m, here, partsOf(legs));
          return verdict.ok ? null : refusalOf(m, verdict);
        },
        propose: (chance) => legsOf(proposeMove(m, here, chance)),
        fallback: () => [],
      }),
    answer: (m, here, { path: legs }) => {
      const { crossed, unit } = verdictOf(m, here, partsOf(legs)) as Allowed;
      const before = trayOf(m, here.unit);
      const known = surveyOf(m);
      here.engaged = [...enemiesEngaged(m, here.unit)];
      putUnit(m, here.unit, unit);
      // Treated as going through dangerous ground, if it moves at all (SIF-1864).
      const treated = has(m, 'dangerousMove', here.unit) && isAction(here.type) && legs.length > 0;
      crossDangerous(m, here.unit, crossed, treated);
      if (here.type === 'retreat' && !has(m, 'noFreedPivot', here.unit)) {
        for (const { id } of freedBy(known, before, unit))
          if (!isWall(unitOf(m, id))) freePivot(m, id, 'SIF-433');
      }
    },
  }),
  act('moveEnds', (m, { unit, type, engaged }) => {
    if (!isOnField(m, unit)) return;
    claimTokens(m, unit);
    if (!isAction(type)) return;
    const left = engaged.filter((id) => isOnField(m, id) && !enemiesEngaged(m, unit).includes(id));
    if (has(m, 'leavesWeakened', unit))
      for (const id of left) becomes(m, id, 'weakened', unitThing(m, unit));
    happen(m, 'moved', { unit, action: type });
  }),
]);

/** Dangerous ground that a move has entered: D3+1 wounds after it (SIF-1110, SIF-928), once in a move. */
export function crossDangerous(
  m: M,
  id: string,
  crossed: readonly Terrain[],
  treated = false,
): void {
  if (!treated && !crossed.some(({ keywords }) => keywords.includes('dangerous'))) return;
  const [wounds] = roll(m, 'dangerous', id, 1, 3);
  suffer(m, id, wounds + 1, NOBODY, ruleThing('SIF-1110'));
}

/** Whoever acts while standing on dangerous ground suffers before it (SIF-1109). Says whether it did. */
export function actOnDangerous(m: M, id: string): boolean {
  const on = standsOn(groundOf(m, id), trayOf(m, id));
  if (!on.some((piece) => hasKeyword(piece, 'dangerous'))) return false;
  const [wounds] = roll(m, 'dangerous', id, 1, 3);
  suffer(m, id, wounds + 1, NOBODY, ruleThing('SIF-1109'));
  return true;
}

const moving = (unit: string, type: Action['type'], speed: number, rule: string): MoveVars => ({
  unit,
  type,
  speed,
  roll: 0,
  rule,
  engaged: [],
});

export const callManeuver = (m: M, unit: string, speed = speedOf(m, unit)): void =>
  m.call(move, moving(unit, 'maneuver', speed, 'SIF-416'));

export const callMarch = (m: M, unit: string): void =>
  m.call(move, moving(unit, 'march', speedOf(m, unit), 'SIF-424'));

/** A shift of so many inches (SIF-132). */
export const callShift = (m: M, unit: string, inches: number): void =>
  m.call(move, moving(unit, 'shift', inches, 'SIF-132'));

export const freePivot = (m: M, unit: string, rule: string): void =>
  m.call(move, moving(unit, 'pivot', 0, rule));

/** A retreat: the die, then the way (SIF-428). */
export const retreat = flow<{ unit: string; dice: number[]; rerolled: string[] }>('retreat', [
  act('retreatRoll', (m, here) => {
    here.dice = roll(m, 'retreat', here.unit, 1);
  }),
  rerolls<{ unit: string; dice: number[]; rerolled: string[] }>({
    name: 'rerollRetreat',
    purpose: 'retreat',
    unit: ({ unit }) => unit,
    may: (m, { unit }) => mayReroll(m, 'rerollRetreat', unit),
    condition: null,
    rule: 'SIF-428',
  }),
  act('retreatRolled', (m, { unit }) => happen(m, 'retreatRolled', { unit })),
  act('retreatMove', (m, { unit, dice }) => {
    if (!isOnField(m, unit)) return;
    m.call(move, { ...moving(unit, 'retreat', speedOf(m, unit), 'SIF-429'), roll: dice[0] });
  }),
]);

export const callRetreat = (m: M, unit: string): void =>
  m.call(retreat, { unit, dice: [], rerolled: [] });

/** After destroying its enemy in melee a unit may make a free maneuver (SIF-622), or what replaces it. */
export const surge = flow<{ unit: string; instead: boolean }>('surge', [
  act('surges', (m, { unit }) => happen(m, 'surges', { unit })),
  act('surgeMove', (m, { unit, instead }) => {
    if (!instead) callManeuver(m, unit);
  }),
]);

export const moveFlows = [move, retreat, surge];
