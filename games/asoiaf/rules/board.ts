import { choose, flows, message, type Seat } from '@small-council/engine';
import { ncuCard } from '../content/index.ts';
import { modeOf } from '../modes/mode.ts';
import { type M, type R, type War, ZONES, type ZoneId } from '../table.ts';
import { ncuThing, unitThing, zoneThing } from '../things.ts';
import { grantAction, possible } from './actions.ts';
import { draw } from './cards.ts';
import { hasNoAbilities } from './inForce.ts';
import {
  enemiesOf,
  fielded,
  friends,
  friendsOf,
  isFree,
  isOnField,
  ncuOf,
  unitOf,
} from './look.ts';
import { callTest } from './morale.ts';
import type { ActionId } from './timing.ts';
import { givesCondition, takesCondition } from './tokens.ts';
import { callFurther, type Further, happen } from './windows.ts';
import { restore } from './wounds.ts';

const { flow, act, ask } = flows<War>();

/** An NCU on a zone of the tactics board (SIF-709, SIF-1833). */
export type ClaimVars = {
  ncu: string;
  seat: Seat;
  zone: ZoneId;
  /** The zone whose effect it has: another one than was claimed, if something replaces it so (SIF-1835). */
  effect: ZoneId;
  /** Something has replaced the effect of the zone (SIF-1834). */
  replaced: boolean;
  target: string | null;
  cancelled: boolean;
  /** Another unit must be named, and what happens to that one. */
  again: Further | null;
};

/** The claim that is going on. */
export function claimNow({ stack }: R): ClaimVars | null {
  const frame = stack.findLast(({ flow: name }) => name === 'claim');
  return frame ? (frame.vars as ClaimVars) : null;
}

const ATTACKS: readonly ActionId[] = ['melee', 'ranged', 'raze'];
const MOVES: readonly ActionId[] = ['maneuver', 'retreat'];

/** Whom the effect of a zone can be aimed at (SIF-703 to SIF-707). */
export function zoneTargets(m: R, zone: ZoneId, seat: Seat): string[] {
  const ids = (units: readonly { id: string }[]) => units.map(({ id }) => id);
  switch (zone) {
    case 'crown':
    case 'tactics':
      return ids(enemiesOf(m, seat));
    case 'wealth':
      return ids(
        friendsOf(m, seat).filter(({ wounds, conditions }) => wounds > 0 || conditions.length > 0),
      );
    case 'combat':
      return ids(friendsOf(m, seat)).filter((id) => possible(m, id, ATTACKS).length > 0);
    case 'maneuver':
      return ids(friendsOf(m, seat)).filter((id) => possible(m, id, MOVES).length > 0);
  }
}

/** The abilities of an NCU with which a card is attached to a unit (SIF-714). */
export const influencesOf = (m: R, ncu: string): readonly string[] =>
  (ncuCard(ncuOf(m, ncu).card)?.abilities ?? []).filter(
    (id) => (m.book.abilities.get(id)?.influence ?? null) !== null,
  );

/** The one that works now: it may have been taken over for this round. */
export function influenceOf(m: R, ncu: string): string | null {
  if (hasNoAbilities(m, ncu)) return null;
  return ncuOf(m, ncu).borrowed ?? influencesOf(m, ncu)[0] ?? null;
}

/** Whom an NCU may influence: one friendly and one enemy influence at most on each unit (SIF-715, SIF-716). */
export function influenceable(m: R, ncu: string): string[] {
  const ability = influenceOf(m, ncu);
  if (ability === null) return [];
  const whom = m.book.abilities.get(ability)?.influence;
  const { seat } = ncuOf(m, ncu);
  const units =
    whom === 'friend' ? friendsOf(m, seat) : whom === 'enemy' ? enemiesOf(m, seat) : fielded(m);
  return units
    .filter(({ influences }) => influences.every((id) => !friends(m, ncuOf(m, id).seat, seat)))
    .map(({ id }) => id);
}

