// One install at a time in one clone. The lock is a file that names its owner. The owner touches it
// while alive, so that a lock left behind by a killed run is recognised and taken over.
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeat = 1_000;
const silence = 60_000;

/**
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  let told = false;
  while (!create(file, owner)) {
    const stale = staleOwner(file);
    if (stale !== undefined) {
      remove(file, stale, owner);
      continue;
    }
    if (!told) process.stderr.write('Waiting for another run that is installing …\n');
    told = true;
    await sleep(200);
  }
  const beat = setInterval(() => touch(file), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string} owner
 * @returns {boolean} false when the lock exists already
 */
function create(file, owner) {
  try {
    writeFileSync(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {string | undefined} the owner, if it is no more
 */
function staleOwner(file) {
  try {
    const owner = readFileSync(file, 'utf8');
    if (Date.now() - statSync(file).mtimeMs > silence) return owner;
    // An empty lock has just been created, and its owner is about to be written.
    return owner && !alive(Number.parseInt(owner, 10)) ? owner : undefined;
  } catch (error) {
    // Released between our two looks: simply try again.
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Moves a stale lock away. Another run may have done the same and taken the lock a moment ago: what
 * we moved is then not what we judged, and goes back.
 * @param {string} file
 * @param {string} stale
 * @param {string} me
 */
function remove(file, stale, me) {
  const aside = `${file}.${me}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== stale) create(file, moved);
  rmSync(aside, { force: true });
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Somebody tidied .cache away while we work; there is no lock left to keep fresh.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
