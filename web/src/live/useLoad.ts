import { useCallback, useEffect, useState } from 'react';
import { useReturns } from './session.ts';

export interface Loaded<T> {
  /** Null until it is there. It stays while it is asked for again. */
  data: T | null;
  /** Why it could not be had the last time, or null. */
  problem: unknown;
  again: () => void;
  change: (next: (data: T) => T) => void;
}

/**
 * Something from the server, asked for when `load` changes, on request, and by itself when the server
 * is back after an absence.
 */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const returns = useReturns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and a return ask again
  useEffect(() => {
    let left = false;
    setProblem(null);
    load().then(
      (loaded) => {
        if (!left) setData(() => loaded);
      },
      (error: unknown) => {
        if (!left) setProblem(error);
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt, returns]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const change = useCallback(
    (next: (data: T) => T) => setData((known) => (known === null ? known : next(known))),
    [],
  );
  return { data, problem, again, change };
}
