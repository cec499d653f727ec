import { flows, message, type Refused, refuse, type Seat } from '@small-council/engine';
import {
  type Code,
  cardName,
  definition,
  editionOf,
  happens,
  holds,
  inForce,
  type Lcg,
  type M,
  type PlayerAction,
  whoSays,
} from '@small-council/lcg';
import { hostsFor } from './attachments.ts';
import { chooseHost, entering } from './marshaling.ts';
import { pays } from './price.ts';
import { duplicateOf, mayEnter } from './uniqueness.ts';

/** Ambush (X): AG2-665 to AG2-668. */

const { flow, act } = flows<Lcg>();

/** The lowest value; with several the controller would choose no other (AG2-667). */
export function ambushCost(m: M, seat: Seat, code: Code): number | null {
  const values = definition(m.table, code)
    .keywords.filter((keyword) => keyword.startsWith('ambush:'))
    .map((keyword) => Number(keyword.slice('ambush:'.length)));
  const { cost } = definition(m.table, code);
  // What gives ambush gives it for the printed cost of the card.
  if (typeof cost === 'number' && holds(m, 'gains:ambush', { seat, code })) values.push(cost);
  return values.length === 0 ? null : Math.min(...values);
}

function cannotAmbush(m: M, seat: Seat, code: Code): Refused | null {
  if (m.table.phase !== 'challenges') return refuse('AG2-665', 'why.ambushPhase');
  const cost = ambushCost(m, seat, code);
  if (cost === null) return refuse('AG2-665', 'why.noAmbush');
  if (cost > m.table.players[seat].gold) return refuse('AG2-665', 'why.gold', { cost });
  const forbids = whoSays(m, 'cannot:enter', { seat, code });
  if (forbids) return refuse('AG2-383', 'why.forbidden', { card: cardName(forbids.code) });
  if (duplicateOf(m, seat, code)) return null;
  if (!mayEnter(m, seat, code, seat)) return refuse('AG2-253', 'why.unique');
  if (definition(m.table, code).type === 'attachment' && hostsFor(m, seat, code).length === 0)
    return refuse('AG2-1220', 'why.noHost');
  return null;
}

type Ambushing = { seat: Seat; card: number };

export const ambushCard = flow<Ambushing>('ambushCard', [
  act<Ambushing>('payAmbush', (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    const gold = ambushCost(m, seat, code) ?? 0;
    pays(m, seat, { code, x: gold, as: 'ambush', price: gold });
  }),
  chooseHost,
  act<Ambushing>('enterByAmbush', (m, { seat, card }) =>
    happens(m, entering(m, seat, card, 'ambush')),
  ),
]);

const printedCosts = new WeakMap<readonly Code[], number>();

/** The lowest ambush printed on a card that the deck may contain. */
function lowestPrinted(m: M, pool: readonly Code[]): number {
  let lowest = printedCosts.get(pool);
  if (lowest === undefined) {
    const costs = pool.flatMap((code) =>
      definition(m.table, code)
        .keywords.filter((keyword) => keyword.startsWith('ambush:'))
        .map((keyword) => Number(keyword.slice('ambush:'.length))),
    );
    lowest = Math.min(...costs);
    printedCosts.set(pool, lowest);
  }
  return lowest;
}

/** Whether everybody must reckon with a card that comes by ambush. */
function mayAmbush(m: M, seat: Seat): boolean {
  if (m.table.phase !== 'challenges') return false;
  const { gold } = m.table.players[seat];
  const pool = editionOf(m.table).pool(m, seat);
  if (lowestPrinted(m, pool) <= gold) return true;
  return (
    inForce(m).modifiers.has('gains:ambush') &&
    pool.some((code) => (ambushCost(m, seat, code) ?? gold + 1) <= gold)
  );
}

export const ambush: PlayerAction = {
  name: 'ambush',
  say: (code) => message('option.ambush', { card: cardName(code) }),
  possible: mayAmbush,
  can: cannotAmbush,
  flow: ambushCard,
};
