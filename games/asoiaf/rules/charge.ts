import { choose, flows, message, path, refuse } from '@small-council/engine';
import {
  type Arc,
  alignExtra,
  alignments,
  type Charge,
  canCharge,
  chargeArcs,
  chargeMove,
  chargeTargets,
  courseAt,
  crossedBy,
  declareCharge,
  disengageExtra,
  extraEnemies,
  type Glimpse,
  glimpses,
  plainHeading,
  pushes,
  type Survey,
  swept,
  type Unit as Tray,
  TURN,
  towards,
  turnedTo,
} from '../geometry/index.ts';
import { claimTokens } from '../modes/tokens.ts';
import type { M, R, War } from '../table.ts';
import { causeOf, ruleThing, unitThing } from '../things.ts';
import { attackQuestion, callAttack, meleeAttacks } from './attack.ts';
import { becomes } from './conditions.ts';
import { mayReroll, type Permission, rerolls, roll } from './dice.ts';
import { groundOf } from './ground.ts';
import { endsLasting, has, total } from './inForce.ts';
import { isEngaged, isOnField, isWall, surveyOf, trayOf, unitOf } from './look.ts';
import { callTest } from './morale.ts';
import { crossDangerous, putUnit, speedOf } from './moves.ts';
import { once } from './once.ts';
import { callFurther, type Further, happen } from './windows.ts';

const { flow, act, ask } = flows<War>();

/** The charges of a unit depend on how fast it is and what the ground is to it. */
const asking =
  <T>(remember: ReturnType<typeof once<T>>) =>
  (m: R, id: string, about: string, work: (ground: Survey, unit: Tray, speed: number) => T): T => {
    const ground = groundOf(m, id);
    const speed = speedOf(m, id);
    return remember(ground, `${id} ${speed} ${about}`, () => work(ground, trayOf(m, id), speed));
  };

const able = asking(once<boolean>());
const targets = asking(once<readonly string[]>());
const arcs = asking(once<Charge['arcs']>());
const declared = asking(once<Charge | null>());
const glimpsed = asking(once<readonly Glimpse[]>());

/** Whether a unit could charge anybody now: asked far more often than whom. */
export const couldCharge = (m: R, id: string): boolean => able(m, id, '', canCharge);

/** Whom a unit could charge now. */
export const chargeTargetsOf = (m: R, id: string): readonly string[] =>
  targets(m, id, '', (...charge) => chargeTargets(...charge).map((unit) => unit.id));

/** The arcs from which a unit could charge this one now; none where it could not. */
export const chargeArcsOf = (m: R, id: string, target: string): Charge['arcs'] =>
  arcs(m, id, target, (ground, unit, speed) =>
    isOnField(m, target) ? chargeArcs(ground, unit, trayOf(m, target), speed) : [],
  );

/** The charge on this one, with all it needs; null where it cannot be declared. */
export const chargeOn = (m: R, id: string, target: string): Charge | null =>
  declared(m, id, target, (ground, unit, speed) => {
    if (!isOnField(m, target)) return null;
    const charge = declareCharge(ground, unit, trayOf(m, target), speed);
    return charge.ok ? charge : null;
  });

/** The charges of a unit at a glance. */
export const glimpsesOf = (m: R, id: string): readonly Glimpse[] => glimpsed(m, id, '', glimpses);

export type ChargeVars = {
  unit: string;
  target: string;
  arc: Arc;
  heading: number;
  dice: number[];
  rerolled: string[];
  disorderly: boolean;
  success: boolean;
  /** It crossed ground that costs the charge bonus, or helps the defender (SIF-1104, SIF-1107). */
  hindered: boolean;
  fortified: boolean;
  extras: string[];
  /** Something else happens than its attack. */
  instead: Further | null;
  /** Dangerous ground has already cost it wounds, which happens once in a charge (SIF-1111). */
  hurt: boolean;
};

