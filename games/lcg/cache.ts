import type { Table } from './table.ts';

/**
 * Something worked out from a table and kept as long as the table is there. It is never saved, and a copy
 * of the table has its own. Mostly the same table is asked about again, so that one is at hand.
 */
export function cachePerTable<T>(make: () => T): (table: Table) => T {
  const kept = new WeakMap<Table, T>();
  let lastTable: Table | null = null;
  let last: T;
  return (table) => {
    if (table === lastTable) return last;
    let found = kept.get(table);
    if (found === undefined) {
      found = make();
      kept.set(table, found);
    }
    lastTable = table;
    last = found;
    return found;
  };
}