export const claim = flow<ClaimVars>('claim', [
  act('takeZone', (m, { ncu, seat, zone }) => {
    ncuOf(m, ncu).zone = zone;
    m.log('fact.claimed', { seat, ncu: ncuThing(m, ncu), zone: zoneThing(zone) });
  }),
  ask('influence', {
    who: (m, { ncu, seat }) => (influenceable(m, ncu).length > 0 ? seat : []),
    question: (m, { ncu }) =>
      choose({
        text: message('ask.influence', { ncu: ncuThing(m, ncu) }),
        rule: 'SIF-714',
        from: influenceable(m, ncu),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (m, { ncu, seat }, [id]) => {
      unitOf(m, id).influences.push(ncu);
      m.log('fact.influences', { ncu: ncuThing(m, ncu), unit: unitThing(m, id) });
      happen(m, 'targeted', { unit: id, seat, by: influenceOf(m, ncu) ?? '', how: 'ncu' });
    },
  }),
  act('claimPending', (m, { ncu }) => {
    for (const one of m.table.pending) if (one.on === ncu) callFurther(m, one);
  }),
  act('zoneClaimed', (m, { ncu, seat, zone }) => {
    happen(m, 'zoneClaimed', { ncu, seat, zone });
    const { claims } = modeOf(m);
    if (claims) m.call(claims, { seat });
  }),
  ask('zoneTarget', {
    who: (m, { effect, seat, replaced }) =>
      !replaced && zoneTargets(m, effect, seat).length > 0 ? seat : [],
    question: (m, { effect: zone, seat }) => {
      const must = zone === 'crown' || zone === 'tactics';
      return choose({
        text: message(`ask.zone.${zone}`),
        rule: ZONE_RULES[zone],
        from: zoneTargets(m, zone, seat),
        min: must ? 1 : 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        ...(!must && { pass: message('pass.none') }),
      });
    },
    answer: (m, here, [id]) => {
      here.target = id ?? null;
      if (id !== undefined)
        happen(m, 'zoneTargets', { unit: id, seat: here.seat, zone: here.effect });
    },
  }),
  act('redirected', (m, here) => {
    // Somebody makes it aim at another unit, if there is one (Intercept Orders).
    const { again, target, effect, seat } = here;
    if (again === null || target === null) return;
    if (zoneTargets(m, effect, seat).some((id) => id !== target)) m.call(redirect, { not: target });
    else here.again = null;
  }),
  act('redirectedTo', (m, { again, target }) => {
    if (again !== null && target !== null)
      callFurther(m, { ...again, use: { ...again.use, of: { unit: target } } });
  }),
  act('zoneEffect', (m, here) => {
    const { effect: zone, seat, target } = here;
    if (here.replaced || here.cancelled) return;
    if (zone === 'tactics') draw(m, seat, 2);
    if (target === null || !isOnField(m, target)) return;
    switch (zone) {
      case 'crown':
        return callTest(m, { unit: target, panic: true, modifier: -1, because: 'SIF-703', seat });
      case 'wealth':
        restore(m, target, 3, zoneThing('wealth'));
        return takesCondition(m, seat, target, zoneThing('wealth'), ZONE_RULES.wealth);
      case 'tactics':
        return givesCondition(m, seat, target, zoneThing('tactics'), ZONE_RULES.tactics);
      case 'combat':
        return grantAction(m, target, ATTACKS, zoneThing('combat'));
      case 'maneuver':
        return grantAction(m, target, MOVES, zoneThing('maneuver'));
    }
  }),
  act('zoneResolved', (m, { ncu, seat, zone }) => {
    for (const rider of activationNow(m)?.riders ?? []) callFurther(m, rider);
    happen(m, 'zoneResolved', { ncu, seat, zone });
  }),
]);

/** The unit for a zone's effect is named anew. */
const redirect = flow<{ not: string }>('redirect', [
  ask('zoneTargetAnew', {
    who: (m) => claimNow(m)?.seat ?? [],
    question: (m, { not }) => {
      const { effect, seat } = claimNow(m) as ClaimVars;
      return choose({
        text: message(`ask.zone.${effect}`),
        rule: 'SIF-1833',
        from: zoneTargets(m, effect, seat).filter((id) => id !== not),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      });
    },
    answer: (m, _here, [id]) => {
      const claimed = claimNow(m) as ClaimVars;
      claimed.target = id;
      happen(m, 'zoneTargets', { unit: id, seat: claimed.seat, zone: claimed.effect });
    },
  }),
]);

const ZONE_RULES = {
  crown: 'SIF-703',
  wealth: 'SIF-704',
  combat: 'SIF-705',
  tactics: 'SIF-706',
  maneuver: 'SIF-707',
} as const;

export const freeZones = (m: R): ZoneId[] => ZONES.filter((zone) => isFree(m, zone));

type ActivationVars = {
  ncu: string;
  seat: Seat;
  /** What waits until the zone that it claims was resolved. */
  riders: Further[];
};

/** The activation of an NCU that is going on. */
export function activationNow({ stack }: R): ActivationVars | null {
  const frame = stack.findLast(({ flow: name }) => name === 'ncuActivation');
  return frame ? (frame.vars as ActivationVars) : null;
}

export const callNcuActivation = (m: M, ncu: string): void => {
  ncuOf(m, ncu).activated = true;
  m.call(ncuActivation, { ncu, seat: ncuOf(m, ncu).seat, riders: [] });
};

/** The activation of an NCU: it may move onto a free zone (SIF-708 to SIF-713). */
export const ncuActivation = flow<ActivationVars>('ncuActivation', [
  act('ncuActivates', (m, { ncu, seat }) => happen(m, 'ncuActivates', { ncu, seat })),
  ask('zone', {
    who: (m, { ncu, seat }) => (freeZones(m).length > 0 && !ncuOf(m, ncu).destroyed ? seat : []),
    question: (m, { ncu }) =>
      choose({
        text: message('ask.claim', { ncu: ncuThing(m, ncu) }),
        rule: 'SIF-708',
        from: freeZones(m),
        min: 0,
        label: (id) => message('option.zone', { zone: zoneThing(id as ZoneId) }),
        pass: message('pass.noZone'),
        blocked: () =>
          ZONES.filter((zone) => !isFree(m, zone)).map((id) => ({
            id,
            rule: 'SIF-711',
            why: message('refuse.zoneTaken'),
          })),
      }),
    answer: (m, { ncu, seat }, [zone]) => {
      const { insteadOfZone } = modeOf(m);
      if (zone === undefined) {
        if (insteadOfZone) m.call(insteadOfZone, { ncu, seat });
        return;
      }
      m.call(claim, {
        ncu,
        seat,
        zone: zone as ZoneId,
        effect: zone as ZoneId,
        replaced: false,
        target: null,
        cancelled: false,
        again: null,
      });
    },
  }),
]);

/** An NCU that may be activated besides the turns (SIF-1830). */
export const extraNcu = flow<{ seat: Seat }>('extraNcu', [
  ask('activateNcu', {
    who: (m, { seat }) => (readyNcus(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.activateNcu'),
        rule: 'SIF-1830',
        from: readyNcus(m, seat),
        min: 0,
        label: (id) => message('option.unit', { unit: ncuThing(m, id) }),
        pass: message('pass.none'),
      }),
    answer: (m, _here, [id]) => {
      if (id !== undefined) callNcuActivation(m, id);
    },
  }),
]);

const readyNcus = ({ table }: R, seat: Seat): string[] =>
  table.ncus
    .filter((ncu) => ncu.seat === seat && !ncu.activated && !ncu.destroyed)
    .map(({ id }) => id);

export const boardFlows = [claim, redirect, ncuActivation, extraNcu];
