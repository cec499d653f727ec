import type { MatchDocument, Person } from '@small-council/client/protocol';
import type { Viewer } from '@small-council/engine';
import { deny } from '../problem.ts';
import { type LiveMatch, running } from './standing.ts';

/**
 * What a person is in a match: the seat he sits on, or somebody who looks on. For everybody else the
 * match does not exist.
 */
export function viewerOf({ players, setting }: LiveMatch, person: Person | null): Viewer {
  const own = person && players.find((player) => player.user === person.id);
  if (own) return own.seat;
  if (!setting.spectators) throw deny(404, 'match.unknown');
  return 'spectator';
}

export function seatOf(live: LiveMatch, person: Person | null): number {
  const viewer = viewerOf(live, person);
  if (viewer === 'spectator') throw deny(403, 'match.notSeated');
  return viewer;
}

/** Everything this viewer may know: the kernel's view and question of his seat, and what is public. */
export function documentFor(live: LiveMatch, viewer: Viewer): MatchDocument {
  const { match, standing, players } = live;
  const own = viewer === 'spectator' ? null : viewer;
  const open = standing.result === null && own !== null && match.waiting.includes(own);
  const { proposal } = standing;
  return {
    viewer,
    players,
    view: match.view(viewer),
    question: open ? (match.questions.find(({ seat }) => seat === own) ?? null) : null,
    line: standing.line,
    mayUndo: standing.result === null && own !== null && match.mayUndo(own),
    clock: { left: standing.left.slice(), since: standing.at, running: running(live) },
    paused: standing.paused,
    away: standing.away.slice(),
    conceded: standing.conceded.slice(),
    proposal: proposal && {
      what: proposal.what,
      seat: proposal.seat,
      needed: proposal.needed,
      agreed: proposal.agreed,
    },
    leftAt: own === null ? null : standing.leftAt[own],
    result: standing.result,
  };
}
