// `npm test`: types, lint, every test, and whether the tests keep faith with the rules ledger.
// `npm test -- PATH …` hands its arguments to vitest and leaves the ledger out, which needs them all.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ledgerStage } from './ledger/stage.ts';
import { ensureChromium } from './testing/chromium.ts';
import { readResults, resultsFile } from './testing/results.ts';
import { lint, root, runShown, runStage, types } from './testing/stages.ts';

const filters = process.argv.slice(2);
const count = { passed: 0, failed: 0 };
const stage = (ok: boolean) => tally(ok ? 1 : 0, ok ? 0 : 1);

stage(await runStage(types));
stage(await runStage(lint));
await ensureChromium();
await runTests();
if (filters.length > 0) console.log('Rules ledger … left out, it needs a run of all the tests');
else stage(await runStage(ledgerStage(root)));

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

async function runTests(): Promise<void> {
  const results =
    filters.length > 0
      ? path.join(root, '.cache', 'test-results.filtered.json')
      : resultsFile(root);
  rmSync(results, { force: true });
  console.log('Tests …');
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const code = await runShown(process.execPath, [vitest, 'run', ...filters], {
    TEST_RESULTS: results,
  });

  const { tests, files, errors } = readResults(results) ?? { tests: [], files: [], errors: [] };
  const inState = (state: string) => tests.filter((test) => test.state === state).length;
  const failed = inState('failed') + errors.length;
  const skipped = tests.length - inState('passed') - inState('failed');
  if (skipped > 0) console.log(`${skipped} tests were skipped`);
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, filters.length > 0 ? 0 : 15);
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
  // Vitest also fails for reasons that are no test's, such as finding none or crashing.
  tally(inState('passed'), code !== 0 && failed === 0 ? 1 : failed);
}

function tally(passed: number, failed: number): void {
  count.passed += passed;
  count.failed += failed;
}
