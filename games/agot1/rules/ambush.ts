import { message, type Refused, refuse, type Seat } from '@small-council/engine';
import {
  CANNOT,
  type Code,
  cardName,
  definition,
  mayContain,
  type PlayerAction,
  type R,
  steps,
  whoSays,
} from '@small-council/lcg';
import { chooseHost, duplicateOf, entering, hasHost } from '@small-council/lcg/rules';
import { influenceAtHand, payingInfluence } from './influence.ts';
import { mayEnter } from './uniqueness.ts';

/** Ambush: put into play in any phase, for influence instead of gold (AG1-922, AG1-923). */

const { flow, act, when } = steps;

const costOf = (m: R, code: Code): number => {
  const { cost } = definition(m, code);
  return typeof cost === 'number' ? cost : 0;
};

const hasAmbush = (m: R, code: Code): boolean => definition(m, code).keywords.includes('ambush');

function cannotAmbush(m: R, seat: Seat, code: Code): Refused | null {
  const cost = costOf(m, code);
  if (cost > influenceAtHand(m, seat)) return refuse('AG1-923', 'why.influence', { amount: cost });
  const forbids = whoSays(m, CANNOT.enter, { seat, code });
  if (forbids) return refuse('AG1-922', 'why.forbidden', { card: cardName(forbids.code) });
  if (duplicateOf(m, seat, code)) return null;
  if (!mayEnter(m, seat, code, seat)) return refuse('AG1-802', 'why.unique');
  if (definition(m, code).type === 'attachment' && !hasHost(m, seat, code))
    return refuse('AG1-110', 'why.noHost');
  return null;
}

type Ambushing = { seat: Seat; card: number };

export const ambushCard = flow<Ambushing>('ambushCard', [
  when<Ambushing>(
    () => true,
    payingInfluence,
    (m, { seat, card }) => ({ seat, amount: costOf(m, m.table.cards[card].code) }),
  ),
  chooseHost,
  act<Ambushing>('enterByAmbush', (m, { seat, card }) => [entering(m, { seat, card }, 'ambush')]),
]);

/** By what a deck may contain: the lowest cost of a card with ambush. */
const lowestCost = new WeakMap<readonly Code[], number>();

function lowestIn(m: R, pool: readonly Code[]): number {
  let lowest = lowestCost.get(pool);
  if (lowest === undefined) {
    const costs = pool.filter((code) => hasAmbush(m, code)).map((code) => costOf(m, code));
    lowest = Math.min(...costs, Number.POSITIVE_INFINITY);
    lowestCost.set(pool, lowest);
  }
  return lowest;
}

/** Whether everybody must reckon with a card that comes by ambush. */
const mayAmbush = (m: R, seat: Seat): boolean =>
  lowestIn(m, mayContain(m, seat)) <= influenceAtHand(m, seat);

export const ambush: PlayerAction = {
  name: 'ambush',
  say: (code) => message('option.ambush', { card: cardName(code) }),
  concerns: hasAmbush,
  possible: mayAmbush,
  can: cannotAmbush,
  flow: ambushCard,
};
