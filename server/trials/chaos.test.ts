import { describe, expect, test } from 'vitest';
import { runChaos } from './chaos.ts';

// The short form; `npm run chaos` is the long one.
describe.each(['sqlite', 'postgres'] as const)('killed again and again on %s', (database) => {
  test('nothing that was acknowledged is lost, doubled or reordered', async () => {
    const { faults, ...figures } = await runChaos({ database, kills: 3, tables: 6 });
    expect(faults).toEqual([]);
    expect(figures.kills).toBe(3);
    expect(figures.acknowledged).toBeGreaterThan(30);
  });
});
