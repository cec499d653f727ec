// `npm start`: builds the pages if they have changed, then opens the server.
import { ensureWeb } from './web.ts';

await ensureWeb();
await import('../server/main.ts');
