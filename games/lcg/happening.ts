import { awaited } from './answers.ts';
import { verbOf } from './edition.ts';
import { isImmune } from './inForce.ts';
import { happeningNow, happeningOf, useNow, using } from './stack.ts';
import { type AnyEvent, type Card, type M, NO_CARD, type Path, type R, type Use } from './table.ts';
import { hostOf } from './values.ts';

/**
 * Something happens. Around it are the windows of the edition's chart (its `timing.ts`); where nobody can
 * answer, it happens at once. Events that happen together share their windows. What an effect causes is
 * interrupted one by one, but what answers it afterwards waits until the whole effect has been resolved.
 */

/**
 * These events happen, all at once; where somebody can answer, after the step that lets them. Only `steps.ts` and
 * what follows by itself call this: steps, effects, costs and events return what is to happen.
 */
export function happens(m: M, events: readonly AnyEvent[]): void {
  const { table, book } = m;
  const imminent: AnyEvent[] = [];
  for (const event of events) {
    if (isProtected(m, event) || !verbOf(m, event.type).can(m, event)) continue;
    event.n = table.nextEvent++;
    imminent.push(event);
  }
  if (imminent.length === 0) {
    // Nothing of it could happen: what comes after "then" does not.
    const use = useNow(m);
    if (use && events.some(({ cause }) => cause === 'effect')) use.ok = false;
    return;
  }
  const { before, after, windowsBefore, occasion } = book.timing;
  const times = awaited(m, imminent);
  const range = { range: imminent[0].n, to: table.nextEvent };
  const inside = happeningNow(m);
  if (inside) for (const event of imminent) inside.events.push(event);
  if (inside && times & before) m.call(windowsBefore, range);
  else if (!inside && times & (before | after))
    m.call(occasion, { ...range, ...happeningOf(imminent) });
  else {
    occur(m, imminent);
    if (!inside) book.timing.leave(m, imminent);
    book.consequences(m);
  }
}

/** Immunity protects from effects, and from effects alone: not from costs and not from the rules. */
function isProtected(m: R, { cause, card, by }: AnyEvent): boolean {
  if (cause !== 'effect') return false;
  const { cards } = m.table;
  const use = useNow(m);
  const source = by === NO_CARD || by === use?.card ? use : seatOf(cards[by]);
  return source !== undefined && isImmune(m, cards[card], source);
}

const seatOf = (source: Card | undefined) =>
  source && { code: source.code, seat: source.controller };

/** Notes that something has happened that nobody could stop or change. */
export function happened(m: M, events: readonly AnyEvent[]): void {
  const inside = happeningNow(m);
  for (const event of events) {
    event.n = m.table.nextEvent++;
    event.state = 'done';
    inside?.events.push(event);
  }
}

/** What leaves play together with the card that bears it goes its own way, and not the way of the rest. */
function attachedFirst(m: R, events: readonly AnyEvent[]): readonly AnyEvent[] {
  const isAttached = ({ card }: AnyEvent): boolean => hostOf(m, card) !== NO_CARD;
  if (!events.some(isAttached)) return events;
  return [...events.filter(isAttached), ...events.filter((event) => !isAttached(event))];
}

/** It is done, whatever has been decided about it until now. */
export function occur(m: M, events: readonly AnyEvent[]): void {
  for (const event of attachedFirst(m, events)) {
    event.state = 'done';
    const { instead } = event;
    if (instead) {
      carryOut(m, instead.path, instead.use);
      continue;
    }
    const other = m.book.insteadOf?.(m, event);
    if (other) {
      event.state = 'prevented';
      happens(m, other);
      continue;
    }
    const follows = verbOf(m, event.type).does(m, event);
    if (follows) happens(m, follows);
  }
  m.book.together(m, events);
}

/** Carries out what an effect has kept for later, or put in the place of something. */
export function carryOut(m: M, { effect }: Path, use: Use): void {
  m.call(m.book.flows.laterEffects, { effect, ...using({ ...use, ok: true }) });
}
