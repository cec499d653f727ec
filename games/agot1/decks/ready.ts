import type { Code } from '@small-council/lcg';
import type { House } from '../cards/index.ts';
import type { Deck } from './deck.ts';

/** The four decks of the box, by the numbers on their cards (the ledger's appendix). */

const range = (from: number, to = from): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const code = (number: number): Code => `10${String(number).padStart(3, '0')}`;

const NUMBERS: { readonly [house in House]?: { cards: number[]; plots: number[] } } = {
  stark: {
    cards: [...range(1, 33), ...range(135, 139), ...range(155, 160), 177],
    plots: range(195, 201),
  },
  lannister: {
    cards: [...range(34, 65), ...range(140, 144), ...range(161, 167), 178],
    plots: range(188, 194),
  },
  baratheon: {
    cards: [...range(66, 99), ...range(145, 149), ...range(168, 172), 179],
    plots: range(181, 187),
  },
  targaryen: {
    cards: [...range(100, 134), ...range(150, 154), ...range(173, 176), 180],
    plots: range(202, 208),
  },
};

export const readyNames: readonly string[] = Object.keys(NUMBERS);

export function readyDeck(name: string): Deck | null {
  const numbers = Object.hasOwn(NUMBERS, name) ? NUMBERS[name as House] : undefined;
  if (!numbers) return null;
  return {
    faction: name as House,
    agendas: [],
    plots: numbers.plots.map(code).sort(),
    cards: numbers.cards.map(code).sort(),
  };
}
