import {
  BOARD,
  chargeTargets,
  declareCharge,
  type Field,
  judge,
  type Kind,
  layTerrain,
  type Part,
  sees,
  survey,
  type Unit,
} from '@small-council/asoiaf/geometry';
import { Chance } from '@small-council/engine';
import type { Bench } from './measure.ts';

const SPEED = 5;
const ROW: readonly Kind[] = ['infantry', 'infantry', 'cavalry', 'infantry', 'solo'];

/**
 * A full table in the middle of a battle: two lines a side, ten units each, and six pieces of terrain. The
 * front lines stand within charge reach of each other; `shuffle` gives as many such battles as wanted.
 */
function battle(shuffle: Chance): Field {
  const units: Unit[] = [];
  for (const side of [0, 1]) {
    for (let i = 0; i < 10; i++) {
      const back = i >= 5;
      const y = (back ? 9500 : 16_500) + shuffle.between(-1200, 1200);
      const x = 6000 + (i % 5) * 9000 + shuffle.between(-1500, 1500) + (back ? 3000 : 0);
      const turn = shuffle.between(-250, 250);
      units.push({
        id: `${side}-${i}`,
        side,
        kind: ROW[i % 5],
        x: Math.min(x, 44_000),
        y: side === 0 ? y : BOARD.height - y,
        h: (3600 + turn + side * 1800) % 3600,
      });
    }
  }
  const kinds = ['forest', 'bog', 'palisade', 'hedge', 'wall', 'corpsePile'] as const;
  return {
    board: BOARD,
    units,
    terrain: kinds.map((kind, i) =>
      layTerrain(kind, kind, {
        x: 5000 + i * 7500,
        y: 22_000 + shuffle.below(4000),
        h: shuffle.below(3600),
      }),
    ),
  };
}

const BATTLES = Array.from({ length: 40 }, (_, i) => battle(new Chance(`battle ${i}`)));
const surveys = BATTLES.map((field) => survey(field));

/** A maneuver each unit of some battles might be asked about. */
function maneuvers(): { count: number; proof: string } {
  let legal = 0;
  let count = 0;
  const chance = new Chance('maneuvers');
  for (const known of surveys) {
    for (const { unit } of known.bodies) {
      const parts: Part[] = [
        { pivot: (unit.h + 3600 + chance.between(-450, 450)) % 3600 },
        { slide: 'forward', by: chance.below(SPEED * 1000) },
        { pivot: chance.below(3600) },
      ];
      if (judge(known, unit, { type: 'maneuver', speed: SPEED }, parts).ok) legal++;
      count++;
    }
  }
  return { count, proof: `${legal} of ${count}` };
}

/** Every pair of enemies that has anything to do with each other's front arc. */
const PAIRS = surveys.flatMap((known) =>
  known.bodies.flatMap(({ unit: from }) =>
    known.bodies.flatMap(({ unit: to }) => (from.side === to.side ? [] : [{ known, from, to }])),
  ),
);

function sights(): { count: number; proof: string } {
  let seen = 0;
  for (const { known, from, to } of PAIRS) if (sees(known, from, to, 'ranged')) seen++;
  return { count: PAIRS.length, proof: `${seen} of ${PAIRS.length}` };
}

/** The time of each look by itself, in microseconds: the share `part` of all takes no longer. */
function sightTime(part: number): { count: number; proof: string } {
  let seen = 0;
  const times = PAIRS.map(({ known, from, to }) => {
    const started = performance.now();
    if (sees(known, from, to, 'ranged')) seen++;
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return {
    count: times[Math.floor(part * (times.length - 1))] * 1000,
    proof: `${seen} of ${PAIRS.length}`,
  };
}

/** All that the ten units of a side can charge. */
function allCharges(): { count: number; proof: string } {
  let proof = 0;
  for (const known of surveys) {
    for (const { unit } of known.bodies) {
      if (unit.side !== 0) continue;
      for (const target of chargeTargets(known, unit, SPEED)) {
        const charge = declareCharge(known, unit, target, SPEED);
        if (!charge.ok) throw new Error(`what is offered can be declared: ${charge.rule}`);
        for (const { from, to } of charge.headings)
          proof = (proof * 31 + from * 7 + to) % 1_000_000_007;
        proof = (proof * 31 + charge.best.roll) % 1_000_000_007;
      }
    }
  }
  return { count: surveys.length, proof: `${proof}` };
}

export const geometryBenches = (): Bench[] => [
  {
    name: 'asoiaf: survey of a field, 20 trays, 6 pieces',
    unit: 'survey',
    each: true,
    run: () => {
      let last = 0;
      for (const field of BATTLES) last += survey(field).bodies[3].shape.points[0].x;
      return { count: BATTLES.length, proof: `${last}` };
    },
  },
  {
    name: 'asoiaf: check of a maneuver',
    unit: 'check',
    each: true,
    target: '<= 20',
    run: maneuvers,
  },
  {
    name: 'asoiaf: line of sight on a full table',
    unit: 'look',
    each: true,
    target: '<= 50',
    run: sights,
  },
  {
    name: 'asoiaf: line of sight, median',
    unit: 'microsecond',
    size: true,
    target: '<= 50',
    run: () => sightTime(0.5),
  },
  {
    name: 'asoiaf: line of sight, 99 of 100 looks',
    unit: 'microsecond',
    size: true,
    target: '<= 500',
    run: () => sightTime(0.99),
  },
  {
    name: 'asoiaf: all charges of a side, 10 against 10',
    unit: 'side',
    each: true,
    target: '<= 5,000',
    run: allCharges,
  },
];
