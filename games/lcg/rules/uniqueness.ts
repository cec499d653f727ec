import type { Seat } from '@small-council/engine';
import { type Card, type Code, definition, NO_CARD, printed, type R } from '../index.ts';

/** Unique cards, their copies and duplicates: AG2-247 to AG2-261, AG2-1201 to AG2-1217. */

const titleOf = (m: R, code: Code): string => definition(m, code).name.en;

/** The copy of this title that the player controls or owns in play (AG2-247: copies share the title). */
export function copyInPlay(m: R, seat: Seat, code: Code): Card | null {
  const title = titleOf(m, code);
  for (const { play } of m.table.players) {
    for (const id of play) {
      const card = m.table.cards[id];
      const concerns = card.controller === seat || card.owner === seat;
      if (concerns && !card.facedown && printed(m, card).name.en === title) return card;
    }
  }
  return null;
}

const inDeadPile = (m: R, seat: Seat, code: Code, except = NO_CARD): boolean => {
  const title = titleOf(m, code);
  return m.table.players[seat].dead.some(
    (id) => id !== except && printed(m, m.table.cards[id]).name.en === title,
  );
};

/** The card that a further copy would go under: both must be owned and controlled (AG2-1203). */
export function duplicateOf(m: R, seat: Seat, code: Code, owner: Seat = seat): Card | null {
  if (!definition(m, code).unique || owner !== seat || inDeadPile(m, seat, code)) return null;
  const copy = copyInPlay(m, seat, code);
  return copy && copy.owner === seat && copy.controller === seat ? copy : null;
}

/** Whether the player may bring this card into play as a card of its own (AG2-249, AG2-253 to AG2-258). */
export function mayEnter(m: R, seat: Seat, code: Code, owner: Seat, id = NO_CARD): boolean {
  if (!definition(m, code).unique) return true;
  if (copyInPlay(m, seat, code) || inDeadPile(m, seat, code, id)) return false;
  return owner === seat || !(copyInPlay(m, owner, code) || inDeadPile(m, owner, code, id));
}

/** AG2-252, AG2-253, AG2-259: nobody takes control of a unique card of which he has a copy. */
export function mayControl(m: R, seat: Seat, card: Card): boolean {
  if (!definition(m, card.code).unique) return true;
  const copy = copyInPlay(m, seat, card.code);
  return (copy === null || copy.id === card.id) && !inDeadPile(m, seat, card.code);
}
