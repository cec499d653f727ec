import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, type Limits, readConfig } from '../config.ts';
import { createServer, type Server } from '../server.ts';
import type { Place } from '../storage/open.ts';

export const testGames = new URL('./games.ts', import.meta.url).href;

export interface TestServer extends Server {
  readonly url: string;
}

export type TestOptions = Partial<Omit<Config, 'limits' | 'place'>> & {
  place?: Place;
  limits?: Partial<Limits>;
  games?: string;
};

const loose: Limits = {
  ...readConfig({}).limits,
  requestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  socketsPerAddress: 10_000,
  messagesPerSecond: 10_000,
  chatPerMinute: 10_000,
};

/** A server on a free port, by default on a database that is gone with it. */
export async function startServer(options: TestOptions = {}): Promise<TestServer> {
  const { place, limits, games, ...rest } = options;
  const folder = place ? null : mkdtempSync(path.join(tmpdir(), 'small-council-'));
  const config: Config = {
    ...readConfig({}),
    // Nobody has to be deceived here about how long something took.
    answerPauseMs: 0,
    place: place ?? { kind: 'sqlite', file: path.join(folder ?? '', 'test.db') },
    ...rest,
    limits: { ...loose, ...limits },
  };
  const server = await createServer({ config, games: games ?? testGames });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    ...server,
    url: `http://localhost:${port}`,
    close: async () => {
      await server.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
