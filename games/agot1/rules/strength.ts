import { type CardId, printed, type R, strength } from '@small-council/lcg';

/**
 * Whether the STR of a character has been raised or lowered in a phase. Numbers are never stored, so what is
 * needed for this is noted whenever something has happened; only cards that ask for it are looked at.
 */

/** Marks cards whose STR is watched. */
export const WATCHED = 'watchesStrength';

const keyOf = (card: CardId): string => `strength:${card}`;

/** By card, for its controller: the phase, the STR last seen in it, and whether it has changed. */
export function noteStrengths(m: R): void {
  const { players, cards } = m.table;
  for (const { notes, play, out } of players) {
    if (out) continue;
    for (const id of play) {
      const card = cards[id];
      const { marks } = printed(m, card);
      if (marks.length === 0 || !marks.includes(WATCHED)) continue;
      const now = strength(m, card);
      const [phase, last, changed] = (notes[keyOf(card.id)] ?? []).map(Number);
      const goesOn = phase === m.table.phaseNumber;
      const hasChanged = goesOn && (changed === 1 || last !== now);
      notes[keyOf(card.id)] = [m.table.phaseNumber, now, Number(hasChanged)].map(String);
    }
  }
}

export function strengthHasChanged(m: R, id: CardId): boolean {
  const { controller } = m.table.cards[id];
  const [phase, last, changed] = (m.table.players[controller].notes[keyOf(id)] ?? []).map(Number);
  if (phase !== m.table.phaseNumber) return false;
  return changed === 1 || last !== strength(m, m.table.cards[id]);
}
