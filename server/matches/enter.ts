import { CONCEDE, type Match, message, Refusal, refuse, type Seat } from '@small-council/engine';
import { deny } from '../problem.ts';
import { explain, logOf, note } from './log.ts';
import {
  afterAnswer,
  type Entry,
  endOf,
  isDue,
  isLate,
  isPresent,
  type LiveMatch,
  passTime,
  running,
  type Standing,
  type StoredAct,
} from './standing.ts';

/** After a wish that came to nothing a seat is silent for this long, doubled with every further one. */
const SILENCE = 10_000;

/**
 * Whether something new may be done at this moment: what concerns time and manners. What is stored was
 * judged when it was made, and is not judged again.
 */
export function judge(live: LiveMatch, { seat, act, madeAt }: Entry): void {
  const at = Math.max(madeAt, live.standing.at);
  // A stand-in may have thought for so long that the player is here again: then it is his to answer.
  if (act.do === 'answer' && act.by !== 'player' && !isDue(live, seat, act.by, at))
    throw deny(409, 'match.notDue');
  if (act.do === 'answer' && act.by === 'player' && isLate(live, seat, at))
    throw deny(409, 'match.timeUp');
  if (act.do === 'propose' || act.do === 'remove') {
    const until = live.standing.silentUntil[seat];
    if (at < until) throw deny(409, 'match.proposeLater', { until });
  }
}

/** The others have agreed that a match goes back. */
export interface GoBack {
  readonly seat: Seat;
  /** How many answers are kept. */
  readonly keep: number;
  /** How many players said yes. */
  readonly agreed: number;
}

/** The match stands where it was to go back to. */
export function wentBack(live: LiveMatch, { seat, keep, agreed }: GoBack, match: Match): void {
  const answers = (live.match.record?.moves.length ?? 0) - keep;
  live.match = match;
  note(live, message('match.tookBack', { seat, answers, agreed }));
}

/**
 * Enters one line of the journal into a match. A new line and one read back from the storage go the
 * same way, so a match that was loaded cannot differ from one that was played. A line that is
 * refused changes nothing. By consent a match may have to go back by more than `undo` can: then the line
 * is complete only once it was played back and `wentBack` was called.
 */
export function enter(live: LiveMatch, { seat, act, madeAt }: Entry): GoBack | null {
  const at = Math.max(madeAt, live.standing.at);
  if (act.do === 'refit') throw new Error('a refit is only ever behind a snapshot');
  if (live.standing.result) throw new Refusal(refuse('SC-013', 'table.over'));
  const back = perform(live, seat, act, at);
  // Whoever does something himself is here.
  const own = act.do !== 'gone' && act.do !== 'back' && act.do !== 'remove';
  if (own && (act.do !== 'answer' || act.by === 'player')) isHere(live, seat);
  return back;
}

function perform(
  live: LiveMatch,
  seat: Seat,
  act: Exclude<StoredAct, { do: 'refit' }>,
  at: number,
): GoBack | null {
  switch (act.do) {
    case 'answer':
      answer(live, seat, act, at);
      return null;
    case 'undo':
      undo(live, seat, at);
      return null;
    case 'propose':
      return propose(live, seat, act.what, at);
    case 'consent':
      return consent(live, seat, act.yes, at);
    case 'resume':
      resume(live, at);
      return null;
    case 'concede':
      concede(live, seat, at);
      return null;
    case 'leave':
      return leave(live, seat, at);
    case 'return':
      comeBack(live, seat, at);
      return null;
    case 'gone':
      return gone(live, seat, act.knew, at);
    case 'back':
      back(live, seat, act.knew, at);
      return null;
    case 'remove':
      remove(live, seat, act.of, at);
      return null;
  }
}

/** Whether there was anything to do tells what somebody holds: why he passed is nobody's business. */
export const isPass = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

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
  const told = match.record?.facts.length ?? 0;
  // Whether a window was passed by hand is nobody's business either.
  const says = act.by === 'player' && !(match.window && isPass(act.answer));
  match.answer(seat, act.question, act.answer);
  if (act.because && !isPass(act.answer)) explain(live, seat, act.because, told);
  passTime(live, at, thinking);
  afterAnswer(live, seat, act.by);
  if (act.by === 'player') standing.leftAt[seat] = null;
  // Whoever plays on has thereby said what he thinks of taking back. Bots have no opinion.
  if (standing.proposal?.what === 'back') {
    if (says) comeToNothing(standing, at);
    else standing.proposal = null;
  }
  standing.result = endOf(match.result, standing.conceded);
}

