import type { Card } from '@small-council/lcg';
import type { CardView } from './seen.ts';

/** What each seat knows of its own, laid together: every hand, every plot deck, every facedown card. */
export function openEyes<V extends CardView>(views: readonly V[]): V {
  const [first] = views;
  const seen = (card: Card): Card => views[card.controller]?.table.cards[card.id] ?? card;
  return {
    ...first,
    viewer: 'spectator',
    table: {
      ...first.table,
      players: views.map(({ table }, seat) => table.players[seat]),
      cards: Object.fromEntries(
        Object.entries(first.table.cards).map(([id, card]) => [id, seen(card)]),
      ),
    },
  };
}
