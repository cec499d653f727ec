import { afterEach, describe, expect, test } from 'vitest';
import { testGames } from '../tests/server.ts';
import { Stopped, ThreadPool } from './pool.ts';

describe('threads', () => {
  let pool: ThreadPool<string, string> | null = null;
  afterEach(() => pool?.close());

  const open = (waiting?: number) => {
    const worker = new URL('../tests/echo-worker.ts', import.meta.url);
    pool = new ThreadPool({ worker, games: testGames, threads: 1, waiting });
    return pool;
  };

  test('give everybody his turn, however much somebody else wants [SC-037]', async () => {
    const threads = open();
    const done: string[] = [];
    const want = (owner: string, task: string) =>
      threads.run(task, { owner, limitMs: 10_000 }).then(({ result }) => done.push(result));
    const greedy = Array.from({ length: 20 }, (_, n) => want('greedy', `g${n}`));
    await Promise.all([...greedy, want('modest', 'm1'), want('modest', 'm2'), want('third', 't1')]);
    expect(done).toHaveLength(23);
    expect(done.indexOf('m1')).toBeLessThan(4);
    expect(done.indexOf('t1')).toBeLessThan(5);
    expect(done.indexOf('m2')).toBeLessThan(7);
  });

  test('let only so much of one owner wait', async () => {
    const threads = open(3);
    const want = (owner: string) => threads.run('x', { owner, limitMs: 10_000 });
    // One is being worked on, three wait.
    const some = [1, 2, 3, 4].map(() => want('greedy'));
    await expect(want('greedy')).rejects.toMatchObject({ status: 429, key: 'server.tooFast' });
    expect(await want('modest')).toMatchObject({ result: 'x' });
    await Promise.all(some);
  });

  test('start anew after one has failed or ended', async () => {
    const threads = open();
    const run = (task: string) => threads.run(task, { owner: 'me', limitMs: 10_000 });
    await expect(run('throw')).rejects.toThrow('as you wish');
    await expect(run('refuse')).rejects.toMatchObject({ rule: 'SC-004', why: { key: 'table.x' } });
    await expect(run('deny')).rejects.toMatchObject({ status: 409, key: 'match.paused' });
    await expect(run('exit')).rejects.toBeInstanceOf(Stopped);
    expect((await run('again')).result).toBe('again');
  });
});
