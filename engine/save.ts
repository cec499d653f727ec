import { type AnyGame, checkOptions, checkSeats, type Game } from './game.ts';
import { fingerprint, notPlain } from './json.ts';
import type { Fact } from './log.ts';
import { type Mark, Match, type Move, type Origin, type Recording } from './match.ts';
import { type Params, Refusal, refuse } from './message.ts';
import type { Shape } from './play.ts';
import { flowsOf } from './runner.ts';
import type { State } from './state.ts';

/** The shape of the file itself; the rules have a version of their own in `origin`. */
const FORMAT = 1;

interface SavedMatch {
  format: number;
  /** The rules it was last played with. */
  version: number;
  origin: Origin;
  state: State;
  record: Recording | null;
  /** Missing where nothing can be undone. */
  mark?: SavedMark;
}

type SavedMark = Omit<Mark, 'state'> & { state: State };

/** The match as text, at any question. It holds every secret: keep it on the server. */
export function saveMatch<G extends Shape, V>(match: Match<G, V>): string {
  const { mark } = match;
  const saved: SavedMatch = {
    format: FORMAT,
    version: match.game.version,
    origin: match.origin,
    state: match.state as State,
    record: match.record,
    mark: mark ? { ...mark, state: JSON.parse(mark.state) as State } : undefined,
  };
  const body = JSON.stringify(saved);
  return `{"sum":"${fingerprint(body)}","match":${body}}`;
}

const damaged = (what: string): Refusal => new Refusal(refuse('SC-015', 'table.damaged', { what }));

/**
 * Loads what `saveMatch` has written. Anything else is refused with what is wrong (SC-015). A file
 * that comes from a stranger is not loaded but replayed: whoever can write a file can write a state.
 */
export function loadMatch<G extends Shape, V>(game: Game<G, V>, text: string): Match<G, V> {
  const saved = parse(text);
  const { origin, state } = saved;
  if (origin.game !== game.id)
    throw new Refusal(refuse('SC-015', 'table.otherGame', { game: origin.game }));
  if (saved.version < game.reads || saved.version > game.version) {
    throw new Refusal(
      refuse('SC-015', 'table.otherVersion', { version: saved.version, reads: game.version }),
    );
  }
  checkSeats(game, origin.seats);
  const options = checkOptions(game, origin.options) as Params;
  checkPosition(game, state, origin.seats);
  const match = new Match(
    game,
    { ...origin, options },
    state as State<G['table']>,
    saved.record,
    markOf(game, saved),
  );
  tryOut(match);
  return match;
}

/** What older rules have played is not played again by newer ones, and so not undone either. */
function markOf<G extends Shape, V>(
  game: Game<G, V>,
  { mark, version, record, origin }: SavedMatch,
): Mark | null {
  if (!mark || version !== game.version) return null;
  const within = (count: number, list: readonly unknown[] = []) =>
    Number.isSafeInteger(count) && count >= 0 && count <= list.length;
  if (!within(mark.facts, record?.facts) || !within(mark.moves, record?.moves))
    throw damaged('mark');
  checkPosition(game, mark.state, origin.seats);
  return { ...mark, state: JSON.stringify(mark.state) };
}

function parse(text: unknown): SavedMatch {
  if (typeof text !== 'string') throw damaged('text');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw damaged('json');
  }
  const fault = notPlain(file);
  if (fault) throw damaged(fault);
  const { sum, match } = fields(file, 'file', ['sum', 'match']);
  const saved = fields(match, 'match', ['format', 'version', 'origin', 'state', 'record']);
  if (saved.format !== FORMAT)
    throw new Refusal(refuse('SC-015', 'table.otherFormat', { reads: FORMAT }));
  if (sum !== fingerprint(JSON.stringify(match))) throw damaged('sum');
  const origin = fields(saved.origin, 'origin', [
    'game',
    'version',
    'seats',
    'options',
    'seed',
    'position',
  ]);
  const state = fields(saved.state, 'state', STATE);
  const mark = saved.mark === undefined ? undefined : fields(saved.mark, 'mark', MARK);
  if (mark) fields(mark.state, 'mark.state', STATE);
  if (!Number.isSafeInteger(saved.version)) throw damaged('version');
  if (typeof origin.game !== 'string' || typeof origin.seed !== 'string') throw damaged('origin');
  if (!Number.isSafeInteger(origin.version)) throw damaged('origin.version');
  return {
    format: FORMAT,
    version: saved.version as number,
    origin: origin as unknown as Origin,
    state: state as unknown as State,
    record: saved.record === null ? null : checkRecord(saved.record),
    mark: mark as unknown as SavedMark | undefined,
  };
}

const STATE = ['table', 'stack', 'moment', 'asked', 'given', 'chance', 'result'];
const MARK = ['state', 'facts', 'moves'];

function fields(
  value: unknown,
  what: string,
  names: readonly string[],
): { [name: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged(what);
  for (const name of names) if (!Object.hasOwn(value, name)) throw damaged(`${what}.${name}`);
  return value as { [name: string]: unknown };
}

function checkRecord(value: unknown): Recording {
  const { facts, moves } = fields(value, 'record', ['facts', 'moves']);
  if (!Array.isArray(facts) || !Array.isArray(moves)) throw damaged('record');
  for (const fact of facts) {
    if (typeof fields(fact, 'fact', ['key', 'params']).key !== 'string') throw damaged('fact.key');
  }
  for (const move of moves) fields(move, 'move', ['seat', 'id', 'answer', 'sealed']);
  return { facts: facts as Fact[], moves: moves as Move[] };
}

/** The kernel's part of the state must be sound; the table is the game's own. */
function checkPosition(game: AnyGame, state: State, seats: number): void {
  const { stack, asked, given, moment, chance, result } = state as unknown as {
    [name: string]: unknown;
  };
  if (!Number.isSafeInteger(moment)) throw damaged('moment');
  if (!Array.isArray(stack) || !Array.isArray(asked) || !Array.isArray(given))
    throw damaged('state');
  for (const frame of stack) {
    const { flow, at, vars } = fields(frame, 'frame', ['flow', 'at', 'vars']);
    fields(vars, 'vars', []);
    const linked = flowsOf(game).get(flow as string);
    if (!linked || (at !== '' && !linked.steps.has(at as string)))
      throw damaged(`${String(flow)}/${String(at)}`);
  }
  const isSeat = (seat: unknown) =>
    Number.isSafeInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  if (asked.length !== given.length || !asked.every(isSeat)) throw damaged('asked');
  const { key, pool, block, left } = fields(chance, 'chance', ['key', 'pool', 'block', 'left']);
  const words = (list: unknown, length: number) =>
    Array.isArray(list) &&
    list.length === length &&
    list.every((word) => Number.isSafeInteger(word));
  if (!words(key, 8) || !words(pool, 16) || !Number.isSafeInteger(block)) throw damaged('chance');
  if (!Number.isSafeInteger(left) || (left as number) < 0 || (left as number) > 16)
    throw damaged('chance');
  if (result === null ? !given.includes(null) : stack.length > 0 || asked.length > 0)
    throw damaged('result');
}

/** A table that the game cannot even look at is damaged, and better found out now than mid-match. */
function tryOut<G extends Shape, V>(match: Match<G, V>): void {
  try {
    match.view('spectator');
    for (const seat of match.waiting) {
      match.view(seat);
      match.question(seat);
    }
  } catch {
    throw damaged('table');
  }
}
