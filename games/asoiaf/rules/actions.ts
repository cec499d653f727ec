import {
  type Blocked,
  choose,
  flows,
  type Leg,
  message,
  path,
  type Refused,
  refuse,
} from '@small-council/engine';
import { has as hasKeyword } from '../geometry/field.ts';
import {
  type Arc,
  arcsHolding,
  type Charge,
  canShoot,
  DIRECTIONS,
  type Direction,
  headingOf,
  INCH,
  judge,
  LONG,
  legalSlides,
  moved,
  piecesWithin,
  SHOOTING_SHIFT,
  SHORT,
  type Shot,
  type Survey,
  shots,
  type Unit as Tray,
} from '../geometry/index.ts';
import { carriedBy } from '../modes/carrying.ts';
import { modeOf } from '../modes/mode.ts';
import type { M, R, War } from '../table.ts';
import { type Cause, unitThing } from '../things.ts';
import { attackQuestion, callAttack, melee, meleeAttacks, rangedAttacks } from './attack.ts';
import { callCharge, chargeArcsOf, chargeOn, chargeTargetsOf, couldCharge } from './charge.ts';
import { endsLasting, has } from './inForce.ts';
import {
  cardOf,
  enemiesEngaged,
  enemiesOf,
  isEngaged,
  isOnField,
  isWall,
  surveyOf,
  trayOf,
  unitOf,
} from './look.ts';
import {
  actOnDangerous,
  callManeuver,
  callMarch,
  callRetreat,
  partsOf,
  putUnit,
  refusalOf,
} from './moves.ts';
import { once } from './once.ts';
import { answerTauntAt } from './taunt.ts';
import type { ActionId } from './timing.ts';
import { callFurther, type Further, happen } from './windows.ts';

const { flow, act, ask } = flows<War>();

export const ACTIONS: readonly ActionId[] = [
  'maneuver',
  'march',
  'retreat',
  'melee',
  'ranged',
  'charge',
  'raze',
];

/** Why a unit cannot perform an action now, or null: the answer to "why not?". Some go against one enemy only. */
export function obstacle(
  m: R,
  id: string,
  action: ActionId,
  only: string | null = null,
): Refused | null {
  const engaged = isEngaged(m, id);
  switch (action) {
    case 'maneuver':
      return engaged ? refuse('SIF-412', 'refuse.engaged', { by: null }) : null;
    case 'march':
      if (engaged) return refuse('SIF-423', 'refuse.engaged', { by: null });
      return modeOf(m).carried?.burdens && carriedBy(m, id)
        ? refuse('SIF-1375', 'refuse.carries')
        : null;
    case 'retreat':
      return engaged ? null : refuse('SIF-427', 'refuse.notEngaged', { by: null });
    case 'melee':
      if (meleeAttacks(m, id).length === 0) return refuse('SIF-451', 'refuse.noMelee');
      if (!engaged) return refuse('SIF-450', 'refuse.notEngaged', { by: null });
      return only !== null && !enemiesEngaged(m, id).includes(only)
        ? refuse('SIF-1715', 'refuse.notThatOne')
        : null;
    case 'ranged':
      if (rangedAttacks(m, id).length === 0) return refuse('SIF-439', 'refuse.noRanged');
      if (engaged) return refuse('SIF-438', 'refuse.engaged', { by: null });
      if (only !== null && !shotsOf(m, id).some(({ target }) => target.id === only))
        return refuse('SIF-1715', 'refuse.notThatOne');
      return shotsOf(m, id).length === 0 ? refuse('SIF-440', 'refuse.noTarget') : null;
    case 'charge':
      if (engaged) return refuse('SIF-502', 'refuse.engaged', { by: null });
      if (meleeAttacks(m, id).length === 0) return refuse('SIF-451', 'refuse.noMelee');
      if (only !== null && chargeArcsOf(m, id, only).length === 0)
        return refuse('SIF-1715', 'refuse.notThatOne');
      return !couldCharge(m, id) ? refuse('SIF-507', 'refuse.noCharge') : null;
    case 'raze':
      if (meleeAttacks(m, id).length === 0) return refuse('SIF-451', 'refuse.noMelee');
      return razable(m, id).length === 0 ? refuse('SIF-1119', 'refuse.nothingToRaze') : null;
  }
}

/** The destructible pieces within an inch (SIF-1119). */
const razable = (m: R, id: string): string[] =>
  piecesWithin(
    surveyOf(m).pieces.filter((piece) => hasKeyword(piece, 'destructible')),
    trayOf(m, id),
    INCH,
  ).map(({ terrain }) => terrain.id);

/** The actions that a unit can perform now; one that may not act this turn refuses free ones too (SIF-1828). */
export const possible = (
  m: R,
  id: string,
  among: readonly ActionId[],
  only: string | null = null,
): ActionId[] =>
  isOnField(m, id) && !has(m, 'noAction', id)
    ? among.filter((action) => obstacle(m, id, action, only) === null)
    : [];