/** The charge from its pivot to its attack; target and arc were declared (SIF-503, SIF-509). */
export const charge = flow<ChargeVars>('charge', [
  act('chargeStill', (m, here) => {
    if (!isStill(m, here)) return;
    // Where it cannot reach its target any more it goes straight at it, and fails (SIF-1716).
    const from = trayOf(m, here.unit);
    const to = trayOf(m, here.target);
    here.heading = towards(to.x - from.x, to.y - from.y);
  }),
  ask('chargeHeading', {
    who: (m, { unit, target }) =>
      chargeArcsOf(m, unit, target).length > 0 ? unitOf(m, unit).seat : [],
    question: (m, { unit, target }) => {
      // All headings are many: they are looked at only for who wants to see them.
      const all = (): Charge => chargeOn(m, unit, target) as Charge;
      return path({
        text: message('ask.chargeHeading', {
          unit: unitThing(m, unit),
          target: unitThing(m, target),
        }),
        rule: 'SIF-513',
        subject: unitThing(m, unit),
        parts: { pivot: { from: 0, to: TURN - 1 } },
        most: 1,
        hints: () => ({
          kind: trayOf(m, unit).kind,
          headings: all().headings.map(({ from, to, best }) => ({
            from,
            to,
            best: { ...best },
          })),
        }),
        check: ([leg]) => {
          const heading = leg?.by ?? trayOf(m, unit).h;
          const course = courseAt(
            groundOf(m, unit),
            trayOf(m, unit),
            trayOf(m, target),
            speedOf(m, unit),
            heading,
          );
          return course.ok ? null : refuse(course.rule, `refuse.${course.reason}`, { by: null });
        },
        propose: (chance) => {
          const { from, to } = chance.pick(all().headings);
          return [
            { go: 'pivot', by: (from + chance.below(((to - from + TURN) % TURN) + 1)) % TURN },
          ];
        },
        fallback: () => [
          {
            go: 'pivot',
            by: plainHeading(groundOf(m, unit), trayOf(m, unit), speedOf(m, unit), all()),
          },
        ],
      });
    },
    answer: (m, here, { path: [leg] }) => {
      here.heading = leg?.by ?? trayOf(m, here.unit).h;
    },
  }),
  act('chargeRoll', (m, here) => {
    if (!isStill(m, here)) return;
    // Counting as a 6 replaces the die: never a natural 1 (SIF-1718).
    here.dice = has(m, 'chargeRollsSix', here.unit) ? [6] : roll(m, 'charge', here.unit, 1);
    happen(m, 'chargeRolled', { unit: here.unit, target: here.target });
  }),
  rerolls<ChargeVars>({
    name: 'rerollCharge',
    purpose: 'charge',
    unit: ({ unit }) => unit,
    may: (m, { unit, target }) => vowOf(m, unit, target) ?? mayReroll(m, 'rerollCharge', unit),
    condition: null,
    rule: 'SIF-1718',
  }),
  act('chargeMove', (m, here) => {
    const { unit: id, target, heading, dice } = here;
    if (dice.length === 0 || !bothStand(m, here)) return;
    const known = groundOf(m, id);
    const unit = trayOf(m, id);
    const speed = speedOf(m, id);
    here.disorderly = dice[0] <= Math.max(1, total(m, 'disorderly', id));
    if (here.disorderly) {
      m.table.silenced.push(unitOf(m, id).seat);
      m.log('fact.disorderly', { unit: unitThing(m, id) });
      if (has(m, 'disorderlyExposes', id)) becomes(m, id, 'vulnerable', ruleThing('SIF-1861'));
    }
    const outcome = chargeMove(known, unit, trayOf(m, target), speed, heading, dice[0]);
    here.success = outcome.success;
    m.log('fact.charge', {
      unit: unitThing(m, id),
      target: unitThing(m, target),
      roll: dice[0],
      success: outcome.success,
    });
    const course = courseAt(known, unit, trayOf(m, target), speed, heading);
    const far = outcome.success ? (course.ok ? course.distance : 0) : outcome.by;
    const turned = turnedTo(unit, heading);
    const crossed = crossedBy(known.pieces, swept(turned, 'forward', far)).map(
      ({ terrain }) => terrain,
    );
    here.hindered = crossed.some(({ keywords }) => keywords.includes('hindering'));
    here.fortified = crossed.some(({ keywords }) => keywords.includes('fortified'));
    if (!outcome.success) putUnit(m, id, outcome.unit);
    if (!here.hurt) crossDangerous(m, id, crossed);
  }),
  ask('align', {
    who: (m, here) => (here.success && bothStand(m, here) ? unitOf(m, here.unit).seat : []),
    question: (m, here) => {
      const places = alignmentsOf(m, here);
      return choose({
        text: message('ask.align', { unit: unitThing(m, here.unit) }),
        rule: 'SIF-523',
        from: places.map(({ alignment }) => alignment),
        label: (id) =>
          message('option.align', { alignment: id, enemy: unitThing(m, here.target), turns: 0 }),
      });
    },
    answer: (m, here, [alignment]) => {
      const place = alignmentsOf(m, here).find((one) => one.alignment === alignment);
      if (place) putUnit(m, here.unit, place.pose);
      const known = surveyOf(m);
      // Walls stay where they are.
      here.extras = extraEnemies(known, trayOf(m, here.unit), trayOf(m, here.target))
        .map(({ id }) => id)
        .filter((id) => !isWall(unitOf(m, id)));
    },
  }),
  act('extras', (m, here) => {
    // Enemies that it has come to touch besides its target are aligned, or step aside (SIF-528 to SIF-531).
    const [extra] = here.extras;
    if (extra === undefined || !bothStand(m, here)) return;
    here.extras = here.extras.slice(1);
    m.again();
    const laid = alignExtra(surveyOf(m), trayOf(m, extra), trayOf(m, here.unit));
    if (laid) putUnit(m, extra, laid);
    else m.call(pushAside, { extra, charger: here.unit });
  }),
  act('chargeFails', (m, here) => {
    const { unit } = here;
    if (here.success) return;
    if (isOnField(m, unit)) {
      claimTokens(m, unit);
      // A failed charge frightens, and ends the activation (SIF-533, SIF-534); nobody else is to blame (SIF-956).
      callTest(m, { unit, panic: true, because: 'SIF-533' });
    }
  }),
  act('charged', (m, here) => {
    if (!here.success || !bothStand(m, here)) return;
    claimTokens(m, here.unit);
    // First what the charge inflicts, then what answers it (SIF-1717).
    if (has(m, 'chargePanics', here.unit))
      becomes(m, here.target, 'panicked', unitThing(m, here.unit));
    if (has(m, 'chargeExposes', here.unit))
      becomes(m, here.target, 'vulnerable', unitThing(m, here.unit));
    if (here.arc !== 'front' && has(m, 'flankChargeFrightens', here.unit)) {
      becomes(m, here.target, 'panicked', unitThing(m, here.unit));
      becomes(m, here.target, 'vulnerable', unitThing(m, here.unit));
    }
    happen(m, 'charged', { unit: here.unit, target: here.target, arc: here.arc });
  }),
  ask('chargeAttack', {
    who: (m, here) =>
      here.success &&
      here.instead === null &&
      bothStand(m, here) &&
      meleeAttacks(m, here.unit).length > 1
        ? unitOf(m, here.unit).seat
        : [],
    question: (m, { unit }) => attackQuestion(m, unit, meleeAttacks(m, unit)),
    answer: (m, here, [id]) => strike(m, here, Number(id.slice(6))),
  }),
  act('chargeStrike', (m, here) => {
    const [only, second] = meleeAttacks(m, here.unit);
    if (!here.success || !bothStand(m, here)) return;
    if (here.instead !== null) callFurther(m, here.instead);
    else if (only !== undefined && second === undefined) strike(m, here, only);
  }),
  act('chargeOver', (m, { unit }) => endsLasting(m, 'charge', [unit])),
]);

