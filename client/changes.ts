// Small differences between two JSON values, so that an update need not repeat the whole table.

export type Path = readonly (string | number)[];

/** A new value at a place; without a value, what stood there is gone. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

/** What has to change in `before` to make it `after`. */
export function diff(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `before` with these changes made. What does not change is shared, nothing is changed in place. */
export function apply<T>(before: T, changes: readonly Change[]): T {
  let value: unknown = before;
  for (const change of changes) value = changed(value, change, 0);
  return value as T;
}

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const inside: Change[] = [];
    if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, inside);
    else compareRecords(before, after, path, inside);
    // A list that moved up by one differs everywhere: then the whole of it is shorter.
    if (inside.length < 3 || sizeOf(inside) < sizeOf([[path, after]])) changes.push(...inside);
    else changes.push([path, after]);
    return;
  }
  changes.push([path, after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  changes: Change[],
): void {
  // From the end, so that every place still is where it was when its turn comes.
  for (let at = before.length - 1; at >= after.length; at--) changes.push([[...path, at]]);
  after.forEach((value, at) => {
    if (at < before.length) compare(before[at], value, [...path, at], changes);
    else changes.push([[...path, at], value]);
  });
}

function compareRecords(before: object, after: object, path: Path, changes: Change[]): void {
  const old = before as Record<string, unknown>;
  for (const key of Object.keys(old)) {
    if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
  }
  for (const [key, value] of Object.entries(after)) {
    if (Object.hasOwn(old, key)) compare(old[key], value, [...path, key], changes);
    else changes.push([[...path, key], value]);
  }
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

const sizeOf = (changes: readonly Change[]): number => JSON.stringify(changes).length;

function changed(value: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  if (depth === path.length) return change[1];
  const key = path[depth];
  const last = depth === path.length - 1 && change.length === 1;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    if (last) copy.splice(Number(key), 1);
    else copy[Number(key)] = changed(value[Number(key)], change, depth + 1);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (last) delete copy[key];
  else copy[key] = changed(copy[key], change, depth + 1);
  return copy;
}
