import type { TableInfo } from '@small-council/client';
import { CLOCK_KINDS, type ClockKind } from './clock.ts';

/** What somebody looks for in the lobby. It stands in the address, so that it can be kept and sent. */
export interface LobbyFilter {
  state: 'open' | 'playing';
  game: string | null;
  clock: ClockKind | null;
  /** At least so many chairs are free. */
  free: number;
  text: string;
}

const NAMES = ['state', 'game', 'clock', 'free', 'text'] as const;

export function readFilter(search: URLSearchParams): LobbyFilter {
  const clock = search.get('clock') as ClockKind;
  const free = Number(search.get('free'));
  return {
    state: search.get('state') === 'playing' ? 'playing' : 'open',
    game: search.get('game'),
    clock: CLOCK_KINDS.includes(clock) ? clock : null,
    free: Number.isSafeInteger(free) && free > 0 ? free : 0,
    text: search.get('text') ?? '',
  };
}

/** The address of a filter; what is not asked for is left out. */
export function writeFilter(filter: LobbyFilter): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = filter[name];
    if (value && value !== 'open') search.set(name, `${value}`);
  }
  return search;
}

export const freeChairs = ({ seats }: TableInfo): number =>
  seats.filter(({ user, bot }) => !user && !bot).length;

export const hostName = ({ host, seats }: TableInfo): string =>
  seats.find(({ user }) => user?.id === host)?.user?.name ?? '';

export function matchesFilter(table: TableInfo, filter: LobbyFilter): boolean {
  const { state, game, clock, free, text } = filter;
  const names = table.seats.map(({ user }) => user?.name ?? '').join('\n');
  return (
    table.public &&
    table.state === state &&
    (game === null || table.game === game) &&
    (clock === null || table.clock.kind === clock) &&
    (state !== 'open' || freeChairs(table) >= free) &&
    names.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase())
  );
}

/** The newest first, with what is known of this one now. */
export const withTable = (known: readonly TableInfo[], table: TableInfo): TableInfo[] =>
  [table, ...known.filter(({ id }) => id !== table.id)].toSorted((a, b) => b.created - a.created);
