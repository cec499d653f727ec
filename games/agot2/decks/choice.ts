import type { Option, Seat } from '@small-council/engine';
import type { Deck } from './deck.ts';
import { readyDecks } from './ready.ts';

/** Which deck a seat plays: the name of a ready-made one. */

export const deckOption = (seat: Seat): Option<string> => ({
  default: Object.keys(readyDecks)[seat % Object.keys(readyDecks).length],
  form: { kind: 'oneOf', values: Object.keys(readyDecks) },
  accepts: (value) => typeof value === 'string' && Object.hasOwn(readyDecks, value),
});

export function deckOf(options: { readonly [name: string]: unknown }, seat: Seat): Deck {
  const deck = readyDecks[options[`deck${seat + 1}`] as string];
  if (!deck) throw new Error(`seat ${seat} has no deck`);
  return deck;
}
