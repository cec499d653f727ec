import { passesByOrder } from '@small-council/client/orders';
import type { Absence, Act, Clock, Orders, Player, Proposal } from '@small-council/client/protocol';
import type { AnyGame, Match, Message, Result, Seat } from '@small-council/engine';
import type { Note } from './log.ts';
import { passDue } from './orders.ts';

/** What the table agreed on when the match began. */
export interface MatchSetting {
  readonly clock: Clock;
  readonly absence: Absence;
  /** Whether people without a seat may look on. */
  readonly spectators: boolean;
}

/** Who gave an answer: the player, his standing order, a bot in the seat, or nobody (the default). */
export type By = 'player' | 'order' | 'bot' | 'default';

/** What stands in the journal: what seats did, and what the server had to do itself. */
export type StoredAct =
  | (Extract<Act, { do: 'answer' }> & {
      readonly by: By;
      /** Why a bot has decided so. */
      readonly because?: Message;
    })
  | Exclude<Act, { do: 'answer' }>
  /**
   * The player has been away for too long while others wait, or is here again. `knew` is how many facts
   * he had been told when he was last here; null where nobody knows.
   */
  | { readonly do: 'gone' | 'back'; readonly knew: number | null }
  /** The host sends a player away. */
  | { readonly do: 'remove'; readonly of: Seat }
  /** New rules could not take up the answers after this number: the match went on from there. */
  | { readonly do: 'refit'; readonly to: number };

export interface Entry {
  readonly seat: Seat;
  readonly act: StoredAct;
  readonly key: string;
  readonly madeAt: number;
}

/** What the kernel does not know about a match because no rule speaks of it: plain data. */
export interface Standing {
  /** Counts the times something was taken back. */
  line: number;
  /** When the last entry was made: clocks run from here. */
  at: number;
  left: (number | null)[];
  paused: boolean;
  conceded: Seat[];
  /** Who has left. */
  away: Seat[];
  /** Who did not leave, but has lost the connection for too long (SC-029). */
  gone: Seat[];
  /** Who was sent away, and does not come back (SC-023). */
  removed: Seat[];
  proposal:
    | (Proposal & {
        /** How many answers are left when it is carried out; where it takes nothing back, all. */
        readonly keep: number;
        /** Whether the word of those is needed, too, who are not there. */
        readonly binding: boolean;
      })
    | null;
  /** What was done at the table: lines of the log that no taking back removes. */
  notes: readonly Note[];
  /** How often a seat's wishes came to nothing, and until when it may not propose again. */
  declined: number[];
  silentUntil: number[];
  /** How many facts a seat knew when it was last here; null once it has answered again. */
  leftAt: (number | null)[];
  /** The kernel's result, or the end by concession. */
  result: Result | null;
  /** It ended without a result: it counts for nobody. */
  void: boolean;
}

/** A match as a process holds it in memory: the journal, folded. */
export interface LiveMatch {
  readonly id: string;
  /** Null for a match that came from a file. */
  readonly table: string | null;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly setting: MatchSetting;
  /** When it began. */
  readonly began: number;
  sequence: number;
  match: Match;
  readonly standing: Standing;
  /** What each seat has ordered for windows. */
  readonly orders: Orders[];
}

/** Whoever has conceded has lost (SC-035), whatever the answers that were given for him come to. */
export const endOf = (result: Result | null, conceded: readonly Seat[]): Result | null =>
  result && { ...result, winners: result.winners.filter((seat) => !conceded.includes(seat)) };

export const DAY = 24 * 60 * 60 * 1000;

export function firstStanding(
  players: readonly Player[],
  { clock }: MatchSetting,
  at: number,
): Standing {
  const everybody = players.map(() => 0);
  return {
    line: 0,
    at,
    left: players.map(({ bot }) => (bot === null ? fullClock(clock) : null)),
    paused: false,
    conceded: [],
    away: [],
    gone: [],
    removed: [],
    proposal: null,
    notes: [],
    declined: everybody.slice(),
    silentUntil: everybody.slice(),
    leftAt: players.map(() => null),
    result: null,
    void: false,
  };
}

function fullClock(clock: Clock): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'bank':
      return clock.bank;
    case 'days':
      return clock.days * DAY;
  }
}

/** Whose time is running: asked, and a person. Whoever leaves does not stop his clock (SC-028). */
export function running({ match, standing, players }: LiveMatch): Seat[] {
  if (standing.paused || standing.result) return [];
  return match.waiting.filter(
    (seat) =>
      players[seat].bot === null &&
      standing.left[seat] !== null &&
      !standing.conceded.includes(seat),
  );
}

export function isPresent({ away, gone, conceded }: Standing, seat: Seat): boolean {
  return !away.includes(seat) && !gone.includes(seat) && !conceded.includes(seat);
}

/** Lets the time pass up to this moment. */
export function passTime(live: LiveMatch, at: number, thinking = running(live)): void {
  const { standing } = live;
  const elapsed = Math.max(0, at - standing.at);
  for (const seat of thinking) {
    standing.left[seat] = Math.max(0, (standing.left[seat] ?? 0) - elapsed);
  }
  standing.at = Math.max(at, standing.at);
}

/** What an answer does to the clock of its seat. Nobody gains time by being away. */
export function afterAnswer({ standing, setting: { clock } }: LiveMatch, seat: Seat, by: By): void {
  const left = standing.left[seat];
  if (left === null) return;
  const earns = by === 'player' || by === 'order' || isPresent(standing, seat);
  if (clock.kind === 'bank' && earns) standing.left[seat] = left + clock.increment;
  if (clock.kind === 'days') standing.left[seat] = clock.days * DAY;
}

/** An answer may be on its way for this long after the time is up. */
export const ON_ITS_WAY = 500;

/**
 * Whether an answer of this seat's player comes too late. Who had no time left when he was asked has none
 * for the way either: else he could play on for ever with an empty clock.
 */
export function isLate(live: LiveMatch, seat: Seat, now: number): boolean {
  const { standing } = live;
  if (!running(live).includes(seat)) return false;
  const left = standing.left[seat] ?? 0;
  return left === 0 || now > standing.at + left + ON_ITS_WAY;
}

/** A seat for which somebody else must answer, how, and when. */
export interface Due {
  readonly seat: Seat;
  readonly by: 'order' | 'bot' | 'default';
  readonly at: number;
}

/** What must happen by itself if nobody does anything. */
export function dueOf(live: LiveMatch): Due[] {
  const { standing, setting, players, match } = live;
  if (standing.result || standing.paused) return [];
  return match.waiting.flatMap((seat): Due[] => {
    const { bot } = players[seat];
    if (bot !== null) return [{ seat, by: 'bot', at: standing.at }];
    if (!isPresent(standing, seat)) return [{ seat, by: setting.absence, at: standing.at }];
    const left = standing.left[seat];
    const flag: Due[] =
      left === null ? [] : [{ seat, by: setting.absence, at: standing.at + left }];
    return passesByOrder(match, seat, live.orders[seat])
      ? [{ seat, by: 'order', at: passDue(live, seat) }, ...flag]
      : flag;
  });
}

/** Whether somebody else has to answer for this seat at this moment: not once its player is back. */
export function isDue(live: LiveMatch, seat: Seat, by: By, now: number): boolean {
  return dueOf(live).some((due) => due.seat === seat && due.by === by && due.at <= now);
}
