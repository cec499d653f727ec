import { refuse, type Setting } from '@small-council/engine';
import { cardName, type Lcg, type Table } from '@small-council/lcg';
import { setupFlow as flowOf, layDecks, type SetupTerms } from '@small-council/lcg/rules';
import { cards } from '../cards/registry.ts';
import { checkDecks, deckOf } from '../decks/choice.ts';
import { firstTable } from '../table.ts';
import { fullCost } from './price.ts';
import { usesTitles } from './titles.ts';

/** Set-up, in the eight steps of the book (AG1-204). */

export function setup({ seats, options, chance }: Setting<Lcg>): Table {
  checkDecks(options, seats);
  const decks = Array.from({ length: seats }, (_, seat) => deckOf(options, seat));
  const table = layDecks(
    decks.map((deck) => ({ ...deck, faction: `faction:${deck.faction}` })),
    firstTable,
    chance,
  );
  if (usesTitles(seats, options))
    table.titles.pool = [...cards.values()]
      .filter(({ type }) => type === 'title')
      .map(({ code }) => code); // AG1-208
  return table;
}

const BUDGET = 5;

/** Steps 5 to 8. */
const terms: SetupTerms = {
  budget: BUDGET, // AG1-220
  cost: (m, seat, texts) => texts.reduce((sum, text) => sum + fullCost(m, seat, text), 0), // AG1-225
  bars: (_m, { type, keywords }) => {
    if (type === 'event') return refuse('AG1-220', 'why.setupEvent');
    if (type === 'attachment' && !keywords.includes('setup'))
      return refuse('AG1-221', 'why.setupAttachment');
    return null;
  },
  together: (_m, texts) => {
    const titles = texts.filter(({ unique }) => unique).map(({ name }) => name.en);
    const twice = texts.find(({ name }) => titles.indexOf(name.en) !== titles.lastIndexOf(name.en));
    return twice ? refuse('AG1-224', 'why.setupDuplicate', { card: cardName(twice.code) }) : null;
  },
};

export const setupFlow = flowOf(terms);
