import { choose, flows, message, type Seat } from '@small-council/engine';
import { INCH, LONG } from '../geometry/index.ts';
import { commandersUnit, enemiesOf, friends, isOnField, unitOf, within } from '../rules/look.ts';
import { seatsFrom } from '../rules/multiplayer.ts';
import { score } from '../rules/victory.ts';
import type { R, War } from '../table.ts';
import { ruleThing, unitThing } from '../things.ts';
import type { Mode } from './mode.ts';

const { flow, ask, each } = flows<War>();

const EACH = 2;
const CARDS = [6, 7, 8, 9, 10];

/** The enemies that a player may mark: two on each side, nobody twice (SIF-1426). */
const markable = (m: R, seat: Seat): string[] => {
  const enemies = enemiesOf(m, seat).map(({ id }) => id);
  if (enemies.filter((id) => m.table.marked.includes(id)).length >= EACH) return [];
  return enemies.filter((id) => !m.table.marked.includes(id));
};

const left = ({ table }: R): string[] =>
  CARDS.filter((card) => table.bearers.every((bearer) => bearer.card !== card)).map(String);

/** A player marks an enemy, whose owner gives it an objective card for the game (SIF-1427, SIF-1428). */
const mark = flow<{ seat: Seat; unit: string }>('mark', [
  ask('markUnit', {
    who: (m, { seat }) => (markable(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.mark'),
        rule: 'SIF-1426',
        from: markable(m, seat),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (m, here, [id]) => {
      here.unit = id;
      m.table.marked.push(id);
      m.log('fact.marked', { unit: unitThing(m, id) });
    },
  }),
  ask('markCard', {
    who: (m, { unit }) => (unit === '' ? [] : unitOf(m, unit).seat),
    question: (m, { unit }) =>
      choose({
        text: message('ask.markCard', { unit: unitThing(m, unit) }),
        rule: 'SIF-1427',
        from: left(m),
        label: (id) =>
          message('option.objective', { objective: { is: 'objective', id: Number(id) } }),
      }),
    answer: (m, { unit }, [id]) => {
      m.table.bearers.push({ unit, card: Number(id), forGame: true });
      m.log('fact.bears', {
        unit: unitThing(m, unit),
        objective: { is: 'objective', id: Number(id) },
      });
    },
  }),
]);

const marking = flow('marking', [
  each((m) => {
    const order = seatsFrom(m, m.table.first);
    return Array.from({ length: EACH }, () => order.map((seat) => ({ seat, unit: '' }))).flat();
  }, mark),
]);

const hunted = (m: R, unit: string): string[] => {
  const { seat } = unitOf(m, unit);
  if (commandersUnit(m, seat)?.id !== unit || !isOnField(m, unit)) return [];
  return enemiesOf(m, seat)
    .map(({ id }) => id)
    .filter((id) => within(m, unit, id, LONG));
};

/** When a commander's unit activates, a point may be laid on an enemy in Long range (SIF-1430). */
const bounty = flow<{ unit: string }>('bounty', [
  ask('placeBounty', {
    who: (m, { unit }) => (hunted(m, unit).length > 0 ? unitOf(m, unit).seat : []),
    question: (m, { unit }) =>
      choose({
        text: message('ask.bounty'),
        rule: 'SIF-1430',
        from: hunted(m, unit),
        min: 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        pass: message('pass.none'),
      }),
    answer: (m, _here, [id]) => {
      if (id === undefined) return;
      const before = m.table.bounties.find(({ unit }) => unit === id)?.points ?? 0;
      m.table.bounties = [
        ...m.table.bounties.filter(({ unit }) => unit !== id),
        { unit: id, points: before + 1 },
      ];
      m.log('fact.bounty', { unit: unitThing(m, id), points: before + 1 });
    },
  }),
]);

/** Fire & Blood: units that are hunted, and points that lie on them (SIF-1425 to SIF-1433). */
export const fireAndBlood: Mode = {
  id: 'fireAndBlood',
  depth: 18 * INCH,
  tokens: null,
  ground: { anywhere: 'SIF-1429' },
  afterDeployment: marking,
  activates: bounty,
  called: [mark],
  score: () => {},
  destroyed: (m, id, seat, by) => {
    const { seat: owner } = unitOf(m, id);
    if (
      seat !== null &&
      by !== null &&
      seat !== owner &&
      m.table.marked.includes(by) &&
      friends(m, unitOf(m, by).seat, seat)
    )
      score(m, seat, 1, ruleThing('SIF-1431'));
    const points = m.table.bounties.find(({ unit }) => unit === id)?.points ?? 0;
    m.table.players.forEach((_, other) => {
      if (friends(m, other, owner)) return;
      if (m.table.marked.includes(id)) score(m, other, 2, ruleThing('SIF-1432'));
      score(m, other, points, ruleThing('SIF-1433'));
    });
  },
};
