import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Place } from '../storage/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Declares the same tests for both databases. `fresh` gives the place of a new, empty one. */
export function onBothDatabases(name: string, suite: (fresh: () => Promise<Place>) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (kind) => {
    let folder = '';
    let postgres: TestPostgres | undefined;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'small-council-'));
      if (kind === 'postgres') postgres = await startPostgres();
    });
    afterAll(async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    let count = 0;
    suite(async () =>
      postgres
        ? { kind: 'postgres', url: await postgres.database() }
        : { kind: 'sqlite', file: path.join(folder, `${++count}.db`) },
    );
  });
}
