import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, '.cache', 'install.lock');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('lets only one in at a time, and everybody in the end', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(20);
    inside--;
  };
  await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)]);
  expect({ inside, most, left: existsSync(lock) }).toEqual({ inside: 0, most: 1, left: false });
});

test('is given back when the work fails', async () => {
  const failing = withLock(lock, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(await withLock(lock, async () => 'in')).toBe('in');
});

test('is taken over from a process that is gone', async () => {
  await withLock(lock, async () => {});
  writeFileSync(lock, '999999999-gone');
  expect(await withLock(lock, async () => readFileSync(lock, 'utf8'))).toContain(`${process.pid}-`);
});

test('is taken over from an owner that has not been heard of for long', async () => {
  await withLock(lock, async () => {});
  writeFileSync(lock, `${process.pid}-another-process-that-got-the-number`);
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await withLock(lock, async () => 'in')).toBe('in');
});

test('is respected while its owner lives', async () => {
  await withLock(lock, async () => {});
  writeFileSync(lock, `${process.pid}-alive`);
  let entered = false;
  const waiting = withLock(lock, async () => {
    entered = true;
  });
  await sleep(300);
  expect(entered).toBe(false);
  rmSync(lock);
  await waiting;
  expect(entered).toBe(true);
});
