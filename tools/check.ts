// `npm run check`: what can be said without running anything.
import { lint, runStage, types } from './testing/stages.ts';

let ok = true;
for (const stage of [types, lint]) ok = (await runStage(stage)) && ok;
process.exitCode = ok ? 0 : 1;
