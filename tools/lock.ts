import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Nobody works longer than this: whoever holds the lock has been killed. */
const STALE_MS = 120_000;
const WAIT_MS = 100;

/** Does the work while no other process does the same. Making a folder succeeds for one of them only. */
export async function oneAtATime(
  lock: string,
  work: () => Promise<void>,
  staleMs = STALE_MS,
): Promise<void> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!takes(lock, staleMs)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  try {
    await work();
  } finally {
    open(lock);
  }
}

const open = (lock: string): void => rmSync(lock, { recursive: true, force: true });

function takes(lock: string, staleMs: number): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const held = statSync(lock, { throwIfNoEntry: false });
  if (held && Date.now() - held.mtimeMs > staleMs) open(lock);
  return false;
}
