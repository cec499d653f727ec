import type { Code } from '@small-council/lcg';
import { cards, FACTIONS } from '../cards/index.ts';
import type { Deck } from './deck.ts';

const core = (faction: string): Deck => {
  const pool = [...cards.values()].filter(
    (c) => c.pack === 'Core' && (c.faction === faction || c.faction === 'neutral'),
  );
  const list: Code[] = pool
    .filter((c) => ['character', 'location', 'attachment', 'event'].includes(c.type))
    .flatMap((c) => [c.code, c.code])
    .slice(0, 64);
  return {
    faction: faction as Deck['faction'],
    agendas: ['01027'],
    plots: pool
      .filter((c) => c.type === 'plot')
      .slice(0, 7)
      .map((c) => c.code),
    cards: list,
  };
};

/** Ready-made decks by name. */
export const readyDecks: { readonly [name: string]: Deck } = Object.fromEntries(
  FACTIONS.map((f) => [f, core(f)]),
);
