import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneAtATime } from './lock.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'inside', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('work that is done one at a time', () => {
  it('never overlaps, and everybody gets a turn', async () => {
    let working = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      most = Math.max(most, ++working);
      await new Promise((resolve) => setTimeout(resolve, 20));
      working--;
      done++;
    };
    await Promise.all([1, 2, 3].map(() => oneAtATime(lock, work)));
    expect([most, done]).toEqual([1, 3]);
  });

  it('lets go when the work fails', async () => {
    const fails = () => oneAtATime(lock, () => Promise.reject(new Error('no')));
    await expect(fails()).rejects.toThrow('no');
    await expect(fails()).rejects.toThrow('no');
  });

  it('does not wait for somebody who was killed long ago', async () => {
    mkdirSync(lock, { recursive: true });
    const longAgo = new Date(Date.now() - 10_000);
    utimesSync(lock, longAgo, longAgo);
    let done = false;
    await oneAtATime(
      lock,
      async () => {
        done = true;
      },
      5000,
    );
    expect(done).toBe(true);
  });
});
