import { refuse, type Setting } from '@small-council/engine';
import type { Definition, Lcg, Table } from '@small-council/lcg';
import { setupFlow as flowOf, layDecks, type SetupTerms } from '@small-council/lcg/rules';
import { cards } from '../cards/registry.ts';
import { checkDecks, deckOf } from '../decks/choice.ts';
import { secondTable } from '../table.ts';

/** Set-up, in the ten steps of the book (AG2-108). */

/** Steps 1 to 6: decks, first player, factions and agendas, plots, shuffling. */
export function setup({ seats, options, chance }: Setting<Lcg>): Table {
  checkDecks(options, seats);
  const decks = Array.from({ length: seats }, (_, seat) => deckOf(options, seat));
  const table = layDecks(
    decks.map((deck) => ({ ...deck, faction: `faction:${deck.faction}` })),
    secondTable,
    chance,
  );
  if (seats > 2)
    table.titles.pool = [...cards.values()]
      .filter(({ type }) => type === 'title')
      .map(({ code }) => code); // AG2-140
  return table;
}

/** Of each unique title one copy is paid for; the others are duplicates (AG2-128, AG2-143). */
export function setupCost(definitions: readonly Definition[]): number {
  const paid = new Set<string>();
  let sum = 0;
  for (const { unique, name, cost } of definitions) {
    if (unique && paid.has(name.en)) continue;
    paid.add(name.en);
    sum += typeof cost === 'number' ? cost : 0;
  }
  return sum;
}

const BUDGET = 8;

/** Steps 7 to 10. */
const terms: SetupTerms = {
  budget: BUDGET, // AG2-123
  cost: (_m, _seat, texts) => setupCost(texts),
  bars: (_m, { type, cost }) => {
    if (type === 'event') return refuse('AG2-124', 'why.setupEvent');
    return typeof cost === 'number' ? null : refuse('AG2-123', 'why.setupCost', { max: BUDGET });
  },
};

export const setupFlow = flowOf(terms);