function undo(live: LiveMatch, seat: Seat, at: number): void {
  const before = live.match.undo(seat);
  passTime(live, at);
  live.match = before;
  live.standing.line++;
  live.standing.proposal = null;
  note(live, message('match.tookBack', { seat, answers: 1, agreed: 0 }));
}

function propose(live: LiveMatch, seat: Seat, what: 'back' | 'pause', at: number): GoBack | null {
  const { standing, match } = live;
  if (standing.proposal) throw deny(409, 'match.proposalOpen');
  if (standing.paused) throw deny(409, 'match.paused');
  const keep = what === 'back' ? lastMoveOf(live, seat) : (match.record?.moves.length ?? 0);
  const binding = isBinding(live, what, keep);
  const needed = othersWithSay(live, seat, binding);
  passTime(live, at);
  standing.proposal = { what, seat, of: null, needed, agreed: [], keep, binding };
  return needed.length === 0 ? carryOut(live) : null;
}

function othersWithSay({ players, standing }: LiveMatch, seat: Seat, binding: boolean): Seat[] {
  return players
    .filter((player) => player.bot === null && player.seat !== seat)
    .map((player) => player.seat)
    .filter((other) => hasSay(standing, other, binding));
}

/**
 * Absence is no consent (SC-032, SC-034): behind chance and behind what another seat has shown nothing is
 * taken back without the word of those who are away, and nobody stops his clock on his own.
 */
function isBinding({ match, setting }: LiveMatch, what: 'back' | 'pause', keep: number): boolean {
  if (what === 'pause') return setting.clock.kind !== 'none';
  return match.record?.moves.slice(keep).some(({ sealed }) => sealed) ?? true;
}

function hasSay(standing: Standing, seat: Seat, binding: boolean): boolean {
  const plays = !standing.conceded.includes(seat) && !standing.removed.includes(seat);
  return binding ? plays : isPresent(standing, seat);
}

/** Where the seat's last answer stands in the record: what comes before it is kept. */
function lastMoveOf({ match }: LiveMatch, seat: Seat): number {
  const moves = match.record?.moves ?? [];
  const last = moves.findLastIndex((move) => move.seat === seat);
  if (last < 0) throw deny(409, 'match.nothingToTakeBack');
  // Answers of older rules cannot be played again, and so not be taken back.
  if (match.origin.version !== match.game.version) throw deny(409, 'match.rulesChanged');
  return last;
}

function consent(live: LiveMatch, seat: Seat, yes: boolean, at: number): GoBack | null {
  const { standing } = live;
  const { proposal } = standing;
  if (!proposal) throw deny(409, 'match.nothingProposed');
  const withdraws = !yes && proposal.seat === seat;
  if (!withdraws && (!proposal.needed.includes(seat) || proposal.agreed.includes(seat))) {
    throw deny(409, 'match.nothingProposed');
  }
  passTime(live, at);
  if (!yes) {
    comeToNothing(standing, at);
    return null;
  }
  const agreed = [...proposal.agreed, seat];
  standing.proposal = { ...proposal, agreed };
  return agreed.length === proposal.needed.length ? carryOut(live) : null;
}

/** Declined or withdrawn: whoever asked waits before he asks again, longer each time (SC-033). */
function comeToNothing(standing: Standing, at: number): void {
  const { proposal } = standing;
  standing.proposal = null;
  if (!proposal || proposal.seat < 0) return;
  const { seat } = proposal;
  standing.silentUntil[seat] = at + SILENCE * 2 ** standing.declined[seat];
  standing.declined[seat]++;
}