/** Whoever has vowed to fight somebody charges them better. */
function vowOf({ table }: R, unit: string, target: string): Permission | null {
  const vow = table.lasting.find(
    ({ on, key, other }) => on === unit && key === 'vowed' && other === target,
  );
  return vow ? { which: 'any', because: causeOf(vow.source) } : null;
}

const bothStand = (m: R, { unit, target }: ChargeVars): boolean =>
  isOnField(m, unit) && isOnField(m, target);

/** An answer may have made it impossible: then it has failed, and no die is rolled (SIF-1869). */
const isStill = (m: R, here: ChargeVars): boolean => bothStand(m, here) && !isEngaged(m, here.unit);

function strike(m: M, here: ChargeVars, index: number): void {
  const { unit: attacker, target: defender, arc, disorderly, hindered, fortified } = here;
  const bonus = !disorderly && !hindered;
  callAttack(m, { attacker, defender, kind: 'melee', arc, charge: true }, index, bonus, fortified);
}

export const alignmentsOf = (
  m: R,
  { unit, target, arc }: Pick<ChargeVars, 'unit' | 'target' | 'arc'>,
) => alignments(surveyOf(m), trayOf(m, target), arc, trayOf(m, unit));

/** An enemy that cannot be aligned steps an inch aside; its owner chooses where to (SIF-530, SIF-942). */
const pushAside = flow<{ extra: string; charger: string }>('pushAside', [
  ask('push', {
    who: (m, { extra, charger }) =>
      pushesOf(m, extra, charger).length > 0 ? unitOf(m, extra).seat : [],
    question: (m, { extra, charger }) => {
      const places = pushesOf(m, extra, charger);
      return choose({
        text: message('ask.push', { unit: unitThing(m, extra) }),
        rule: 'SIF-530',
        from: places.map(({ heading }) => `to${heading}`),
        label: (id) => message('option.heading', { degrees: Number(id.slice(2)) / 10 }),
      });
    },
    answer: (m, { extra, charger }, [id]) => {
      const way = pushesOf(m, extra, charger).find(({ heading }) => `to${heading}` === id);
      if (way) putUnit(m, extra, way.unit);
    },
  }),
  act('least', (m, { extra, charger }) => {
    if (pushesOf(m, extra, charger).length > 0) return;
    const steps: Tray[] = disengageExtra(surveyOf(m), trayOf(m, extra), trayOf(m, charger)) ?? [];
    for (const step of steps) putUnit(m, step.id, step);
  }),
]);

const pushed = once<ReturnType<typeof pushes>>();

export const pushesOf = (m: R, extra: string, charger: string): ReturnType<typeof pushes> =>
  pushed(surveyOf(m), `${extra} ${charger}`, () =>
    pushes(surveyOf(m), trayOf(m, extra), trayOf(m, charger)),
  );

export const callCharge = (
  m: M,
  unit: string,
  target: string,
  arc: Arc,
  instead: Further | null,
  hurt: boolean,
): void =>
  m.call(charge, {
    unit,
    target,
    arc,
    heading: 0,
    dice: [],
    rerolled: [],
    disorderly: false,
    success: false,
    hindered: false,
    fortified: false,
    extras: [],
    instead,
    hurt,
  });

export const chargeFlows = [charge, pushAside];
