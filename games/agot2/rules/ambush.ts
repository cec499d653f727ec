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
  type Table,
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
/** By table: what cards give ambush for, as long as nothing changes. */
const gainedCosts = new WeakMap<Table, { stamp: number; bySeat: (number | undefined)[] }>();

const lowest = (costs: readonly (number | null)[]): number =>
  Math.min(...costs.map((cost) => cost ?? Number.MAX_SAFE_INTEGER));

/** The lowest ambush of any card that the deck may contain; nearly always it is a printed one. */
function lowestAmbush(m: M, seat: Seat): number {
  const { table } = m;
  const pool = editionOf(table).pool(m, seat);
  if (!inForce(m).modifiers.has('gains:ambush')) {
    let printed = printedCosts.get(pool);
    if (printed === undefined) {
      printed = lowest(pool.map((code) => ambushCost(m, seat, code)));
      printedCosts.set(pool, printed);
    }
    return printed;
  }
  let gained = gainedCosts.get(table);
  if (gained?.stamp !== table.stamp) {
    gained = { stamp: table.stamp, bySeat: [] };
    gainedCosts.set(table, gained);
  }
  gained.bySeat[seat] ??= lowest(pool.map((code) => ambushCost(m, seat, code)));
  return gained.bySeat[seat];
}

/** Whether everybody must reckon with a card that comes by ambush. */
const mayAmbush = (m: M, seat: Seat): boolean =>
  m.table.phase === 'challenges' && lowestAmbush(m, seat) <= m.table.players[seat].gold;

export const ambush: PlayerAction = {
  name: 'ambush',
  say: (code) => message('option.ambush', { card: cardName(code) }),
  possible: mayAmbush,
  can: cannotAmbush,
  flow: ambushCard,
};
