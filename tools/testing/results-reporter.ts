import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestOutcome, TestResults } from './results.ts';

export class ResultsReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const results: TestResults = {
      finished: new Date().toISOString(),
      tests: modules.flatMap(outcomes),
      files: modules.map((module) => ({
        file: module.relativeModuleId,
        seconds: module.diagnostic().duration / 1_000,
      })),
      errors: [
        ...modules.flatMap(suiteErrors),
        ...unhandled.map(({ message }) => `unhandled: ${message}`),
      ],
    };
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(results, null, 1)}\n`);
  }
}

function outcomes(module: TestModule): TestOutcome[] {
  return [...module.children.allTests()].map((test) => ({
    file: module.relativeModuleId,
    title: test.fullName,
    state: test.result().state,
    assertions: test.meta().assertions ?? 0,
  }));
}

/** Errors outside of any test: while loading the file, or in beforeAll and afterAll. */
function suiteErrors(module: TestModule): string[] {
  return [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
  );
}
