import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What one run of the tests leaves behind for the ledger and for the last line of `npm test`. */
export interface TestResults {
  finished: string;
  tests: TestOutcome[];
  /** How long each file took, side by side with others: to see what makes `npm test` long. */
  files: { file: string; seconds: number }[];
  /** Failures that belong to no test: a file that could not be loaded, a promise nobody caught. */
  errors: string[];
}

export interface TestOutcome {
  file: string;
  /** With the names of the describe blocks around it. */
  title: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  assertions: number;
}

export function resultsFile(root: string): string {
  return path.join(root, '.cache', 'test-results.json');
}

export function readResults(file: string): TestResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestResults;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read. Run npm test to write it anew.`, { cause: error });
  }
}
