import { isSparedOf } from '@small-council/client/orders';
import type { MatchDocument, Person } from '@small-council/client/protocol';
import type { Seat, Viewer } from '@small-council/engine';
import type { House } from '../house.ts';
import { deny } from '../problem.ts';
import { type LiveMatch, running } from './standing.ts';

type Access = Pick<House, 'matches' | 'tables'>;

/**
 * With whose eyes a person may look at a match: those of the seat he sits on, or of somebody who looks on.
 * For everybody else the match does not exist. At a table its host decides who looks on, from one moment to
 * the next; what was read in from a file has none.
 */
export async function eyesOf(
  { matches, tables }: Access,
  id: string,
  person: Person | null,
): Promise<Viewer> {
  const { own, sentAway, table, open } = await matches.look(id, (live) => known(live, person), 0);
  if (own !== null && !sentAway) return own;
  try {
    if (table !== null) await tables.refuseLookingOn(table, person);
    else if (!open) throw deny(404, 'match.unknown');
  } catch (error) {
    throw sentAway ? deny(403, 'match.removed') : error;
  }
  return 'spectator';
}

function known({ players, setting, standing, table }: LiveMatch, person: Person | null) {
  const own = players.find(({ user }) => user !== null && user === person?.id)?.seat ?? null;
  const sentAway = own !== null && standing.removed.includes(own);
  return { own, sentAway, table, open: setting.spectators };
}

/** The seat on which a person plays. */
export async function seatOf(access: Access, id: string, person: Person | null): Promise<Seat> {
  const viewer = await eyesOf(access, id, person);
  if (viewer !== 'spectator') return viewer;
  const { sentAway } = await access.matches.look(id, (live) => known(live, person), 0);
  throw deny(403, sentAway ? 'match.removed' : 'match.notSeated');
}

/** Everything this viewer may know: the kernel's view and question of his seat, and what is public. */
export function documentFor(live: LiveMatch, viewer: Viewer): MatchDocument {
  const { match, standing, players } = live;
  const own = viewer === 'spectator' ? null : viewer;
  // What his orders pass because he could do nothing does not bother him.
  const open =
    standing.result === null &&
    own !== null &&
    match.waiting.includes(own) &&
    !isSparedOf(match, own, live.orders[own]);
  const { proposal } = standing;
  return {
    viewer,
    table: live.table,
    players,
    view: match.view(viewer),
    question: open ? (match.questions.find(({ seat }) => seat === own) ?? null) : null,
    line: standing.line,
    window: open ? match.window : null,
    orders: own === null ? null : live.orders[own],
    mayUndo: standing.result === null && own !== null && match.mayUndo(own),
    clock: { left: standing.left.slice(), since: standing.at, running: running(live) },
    paused: standing.paused,
    away: [...standing.away, ...standing.gone].sort((a, b) => a - b),
    conceded: standing.conceded.slice(),
    proposal: proposal && {
      what: proposal.what,
      seat: proposal.seat,
      of: proposal.of,
      needed: proposal.needed,
      agreed: proposal.agreed,
    },
    leftAt: own === null ? null : standing.leftAt[own],
    result: standing.result,
  };
}
