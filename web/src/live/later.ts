import { useEffect, useState } from 'react';

/**
 * A part of the site that is fetched when somebody first needs it, once for all. React has `lazy` and `use` for this,
 * but holds back whatever follows a "just a moment" for 300 ms; here it is shown as soon as it is there.
 */
export class Later<T> {
  readonly #load: () => Promise<T>;
  #onItsWay: Promise<T> | null = null;
  #here: T | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Null until it has come. */
  get here(): T | null {
    return this.#here;
  }

  /** What could not be fetched is asked for again. */
  fetch(): Promise<T> {
    this.#onItsWay ??= this.#load().then(
      (thing) => {
        this.#here = thing;
        return thing;
      },
      (problem: unknown) => {
        this.#onItsWay = null;
        throw problem;
      },
    );
    return this.#onItsWay;
  }
}

/** The part, or null while it is on its way. Where it cannot be fetched, whoever needs it is broken. */
export function useLater<T>(later: Later<T>): T | null {
  const { here } = later;
  const [missed, setMissed] = useState<{ readonly problem: unknown } | null>(null);
  const [, setCome] = useState<T | null>(null);
  useEffect(() => {
    if (here !== null) return;
    let left = false;
    later.fetch().then(
      (thing) => {
        if (!left) setCome(() => thing);
      },
      (problem: unknown) => {
        if (!left) setMissed({ problem });
      },
    );
    return () => {
      left = true;
    };
  }, [later, here]);
  if (missed) throw missed.problem;
  return here;
}
