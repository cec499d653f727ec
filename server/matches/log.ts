import { isDeepStrictEqual } from 'node:util';
import {
  type Fact,
  factsFor,
  type KnownFact,
  type Message,
  message,
  type Seat,
  type Viewer,
} from '@small-council/engine';
import type { LiveMatch } from './standing.ts';

/**
 * Something that was done at the table and that no rule book speaks of, for everybody to see. It stays in
 * the log whatever is taken back: nobody takes back that something was taken back (SC-032).
 */
export interface Note extends Required<Message> {
  /** How many facts of the match it came after. */
  readonly after: number;
}

/** Writes down what a seat did, behind everything that has happened so far. */
export function note({ match, standing }: LiveMatch, { key, params = {} }: Message): void {
  const after = match.record?.facts.length ?? 0;
  // What lay behind facts that are gone now lies behind those that are left.
  // The reasons for what was taken back are gone with it.
  const before = standing.notes
    .filter((other) => other.key !== 'match.because' || other.after <= after)
    .map((other) => ({ ...other, after: Math.min(other.after, after) }));
  const last = before.at(-1);
  const { answers, ...rest } = params;
  // Whoever answers and takes back over and over fills one line, and not the log.
  if (last?.key === key && last.after === after && typeof answers === 'number') {
    const { answers: already, ...same } = last.params;
    if (isDeepStrictEqual(same, rest)) {
      const sum = { ...rest, answers: answers + Number(already) };
      standing.notes = [...before.slice(0, -1), { after, key, params: sum }];
      return;
    }
  }
  standing.notes = [...before, { after, key, params }];
}

/**
 * Why a bot has done what everybody has just seen, for who asks. Where something of it is hidden, or nothing
 * is to be seen, the reason would tell of it: then there is none.
 */
export function explain(live: LiveMatch, seat: Seat, because: Message, told: number): void {
  const done = live.match.record?.facts.slice(told) ?? [];
  if (done.length === 0 || done.some(({ only, secret }) => only || secret)) return;
  note(live, message('match.because', { seat, because }));
}

/** Everything that happened: what the match tells, and between it what was done at the table. */
export function factsOf({ match, standing, players }: LiveMatch): Fact[] {
  const facts = match.record?.facts ?? [];
  if (standing.notes.length === 0) return facts;
  const whole: Fact[] = [];
  let told = 0;
  for (const { after, key, params } of standing.notes) {
    whole.push(...facts.slice(told, after));
    told = Math.max(told, after);
    // Names are not written down: somebody may be called otherwise by now, or be gone.
    const player = players[params.seat as number]?.name ?? '';
    whole.push({ key, params: { ...params, player } });
  }
  return [...whole, ...facts.slice(told)];
}

/** What this viewer has been told. */
export const logOf = (live: LiveMatch, viewer: Viewer): KnownFact[] =>
  factsFor(factsOf(live), viewer);
