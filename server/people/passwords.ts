import { hash, verify } from '@node-rs/argon2';

/** argon2id with a salt of its own, in the usual notation; computed away from the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

let nobody: Promise<string> | null = null;

/** Whether this is the password. Where there is none to compare with, it takes as long and is not. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const same = await verify(hashed ?? (await nobody), password.normalize('NFC'));
  return same && hashed !== null;
}
