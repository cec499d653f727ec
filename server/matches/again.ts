import { diff } from '@small-council/client/changes';
import type { Archived, Exported, Player, Replay } from '@small-council/client/protocol';
import {
  type AnyGame,
  type Fact,
  factsFor,
  type KnownFact,
  loadMatch,
  type Match,
  type Move,
  message,
  type Origin,
  type Result,
  replay,
  type Seat,
  saveMatch,
  type View,
  type Viewer,
} from '@small-council/engine';
import { deny } from '../problem.ts';
import { endOf } from './standing.ts';
import type { Saved } from './store.ts';

/** From whose chair a replay is seen; `open` shows every hand at once. */
export type Eyes = Viewer | 'open';

/** A finished match as it is stored: nothing about it changes any more. */
interface Stored {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  /** Its last snapshot. */
  readonly saved: string;
}

/** What is done with whole matches, away from the main thread: each of these may take long. */
export type AgainTask =
  | {
      readonly do: 'show';
      readonly stored: Stored;
      readonly archived: Omit<Archived, 'facts' | 'steps'>;
      readonly log: string;
    }
  | {
      readonly do: 'replay';
      readonly stored: Stored;
      readonly eyes: Eyes;
      readonly from: number;
      readonly count: number;
    }
  | { readonly do: 'export'; readonly stored: Stored; readonly players: readonly Player[] }
  | { readonly do: 'import'; readonly file: Exported }
  | {
      readonly do: 'back';
      readonly origin: Origin;
      readonly moves: readonly Pick<Move, 'seat' | 'id' | 'answer'>[];
    };

/** What came in from a file, played to its end. */
export interface PlayedFile {
  /** The match as `saveMatch` writes it. */
  readonly match: string;
  readonly origin: string;
  readonly facts: string;
  readonly seats: number;
  readonly result: Result;
}

/** Text is JSON, ready to be sent: nobody else needs to look into it. */
export type AgainResult = string | PlayedFile;

const STRETCH_MS = 500;
/** So many matches are kept in mind, each at so many points at most. */
const MATCHES = 12;
const POINTS = 24;
/** So many answers lie between two points at least. */
const APART = 40;

/** A finished match that somebody looks at, and points of it from which it can be played on. */
interface Kept {
  readonly origin: Origin;
  readonly moves: readonly Move[];
  readonly conceded: readonly Seat[];
  /** Whether the rules of today can play it. */
  readonly playable: boolean;
  /** By how many answers were given. */
  readonly points: Map<number, Match>;
}

/** Plays matches again. It lives in a thread of its own and remembers what it has played lately. */
export class Again {
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #kept = new Map<string, Kept>();

  readonly #stretchMs: number;

  /** `stretchMs` is how long a replay goes on; what is left then has to be asked for. */
  constructor(games: readonly AnyGame[], stretchMs = STRETCH_MS) {
    this.#games = new Map(games.map((game) => [game.id, game]));
    this.#stretchMs = stretchMs;
  }

  run(task: AgainTask): AgainResult {
    switch (task.do) {
      case 'show':
        return this.#show(task);
      case 'replay':
        return this.#replay(task);
      case 'export':
        return this.#export(task);
      case 'import':
        return this.#import(task.file);
      case 'back':
        return saveMatch(replay(this.#game(task.origin.game), task.origin, task.moves));
    }
  }

  #show({ stored, archived, log }: Extract<AgainTask, { do: 'show' }>): string {
    const kept = this.#keep(stored);
    const whole: Archived = {
      ...archived,
      facts: openFacts(JSON.parse(log) as Fact[]),
      steps: kept.playable ? kept.moves.length : null,
    };
    return JSON.stringify(whole);
  }

  #replay({ stored, eyes, from, count }: Extract<AgainTask, { do: 'replay' }>): string {
    const kept = this.#playable(stored);
    const { moves, origin } = kept;
    if (eyes !== 'open' && eyes !== 'spectator' && eyes >= origin.seats)
      throw deny(404, 'match.noSuchSeat');
    const start = Math.min(from, moves.length);
    const match = this.#at(this.#game(origin.game), kept, start);
    const end = performance.now() + this.#stretchMs;
    const first = viewsOf(match, eyes);
    const list: Replay['list'][number][] = [];
    let before = first;
    let told = match.record?.facts.length ?? 0;
    const facts = toldTo(match, eyes, 0);
    for (const { seat, id, answer } of moves.slice(start, start + count)) {
      match.answer(seat, id, answer);
      const after = viewsOf(match, eyes);
      list.push({ seat, answer, changes: diff(before, after), facts: toldTo(match, eyes, told) });
      told = match.record?.facts.length ?? 0;
      before = after;
      if (performance.now() > end) break;
    }
    const found: Replay = { steps: moves.length, from: start, views: first, facts, list };
    return JSON.stringify(found);
  }

