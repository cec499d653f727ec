import type { Faction } from '../content/definition.ts';
import { readNumbers } from './idString.ts';
import { type Imported, MOST_NAME, MOST_POINTS } from './imported.ts';

/** Share codes of the publisher's app: a protobuf message in base64, cards by their numbers. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MOST_BYTES = 4096;

const FACTIONS: ReadonlyMap<number, Faction> = new Map([
  [1, 'lannister'],
  [2, 'stark'],
  [4, 'neutral'],
]);

/** The army of a share code, or null where the text is none. */
export function readShareCode(text: string): Imported | null {
  const bytes = bytesOf(text);
  const fields = bytes && fieldsOf(bytes);
  if (!fields) return null;
  const numbers = [
    ...fields.filter(({ field, bytes: slot }) => field === 11 && slot).flatMap(slotOf),
    ...fields.filter(({ field }) => field === 12 || field === 13).flatMap(numbersIn),
  ];
  if (numbers.length === 0 || numbers.some((number) => number < 10_000 || number > 99_999))
    return null;
  const value = (field: number) => fields.find((one) => one.field === field);
  const points = value(4)?.number ?? 0;
  return {
    ...readNumbers(FACTIONS.get(value(3)?.number ?? 0) ?? null, numbers),
    name: textOf(value(2)?.bytes ?? []).slice(0, MOST_NAME),
    points: points > 0 && points <= MOST_POINTS ? points : null,
  };
}

/** A unit and what is attached to it. */
function slotOf({ bytes }: Field): number[] {
  const fields = fieldsOf(bytes ?? []) ?? [];
  return [1, 2].flatMap((wanted) =>
    fields.filter(({ field }) => field === wanted).flatMap(numbersIn),
  );
}

interface Field {
  readonly field: number;
  readonly number?: number;
  readonly bytes?: readonly number[];
}

/** A number, or several that were packed together. */
function numbersIn({ number, bytes }: Field): number[] {
  if (number !== undefined) return [number];
  const numbers: number[] = [];
  for (let at = 0; at < (bytes ?? []).length; ) {
    const read = varint(bytes ?? [], at);
    if (!read) return [];
    numbers.push(read.value);
    at = read.next;
  }
  return numbers;
}

const VARINT = 0;
const EIGHT_BYTES = 1;
const SOME_BYTES = 2;
const FOUR_BYTES = 5;

/** The fields of a message; those of kinds that are not needed are passed over. Null where it is no message. */
function fieldsOf(bytes: readonly number[]): Field[] | null {
  const fields: Field[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = varint(bytes, at);
    if (!tag) return null;
    const [field, kind] = [Math.floor(tag.value / 8), tag.value % 8];
    const body = kind === VARINT || kind === SOME_BYTES ? varint(bytes, tag.next) : null;
    if (kind === VARINT && body) {
      fields.push({ field, number: body.value });
      at = body.next;
    } else if (kind === SOME_BYTES && body && body.next + body.value <= bytes.length) {
      at = body.next + body.value;
      fields.push({ field, bytes: bytes.slice(body.next, at) });
    } else if (kind === EIGHT_BYTES && tag.next + 8 <= bytes.length) at = tag.next + 8;
    else if (kind === FOUR_BYTES && tag.next + 4 <= bytes.length) at = tag.next + 4;
    else return null;
  }
  return fields;
}

function varint(bytes: readonly number[], from: number): { value: number; next: number } | null {
  let value = 0;
  for (let i = 0; i < 10 && from + i < bytes.length; i++) {
    value += (bytes[from + i] & 127) * 2 ** (7 * i);
    if (bytes[from + i] < 128) return { value, next: from + i + 1 };
  }
  return null;
}

/** The bytes of base64 of either alphabet, with or without what fills it up. */
function bytesOf(text: string): number[] | null {
  const code = text
    .trim()
    .replace(/[\r\n]+/gu, '')
    .replace(/-/gu, '+')
    .replace(/_/gu, '/')
    .replace(/=+$/u, '');
  if (!/^[A-Za-z0-9+/]{8,}$/u.test(code) || code.length > MOST_BYTES) return null;
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of code) {
    held = held * 64 + LETTERS.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(held / 2 ** bits));
    held %= 2 ** bits;
  }
  return bytes;
}

/** UTF-8, as far as it is some. */
function textOf(bytes: readonly number[]): string {
  const coded = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(coded);
  } catch {
    return '';
  }
}
