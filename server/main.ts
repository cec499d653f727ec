// `npm start`: opens the table on http://localhost:8080, or on PORT. docs/running.md has the rest.
import type { AddressInfo } from 'node:net';
import { BadSetting, type Config, readConfig } from './config.ts';
import { builtPages } from './http/pages.ts';
import { createServer, type Server } from './server.ts';
import { CannotOpen } from './storage/fault.ts';

const config = configOrFail();
const server = await openOrFail();
await listen(server);

// Ctrl-C arrives twice, from the terminal and from the launcher: the second must do no harm.
let closing = false;
process.on('SIGINT', close);
process.on('SIGTERM', close);

function close(): void {
  // A log that nobody reads must not keep the process alive.
  if (!closing) void server.close().then(() => process.exit());
  closing = true;
}

async function openOrFail(): Promise<Server> {
  try {
    return await createServer({ config, pages: builtPages });
  } catch (error) {
    if (error instanceof CannotOpen) fail(error.message);
    throw error;
  }
}

function configOrFail(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof BadSetting) fail(error.message);
    throw error;
  }
}

async function listen({ app, close }: Server): Promise<void> {
  const { port } = config;
  try {
    await app.listen({ port, host: '::' });
  } catch (error) {
    await close();
    const reasons: Record<string, string> = {
      EADDRINUSE: 'it is in use',
      EACCES: 'this user may not open it',
    };
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = reasons[code ?? ''] ?? message;
    const other = port === 8080 ? 8081 : 8080;
    fail(`Port ${port} cannot be opened: ${reason}. Choose another one: PORT=${other} npm start`);
  }
  const { port: opened } = app.server.address() as AddressInfo;
  console.log(`Small Council is open on http://localhost:${opened}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
