// `npm start`: builds the pages if they have changed, then opens the server.
import { ensureWeb } from '../tools/web.ts';

await ensureWeb();
await import('./main.ts');
