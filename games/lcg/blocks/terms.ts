import { message } from '@small-council/engine';
import type { DeckTerm, Definition } from '../definition.ts';

/** What an agenda says about the deck. By "deck" the draw deck is meant, never the plot deck. */

const inDrawDeck = (card: Definition): boolean => card.type !== 'plot';
const isOf =
  (faction: string) =>
  (card: Definition): boolean =>
    inDrawDeck(card) && card.faction === faction;

/** A banner: cards of one other faction, as long as they are not loyal, and enough of them. */
export const banner = (faction: string, atLeast: number): readonly DeckTerm[] => [
  {
    say: message('term.mayInclude', { faction: message(`faction.${faction}`) }),
    allows: (card) => isOf(faction)(card) && !card.marks.includes('loyal'),
  },
  {
    say: message('term.atLeast', { count: atLeast, faction: message(`faction.${faction}`) }),
    atLeast: { count: atLeast, of: isOf(faction) },
  },
];

export const neutralAtMost = (count: number): DeckTerm => ({
  say: message('term.neutralAtMost', { count }),
  atMost: { count, of: isOf('neutral') },
});

/** A plot deck of another size, with second copies of so many different plots. */
export const plotDeckOf = (size: number, doubled: number): DeckTerm => ({
  say: message('term.plots', { size, doubled }),
  plots: { size, doubled },
});
