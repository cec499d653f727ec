import { judgeBy, POINTS } from '../chances.ts';
import { searchBot } from '../search.ts';
import { withSense } from '../sense.ts';
import { activations, chances, isAboutToActivate } from './chances.ts';
import { plansAt, thumb, ways, weighs } from './greedy.ts';
import { sense } from './sense.ts';

/** Judged are odds: twice their measure, so that the limit of what a position is worth is its chance of winning. */
const WON = 2 * POINTS;

/** How many activations ahead it looks at least: its own, the answer to it, and what it does about that. */
const ACTIVATIONS = 3;

/**
 * What part of its time each question is worth that is worth thinking about at all. Cards and abilities come up at
 * every turn, and are mostly kept. Dice and formalities are answered by rules of thumb, as quickly as people do it.
 */
const SHARES: { readonly [step: string]: number } = {
  activate: 1,
  action: 1,
  way: 1,
  chargeTarget: 1,
  chargeHeading: 0.5,
  meleeTarget: 0.5,
  rangedTarget: 0.5,
  zone: 0.7,
  zoneTarget: 0.5,
  use: 0.3,
  aim: 0.5,
  influence: 0.5,
  grant: 0.5,
  placeBounty: 0.5,
  objectiveTarget: 0.5,
  whichQuadrant: 0.5,
  ncuQuadrant: 0.5,
  wallsShoot: 0.5,
};
const FORMALITY = 0.15;

/** Answers are compared where somebody is about to activate a unit: what was begun has come to its end. */
const searching = searchBot({
  id: 'search',
  games: ['asoiaf'],
  levels: [
    { level: 1, tries: 24, takesMs: 150 },
    { level: 2, tries: 90, takesMs: 400 },
    { level: 3, tries: 300, takesMs: 1200 },
  ],
  policy: thumb,
  playOn: chances.playOn,
  candidates: ways,
  weighs,
  plansAt,
  worthTrying: ({ view }) => (view().stack.at(-1)?.at ?? '') in SHARES,
  share: ({ at }) => SHARES[at] ?? FORMALITY,
  farEnough: (from, now, sight) => {
    if (!isAboutToActivate(now)) return false;
    const [before, after] = [activations(from), activations(now)];
    const rounds = after.round - before.round;
    const since = rounds * after.all + after.done - before.done;
    return rounds >= sight || since >= ACTIVATIONS * sight;
  },
  judge: judgeBy(chances),
  won: WON,
  effort: 0.02,
});

export const search = withSense(searching, sense);
