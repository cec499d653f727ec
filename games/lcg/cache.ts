import type { Table } from './table.ts';

/**
 * Something worked out from a table and kept while that table is asked about. It is never saved, and a copy of the
 * table has its own. Who thinks ahead compares a table with its copy, so the last two are at hand; what belongs to the
 * thousand other matches of a server is worked out anew when their turn comes.
 */
export function cachePerTable<T>(make: () => T): (table: Table) => T {
  let lastTable: Table | null = null;
  let last: T;
  let otherTable: Table | null = null;
  let other: T;
  return (table) => {
    if (table === lastTable) return last;
    const found = table === otherTable ? other : make();
    otherTable = lastTable;
    other = last;
    lastTable = table;
    last = found;
    return found;
  };
}
