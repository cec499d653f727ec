import { message, type Seat } from '@small-council/engine';
import type { M } from '../table.ts';
import { living, nameOf, spreadInfluence } from './look.ts';

/** Chapter 8: the end. Looked at after every completed step (IT-934). */
export function checkEnd(m: M): void {
  const { players } = m.table;
  // IT-801: somebody has spread all five markers.
  const allSpread = players.findIndex(({ influence }, seat) => influence[seat] === 0);
  // IT-802: all four characters of a house are dead.
  const wipedOut = players.findIndex((player) => living(player).length === 0);
  if (allSpread >= 0) end(m, 'end.influence', allSpread);
  else if (wipedOut >= 0) end(m, 'end.deaths', wipedOut);
}

/** Whatever ended the game, most influence on other boards wins, and a tie is shared (IT-803, IT-804). */
function end(m: M, reason: string, seat: Seat): void {
  const spread = m.table.players.map(spreadInfluence);
  const most = Math.max(...spread);
  const winners = m.clockwise(0).filter((candidate) => spread[candidate] === most);
  m.end({ winners, reason: message(reason, { house: nameOf(m, seat), influence: most }) });
}
