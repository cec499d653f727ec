import { message, type Seat } from '@small-council/engine';
import { inPlayerOrder, type M, powerOf, settleControl } from '@small-council/lcg';
import { dropOut, mayWin, terminalConditions, win, winsAmong } from '@small-council/lcg/rules';

/** Winning, elimination, and everything else that follows by itself (AG2-901 to AG2-913). */

const TO_WIN = 15;

/** Looked after whenever something has happened. */
export function consequences(m: M): void {
  if (m.table.phase === 'setup') return;
  settleControl(m); // AG2-245, AG2-246
  if (powerWins(m) || eliminates(m)) return;
  terminalConditions(m);
}

// ---- power

function powerWins(m: M): boolean {
  let enough = false;
  for (let seat = 0; seat < m.seats; seat++) if (powerOf(m, seat) >= TO_WIN) enough = true;
  if (!enough) return false;
  const winners = inPlayerOrder(m).filter((seat) => powerOf(m, seat) >= TO_WIN && mayWin(m, seat));
  return winsAmong(m, winners, 'power'); // AG2-903
}

// ---- empty decks

/** AG2-904: whoever has no cards left in the draw deck is out at once. */
function eliminates(m: M): boolean {
  let ends = false;
  for (const { deck, out } of m.table.players) if (deck.length === 0 && !out) ends = true;
  if (!ends) return false;
  const remaining = inPlayerOrder(m);
  const empty = remaining.filter((seat) => m.table.players[seat].deck.length === 0);
  if (empty.length < remaining.length) {
    for (const seat of empty) dropOut(m, seat);
    return lastOne(m);
  }
  const candidates = empty.filter((seat) => mayWin(m, seat));
  if (!winsAmong(m, candidates, 'last')) noWinner(m); // AG2-906
  return true;
}

/** AG2-905, AG2-912. True: the match is over. */
function lastOne(m: M): boolean {
  const [last, ...others] = inPlayerOrder(m);
  if (others.length > 0) return false;
  if (mayWin(m, last)) win(m, last, 'last');
  else noWinner(m);
  return true;
}

const noWinner = (m: M): void => m.end({ winners: [], reason: message('end.nobody') });

/** Whoever gives up is out; against him even a player wins who otherwise cannot (AG2-913). */
export function concede(m: M, seat: Seat): void {
  if (m.table.players[seat].out) return;
  dropOut(m, seat);
  const [last, ...others] = inPlayerOrder(m);
  if (others.length === 0) win(m, last, 'conceded');
  else consequences(m);
}
