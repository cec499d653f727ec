import { choose, flows, message, type Seat } from '@small-council/engine';
import { modeOf } from '../modes/mode.ts';
import type { M, R, War } from '../table.ts';
import { anyUnitThing, playerThing, unitThing } from '../things.ts';
import { ACTIONS, blockedActions, callAction, possible } from './actions.ts';
import { callNcuActivation } from './board.ts';
import { refill } from './cards.ts';
import { arrive } from './deployment.ts';
import { endsLasting, has } from './inForce.ts';
import { enemiesEngaged, fielded, friends, isOnField, isWall, unitOf } from './look.ts';
import { leave, seatsFrom } from './multiplayer.ts';
import { comeFromReserve, mayEnter, reserves } from './reserve.ts';
import type { ActionId } from './timing.ts';
import { checkVictory } from './victory.ts';
import { wallActivation } from './walls.ts';
import { happen } from './windows.ts';

const { flow, act, ask, each, repeat } = flows<War>();

/** The units and NCUs of a player that have not been activated this round (SIF-103, SIF-204, SIF-205). */
export const unactivated = (m: R, seat: Seat): string[] => {
  const { table } = m;
  return [
    // What is kept in reserve is not there (SIF-1721).
    ...table.units.filter(
      (unit) =>
        unit.seat === seat &&
        !unit.destroyed &&
        !unit.activated &&
        (unit.reserve === null || mayEnter(m, unit)),
    ),
    ...table.ncus.filter((ncu) => ncu.seat === seat && !ncu.destroyed && !ncu.activated),
  ].map(({ id }) => id);
};

const anyLeft = (m: R): boolean =>
  m.table.players.some((_, seat) => unactivated(m, seat).length > 0);

/** The activation of a combat unit: one action, or none (SIF-409 to SIF-411, SIF-1714). */
const activation = flow<{
  unit: string;
  /** It has done something else than an action. */
  acted: boolean;
  /** The enemies that it rode through. */
  ridden: string[];
}>('activation', [
  act('activates', (m, { unit }) => {
    happen(m, 'activates', { unit });
    const { activates } = modeOf(m);
    if (activates) m.call(activates, { unit });
  }),
  act('activationStarts', (m, { unit }) => {
    if (isOnField(m, unit)) happen(m, 'activationStarts', { unit });
  }),
  act('choosesAction', (m, { unit }) => {
    if (possible(m, unit, ACTIONS).length > 0) happen(m, 'choosesAction', { unit });
  }),
  ask('action', {
    who: (m, { unit, acted }) =>
      !acted && possible(m, unit, ACTIONS).length > 0 && !has(m, 'givesUpAction', unit)
        ? unitOf(m, unit).seat
        : [],
    question: (m, { unit }) =>
      choose({
        text: message('ask.action', { unit: unitThing(m, unit) }),
        rule: 'SIF-409',
        from: possible(m, unit, ACTIONS),
        min: 0,
        label: (id) => message(`action.${id}`),
        pass: message('pass.noAction'),
        blocked: () => blockedActions(m, unit, ACTIONS),
      }),
    answer: (m, { unit }, [what]) => {
      if (what !== undefined) callAction(m, unit, what as ActionId);
    },
  }),
]);

/** A unit of the besieged comes in at the start of its activation, and acts like any other (SIF-1342, SIF-1344). */
const entering = flow<{ unit: string }>('entering', [
  ask('enter', {
    who: (m, { unit }) => unitOf(m, unit).seat,
    question: (m, { unit }) =>
      choose({
        text: message('ask.enter', { unit: unitThing(m, unit) }),
        rule: 'SIF-1342',
        from: ['enter'],
        min: 0,
        label: () => message('option.enter'),
        pass: message('pass.stayAway'),
      }),
    answer: (m, { unit }, [yes]) => {
      if (yes === undefined) return m.leave();
      m.call(comeFromReserve, { unit });
    },
  }),
  act('entered', (m, { unit }) => {
    if (isOnField(m, unit)) m.call(activation, { unit, acted: false, ridden: [] });
  }),
]);

/** The active player and their mates who have a unit left to activate. */
const mates = (m: R): Seat[] =>
  m.table.players.flatMap((_, seat) =>
    friends(m, seat, m.table.active) && unactivated(m, seat).length > 0 ? [seat] : [],
  );