export const blockedActions = (
  m: R,
  id: string,
  among: readonly ActionId[],
  only: string | null = null,
): Blocked[] =>
  among.flatMap((action) => {
    const refused = obstacle(m, id, action, only);
    return refused ? [{ id: action, ...refused }] : [];
  });

// ---- the action itself

export type ActionVars = {
  unit: string;
  action: ActionId;
  /** Whom a charge goes against, and from where (SIF-503, SIF-509); for other actions nobody yet. */
  target: string | null;
  arc: Arc | null;
  /** The target of an attack that an effect allows on one enemy only. */
  only: string | null;
  /** What happens instead of it, or nothing at all: somebody has answered. */
  instead: Further | 'nothing' | null;
  /** It began on dangerous ground. */
  hurt: boolean;
};

/** One action of a combat unit, from its declaration to its end (SIF-1714). */
export const action = flow<ActionVars>('action', [
  ask('chargeTarget', {
    who: (m, { unit, action: what, target }) =>
      what === 'charge' && target === null ? unitOf(m, unit).seat : [],
    question: (m, { unit }) =>
      choose({
        text: message('ask.chargeTarget', { unit: unitThing(m, unit) }),
        rule: 'SIF-503',
        from: chargeTargetsOf(m, unit),
        label: (id) =>
          message('option.chargeTarget', {
            unit: unitThing(m, id),
            roll: (chargeOn(m, unit, id) as Charge).best.roll,
          }),
      }),
    answer: (_m, here, [id]) => {
      here.target = id;
    },
  }),
  act('chargeFrom', (m, here) => {
    // Only a charge names its target before it is declared.
    if (here.target !== null) here.arc = chargeArcsOf(m, here.unit, here.target)[0]?.arc ?? null;
  }),
  ask('chargeArc', {
    who: (m, { unit, target }) =>
      target !== null && chargeArcsOf(m, unit, target).length > 1 ? unitOf(m, unit).seat : [],
    question: (m, { unit, target }) =>
      choose({
        text: message('ask.arc', { unit: unitThing(m, target as string) }),
        rule: 'SIF-512',
        from: chargeArcsOf(m, unit, target as string).map(({ arc }) => arc),
        label: (id) => message(`arc.${id}`),
      }),
    answer: (_m, here, [id]) => {
      here.arc = id as Arc;
    },
  }),
  act('declareAction', (m, here) => {
    const { unit, action: what, target, arc } = here;
    m.log('fact.action', {
      unit: unitThing(m, unit),
      action: what,
      target: target === null ? null : unitThing(m, target),
    });
    here.hurt = actOnDangerous(m, unit);
    answerTauntAt(m, unit, what, target);
    m.call(beforeResolving, { unit, action: what, target, arc });
  }),
  act('perform', (m, here) => {
    const { unit, action: what, target, arc, only, instead, hurt } = here;
    // Somebody has answered: what can no longer be done is spent (SIF-1716, SIF-1869).
    if (!isOnField(m, unit) || instead === 'nothing') return m.leave();
    if (what !== 'charge' && obstacle(m, unit, what) !== null) return;
    switch (what) {
      case 'maneuver':
        return callManeuver(m, unit);
      case 'march':
        return callMarch(m, unit);
      case 'retreat':
        return callRetreat(m, unit);
      case 'melee':
        return m.call(melee, { unit, only, arc: null, target: null });
      case 'ranged':
        return m.call(ranged, {
          unit,
          attack: rangedAttacks(m, unit)[0],
          only,
          target: null,
          arc: null,
        });
      case 'charge':
        if (target !== null && arc !== null) callCharge(m, unit, target, arc, instead, hurt);
        return;
      case 'raze':
        return m.call(raze, { unit });
    }
  }),
  act('actionCompleted', (m, { unit, action: what }) => {
    if (isOnField(m, unit)) happen(m, 'actionCompleted', { unit, action: what });
  }),
  act('actionOver', (m, { unit }) => endsLasting(m, 'action', [unit])),
]);

/** The action of a unit that is going on. */
export function actionNow({ stack }: R): ActionVars | null {
  const frame = stack.findLast(({ flow: name }) => name === 'action');
  return frame ? (frame.vars as ActionVars) : null;
}

/** Between declaring an action and doing it (SIF-1716). */
const beforeResolving = flow<{
  unit: string;
  action: ActionId;
  target: string | null;
  arc: Arc | null;
}>('beforeResolving', [
  act('declared', (m, { unit, action: what, target, arc }) => {
    if (!isOnField(m, unit)) return;
    // What cards have left for this turn comes first: it was there before.
    for (const one of m.table.pending)
      if (one.on === unit && (one.actions.length === 0 || one.actions.includes(what)))
        callFurther(m, { use: { ...one.use, of: { unit, action: what } }, index: one.index });
    m.call(declaredNow, { unit, action: what, target, arc });
  }),
]);

