/** Plain data: what JSON can hold and give back unchanged. A match is made of nothing else. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** An independent copy of plain data. Spreading keeps V8's hidden class, which makes this fast. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item: unknown = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = clone(item);
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy as T;
}

const MAX_DEPTH = 64;
/** Keys that could reach an object's prototype once somebody copies the data around. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Says where `value` is not plain data (a path and a reason), or null when it is. */
export function notPlain(value: unknown, path = '$', depth = 0): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${path} is ${value}`;
    return Object.is(value, -0) ? `${path} is -0` : null;
  }
  if (typeof value !== 'object') return `${path} is of type ${typeof value}`;
  if (depth > MAX_DEPTH) return `${path} is nested more than ${MAX_DEPTH} deep`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (!Object.hasOwn(value, i)) return `${path}[${i}] is a hole`;
      const fault = notPlain(value[i], `${path}[${i}]`, depth + 1);
      if (fault) return fault;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`;
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) return `${path} has the key "${key}"`;
    const fault = notPlain((value as Record<string, unknown>)[key], `${path}.${key}`, depth + 1);
    if (fault) return fault;
  }
  return null;
}

/**
 * A short fingerprint of a text, FNV-1a in two lanes. It tells a damaged save from a whole one and
 * two computations apart; it is no protection against forgery (files from strangers are replayed,
 * never trusted).
 */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0xcbf29ce4;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + i), 0x01000193);
  }
  const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');
  return hex(a) + hex(b);
}
