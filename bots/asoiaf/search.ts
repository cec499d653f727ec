import type { Table } from '@small-council/asoiaf/table';
import type { Match } from '@small-council/engine';
import { searchBot } from '../search.ts';
import { withSense } from '../sense.ts';
import { playOn, thumb, ways } from './greedy.ts';
import { sense } from './sense.ts';
import { judge, reading, WON } from './worth.ts';

/** How many activations ahead it looks: its own, the answer to it, and what it does about that. */
const ACTIVATIONS = 3;

/** Questions that are worth thinking about; dice and formalities are answered by rules of thumb. */
const WORTH_TRYING: ReadonlySet<string> = new Set([
  'activate',
  'action',
  'chargeTarget',
  'chargeHeading',
  'way',
  'zone',
  'zoneTarget',
  'use',
  'meleeTarget',
  'rangedTarget',
  'aim',
  'influence',
  'grant',
  'placeBounty',
  'objectiveTarget',
  'whichQuadrant',
  'ncuQuadrant',
  'wallsShoot',
]);

const stepOf = (match: Match): string => match.state.stack.at(-1)?.at ?? '';

/** How far the match has come: rounds, and who has been activated in this one. */
function activations(match: Match): { round: number; done: number } {
  const { round, units, ncus } = match.state.table as Table;
  const done = [...units, ...ncus].filter(({ activated }) => activated).length;
  return { round, done };
}

/** Answers are compared where somebody is about to activate a unit: what was begun has come to its end. */
const searching = searchBot({
  id: 'search',
  games: ['asoiaf'],
  levels: [
    { level: 1, tries: 16, takesMs: 150 },
    { level: 2, tries: 48, takesMs: 400 },
    { level: 3, tries: 160, takesMs: 1200 },
  ],
  policy: thumb,
  playOn,
  candidates: ways,
  worthTrying: ({ view }) => WORTH_TRYING.has(view().stack.at(-1)?.at ?? ''),
  farEnough: (from, now) => {
    if (stepOf(now) !== 'activate') return false;
    const [before, after] = [activations(from), activations(now)];
    return after.round > before.round || after.done >= before.done + ACTIVATIONS;
  },
  judge: (match, seat) => judge(reading(match), seat),
  won: WON,
  effort: 0.05,
});

export const search = withSense(searching, sense);
