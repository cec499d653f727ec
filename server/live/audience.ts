/** How long a request counts as looking, in milliseconds. */
const VISIT = 60_000;
/** More visits than this are not kept in mind. */
const VISITS = 10_000;

/**
 * Who looks at a match over this process, and from where. Bots play for people: where nobody looks they do
 * not think, and what they think goes on the account of the address somebody looks from.
 */
export class Audience {
  readonly #watching = new Map<string, string[]>();
  readonly #visits = new Map<string, { address: string; until: number }>();
  /** Called when somebody looks at a match at which nobody has looked before. */
  onFirst: (match: string) => void = () => {};

  /** Somebody looks from now on. */
  enter(match: string, address: string): void {
    const isFirst = this.of(match) === null;
    const watching = this.#watching.get(match) ?? [];
    watching.push(address);
    this.#watching.set(match, watching);
    if (isFirst) this.onFirst(match);
  }

  leave(match: string, address: string): void {
    const watching = this.#watching.get(match) ?? [];
    const at = watching.indexOf(address);
    if (at >= 0) watching.splice(at, 1);
    if (watching.length === 0) this.#watching.delete(match);
  }

  /** Somebody who may have no connection has asked for a match. */
  visit(match: string, address: string, now = Date.now()): void {
    const isFirst = this.of(match, now) === null;
    this.#visits.delete(match);
    this.#visits.set(match, { address, until: now + VISIT });
    const [oldest] = this.#visits.keys();
    if (this.#visits.size > VISITS) this.#visits.delete(oldest);
    if (isFirst) this.onFirst(match);
  }

  /** An address from which somebody looks at this match, or null. */
  of(match: string, now = Date.now()): string | null {
    const [watching] = this.#watching.get(match) ?? [];
    if (watching !== undefined) return watching;
    const visit = this.#visits.get(match);
    return visit && visit.until > now ? visit.address : null;
  }
}
