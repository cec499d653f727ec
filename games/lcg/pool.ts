import type { Seat } from '@small-council/engine';
import { cachePerTable } from './cache.ts';
import { type Definition, isConstant, type TriggeredAbility, worksFromHand } from './definition.ts';
import type { KnownVerb } from './edition.ts';
import { enlist, timesAwaited } from './inForce.ts';
import type { Code, R } from './table.ts';

/**
 * What a hand may hold, as far as everybody knows: whatever the faction and the agenda allow. Who is asked
 * depends on this and never on what is really there.
 */

/** An ability that works from a hand, of a card that somebody may have there. */
export interface Suspected {
  readonly code: Code;
  readonly n: number;
  readonly text: Definition;
  readonly ability: TriggeredAbility;
}

interface Pool {
  readonly codes: readonly Code[];
  readonly triggers: Map<string, Suspected[]>;
  /** By number of verb: the times at which some of it waits for that. */
  readonly times: number[];
  readonly actions: Suspected[];
  /** Piles whose order some card of these reads. */
  readonly readsOrderOf: Set<string>;
}

const NONE: readonly never[] = [];

/** By the codes, and by table and seat: faction and agendas stay what they are for the whole match. */
const pools = new WeakMap<readonly Code[], Pool>();
const poolsAt = cachePerTable<(Pool | undefined)[]>(() => []);
const lastSuspects = cachePerTable<(Suspected | undefined)[]>(() => []);

/** What this player's deck may contain, by what it waits for. */
function poolOf(m: R, seat: Seat): Pool {
  const seated = poolsAt(m.table);
  seated[seat] ??= poolFrom(m, m.book.pool(m, seat));
  return seated[seat];
}

function poolFrom(m: R, codes: readonly Code[]): Pool {
  const { cards } = m.book;
  const made = pools.get(codes);
  if (made) return made;
  const now: Pool = {
    codes,
    triggers: new Map(),
    times: [],
    actions: [],
    readsOrderOf: new Set(),
  };
  for (const code of codes) {
    const text = cards.get(code) as Definition;
    const { type, abilities, readsOrderOf } = text;
    if (readsOrderOf) now.readsOrderOf.add(readsOrderOf);
    abilities.forEach((ability, n) => {
      if (isConstant(ability) || !worksFromHand(type, ability)) return;
      const entry = { code, n, text, ability };
      if (ability.timing === 'action') now.actions.push(entry);
      else enlist(now.triggers, entry);
    });
  }
  for (const { types } of m.book.verbs.values())
    now.times.push(timesAwaited(m, now.triggers, types));
  pools.set(codes, now);
  return now;
}

/** What this player may have in hand that waits for this type of event. */
export const suspectedFor = (m: R, seat: Seat, type: string): readonly Suspected[] =>
  poolOf(m, seat).triggers.get(type) ?? NONE;

/** At which times players may answer from hand what the verb does. */
export function timesSuspected(m: R, { n }: KnownVerb): number {
  const { players } = m.table;
  const seated = poolsAt(m.table);
  let times = 0;
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat].hand.length > 0) times |= (seated[seat] ?? poolOf(m, seat)).times[n];
  return times;
}

/** Everything that the player's deck may contain, as far as everybody knows. */
export const mayContain = (m: R, seat: Seat): readonly Code[] => poolOf(m, seat).codes;

/**
 * Whether one of the actions that this player may have in hand is such. What was so the last time mostly still
 * is: it is looked at first, and which of them it is makes no difference.
 */
export function suspects(m: R, seat: Seat, such: (action: Suspected) => boolean): boolean {
  const last = lastSuspects(m.table);
  const before = last[seat];
  if (before && such(before)) return true;
  last[seat] = poolOf(m, seat).actions.find((action) => action !== before && such(action));
  return last[seat] !== undefined;
}

/** Whether some card that the player's deck may contain looks at the order of the pile. */
export const mayReadOrderOf = (m: R, seat: Seat, pile: 'discard' | 'dead'): boolean =>
  poolOf(m, seat).readsOrderOf.has(pile);
