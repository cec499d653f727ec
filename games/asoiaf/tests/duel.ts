import { unitCard } from '../content/index.ts';
import { INCH, SIZES } from '../geometry/index.ts';
import type { PlayerSpec } from '../position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** Half of the depth of a unit's tray, in inches. */
const halfDepth = (unit: string): number => {
  const card = unitCard(unit.split(/[ ,]/)[0]);
  return SIZES[card?.tray ?? 'infantry'].halfDepth / INCH;
};

/** `starkSwornSwords with X, 4 wounds` at a place. */
function placed(unit: string, place: string): string {
  const [what, ...more] = unit.split(/,\s+/);
  return [`${what} at ${place}`, ...more].join(', ');
}

type More = { stark?: Partial<PlayerSpec>; lannister?: Partial<PlayerSpec> };

/**
 * Two units front to front in the middle of the table, Stark's turn first. A second unit of each waits far away, so
 * that nobody has lost when one falls.
 */
export function duel(stark: string, lannister: string, more: More = {}): Scenario {
  const y = 20 + halfDepth(stark) + halfDepth(lannister);
  const { units: mine = [], ...starks } = more.stark ?? {};
  const { units: theirs = [], ...lannisters } = more.lannister ?? {};
  return scenario({
    players: {
      stark: {
        units: [placed(stark, '24,20 facing north'), 'hedgeKnights at 44,5 facing north', ...mine],
        ...starks,
      },
      lannister: {
        units: [
          placed(lannister, `24,${y} facing south`),
          'hedgeKnights at 4,44 facing south',
          ...theirs,
        ],
        ...lannisters,
      },
    },
  });
}

/** The first unit attacks the other; everybody passes what they may pass until something must be chosen. */
export const attackIn = (s: Scenario, attacker: string): Scenario =>
  s.does(attacker, 'melee').until('alignMelee').pass();

/** The dice of the attack that was rolled last. */
export const rolled = (s: Scenario, purpose: string): number[] =>
  (s
    .told('fact.rolled')
    .filter(({ params }) => params.purpose === purpose)
    .at(-1)?.params.dice as number[]) ?? [];

/** Units far apart, each where it is said. */
export const field = (stark: Partial<PlayerSpec>, lannister: Partial<PlayerSpec>): Scenario =>
  scenario({
    players: { stark: { units: [], ...stark }, lannister: { units: [], ...lannister } },
  });
