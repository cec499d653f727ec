import { type Chance, flows, type Leg, message, path } from '@small-council/engine';
import {
  type Allowed,
  INCH,
  judge,
  overlap,
  type Part,
  refusedEnd,
  type Survey,
  swept,
  type Unit as Tray,
  TURN,
  turnedTo,
  type Verdict,
} from '../geometry/index.ts';
import { claimTokens } from '../modes/tokens.ts';
import type { R, War } from '../table.ts';
import { unitThing } from '../things.ts';
import { groundOf } from './ground.ts';
import { isOnField, trayOf, unitOf } from './look.ts';
import { crossDangerous, partsOf, putUnit, refusalOf, speedOf } from './moves.ts';
import { happen } from './windows.ts';

const { flow, act, ask } = flows<War>();

/** A ride through the enemy: a turn and a march, even out of a melee and over trays; it ends as any move does. */

const withoutEnemies = (known: Survey, { side }: Tray): Survey => ({
  ...known,
  bodies: known.bodies.filter((body) => body.unit.side === side),
});

function verdictOf(m: R, id: string, parts: readonly Part[]): Verdict {
  const known = groundOf(m, id);
  const unit = trayOf(m, id);
  const action = { type: 'maneuver', speed: 2 * speedOf(m, id) } as const;
  const verdict = judge(withoutEnemies(known, unit), unit, action, parts);
  if (!verdict.ok || !parts.some((part) => 'slide' in part)) return verdict;
  return refusedEnd(known, verdict.unit, 'march', 'slide') ?? verdict;
}

/** The enemies over whose trays the straight part leads. */
function ridden(known: Survey, unit: Tray, parts: readonly Part[]): string[] {
  let at = unit;
  for (const part of parts) {
    if ('pivot' in part) at = turnedTo(at, part.pivot);
    else {
      const way = swept(at, part.slide, part.by);
      return known.bodies
        .filter((body) => body.unit.side !== unit.side && overlap(way, body.shape))
        .map((body) => body.unit.id);
    }
  }
  return [];
}

const TRIES = 12;

function propose(m: R, id: string, chance: Chance): Leg[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const legs: Leg[] = [
      { go: 'pivot', by: chance.below(TURN) },
      { go: 'forward', by: chance.between(0, 2 * speedOf(m, id) * INCH) },
    ];
    if (verdictOf(m, id, partsOf(legs)).ok) return legs;
  }
  return [];
}

export const rideBy = flow<{ unit: string }>('rideBy', [
  act('rideDeclared', (m, { unit }) => {
    m.log('fact.action', { unit: unitThing(m, unit), action: 'march', target: null });
    happen(m, 'declared', { unit, action: 'march', target: null, arc: null });
  }),
  ask('rideWay', {
    who: (m, { unit }) => (isOnField(m, unit) ? unitOf(m, unit).seat : []),
    question: (m, { unit }) =>
      path({
        text: message('ask.way.march', { unit: unitThing(m, unit) }),
        rule: 'SIF-424',
        subject: unitThing(m, unit),
        parts: {
          pivot: { from: 0, to: TURN - 1 },
          forward: { from: 0, to: 2 * speedOf(m, unit) * INCH },
        },
        most: 3,
        hints: () => ({ kind: trayOf(m, unit).kind }),
        check: (legs) => {
          const verdict = verdictOf(m, unit, partsOf(legs));
          return verdict.ok ? null : refusalOf(m, verdict);
        },
        propose: (chance) => propose(m, unit, chance),
        fallback: () => [],
      }),
    answer: (m, { unit }, { path: legs }) => {
      const parts = partsOf(legs);
      const { unit: at, crossed } = verdictOf(m, unit, parts) as Allowed;
      const known = groundOf(m, unit);
      activation(m).ridden = ridden(known, trayOf(m, unit), parts);
      putUnit(m, unit, at);
      crossDangerous(m, unit, crossed);
    },
  }),
  act('rideOver', (m, { unit }) => {
    if (!isOnField(m, unit)) return;
    claimTokens(m, unit);
    happen(m, 'moved', { unit, action: 'march' });
    happen(m, 'actionCompleted', { unit, action: 'march' });
  }),
]);

type Riding = { acted: boolean; ridden: string[] };

/** The activation whose action this is. */
export function activation({ stack }: R): Riding {
  const frame = stack.findLast(({ flow: name }) => name === 'activation');
  return (frame?.vars ?? { acted: false, ridden: [] }) as Riding;
}

export const rideFlows = [rideBy];
