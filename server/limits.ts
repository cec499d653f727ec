/** A bucket that fills up steadily: a burst empties it, and patience fills it again. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now = Date.now()) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** True while there is something left to take. */
  take(now = Date.now()): boolean {
    if (this.left(now) < 1) return false;
    this.charge(1, now);
    return true;
  }

  left(now = Date.now()): number {
    const filled = Math.max(0, (now - this.#at) / 1000) * this.#perSecond;
    return Math.min(this.#most, this.#left + filled);
  }

  /** Takes what something has cost, even if there is not as much: then it takes longer to fill up. */
  charge(cost: number, now = Date.now()): void {
    this.#left = this.left(now) - cost;
    this.#at = now;
  }

  get full(): boolean {
    return this.left() >= this.#most;
  }
}

/** A bucket for each of many: people, addresses. Full ones are forgotten. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #make: () => Bucket;

  constructor(perSecond: number, most: number) {
    this.#make = () => new Bucket(perSecond, most);
  }

  take(name: string): boolean {
    return this.#of(name).take();
  }

  left(name: string): number {
    return this.#of(name).left();
  }

  charge(name: string, cost: number): void {
    this.#of(name).charge(cost);
  }

  #of(name: string): Bucket {
    if (this.#buckets.size > 10_000) {
      for (const [other, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(other);
    }
    const bucket = this.#buckets.get(name) ?? this.#make();
    this.#buckets.set(name, bucket);
    return bucket;
  }
}

/** How many of something each name has at the moment, up to a limit. */
export class Counter {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  enter(name: string): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  leave(name: string): void {
    const count = (this.#counts.get(name) ?? 1) - 1;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
