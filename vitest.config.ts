import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longest-first.ts';
import { ResultsReporter } from './tools/testing/results-reporter.ts';

// tools/test.ts says where the results go. Vitest called by hand leaves those of the last `npm test`
// alone, so that a quick look at one file does not wipe out what the ledger knows.
const results = process.env.TEST_RESULTS;

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**'],
    setupFiles: ['tools/testing/count-assertions.ts'],
    reporters: ['default', ...(results ? [new ResultsReporter(results)] : [])],
    // Browser and server tests wait more than they compute: more of them than there are cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Two busy cores and a browser: generous limits, they only matter when something hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
