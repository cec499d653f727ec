import {
  type Choose,
  choose,
  message,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  anythingUnder,
  CANNOT,
  type Code,
  cachePerTable,
  cardName,
  definition,
  GAINS_AMBUSH,
  holds,
  mayContain,
  type PlayerAction,
  type R,
  spendable,
  stampOf,
  steps,
  theCard,
  whoSays,
} from '@small-council/lcg';
import {
  chooseHost,
  duplicateOf,
  entering,
  hasHost,
  mayEnter,
  pays,
} from '@small-council/lcg/rules';

/** Ambush (X): AG2-665 to AG2-668. */

const { flow, act, ask } = steps;

/** Every value that the card has, the lowest first: each is a keyword of its own (AG2-663). */
function ambushCosts(m: R, seat: Seat, code: Code): readonly number[] {
  const { keywords, cost } = definition(m, code);
  const values = keywords
    .filter((keyword) => keyword.startsWith('ambush:'))
    .map((keyword) => Number(keyword.slice('ambush:'.length)));
  // What gives ambush gives it for the printed cost of the card.
  if (typeof cost === 'number' && holds(m, GAINS_AMBUSH, { seat, code })) values.push(cost);
  return values.filter((value, i) => values.indexOf(value) === i).sort((a, b) => a - b);
}

const lowestCost = (m: R, seat: Seat, code: Code): number | null =>
  ambushCosts(m, seat, code)[0] ?? null;

function cannotAmbush(m: R, seat: Seat, code: Code): Refused | null {
  if (m.table.phase !== 'challenges') return refuse('AG2-665', 'why.ambushPhase');
  const cost = lowestCost(m, seat, code);
  if (cost === null) return refuse('AG2-665', 'why.noAmbush');
  if (cost > spendable(m, seat)) return refuse('AG2-665', 'why.gold', { cost });
  const forbids = whoSays(m, CANNOT.enter, { seat, code });
  if (forbids) return refuse('AG2-383', 'why.forbidden', { card: cardName(forbids.code) });
  if (duplicateOf(m, seat, code)) return null;
  if (!mayEnter(m, seat, code, seat)) return refuse('AG2-253', 'why.unique');
  if (definition(m, code).type === 'attachment' && !hasHost(m, seat, code))
    return refuse('AG2-1220', 'why.noHost');
  return null;
}

/** `gold`: the value that the player has chosen. */
type Ambushing = { seat: Seat; card: number; gold?: number };

const payable = (m: R, { seat, card }: Ambushing): readonly number[] =>
  ambushCosts(m, seat, m.table.cards[card].code).filter((gold) => gold <= spendable(m, seat));

export const ambushCard = flow<Ambushing>('ambushCard', [
  ask<Ambushing, Choose>('chooseAmbush', {
    who: (m, here) => (payable(m, here).length > 1 ? here.seat : []), // AG2-667
    question: (m, here) =>
      choose({
        text: message('ask.ambush', { card: theCard(m.table.cards[here.card]) }),
        rule: 'AG2-667',
        from: payable(m, here).map(String),
        label: (gold) => message('option.payGold', { gold: Number(gold) }),
      }),
    answer: (_m, here, [gold]) => {
      here.gold = Number(gold);
    },
  }),
  act<Ambushing>('payAmbush', (m, here) => {
    const { seat, card } = here;
    const { gold = payable(m, here)[0] } = here;
    pays(m, seat, { code: m.table.cards[card].code, as: 'ambush', price: gold });
  }),
  chooseHost,
  act<Ambushing>('enterByAmbush', (m, { seat, card }) => [entering(m, { seat, card }, 'ambush')]),
]);

const printedCosts = new WeakMap<readonly Code[], number>();
/** By table: what cards give ambush for, as long as nothing changes. */
const gainedCosts = cachePerTable<({ stamp: number; lowest: number } | undefined)[]>(() => []);

const lowest = (costs: readonly (number | null)[]): number =>
  Math.min(...costs.map((cost) => cost ?? Number.MAX_SAFE_INTEGER));

/** The lowest ambush of any card that the deck may contain; nearly always it is a printed one. */
function lowestAmbush(m: R, seat: Seat): number {
  const { table } = m;
  const pool = mayContain(m, seat);
  if (!anythingUnder(m, GAINS_AMBUSH)) {
    let printed = printedCosts.get(pool);
    if (printed === undefined) {
      printed = lowest(pool.map((code) => lowestCost(m, seat, code)));
      printedCosts.set(pool, printed);
    }
    return printed;
  }
  const bySeat = gainedCosts(table);
  const stamp = stampOf(table);
  const kept = bySeat[seat];
  if (kept?.stamp === stamp) return kept.lowest;
  const found = lowest(pool.map((code) => lowestCost(m, seat, code)));
  bySeat[seat] = { stamp, lowest: found };
  return found;
}

/** Whether everybody must reckon with a card that comes by ambush. */
const mayAmbush = (m: R, seat: Seat): boolean =>
  m.table.phase === 'challenges' && lowestAmbush(m, seat) <= spendable(m, seat);

export const ambush: PlayerAction = {
  name: 'ambush',
  say: (code) => message('option.ambush', { card: cardName(code) }),
  possible: mayAmbush,
  can: cannotAmbush,
  flow: ambushCard,
};
