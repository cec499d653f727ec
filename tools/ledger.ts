// `npm run ledger [-- --json]`: which rules of docs/rules the tests of the last `npm test` prove.
import { coverage, ledgerProblems, thinlyProved } from './ledger/coverage.ts';
import { foldIds } from './ledger/ids.ts';
import { loadLedgers } from './ledger/load.ts';
import { problemList, table, uncoveredLists, wrap } from './ledger/report.ts';
import { readResults, resultsFile } from './testing/results.ts';
import { root } from './testing/stages.ts';

const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== '--json') || rest.length > 0) {
  console.error('Usage: npm run ledger [-- --json]');
  process.exit(2);
}

const ledgers = loadLedgers(root);
const results = readResults(resultsFile(root));
const { games, problems } = coverage(ledgers, results?.tests ?? []);
const allProblems = [...ledgerProblems(ledgers), ...problems];

if (option === '--json') {
  console.log(JSON.stringify(games));
} else {
  const ids = ledgers.map(
    ({ game, english }) => [game, english?.rules.map(({ id }) => id) ?? []] as const,
  );
  console.log(uncoveredLists(games, Object.fromEntries(ids)));
  console.log(
    `\nRules named by a passing test (${results ? `run of ${results.finished}` : 'none has run'})\n`,
  );
  console.log(table(games));
  const thin = thinlyProved(ledgers, results?.tests ?? []);
  if (thin.length > 0)
    console.log(
      `\n${thin.length} rules are named only by tests that assert less often than they name rules:\n` +
        wrap(
          foldIds(
            thin,
            ids.flatMap(([, all]) => all),
          ),
        ),
    );
}
if (!results)
  console.error('\nThere are no test results yet, so no rule counts as covered: npm test');
if (allProblems.length > 0) {
  console.error(`\n${problemList(allProblems)}`);
  process.exitCode = 1;
}