/** A turn: one unit of the active player is activated (SIF-126, SIF-203 to SIF-207). */
const turn = flow<{ unit: string }>('turn', [
  // The mates of a team agree whose unit is activated: each of them has the say in turn (SIF-1026).
  ask('whoActs', {
    who: (m) => (mates(m).length > 1 ? m.table.active : []),
    question: (m) =>
      choose({
        text: message('ask.whoActs'),
        rule: 'SIF-1026',
        from: mates(m).map(String),
        label: (id) => message('option.player', { player: playerThing(Number(id)) }),
      }),
    answer: (m, _here, [id]) => {
      m.table.active = Number(id);
    },
  }),
  act('turnBegins', (m) => {
    const seat = m.table.active;
    m.log('fact.turn', { seat, player: playerThing(seat), round: m.table.round });
    m.table.contacts = fielded(m).flatMap(({ id: one }) =>
      enemiesEngaged(m, one).map((other) => ({ one, other })),
    );
    const { turnStarts } = modeOf(m);
    if (turnStarts) m.call(turnStarts);
  }),
  act('turnStarts', (m) => happen(m, 'turnStarts', { seat: m.table.active })),
  ask('activate', {
    who: (m) => (unactivated(m, m.table.active).length > 0 ? m.table.active : []),
    question: (m, _here, seat) =>
      choose({
        text: message('ask.activate'),
        // Whoever has a unit left must activate one (SIF-209).
        rule: 'SIF-209',
        from: unactivated(m, seat),
        label: (id) => message('option.unit', { unit: anyUnitThing(m, id) }),
        blocked: () =>
          [
            ...m.table.units.filter((one) => one.seat === seat && one.activated && !one.destroyed),
            ...m.table.ncus.filter((one) => one.seat === seat && one.activated && !one.destroyed),
          ].map(({ id }) => ({ id, rule: 'SIF-103', why: message('refuse.activated') })),
      }),
    answer: (m, _here, [id], seat) => {
      m.log('fact.activated', { seat, unit: anyUnitThing(m, id) });
      if (id.startsWith('n')) {
        callNcuActivation(m, id);
        return;
      }
      unitOf(m, id).activated = true;
      if (isWall(unitOf(m, id))) m.call(wallActivation, { unit: id, shots: 0 });
      else if (unitOf(m, id).reserve === 'siege') m.call(entering, { unit: id });
      else if (isOnField(m, id)) m.call(activation, { unit: id, acted: false, ridden: [] });
      else m.call(arrive, { unit: id });
    },
  }),
  act('turnEnds', (m) => happen(m, 'turnEnds', { seat: m.table.active })),
  act('turnOver', (m) => {
    endsLasting(m, 'turn');
    endsLasting(m, 'action');
    m.table.silenced = [];
    m.table.pending = [];
    leave(m);
    m.table.active = nextSeat(m, m.table.active);
  }),
]);

/** Whose turn comes next: the opponent's, unless nobody there has a unit left (SIF-208, SIF-210, SIF-211). */
function nextSeat(m: R, after: Seat): Seat {
  const able = seatsFrom(m, (after + 1) % m.seats).filter(
    (seat) => unactivated(m, seat).length > 0,
  );
  return able.find((seat) => !friends(m, seat, after)) ?? able[0] ?? after;
}

/** Who begins the round: the first player, or a team mate who has something to activate. */
function beginning(m: R): Seat {
  const { first } = m.table;
  const able = seatsFrom(m, first).filter((seat) => unactivated(m, seat).length > 0);
  return able.find((seat) => friends(m, seat, first)) ?? able[0] ?? first;
}

const activationPhase = flow('activationPhase', [repeat((m) => anyLeft(m), turn)]);

/** The clean-up in its ten steps (SIF-213 to SIF-224). */
const cleanUp = flow('cleanUp', [
  act('roundEnds', (m) => happen(m, 'roundEnds', { round: m.table.round })),
  act('scoring', (m) => modeOf(m).score(m)),
  act('victory', checkVictory),
  act('removeTokens', (m) => {
    for (const unit of m.table.units) {
      unit.activated = false;
      unit.used = [];
    }
    for (const ncu of m.table.ncus) ncu.activated = false;
  }),
  act('freeZones', (m) => {
    for (const ncu of m.table.ncus) ncu.zone = null;
  }),
  act('endInfluence', (m) => {
    for (const unit of m.table.units) unit.influences = [];
    m.table.bearers = m.table.bearers.filter(({ forGame }) => forGame);
    m.table.quarters = [];
    m.table.losses = [];
    m.table.attacks = [];
    for (const ncu of m.table.ncus) ncu.borrowed = null;
    endsLasting(m, 'round');
  }),
  each((m) => seatsFrom(m, m.table.first).map((seat) => ({ seat })), refill),
  // To the left; between teams that is to the other team (SIF-1025, SIF-1033).
  act('passFirst', (m) => {
    // Whoever has made themselves first player is, unless several have (SIF-1832).
    const [claimed, second] = [...new Set(m.table.nextFirst)];
    const next = seatsFrom(m, (m.table.first + 1) % m.seats).filter(
      (seat) => !m.table.out.includes(seat),
    );
    m.table.first =
      claimed !== undefined && second === undefined ? claimed : (next[0] ?? m.table.first);
    m.table.nextFirst = [];
  }),
]);

/** A round: turns until every unit was activated, then the clean-up (SIF-201, SIF-212). */
export const round = flow('round', [
  act('roundBegins', (m: M) => {
    m.table.round++;
    m.table.active = m.table.first;
    m.log('fact.round', { round: m.table.round, first: playerThing(m.table.first) });
    const { roundStarts } = modeOf(m);
    if (roundStarts) m.call(roundStarts);
    m.call(reserves, {});
  }),
  act('roundStarts', (m) => {
    happen(m, 'roundStarts', { first: m.table.first });
    m.table.active = beginning(m);
  }),
  activationPhase,
  cleanUp,
]);

export const roundFlows = [activation, entering];
