import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startServer } from './tests/server.ts';

test('readyz says when nothing can be stored, and when it can again', async () => {
  const server = await startServer();
  const { db } = server.house.storage;
  const ready = (status: number) =>
    vi.waitFor(
      async () => {
        const response = await fetch(`${server.url}/readyz`);
        expect(response.status).toBe(status);
        return response;
      },
      { timeout: 60_000 },
    );
  await ready(200);
  // As on a disk that is full or cannot be written: reading goes on.
  await sql`pragma query_only = 1`.execute(db);
  const refused = await ready(503);
  expect(await refused.json()).toMatchObject({ error: { key: 'server.storageAway' } });
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  await sql`pragma query_only = 0`.execute(db);
  await ready(200);
  await server.close();
});
