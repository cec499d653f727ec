// The server for these tests, as a process of its own: like server/main.ts, but its chance is the same
// every time. What a browser is shown here it is shown everywhere.
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../server/config.ts';
import { builtPages } from '../../server/http/pages.ts';
import { createServer } from '../../server/server.ts';

const given = { match: 0, bot: 0 };
const config = readConfig(process.env);
const { app } = await createServer({
  config,
  pages: builtPages,
  seeds: (of) => `${of} ${given[of]++}`,
});
await app.listen({ port: config.port, host: '::' });
console.log(`open on localhost:${(app.server.address() as AddressInfo).port}`);
