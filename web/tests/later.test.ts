import { describe, expect, test } from 'vitest';
import { Later } from '../src/live/later.ts';

describe('a part that is fetched later', () => {
  test('is fetched once, however many ask for it, and is there from then on', async () => {
    let fetched = 0;
    const part = new Later(async () => `part ${++fetched}`);
    expect(part.here).toBeNull();
    expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['part 1', 'part 1']);
    expect(part.here).toBe('part 1');
    expect(await part.fetch()).toBe('part 1');
  });

  test('is asked for again where it could not be fetched', async () => {
    let tried = 0;
    const part = new Later(async () => {
      if (++tried === 1) throw new Error('offline');
      return 'part';
    });
    await expect(part.fetch()).rejects.toThrow('offline');
    expect(part.here).toBeNull();
    expect(await part.fetch()).toBe('part');
  });
});