  #export({ stored, players }: Extract<AgainTask, { do: 'export' }>): string {
    const { origin, moves, conceded } = this.#playable(stored);
    const file: Exported = {
      format: 'small-council-match',
      origin,
      moves: moves.map(({ seat, id, answer }) => ({ seat, id, answer })),
      conceded,
      players: players.map(({ name, bot }) => ({ name, bot })),
    };
    return JSON.stringify(file);
  }

  #import({ origin, moves, conceded }: Exported): PlayedFile {
    if (origin.position !== null) throw deny(422, 'match.madeUp');
    const match = replay(this.#game(origin.game), origin, moves);
    const { seats } = match.origin;
    const result = endOf(match.result, conceded) ?? endByConcession(seats, conceded);
    if (!result) throw deny(422, 'match.notOver');
    return {
      match: saveMatch(match),
      origin: JSON.stringify(match.origin),
      facts: JSON.stringify(match.record?.facts ?? []),
      seats,
      result,
    };
  }

  #game(name: string): AnyGame {
    const game = this.#games.get(name);
    if (!game) throw deny(404, 'server.noSuchGame');
    return game;
  }

  #playable(stored: Stored): Kept {
    const kept = this.#keep(stored);
    if (!kept.playable) throw deny(409, 'match.rulesChanged');
    return kept;
  }

  /** What was looked at last is forgotten last. */
  #keep(stored: Stored): Kept {
    const kept = this.#kept.get(stored.id) ?? this.#read(stored);
    this.#kept.delete(stored.id);
    this.#kept.set(stored.id, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MATCHES) this.#kept.delete(oldest);
    return kept;
  }

  #read(stored: Stored): Kept {
    try {
      return this.#parse(stored);
    } catch {
      throw deny(500, 'match.damaged');
    }
  }

  #parse({ game: name, version, saved }: Stored): Kept {
    const game = this.#games.get(name);
    const { match: text, standing } = JSON.parse(saved) as Saved;
    const points = new Map<number, Match>();
    const { conceded } = standing;
    const unplayable = { moves: [], conceded, points, playable: false } as const;
    if (!game || game.version !== version)
      return { ...unplayable, origin: (JSON.parse(text) as { match: Kept }).match.origin };
    const { origin, record } = loadMatch(game, text);
    if (origin.version !== game.version || !record) return { ...unplayable, origin };
    return { origin, moves: record.moves, conceded, points, playable: true };
  }

  /** The match after so many answers: from the nearest point before, and with points on the way there. */
  #at(game: AnyGame, { origin, moves, points }: Kept, count: number): Match {
    const nearest = Math.max(-1, ...[...points.keys()].filter((at) => at <= count));
    const point = points.get(nearest);
    const match = point ? copy(point) : replay(game, origin, []);
    const apart = Math.max(APART, Math.ceil(moves.length / POINTS));
    for (let at = Math.max(0, nearest); at < count; at++) {
      if (at % apart === 0 && !points.has(at)) points.set(at, copy(match));
      const { seat, id, answer } = moves[at];
      match.answer(seat, id, answer);
    }
    return match;
  }
}

const copy = (match: Match): Match =>
  match.fork({ facts: match.record?.facts.slice() ?? [], moves: [] });

function viewsOf(match: Match, eyes: Eyes): Record<string, View> {
  if (eyes !== 'open') return { [eyes]: match.view(eyes) };
  const views: Record<string, View> = {};
  for (let seat: Seat = 0; seat < match.origin.seats; seat++) views[seat] = match.view(seat);
  return views;
}

/** What was told from this number of facts on. */
function toldTo(match: Match, eyes: Eyes, from: number): KnownFact[] {
  const facts = match.record?.facts.slice(from) ?? [];
  return eyes === 'open' ? openFacts(facts) : factsFor(facts, eyes);
}

/** Everything that happened, with all that was secret: for matches that are over. */
function openFacts(facts: readonly Fact[]): KnownFact[] {
  return facts.map(({ key, params, secret }) => ({
    key,
    params: { ...params, ...secret?.params },
  }));
}

function endByConcession(seats: number, conceded: readonly Seat[]): Result | null {
  const left = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !conceded.includes(seat),
  );
  return left.length === 1 ? { winners: left, reason: message('match.allConceded') } : null;
}
