// Runs around every test (vitest.config.ts) and notes how many times it said `expect`, because a test
// that names a rule and asserts nothing proves nothing; the ledger refuses it.
import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    assertions?: number;
  }
}

afterEach((context) => {
  // A test may use the imported expect, or the one from its own context; they count apart.
  context.task.meta.assertions =
    expect.getState().assertionCalls + context.expect.getState().assertionCalls;
});
