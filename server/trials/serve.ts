// A server for trials, as a process of its own: like main.ts, but with the kernel's own game, too.
import { readConfig } from '../config.ts';
import { createServer } from '../server.ts';

const games = new URL('./games.ts', import.meta.url).href;
const config = readConfig(process.env);
const { app, close } = await createServer({ config, games });
await app.listen({ port: config.port, host: '127.0.0.1' });
console.log('open');

let closing = false;
process.on('SIGTERM', () => {
  if (!closing) void close().then(() => process.exit());
  closing = true;
});
