import { choose, flows, message, type Seat } from '@small-council/engine';
import { ncuCard } from '../content/index.ts';
import { modeOf } from '../modes/mode.ts';
import { CONDITIONS, type Condition, type R, type War, ZONES, type ZoneId } from '../table.ts';
import { conditionThing, ncuThing, unitThing, zoneThing } from '../things.ts';
import { grantAction, possible } from './actions.ts';
import { draw } from './cards.ts';
import { becomes, losesCondition } from './conditions.ts';
import { hasNoAbilities } from './inForce.ts';
import { enemiesOf, friends, friendsOf, isFree, isOnField, ncuOf, unitOf } from './look.ts';
import { callTest } from './morale.ts';
import type { ActionId } from './timing.ts';
import { happen } from './windows.ts';
import { restore } from './wounds.ts';

const { flow, act, ask } = flows<War>();

/** An NCU on a zone of the tactics board (SIF-709, SIF-1833). */
export type ClaimVars = {
  ncu: string;
  seat: Seat;
  zone: ZoneId;
  /** Something has replaced the effect of the zone (SIF-1834). */
  replaced: boolean;
  target: string | null;
  cancelled: boolean;
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

/** The ability of an NCU with which its card is attached to a unit (SIF-714). */
const influenceOf = (m: R, ncu: string) =>
  hasNoAbilities(m, ncu)
    ? null
    : (ncuCard(ncuOf(m, ncu).card)
        ?.abilities.map((id) => m.book.abilities.get(id)?.influence ?? null)
        .find((influence) => influence !== null) ?? null);

/** Whom an NCU may influence: one friendly and one enemy influence at most on each unit (SIF-715, SIF-716). */
export function influenceable(m: R, ncu: string): string[] {
  const whom = influenceOf(m, ncu);
  if (whom === null) return [];
  const { seat } = ncuOf(m, ncu);
  const units =
    whom === 'friend' ? friendsOf(m, seat) : whom === 'enemy' ? enemiesOf(m, seat) : m.table.units;
  return units
    .filter(({ id }) => isOnField(m, id))
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
      const ability = ncuCard(ncuOf(m, ncu).card)?.abilities[0] ?? '';
      happen(m, 'targeted', { unit: id, seat, by: ability, how: 'ncu' });
    },
  }),
  act('zoneClaimed', (m, { ncu, seat, zone }) => {
    happen(m, 'zoneClaimed', { ncu, seat, zone });
    const { claims } = modeOf(m);
    if (claims) m.call(claims, { seat });
  }),
  ask('zoneTarget', {
    who: (m, { zone, seat, replaced }) =>
      !replaced && zoneTargets(m, zone, seat).length > 0 ? seat : [],
    question: (m, { zone, seat }) => {
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
        happen(m, 'zoneTargets', { unit: id, seat: here.seat, zone: here.zone });
    },
  }),
  act('zoneEffect', (m, here) => {
    const { zone, seat, target } = here;
    if (here.replaced || here.cancelled) return;
    if (zone === 'tactics') draw(m, seat, 2);
    if (target === null || !isOnField(m, target)) return;
    switch (zone) {
      case 'crown':
        return callTest(m, { unit: target, panic: true, modifier: -1, because: 'SIF-703', seat });
      case 'wealth':
        restore(m, target, 3, zoneThing('wealth'));
        return m.call(zoneCondition, { seat, unit: target, zone });
      case 'tactics':
        return m.call(zoneCondition, { seat, unit: target, zone });
      case 'combat':
        return grantAction(m, target, ATTACKS, 'SIF-705');
      case 'maneuver':
        return grantAction(m, target, MOVES, 'SIF-707');
    }
  }),
  act('zoneResolved', (m, { ncu, seat, zone }) => happen(m, 'zoneResolved', { ncu, seat, zone })),
]);

const ZONE_RULES = {
  crown: 'SIF-703',
  wealth: 'SIF-704',
  combat: 'SIF-705',
  tactics: 'SIF-706',
  maneuver: 'SIF-707',
} as const;

/** A condition token that a zone takes away (Wealth) or gives (Tactics), of the player's choice. */
const zoneCondition = flow<{ seat: Seat; unit: string; zone: ZoneId }>('zoneCondition', [
  ask('whichCondition', {
    who: (m, { seat, unit, zone }) => (conditionsFor(m, unit, zone).length > 0 ? seat : []),
    question: (m, { unit, zone }) =>
      choose({
        text: message(zone === 'wealth' ? 'ask.removeCondition' : 'ask.giveCondition', {
          unit: unitThing(m, unit),
        }),
        rule: ZONE_RULES[zone],
        from: conditionsFor(m, unit, zone),
        label: (id) => message('option.condition', { condition: conditionThing(id as Condition) }),
      }),
    answer: (m, { unit, zone }, [id]) => {
      if (zone === 'wealth') losesCondition(m, unit, id as Condition, zoneThing(zone));
      else becomes(m, unit, id as Condition, zoneThing(zone));
    },
  }),
]);

const conditionsFor = (m: R, unit: string, zone: ZoneId): readonly Condition[] =>
  zone === 'wealth' ? unitOf(m, unit).conditions : CONDITIONS;

export const freeZones = (m: R): ZoneId[] => ZONES.filter((zone) => isFree(m, zone));

/** The activation of an NCU: it may move onto a free zone (SIF-708 to SIF-713). */
export const ncuActivation = flow<{ ncu: string; seat: Seat }>('ncuActivation', [
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
        replaced: false,
        target: null,
        cancelled: false,
      });
    },
  }),
]);

export const boardFlows = [claim, zoneCondition, ncuActivation];