const declaredNow = flow<{
  unit: string;
  action: ActionId;
  target: string | null;
  arc: Arc | null;
}>('declaredNow', [
  act('declaredNow', (m, { unit, action: what, target, arc }) => {
    if (isOnField(m, unit)) happen(m, 'declared', { unit, action: what, target, arc });
  }),
]);

export const callAction = (
  m: M,
  unit: string,
  what: ActionId,
  only: string | null = null,
  target: string | null = null,
  instead: Further | null = null,
): void => m.call(action, { unit, action: what, target, arc: null, only, instead, hurt: false });

/** An action that something grants: it is free (SIF-116, SIF-117), and may be declined (SIF-1713). */
export const freeAction = flow<{
  unit: string;
  among: ActionId[];
  only: string | null;
  because: Cause;
  /** It must be made if it can (SIF-1713). */
  must: boolean;
}>('freeAction', [
  ask('grant', {
    who: (m, { unit, among, only }) =>
      possible(m, unit, among, only).length > 0 ? unitOf(m, unit).seat : [],
    question: (m, { unit, among, only, because, must }) =>
      choose({
        text: message('ask.freeAction', { unit: unitThing(m, unit), because }),
        rule: 'SIF-1713',
        from: possible(m, unit, among, only),
        min: must ? 1 : 0,
        label: (id) => message(`action.${id}`),
        ...(!must && { pass: message('pass.decline') }),
        blocked: () => blockedActions(m, unit, among, only),
      }),
    answer: (m, { unit, only }, [what]) => {
      if (what === undefined) return;
      const target = what === 'charge' ? only : null;
      callAction(m, unit, what as ActionId, only, target);
    },
  }),
]);

export const grantAction = (
  m: M,
  unit: string,
  among: readonly ActionId[],
  because: Cause,
  only: string | null = null,
  must = false,
): void => m.call(freeAction, { unit, among: [...among], only, because, must });

// ---- tearing down terrain

const raze = flow<{ unit: string }>('raze', [
  ask('razePiece', {
    who: (m, { unit }) => unitOf(m, unit).seat,
    question: (m, { unit }) =>
      choose({
        text: message('ask.raze', { unit: unitThing(m, unit) }),
        rule: 'SIF-1119',
        from: razable(m, unit),
        label: (id) => message('option.terrain', { terrain: terrainThing(m, id) }),
      }),
    answer: (m, { unit }, [id]) => {
      m.log('fact.razed', { unit: unitThing(m, unit), terrain: terrainThing(m, id) });
      m.table.terrain = m.table.terrain.filter((piece) => piece.id !== id);
    },
  }),
]);

const terrainThing = ({ table }: R, id: string) => ({
  is: 'terrain' as const,
  id,
  kind: table.terrain.find((piece) => piece.id === id)?.kind ?? '',
});

// ---- shooting

const rangeOf = (m: R, id: string, attack: number): typeof SHORT | typeof LONG =>
  cardOf(unitOf(m, id)).attacks[attack].kind === 'short' ? SHORT : LONG;

const found = once<readonly Shot[]>();

/** The enemies that a unit can shoot at, each with the shift that makes it possible (SIF-440). */
export function shotsOf(m: R, id: string, attack = rangedAttacks(m, id)[0]): readonly Shot[] {
  const known = surveyOf(m);
  const over = has(m, 'seesOverAll', id);
  return found(known, `${id} ${attack} ${over}`, () => {
    const range = rangeOf(m, id, attack);
    const every = over
      ? shotsOverAll(known, trayOf(m, id), range)
      : shots(known, trayOf(m, id), range);
    // Walls are no target for shots (SIF-1346).
    return every.filter(({ target }) => !isWall(unitOf(m, target.id)));
  });
}

/** Sight that nothing blocks: as if the two were alone on the table. */
const alone = (known: Survey): Survey => ({ ...known, bodies: [], pieces: [] });

function shotsOverAll(known: Survey, unit: Tray, range: typeof SHORT | typeof LONG): Shot[] {
  const steps = DIRECTIONS.flatMap((slide) =>
    legalSlides(known, unit, { type: 'shift', limit: SHOOTING_SHIFT }, slide).map(({ to }) => ({
      slide,
      by: to,
    })),
  );
  const only = alone(known);
  return known.bodies.flatMap(({ unit: target }): Shot[] => {
    if (target.side === unit.side) return [];
    if (canShoot(only, unit, target, range)) return [{ target, range }];
    const shift = steps.find(({ slide, by }) =>
      canShoot(only, moved(unit, headingOf(unit.h, slide), by), target, range),
    );
    return shift ? [{ target, shift, range }] : [];
  });
}

