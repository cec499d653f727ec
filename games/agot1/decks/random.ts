import type { Chance } from '@small-council/engine';
import { type Code, firstPrintings } from '@small-council/lcg';
import { cards, HOUSES, type House } from '../cards/index.ts';
import { DRAW_DECK, houseFault } from './check.ts';
import type { Deck } from './deck.ts';

const PLOTS = 7;

interface Wishes {
  readonly house?: House;
  /** Cards that are taken first, as many copies as are allowed. */
  readonly prefer?: readonly Code[];
}

/** A legal deck drawn by chance from all cards: for trying out every card in play, not for winning. */
export function randomDeck(
  chance: Chance,
  { house = chance.pick(HOUSES), prefer = [] }: Wishes = {},
): Deck {
  const fits = firstPrintings(cards.values()).filter((card) => houseFault(card, house) === null);
  const first = <T extends { readonly code: Code }>(list: T[]): T[] =>
    chance
      .shuffle(list)
      .sort((a, b) => Number(prefer.includes(b.code)) - Number(prefer.includes(a.code)));
  const drawn = first(
    fits.filter(({ type }) => ['character', 'location', 'attachment', 'event'].includes(type)),
  );
  const copies = new Map<string, number>();
  const list: Code[] = [];
  // Once through all of it in small numbers, then up to what is allowed.
  for (const most of [1 + chance.below(2), 3])
    for (const { code, name, deckLimit } of drawn) {
      const held = copies.get(name.en) ?? 0;
      const more = Math.min(most, deckLimit) - held;
      for (let i = 0; i < more && list.length < DRAW_DECK; i++) list.push(code);
      copies.set(name.en, held + Math.max(0, more));
    }
  const titles = new Set<string>();
  const plots = first(fits.filter(({ type }) => type === 'plot')).filter(({ name }) => {
    const isNew = !titles.has(name.en);
    titles.add(name.en);
    return isNew;
  });
  return {
    faction: house,
    agendas: [],
    plots: plots
      .slice(0, PLOTS)
      .map(({ code }) => code)
      .sort(),
    cards: list.sort(),
  };
}
