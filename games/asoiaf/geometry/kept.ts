/**
 * What is worked out about something that never changes is kept with it: it is worked out once, and forgotten
 * when nobody knows the thing any more.
 */
export function kept<K extends object, V extends object>(): (thing: K, work: () => V) => V {
  const all = new WeakMap<K, V>();
  return (thing, work) => {
    let found = all.get(thing);
    if (!found) {
      found = work();
      all.set(thing, found);
    }
    return found;
  };
}