/** The enemies that may be chosen from exactly here (SIF-443, SIF-447). */
function targetsFrom(m: R, unit: Tray, attack: number, only: string | null): string[] {
  const known = has(m, 'seesOverAll', unit.id) ? alone(surveyOf(m)) : surveyOf(m);
  const range = rangeOf(m, unit.id, attack);
  return enemiesOf(m, unitOf(m, unit.id).seat)
    .map(({ id }) => id)
    .filter((id) => only === null || id === only)
    .filter((id) => canShoot(known, unit, trayOf(m, id), range));
}

type RangedVars = {
  unit: string;
  attack: number;
  only: string | null;
  target: string | null;
  arc: Arc | null;
};

const shotsAt = (m: R, { unit, attack, only }: RangedVars): readonly Shot[] =>
  shotsOf(m, unit, attack).filter(({ target }) => only === null || target.id === only);

const ranged = flow<RangedVars>('ranged', [
  ask('whichRanged', {
    who: (m, { unit }) => (rangedAttacks(m, unit).length > 1 ? unitOf(m, unit).seat : []),
    question: (m, { unit }) => attackQuestion(m, unit, rangedAttacks(m, unit)),
    answer: (_m, here, [id]) => {
      here.attack = Number(id.slice(6));
    },
  }),
  ask('shootingShift', {
    who: (m, { unit }) => unitOf(m, unit).seat,
    question: (m, here) => {
      const { unit, attack, only } = here;
      const shot = shotsAt(m, here)[0];
      return path({
        text: message('ask.shootingShift', { unit: unitThing(m, unit) }),
        rule: 'SIF-441',
        subject: unitThing(m, unit),
        parts: Object.fromEntries(DIRECTIONS.map((go) => [go, { from: 0, to: SHOOTING_SHIFT }])),
        most: 1,
        hints: () => ({
          kind: trayOf(m, unit).kind,
          targets: shotsAt(m, here).map(({ target, range, shift }) => ({
            target: target.id,
            range,
            shift: shift ? { slide: shift.slide, by: shift.by } : null,
          })),
        }),
        check: (legs) => shiftRefusal(m, unit, attack, only, legs),
        propose: (chance) => {
          const chosen = chance.pick(shotsAt(m, here));
          return chosen.shift ? [{ go: chosen.shift.slide, by: chosen.shift.by }] : [];
        },
        fallback: () => (shot?.shift ? [{ go: shot.shift.slide, by: shot.shift.by }] : []),
      });
    },
    answer: (m, { unit }, { path: [leg] }) => {
      if (leg)
        putUnit(
          m,
          unit,
          moved(trayOf(m, unit), headingOf(trayOf(m, unit).h, leg.go as Direction), leg.by),
        );
    },
  }),
  ask('rangedTarget', {
    who: (m, { unit }) => unitOf(m, unit).seat,
    question: (m, { unit, attack, only }) =>
      choose({
        text: message('ask.rangedTarget', { unit: unitThing(m, unit) }),
        rule: 'SIF-443',
        from: targetsFrom(m, trayOf(m, unit), attack, only),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (m, here, [id]) => {
      here.target = id;
      here.arc = arcsHolding(trayOf(m, id), trayOf(m, here.unit))[0];
    },
  }),
  ask('rangedArc', {
    who: (m, { unit, target }) =>
      arcsHolding(trayOf(m, target as string), trayOf(m, unit)).length > 1
        ? unitOf(m, unit).seat
        : [],
    question: (m, { unit, target }) =>
      choose({
        text: message('ask.arc', { unit: unitThing(m, target as string) }),
        rule: 'SIF-911',
        from: arcsHolding(trayOf(m, target as string), trayOf(m, unit)),
        label: (id) => message(`arc.${id}`),
      }),
    answer: (_m, here, [id]) => {
      here.arc = id as Arc;
    },
  }),
  act('shoot', (m, { unit: attacker, target, arc, attack }) => {
    // Both were chosen, and nothing has happened since.
    const [defender, side] = [target as string, arc as Arc];
    callAttack(m, { attacker, defender, kind: 'ranged', arc: side, charge: false }, attack);
  }),
]);

function shiftRefusal(
  m: R,
  id: string,
  attack: number,
  only: string | null,
  legs: readonly Leg[],
): Refused | null {
  const unit = trayOf(m, id);
  const verdict = judge(surveyOf(m), unit, { type: 'shift', limit: SHOOTING_SHIFT }, partsOf(legs));
  if (!verdict.ok) return refusalOf(m, verdict);
  return targetsFrom(m, verdict.unit, attack, only).length === 0
    ? refuse('SIF-442', 'refuse.noTarget')
    : null;
}

export const actionFlows = [action, beforeResolving, declaredNow, freeAction, ranged, raze];
