import { readResults, resultsFile } from '../testing/results.ts';
import type { Stage } from '../testing/stages.ts';
import { coverage, ledgerProblems, unproved } from './coverage.ts';
import { loadLedgers } from './load.ts';
import { problemList, table } from './report.ts';

/** The ledger as a part of `npm test`: it fails on contradictions, and on what a finished game lacks. */
export function ledgerStage(root: string): Stage {
  return {
    name: 'Rules ledger',
    async run() {
      const ledgers = loadLedgers(root);
      const { games, problems } = coverage(ledgers, readResults(resultsFile(root))?.tests ?? []);
      const all = [...ledgerProblems(ledgers), ...problems, ...unproved(games)];
      return { ok: all.length === 0, output: all.length > 0 ? problemList(all) : table(games) };
    },
  };
}