function carryOut(live: LiveMatch): GoBack | null {
  const { standing } = live;
  const { proposal } = standing;
  standing.proposal = null;
  if (!proposal) return null;
  const { what, seat, of, agreed, keep } = proposal;
  if (of !== null) {
    sendAway(live, of, agreed.length);
    return null;
  }
  if (what === 'pause') {
    standing.paused = true;
    return null;
  }
  standing.line++;
  return { seat, keep, agreed: agreed.length };
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
  // The match is another one now: whoever still wants something asks anew.
  standing.proposal = null;
  const { match } = live;
  // A game with a rule for it tells it itself.
  if (!match.game.concede) note(live, message('match.gaveUp', { seat }));
  else if (!match.result) match.answer(seat, match.state.moment, CONCEDE);
  standing.result = endOf(match.result, standing.conceded);
  if (standing.result) return;
  const left = players.map((player) => player.seat).filter((s) => !standing.conceded.includes(s));
  if (left.length === 1) standing.result = { winners: left, reason: message('match.allConceded') };
}

function leave(live: LiveMatch, seat: Seat, at: number): GoBack | null {
  const { standing } = live;
  if (standing.away.includes(seat)) throw deny(409, 'match.away');
  passTime(live, at);
  standing.away.push(seat);
  standing.leftAt[seat] = logOf(live, seat).length;
  return withdrawFrom(live, seat, at);
}

function comeBack(live: LiveMatch, seat: Seat, at: number): void {
  const { standing } = live;
  if (standing.removed.includes(seat)) throw deny(403, 'match.removed');
  if (!standing.away.includes(seat)) throw deny(409, 'match.notAway');
  passTime(live, at);
  standing.away = standing.away.filter((other) => other !== seat);
}

/**
 * The host sends a player away. The other players have to agree; where there are none, the match ends
 * without a result: nothing that one player does alone is a win (SC-023). `seat` is the host's, or -1.
 */
function remove(live: LiveMatch, seat: Seat, of: Seat, at: number): void {
  const { standing, match } = live;
  if (standing.removed.includes(of)) throw deny(409, 'match.removed');
  if (standing.proposal) throw deny(409, 'match.proposalOpen');
  const needed = othersWithSay(live, seat, true).filter((other) => other !== of);
  passTime(live, at);
  const keep = match.record?.moves.length ?? 0;
  standing.proposal = { what: 'remove', seat, of, needed, agreed: [], keep, binding: true };
  if (needed.length === 0) carryOut(live);
}

/** From now on it is as if the player had left, but he does not return. */
function sendAway(live: LiveMatch, seat: Seat, agreed: number): void {
  const { standing } = live;
  standing.removed.push(seat);
  if (!standing.away.includes(seat)) standing.away.push(seat);
  isHere(live, seat);
  note(live, message('match.sentAway', { seat, agreed }));
  if (agreed > 0) return;
  standing.void = true;
  standing.result = { winners: [], reason: message('match.noResult') };
}

/** Somebody has lost the connection: from now on it is as if he had left. */
function gone(live: LiveMatch, seat: Seat, knew: number | null, at: number): GoBack | null {
  const { standing } = live;
  if (standing.paused) throw deny(409, 'match.paused');
  if (!isPresent(standing, seat)) throw deny(409, 'match.away');
  passTime(live, at);
  standing.gone.push(seat);
  remember(live, seat, knew ?? Number.POSITIVE_INFINITY);
  return withdrawFrom(live, seat, at);
}

function back(live: LiveMatch, seat: Seat, knew: number | null, at: number): void {
  if (knew === null && !live.standing.gone.includes(seat)) throw deny(409, 'match.notAway');
  passTime(live, at);
  if (knew !== null) remember(live, seat, knew);
  isHere(live, seat);
}

/** What comes after this many facts is news to the seat; taking back may have left fewer of them. */
function remember(live: LiveMatch, seat: Seat, knew: number): void {
  live.standing.leftAt[seat] ??= Math.min(knew, logOf(live, seat).length);
}

function isHere({ standing }: LiveMatch, seat: Seat): void {
  standing.gone = standing.gone.filter((other) => other !== seat);
}

/** Nobody waits for an answer to the wish of somebody who is gone, nor for his word where it is not needed. */
function withdrawFrom(live: LiveMatch, seat: Seat, at: number): GoBack | null {
  const { standing } = live;
  const { proposal } = standing;
  if (!proposal) return null;
  if (proposal.seat === seat) {
    comeToNothing(standing, at);
    return null;
  }
  const stays = (other: Seat) => hasSay(standing, other, proposal.binding);
  const needed = proposal.needed.filter(stays);
  const agreed = proposal.agreed.filter(stays);
  standing.proposal = { ...proposal, needed, agreed };
  return agreed.length === needed.length ? carryOut(live) : null;
}
