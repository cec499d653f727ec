// Where matches are played again, so that nobody else has to wait for it.
import { gamesOfServer, serve } from '../threads/serve.ts';
import { Again } from './again.ts';

const again = new Again(await gamesOfServer());

serve(again.run.bind(again));
