import type { Seat } from '@small-council/engine';
import type { Character, M } from '../table.ts';
import { type Cause, character as named } from '../things.ts';
import { houseAt, isAlive, whose } from './look.ts';

/** Chapter 2: power and influence. These are the verbs; each writes its line into the log. */

/** Distribute: from the own leader sheet onto an own living character (IT-203, IT-721). */
export function distribute(
  m: M,
  seat: Seat,
  character: Character,
  amount: number,
  because: Cause,
): void {
  const player = m.table.players[seat];
  const moved = isAlive(character) ? Math.min(amount, player.sheet) : 0;
  if (moved === 0) return;
  player.sheet -= moved;
  character.power += moved;
  m.log('fact.placed', {
    ...whose(m, seat),
    character: named(character.id),
    amount: moved,
    because,
  });
}

/**
 * Takes power from a character; it goes onto a leader sheet: as a rule its owner's (IT-207). With too
 * little power all of it is taken (IT-946), and at 0 the character dies (IT-715).
 */
export function removePower(
  m: M,
  seat: Seat,
  character: Character,
  amount: number,
  because: Cause,
  to: Seat = seat,
): number {
  const removed = Math.min(amount, character.power);
  if (removed === 0) return removed;
  character.power -= removed;
  m.table.players[to].sheet += removed;
  const loss = { ...whose(m, seat), character: named(character.id), because };
  m.log('fact.removed', { ...loss, amount: removed, to: houseAt(m, to) });
  if (!isAlive(character)) m.log('fact.died', loss);
  return removed;
}

/** The same, caused by another player's effect: whose sheet gets it is an option (IT-946). */
export function removeByEffect(
  m: M,
  by: Seat,
  seat: Seat,
  character: Character,
  amount: number,
  because: Cause,
): void {
  removePower(
    m,
    seat,
    character,
    amount,
    because,
    m.options.removedPower === 'remover' ? by : seat,
  );
}

/** From a leader sheet into the box, out of the game (IT-208). */
export function removeFromSheet(m: M, seat: Seat, amount: number, because: Cause): void {
  const player = m.table.players[seat];
  const removed = Math.min(amount, player.sheet);
  if (removed === 0) return;
  player.sheet -= removed;
  m.table.box += removed;
  m.log('fact.sheetRemoved', { ...whose(m, seat), amount: removed, because });
}

/** From one leader sheet to another: only where an effect or a deal says so (IT-206). */
export function moveBetweenSheets(
  m: M,
  from: Seat,
  to: Seat,
  amount: number,
  because: Cause,
): void {
  const moved = Math.min(amount, m.table.players[from].sheet);
  if (moved === 0) return;
  m.table.players[from].sheet -= moved;
  m.table.players[to].sheet += moved;
  m.log('fact.sheetGiven', { ...whose(m, from), to: houseAt(m, to), amount: moved, because });
}

/** One own marker from the own board to another player's (IT-211, IT-212). */
export function spread(m: M, seat: Seat, board: Seat, because: Cause): void {
  const { influence } = m.table.players[seat];
  if (board === seat || influence[seat] === 0) return;
  influence[seat]--;
  influence[board]++;
  m.log('fact.influence', {
    ...whose(m, seat),
    on: houseAt(m, board),
    left: influence[seat],
    because,
  });
}
