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

/** The abilities in use, the innermost last. */
export function usesNow({ stack }: R): Use[] {
  const found: Use[] = [];
  for (const frame of stack) {
    const use = useIn(frame);
    if (use) found.push(use);
  }
  return found;
}

/** The ability in use, if there is one. */
export function useNow({ stack }: R): Use | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const use = useIn(stack[i]);
    if (use) return use;
  }
  return undefined;
}

/** The ability in use: who asks is part of it. */
export const currentUse = (m: R): Use => useNow(m) as Use;

/** What is happening, the innermost last. */
export function happeningsNow({ stack }: R): Happening[] {
  const found: Happening[] = [];
  for (const frame of stack) {
    const happening = happeningIn(frame);
    if (happening) found.push(happening);
  }
  return found;
}

export function happeningNow({ stack }: R): Happening | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const happening = happeningIn(stack[i]);
    if (happening) return happening;
  }
  return undefined;
}

/** What has happened, or is about to, of what is answered together just now. */
export const eventsNow = (m: R): readonly AnyEvent[] => happeningNow(m)?.events ?? [];

/** Whether nothing is in use or happening around the ability that has just been resolved. */
export const isOutermost = (m: M): boolean => usesNow(m).length === 1 && !happeningNow(m);
