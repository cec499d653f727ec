const WIDTH = 30;

/** A progress bar on a terminal; nothing where nobody watches. */
export function progressBar(total: number, what: string): { to(done: number): void; end(): void } {
  const stream = process.stderr;
  if (!stream.isTTY) return { to: () => {}, end: () => {} };
  const started = performance.now();
  let drawn = 0;
  return {
    to(done) {
      const now = performance.now();
      if (now - drawn < 100 && done < total) return;
      drawn = now;
      const filled = Math.round((WIDTH * done) / total);
      const seconds = (now - started) / 1000;
      const left = done > 0 ? Math.round((seconds / done) * (total - done)) : 0;
      stream.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${what}, ${left} s left\x1b[K`,
      );
    },
    end: () => void stream.write('\r\x1b[K'),
  };
}
