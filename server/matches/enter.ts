import { CONCEDE, message, Refusal, refuse, replay, type Seat } from '@small-council/engine';
import { deny } from '../problem.ts';
import {
  afterAnswer,
  type Entry,
  isPresent,
  type LiveMatch,
  passTime,
  running,
  type StoredAct,
} from './standing.ts';

/** After a declined wish a seat is silent for this long, doubled with every further one. */
const SILENCE = 10_000;

/**
 * Enters one line of the journal into a match. A new line and one read back from the storage go the
 * same way, so a match that was loaded cannot differ from one that was played. A line that is
 * refused changes nothing.
 */
export function enter(live: LiveMatch, { seat, act, madeAt }: Entry): void {
  const at = Math.max(madeAt, live.standing.at);
  if (act.do === 'refit') throw new Error('a refit is only ever behind a snapshot');
  if (live.standing.result) throw new Refusal(refuse('SC-013', 'table.over'));
  switch (act.do) {
    case 'answer':
      answer(live, seat, act, at);
      break;
    case 'undo':
      undo(live, seat, at);
      break;
    case 'propose':
      propose(live, seat, act.what, at);
      break;
    case 'consent':
      consent(live, seat, act.yes, at);
      break;
    case 'resume':
      resume(live, at);
      break;
    case 'concede':
      concede(live, seat, at);
      break;
    case 'leave':
      leave(live, seat, at);
      break;
    case 'return':
      comeBack(live, seat, at);
      break;
    case 'gone':
      gone(live, seat, act.knew, at);
      return;
    case 'back':
      back(live, seat, act.knew, at);
      return;
    case 'removed':
      removed(live, seat, at);
      return;
  }
  // Whoever does something himself is here.
  if (act.do !== 'answer' || act.by === 'player') isHere(live, seat);
}

function answer(
  live: LiveMatch,
  seat: Seat,
  act: Extract<StoredAct, { do: 'answer' }>,
  at: number,
): void {
  const { match, standing } = live;
  if (standing.paused) throw deny(409, 'match.paused');
  if (act.by === 'player' && standing.conceded.includes(seat)) throw deny(409, 'match.conceded');
  if (act.line !== standing.line) {
    throw new Refusal(refuse('SC-002', 'table.late', { asked: match.state.moment }));
  }
  // Giving up is an act of its own.
  if (act.answer === CONCEDE)
    throw new Refusal(refuse('SC-003', 'table.answerForm', { needs: 'answer', got: 'string' }));
  const thinking = running(live);
  match.answer(seat, act.question, act.answer);
  passTime(live, at, thinking);
  afterAnswer(live, seat);
  if (act.by === 'player') standing.leftAt[seat] = null;
  // Whoever plays on has thereby said what he thinks of taking back.
  if (standing.proposal?.what === 'back') standing.proposal = null;
  standing.result = match.result;
}

function undo(live: LiveMatch, seat: Seat, at: number): void {
  const before = live.match.undo(seat);
  passTime(live, at);
  live.match = before;
  live.standing.line++;
  live.standing.proposal = null;
}

function propose(live: LiveMatch, seat: Seat, what: 'back' | 'pause', at: number): void {
  const { standing } = live;
  if (standing.proposal) throw deny(409, 'match.proposalOpen');
  if (standing.paused) throw deny(409, 'match.paused');
  if (at < standing.silentUntil[seat]) {
    throw deny(409, 'match.proposeLater', { until: standing.silentUntil[seat] });
  }
  const target = what === 'back' ? lastMoveOf(live, seat) : 0;
  const needed = live.players
    .filter((player) => player.bot === null && player.seat !== seat)
    .map((player) => player.seat)
    .filter((other) => isPresent(standing, other));
  passTime(live, at);
  standing.proposal = { what, seat, needed, agreed: [], target };
  if (needed.length === 0) carryOut(live);
}

/** Where the seat's last answer stands in the record. */
function lastMoveOf({ match }: LiveMatch, seat: Seat): number {
  const moves = match.record?.moves ?? [];
  const target = moves.findLastIndex((move) => move.seat === seat);
  if (target < 0) throw deny(409, 'match.nothingToTakeBack');
  // Answers of older rules cannot be played again, and so not be taken back.
  if (match.origin.version !== match.game.version) throw deny(409, 'match.rulesChanged');
  return target;
}

