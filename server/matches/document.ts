import type { MatchDocument, Person } from '@small-council/client/protocol';
import type { Seat, Viewer } from '@small-council/engine';
import type { House } from '../house.ts';
import { deny } from '../problem.ts';
import { type LiveMatch, running } from './standing.ts';

/**
 * What a person is in a match: the seat he sits on, or somebody who looks on. For everybody else the
 * match does not exist.
 */
function viewerOf({ players, setting, standing }: LiveMatch, person: Person | null): Viewer {
  const own = person && players.find((player) => player.user === person.id);
  const sentAway = own && standing.removed.includes(own.seat);
  if (own && !sentAway) return own.seat;
  if (setting.spectators) return 'spectator';
  throw sentAway ? deny(403, 'match.removed') : deny(404, 'match.unknown');
}

type Access = Pick<House, 'matches' | 'tables'>;

/** With whose eyes a person may look at a match. Whoever is banned from its table does not look on. */
export async function eyesOf(
  { matches, tables }: Access,
  id: string,
  person: Person | null,
): Promise<Viewer> {
  const { viewer, table } = await matches.look(
    id,
    (live) => ({ viewer: viewerOf(live, person), table: live.table }),
    0,
  );
  if (viewer === 'spectator' && person && table) await tables.refuseBanned(table, person);
  return viewer;
}

/** The seat on which a person plays. */
export function seatOf({ matches }: Access, id: string, person: Person | null): Promise<Seat> {
  return matches.look(
    id,
    (live) => {
      const viewer = viewerOf(live, person);
      if (viewer !== 'spectator') return viewer;
      const sentAway = live.players.some(({ user }) => user !== null && user === person?.id);
      throw deny(403, sentAway ? 'match.removed' : 'match.notSeated');
    },
    0,
  );
}

/** Everything this viewer may know: the kernel's view and question of his seat, and what is public. */
export function documentFor(live: LiveMatch, viewer: Viewer): MatchDocument {
  const { match, standing, players } = live;
  const own = viewer === 'spectator' ? null : viewer;
  const open = standing.result === null && own !== null && match.waiting.includes(own);
  const { proposal } = standing;
  return {
    viewer,
    table: live.table,
    players,
    view: match.view(viewer),
    question: open ? (match.questions.find(({ seat }) => seat === own) ?? null) : null,
    line: standing.line,
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
