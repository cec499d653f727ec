import { kept, type Survey } from '../geometry/index.ts';

/**
 * What is asked of a position again and again is worked out once, by what it is about: whoever moves makes
 * another position.
 */
export function once<T>(): (known: Survey, about: string, work: () => T) => T {
  const positions = kept<Survey, Map<string, T>>();
  return (known, about, work) => {
    const found = positions(known, () => new Map());
    if (!found.has(about)) found.set(about, work());
    return found.get(about) as T;
  };
}