function consent(live: LiveMatch, seat: Seat, yes: boolean, at: number): void {
  const { standing } = live;
  const { proposal } = standing;
  if (!proposal) throw deny(409, 'match.nothingProposed');
  if (!yes && proposal.seat === seat) {
    passTime(live, at);
    standing.proposal = null;
    return;
  }
  if (!proposal.needed.includes(seat) || proposal.agreed.includes(seat)) {
    throw deny(409, 'match.nothingProposed');
  }
  passTime(live, at);
  if (yes) {
    standing.proposal = { ...proposal, agreed: [...proposal.agreed, seat] };
    if (standing.proposal.agreed.length === proposal.needed.length) carryOut(live);
    return;
  }
  standing.proposal = null;
  standing.silentUntil[proposal.seat] = at + SILENCE * 2 ** standing.declined[proposal.seat];
  standing.declined[proposal.seat]++;
}

function carryOut(live: LiveMatch): void {
  const { standing, match } = live;
  const { proposal } = standing;
  standing.proposal = null;
  if (proposal?.what === 'pause') {
    standing.paused = true;
  } else if (proposal) {
    const kept = match.record?.moves.slice(0, proposal.target) ?? [];
    live.match = replay(match.game, match.origin, kept);
    standing.line++;
  }
}

function resume(live: LiveMatch, at: number): void {
  if (!live.standing.paused) throw deny(409, 'match.notPaused');
  passTime(live, at);
  live.standing.paused = false;
}

function concede(live: LiveMatch, seat: Seat, at: number): void {
  const { standing, players } = live;
  if (standing.conceded.includes(seat)) throw deny(409, 'match.conceded');
  passTime(live, at);
  standing.conceded.push(seat);
  withdrawFrom(live, seat);
  const { match } = live;
  if (match.game.concede && !match.result) match.answer(seat, match.state.moment, CONCEDE);
  standing.result = match.result;
  if (standing.result) return;
  const left = players.map((player) => player.seat).filter((s) => !standing.conceded.includes(s));
  if (left.length === 1) standing.result = { winners: left, reason: message('match.allConceded') };
}

function leave(live: LiveMatch, seat: Seat, at: number): void {
  const { standing, match } = live;
  if (standing.away.includes(seat)) throw deny(409, 'match.away');
  passTime(live, at);
  standing.away.push(seat);
  standing.leftAt[seat] = match.log(seat).length;
  withdrawFrom(live, seat);
}

function comeBack(live: LiveMatch, seat: Seat, at: number): void {
  const { standing } = live;
  if (standing.removed.includes(seat)) throw deny(403, 'match.removed');
  if (!standing.away.includes(seat)) throw deny(409, 'match.notAway');
  passTime(live, at);
  standing.away = standing.away.filter((other) => other !== seat);
}

/** The host sends a player away: his seat is played on as if he had left, and he does not return. */
function removed(live: LiveMatch, seat: Seat, at: number): void {
  const { standing } = live;
  if (standing.removed.includes(seat)) throw deny(409, 'match.removed');
  passTime(live, at);
  standing.removed.push(seat);
  if (!standing.away.includes(seat)) standing.away.push(seat);
  isHere(live, seat);
  withdrawFrom(live, seat);
}

/** Somebody has lost the connection: from now on it is as if he had left. */
function gone(live: LiveMatch, seat: Seat, knew: number | null, at: number): void {
  const { standing } = live;
  if (standing.paused) throw deny(409, 'match.paused');
  if (!isPresent(standing, seat)) throw deny(409, 'match.away');
  passTime(live, at);
  standing.gone.push(seat);
  remember(live, seat, knew ?? Number.POSITIVE_INFINITY);
  withdrawFrom(live, seat);
}

function back(live: LiveMatch, seat: Seat, knew: number | null, at: number): void {
  if (knew === null && !live.standing.gone.includes(seat)) throw deny(409, 'match.notAway');
  passTime(live, at);
  if (knew !== null) remember(live, seat, knew);
  isHere(live, seat);
}

/** What comes after this many facts is news to the seat; taking back may have left fewer of them. */
function remember({ standing, match }: LiveMatch, seat: Seat, knew: number): void {
  standing.leftAt[seat] ??= Math.min(knew, match.log(seat).length);
}

function isHere({ standing }: LiveMatch, seat: Seat): void {
  standing.gone = standing.gone.filter((other) => other !== seat);
}

/** Nobody waits for the word of somebody who is gone, nor for an answer to his wish. */
function withdrawFrom(live: LiveMatch, seat: Seat): void {
  const { standing } = live;
  const { proposal } = standing;
  if (!proposal) return;
  if (proposal.seat === seat) {
    standing.proposal = null;
    return;
  }
  const needed = proposal.needed.filter((other) => other !== seat);
  const agreed = proposal.agreed.filter((other) => other !== seat);
  standing.proposal = { ...proposal, needed, agreed };
  if (agreed.length === needed.length) carryOut(live);
}
