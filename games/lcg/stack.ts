import type { Frame, Vars } from '@small-council/engine';
import type { AnyEvent, M, R, Use } from './table.ts';

/**
 * What is in use and what is happening are variables of the flows that use it or let it happen: there is
 * one stack, the kernel's, and nothing is popped by hand. Here is the one door to them.
 */

/** What shares its windows after it has happened: everything of one occasion, one payment or one effect. */
export interface Happening {
  events: AnyEvent[];
  /** Which ability has answered which event. */
  used: string[];
}

// The kernel knows variables as plain data and nothing more.
const useIn = ({ vars }: Frame): Use | undefined => vars.use as unknown as Use | undefined;
const happeningIn = ({ vars }: Frame): Happening | undefined =>
  vars.happening as unknown as Happening | undefined;

/** Variables of a flow in which this ability is in use. */
export const using = (use: Use): Vars => ({ use: use as unknown as Vars });

/** Variables of a flow in which these events happen. */
export const happeningOf = (events: readonly AnyEvent[] = []): Vars => ({
  happening: { events: events.slice(), used: [] } as unknown as Vars,
});

/** From here to the end of this flow, what happens is answered together. */
export function opens(here: Vars): void {
  Object.assign(here, happeningOf());
}

type Read<T> = (frame: Frame) => T | undefined;

/** What the running flows have of this kind, the innermost last. */
function all<T>({ stack }: R, read: Read<T>): T[] {
  const found: T[] = [];
  for (const frame of stack) {
    const one = read(frame);
    if (one) found.push(one);
  }
  return found;
}

function innermost<T>({ stack }: R, read: Read<T>): T | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const one = read(stack[i]);
    if (one) return one;
  }
  return undefined;
}

/** The abilities in use, the innermost last. */
export const usesNow = (m: R): Use[] => all(m, useIn);

/** The ability in use, if there is one. */
export const useNow = (m: R): Use | undefined => innermost(m, useIn);

/** The ability in use: who asks is part of it. */
export const currentUse = (m: R): Use => useNow(m) as Use;

/** What is happening, the innermost last. */
export const happeningsNow = (m: R): Happening[] => all(m, happeningIn);

export const happeningNow = (m: R): Happening | undefined => innermost(m, happeningIn);

/** What has happened, or is about to, of what is answered together just now. */
export const eventsNow = (m: R): readonly AnyEvent[] => happeningNow(m)?.events ?? [];

/** Whether nothing is happening around the ability that has just been resolved. */
export const isOutermost = (m: M): boolean => !happeningNow(m);
