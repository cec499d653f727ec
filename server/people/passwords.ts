import { hash, verify } from '@node-rs/argon2';
import { keyOf } from './names.ts';

/** argon2id with a salt of its own, in the usual notation; computed away from the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

let nobody: Promise<string> | null = null;

/** Whether this is the password. Where there is none to compare with, it takes as long and is not. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const same = await verify(hashed ?? (await nobody), password.normalize('NFC'));
  return same && hashed !== null;
}

let known: Promise<ReadonlySet<string>> | null = null;

async function readKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether others try this password first: it is on the list of the most common ones, or says the name. */
export async function isWeak(password: string, name: string): Promise<boolean> {
  known ??= readKnown();
  const lower = password.toLowerCase();
  const bare = lower.replace(/[\d\W_]+$/u, '');
  const own = keyOf(name);
  const saysName = own.length > 3 && keyOf(password).includes(own);
  if (new Set(lower).size < 4 || saysName) return true;
  const list = await known;
  // A known one with something behind it is no better, unless that is most of it.
  return list.has(lower) || (list.has(bare) && password.length - bare.length < 4);
}
