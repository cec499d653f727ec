import { choose, flows, message, type Seat } from '@small-council/engine';
import { INCH, type Zone } from '../geometry/index.ts';
import { firstPlace, placeQuestion, zoneOf } from '../rules/deployment.ts';
import { commandersUnit, isOnField, seatsInOrder, unitOf } from '../rules/look.ts';
import { putUnit } from '../rules/moves.ts';
import { seatsFrom } from '../rules/multiplayer.ts';
import { flanks } from '../rules/reserve.ts';
import { score } from '../rules/victory.ts';
import type { R, Unit, War } from '../table.ts';
import { playerThing, ruleThing, unitThing } from '../things.ts';
import type { Mode } from './mode.ts';
import { scoreTokens } from './objectives.ts';

const { flow, ask, each } = flows<War>();

/** Only these objective cards are used (SIF-1314). */
const CARDS = [6, 7, 8, 9, 10];
const EACH = 2;

const left = ({ table }: R): number[] =>
  CARDS.filter((card) => table.objectives.every(({ held }) => !held.includes(card)));

const label = (id: string) =>
  message('option.objective', { objective: { is: 'objective', id: Number(id) } });

/** The players pick in turn, first who is not first player, until each has two (SIF-1315). */
const picking = flow<{ seat: Seat }>('picking', [
  ask('pickObjective', {
    // There are five: with more players than two some go away with one, or none.
    who: (m, { seat }) => (left(m).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.pickObjective', { player: playerThing(seat) }),
        rule: 'SIF-1315',
        from: left(m).map(String),
        label,
      }),
    answer: (m, { seat }, [id]) => {
      m.table.objectives[seat].held.push(Number(id));
      m.log('fact.picked', {
        seat,
        player: playerThing(seat),
        objective: { is: 'objective', id: Number(id) },
      });
    },
  }),
]);

const picks = flow('picks', [
  each((m) => {
    const order = seatsFrom(m, (m.table.first + 1) % m.seats);
    return Array.from({ length: EACH }, () => order.map((seat) => ({ seat }))).flat();
  }, picking),
]);

/** The commander's unit, if it was destroyed. It returns as it was first deployed (SIF-962). */
const fallen = (m: R, seat: Seat): Unit | undefined => {
  const unit = commandersUnit(m, seat);
  return unit?.destroyed ? unit : undefined;
};

/** Inside the own zone, or close to a flank edge (SIF-1319, SIF-969). */
const zones = (m: R, seat: Seat): Zone[] => [zoneOf(m, seat), ...flanks(m)];

const returning = flow<{ seat: Seat }>('returning', [
  ask('return', {
    who: (m, { seat }) => {
      const unit = fallen(m, seat);
      return unit && firstPlace(m, unit.id, zones(m, seat)) !== null ? seat : [];
    },
    question: (m, { seat }) =>
      choose({
        text: message('ask.return', { unit: unitThing(m, (fallen(m, seat) as Unit).id) }),
        rule: 'SIF-1318',
        from: ['return'],
        min: 0,
        label: () => message('option.return'),
        pass: message('pass.stayAway'),
      }),
    answer: (m, { seat }, [yes]) => {
      const unit = fallen(m, seat);
      if (yes === undefined || !unit) return;
      m.call(returnTo, { seat, unit: unit.id });
    },
  }),
]);

const returnTo = flow<{ seat: Seat; unit: string }>('returnTo', [
  ask('returnPlace', {
    who: (_m, { seat }) => seat,
    question: (m, { seat, unit }) => placeQuestion(m, unit, zones(m, seat), 'SIF-1319'),
    answer: (m, { unit: id }, { x, y, heading }) => {
      const unit = unitOf(m, id);
      unit.destroyed = false;
      unit.wounds = 0;
      unit.pose = null;
      m.log('fact.returned', { unit: unitThing(m, id) });
      putUnit(m, id, { x, y, h: heading });
    },
  }),
]);

const roundStarts = flow('kingsReturn', [
  each((m) => seatsInOrder(m).map((seat) => ({ seat })), returning),
]);

/** At the start of their turn a player may use one card for the commander's unit, each once a game (SIF-1316, SIF-1317). */
const turnStarts = flow<{ seat: Seat }>('kingsTurn', [
  ask('objectiveForTurn', {
    who: (m) => {
      const seat = m.table.active;
      const unit = commandersUnit(m, seat);
      const { held, used } = m.table.objectives[seat];
      return unit && isOnField(m, unit.id) && held.some((card) => !used.includes(card)) ? seat : [];
    },
    question: (m, _here, seat) => {
      const { held, used } = m.table.objectives[seat];
      return choose({
        text: message('ask.useObjective'),
        rule: 'SIF-1316',
        from: held.filter((card) => !used.includes(card)).map(String),
        min: 0,
        label,
        pass: message('pass.none'),
      });
    },
    answer: (m, _here, [id], seat) => {
      const unit = commandersUnit(m, seat);
      if (id === undefined || !unit) return;
      m.table.objectives[seat].used.push(Number(id));
      m.table.bearers.push({ unit: unit.id, card: Number(id), forGame: false });
      m.log('fact.bears', {
        unit: unitThing(m, unit.id),
        objective: { is: 'objective', id: Number(id) },
      });
    },
  }),
]);

/** A Clash of Kings: three tokens, and commanders with objective cards of their own (SIF-1312 to SIF-1326). */
export const clashOfKings: Mode = {
  id: 'clashOfKings',
  depth: 10 * INCH,
  tokens: 'three',
  beforeDeployment: picks,
  roundStarts,
  turnStarts,
  called: [returnTo],
  score: scoreTokens,
  destroyed: (m, id, seat, by) => {
    if (seat !== null && by !== null && by === commandersUnit(m, seat)?.id)
      score(m, seat, 1, ruleThing('SIF-1325'));
    const { seat: owner } = unitOf(m, id);
    if (commandersUnit(m, owner)?.id !== id || seat === null || seat === owner) return;
    if (m.table.fallen.includes(owner)) return;
    m.table.fallen.push(owner);
    score(m, seat, 2, ruleThing('SIF-1326'));
  },
};
