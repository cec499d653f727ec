import { type CardId, printed, type R, strength } from '@small-council/lcg';
import { own } from '../table.ts';

/**
 * Whether the STR of a character has been raised or lowered in a phase. Numbers are never stored, so what is
 * needed for this is noted whenever something has happened; only cards that ask for it are looked at.
 */

/** Marks cards whose STR is watched. */
export const WATCHED = 'watchesStrength';

export function noteStrengths(m: R): void {
  const { players, cards, phaseNumber } = m.table;
  for (const { play, out } of players) {
    if (out) continue;
    for (const id of play) {
      const { marks } = printed(m, cards[id]);
      if (marks.length === 0 || !marks.includes(WATCHED)) continue;
      own(m).strengths[id] = {
        phase: phaseNumber,
        strength: strength(m, cards[id]),
        changed: strengthHasChanged(m, id),
      };
    }
  }
}

export function strengthHasChanged(m: R, id: CardId): boolean {
  const seen = own(m).strengths[id];
  if (seen?.phase !== m.table.phaseNumber) return false;
  return seen.changed || seen.strength !== strength(m, m.table.cards[id]);
}
