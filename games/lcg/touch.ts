import type { Acts, Modifier } from './definition.ts';
import { printed } from './edition.ts';
import {
  addCard,
  type Bound,
  changeable,
  changed,
  goesOn,
  type InForce,
  type Ref,
  unbind,
} from './inForce.ts';
import { BLANK_ALL, KEY, type Key, MAY } from './keys.ts';
import type { Card, M, Table, Zone } from './table.ts';

/**
 * The texts of cards come into force when a card comes to lie open, and end when it goes. What is in force
 * is changed with them and not worked out anew, unless a text decides what other cards say, or whose they
 * are.
 */

/** Keys of what decides which abilities there are, and whose. */
const REWRITES: ReadonlySet<Key> = new Set([
  KEY.blank,
  BLANK_ALL,
  KEY.control,
  MAY.playFromDiscard,
]);

export const rewrites = ({ key }: Modifier): boolean => REWRITES.has(key);

/** What has changed on the table. */
export type Touched =
  /** Cards lie elsewhere, or in another way, but no text has come into force or ended. */
  | 'places'
  /** The card has come to an open pile or gone from it. */
  | { readonly pile: Card }
  /** The card has come to lie open. */
  | { readonly begins: Card }
  /** The card is about to go. */
  | { readonly ends: Card }
  /** Anything. */
  | 'anything';

/** Something has changed that abilities or effects may depend on. Whoever changes the table calls this. */
export function touch(m: M, change: Touched = 'anything'): void {
  if (change === 'anything') changed(m.table);
  else if (change === 'places') moved(m.table);
  else if ('pile' in change) movedInPile(m, change.pile);
  else if ('begins' in change) textBegins(m, change.begins);
  else textEnds(m, change.ends);
}

function moved(table: Table): void {
  const now = changeable(table);
  if (now) goesOn(now, table);
  else changed(table);
}

/** Some abilities work from a pile. */
function movedInPile({ table, book }: M, { code }: Card): void {
  if (book.lurking.has(code)) changed(table);
  else moved(table);
}

/** Whether other cards are and say what they do, with this text or without. */
function standsAlone({ constants, blanks }: Acts): boolean {
  if (blanks.length > 0) return false;
  for (const { modifier } of constants) if (rewrites(modifier)) return false;
  return true;
}

function textBegins(m: M, card: Card): void {
  const { table } = m;
  const text = printed(m, card);
  const now = changeable(table);
  if (!now || card.facedown || !standsAlone(text.acts)) {
    changed(table);
    return;
  }
  addCard(now, card, text);
  putInOrder(now, table, text.acts);
  if (card.controls.length > 0) now.contested = true;
  goesOn(now, table);
}

function textEnds(m: M, card: Card): void {
  const { table } = m;
  const { acts } = printed(m, card);
  const now = changeable(table);
  if (!now || now.contested || card.facedown || !standsAlone(acts)) {
    changed(table);
    return;
  }
  removeCard(now, card, acts);
  goesOn(now, table);
}

// ---- one card

function removeCard(now: InForce, { id, controller }: Card, acts: Acts): void {
  for (const { modifier } of acts.constants)
    unbind(now, modifier.key, ({ force }) => force.lasting === null && force.card === id);
  for (const { ability } of acts.triggered) {
    if (ability.timing === 'action') now.actions = now.actions.filter(({ card }) => card !== id);
    for (const type of ability.trigger?.on ?? []) {
      const left = now.triggers.get(type)?.filter(({ card }) => card !== id) ?? [];
      if (left.length > 0) now.triggers.set(type, left);
      else now.triggers.delete(type);
    }
  }
  for (const { value, amount } of acts.bonus) now.bonus[controller][value] -= amount;
  now.times = [];
}

/** What the card has put at the end of lists comes to the place where working it out anew would put it. */
function putInOrder(now: InForce, table: Table, acts: Acts): void {
  const placeOfRef = ({ card }: Ref): number => placeOf(table.cards[card]);
  const placeOfBound = ({ force }: Bound): number =>
    force.lasting ? -1 : placeOf(table.cards[force.card]);
  for (const { modifier } of acts.constants) sort(now.modifiers[modifier.key], placeOfBound);
  for (const { ability } of acts.triggered) {
    if (ability.timing === 'action') sort(now.actions, placeOfRef);
    for (const type of ability.trigger?.on ?? []) sort(now.triggers.get(type), placeOfRef);
  }
  now.times = [];
}

const ZONES: { readonly [zone in Zone]?: number } = { agenda: 0, title: 1, plot: 2, play: 3 };

/** By player, and there agendas, the title, the plot, cards in play; discard piles come after all players. */
const placeOf = ({ zone, controller }: Card): number =>
  zone === 'discard' || zone === 'dead'
    ? Number.MAX_SAFE_INTEGER
    : controller * 4 + (ZONES[zone] as number);

/** Those that share a place stay in their order. */
function sort<T>(list: T[] = [], place: (item: T) => number): void {
  list.sort((one, other) => place(one) - place(other));
}
