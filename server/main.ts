// `npm start`: opens the table on http://localhost:8080, or on PORT.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './app.ts';
import { portFrom } from './port.ts';

const port = portFrom(process.env.PORT);
if (typeof port === 'string') fail(port);

const server = createServer(answer);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'it is in use',
    EACCES: 'this user may not open it',
  };
  const reason = reasons[error.code ?? ''] ?? error.message;
  const other = port === 8080 ? 8081 : 8080;
  fail(`Port ${port} cannot be opened: ${reason}. Choose another one: PORT=${other} npm start`);
});
server.listen(port, () => {
  const { port: opened } = server.address() as AddressInfo;
  console.log(`Small Council is open on http://localhost:${opened}`);
});

// Ctrl-C arrives twice, from the terminal and from the launcher: the second must do no harm.
process.on('SIGINT', close);
process.on('SIGTERM', close);

/** Lets answers under way finish, but does not wait for clients that keep a connection open. */
function close(): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
