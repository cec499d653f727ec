import { describe, expect, test, vi } from 'vitest';
import { LogStream } from './log.ts';

describe('the log', () => {
  test('never waits, loses what cannot be written, and says how much', () => {
    vi.useFakeTimers();
    const written: string[] = [];
    let done: (error: Error | null) => void = () => {};
    const log = new LogStream(2, (_descriptor, text, tell) => {
      done = (error) => {
        if (!error) written.push(text);
        tell(error);
      };
    });
    log.write('one\n');
    log.write('two\n');
    done(new Error('no space left'));
    log.write('three\n');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1_000);
    log.write('four\n');
    done(null);
    expect(written[0]).toMatch(/^four\n.*"msg":"3 lines of the log were lost"/);
    log.write('five\n');
    done(null);
    expect(written[1]).toBe('five\n');
    vi.useRealTimers();
  });

  test('keeps only so much in memory while nobody reads', () => {
    let size = 0;
    let done: (error: Error | null) => void = () => {};
    const log = new LogStream(2, (_descriptor, text, tell) => {
      size = text.length;
      done = tell;
    });
    const line = `${'x'.repeat(999)}\n`;
    for (let n = 0; n < 5_000; n++) log.write(line);
    done(null);
    expect(size).toBeLessThan(1_100_000);
    expect(size).toBeGreaterThan(900_000);
  });
});
