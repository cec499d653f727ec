import { type Message, message, type Seat, type Thing } from '@small-council/engine';
import { memoize } from './memoize.ts';
import type { CardId, Code, Use } from './table.ts';

/**
 * How cards and players are called. Facts and questions name them as things, by id, so that boards find
 * them; who reads says them by `names`.
 */

/** What facts name: each found by its id. */
export type CardThing = Thing & { readonly is: 'card'; readonly code: Code };
export type PrintingThing = Thing & { readonly is: 'printing' };
export type PlayerThing = Thing & { readonly is: 'player' };

/** A card on the table, or in a hand that the reader sees. */
export function theCard({
  id,
  code,
}: {
  readonly id: CardId | string;
  readonly code: Code;
}): CardThing {
  if (typeof id === 'string') return named(code)(id);
  const last = lately[id];
  if (last?.code === code) return last;
  const thing = named(code)(id);
  lately[id] = thing;
  return thing;
}

/** A match tells of the same few cards again and again, and so do all others: each is named once. */
const named = memoize((code: Code) =>
  memoize((id: CardId | string): CardThing => Object.freeze({ is: 'card', id, code })),
);

/** What was last named by this id: mostly the same card is spoken of again, and found at once. */
const lately: CardThing[] = [];

/** The card whose ability is used. */
export const theUsed = ({ card, code }: Use): CardThing => theCard({ id: card, code });

/** A card that has no id, in a deck or under another card: only what is printed on it is known. */
export const printing = memoize((code: Code): PrintingThing => ({ is: 'printing', id: code }));

export const thePlayer = memoize((seat: Seat): PlayerThing => ({ is: 'player', id: seat }));

/** What things are called. */
export const names = {
  card: ({ code }: Thing): Message => cardName(String(code)),
  printing: ({ id }: Thing): Message => cardName(String(id)),
  player: ({ id }: Thing): Message => playerName(Number(id)),
};

export const cardName = memoize((code: Code): Message => message(`card.${code}`));

/** Phases and places of cards are named in so many facts that each name is made once. */
export const phaseName = memoize((phase: string): Message => message(`phase.${phase}`));
export const zoneName = memoize((zone: string): Message => message(`zone.${zone}`));

/** Players have no names in the rules; who shows the words to people puts theirs in these keys. */
export const playerName = memoize((seat: Seat): Message => message(`player.${seat}`));

/**
 * The numbers behind the ids of options. Written out because `map(Number)` makes a list of floating-point
 * numbers once it is compiled, and every card that is looked up by one of them is looked up slowly.
 */
export function numbersOf(ids: readonly string[] = []): number[] {
  const numbers: number[] = [];
  for (const id of ids) numbers.push(Number(id));
  return numbers;
}
