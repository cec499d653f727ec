import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { ASLEEP, acted, takeReached, turnsTaken, wake } from './awake.ts';
import type { Note } from './run.ts';

/**
 * Runs every test once as it is and sees which changes it passes; then once more with each of these awake,
 * until somebody has noticed it. A file is loaded once for all of that: a test of the rules takes some
 * milliseconds, loading the game takes a second.
 */

const notes = process.env.MUTATE_NOTES ?? '';
/** This one is awake from the beginning, also while files are loaded; the tests run once. */
const always = Number(process.env.MUTATE_AWAKE ?? ASLEEP);
/** The most turns that any test has taken: loading a file, or one of its tests, may take as many. */
const turns = Number(process.env.MUTATE_TURNS ?? 0);
/** What takes longer is asked only once the quick tests have been, and about what they did not notice. */
const PATIENCE_MS = 1_000;
/** Matches that are played by chance prove no rule by its name: short ones come after all others, long ones never. */
const BY_CHANCE = /property suite|random match/;
/** The slow tests, once it is their turn: only they are asked, however long they take. */
const slow: ReadonlySet<string> = new Set(JSON.parse(process.env.MUTATE_SLOW ?? '[]') as string[]);

const note = (what: Note): void => appendFileSync(notes, `${JSON.stringify(what)}\n`);

/** What needs no more trying: somebody has noticed it, or it spoils what comes after it. */
const settled = (): number[] =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { noticed, spoils } = JSON.parse(line) as Note;
      return [noticed ?? [], spoils ?? []].flat();
    });

wake(always, turns);

export default class MutatingRunner extends TestRunner {
  readonly #settled = new Set(always === ASLEEP ? settled() : []);
  readonly #passed = new Set<number>();
  readonly #tried = new Set<number>();
  #turns = 0;
  /** What was awake since a test last held without any. */
  #suspects: number[] = [];
  #isLoaded = false;
  #isSpoiled = false;

  async runTask(test: RunnerTestCase): Promise<void> {
    if (always !== ASLEEP) {
      wake(always, turns);
      return TestRunner.getTestFn(test)();
    }
    if (this.#isSpoiled || (slow.size > 0 && !slow.has(test.fullTestName))) return;
    const file = test.file.name;
    const run = repeatable(test);
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      note({ file, loading: takeReached() });
    }
    const began = process.cpuUsage();
    if (!(await this.#holds(file, run))) return;
    const { user } = process.cpuUsage(began);
    const usual = turnsTaken();
    this.#turns = Math.max(this.#turns, usual);
    const found = takeReached();
    this.#noteReached(file, found);
    const isLong = user / 1000 > PATIENCE_MS;
    const isByChance = BY_CHANCE.test(test.fullTestName);
    if (slow.size === 0 && (isLong || isByChance)) {
      if (!(isLong && isByChance)) note({ file, slow: test.fullTestName });
      return;
    }
    for (const id of found) {
      if (this.#settled.has(id)) continue;
      this.#suspects.push(id);
      wake(id, usual);
      const isNoticed = await fails(run);
      if (acted()) this.#tried.add(id);
      wake(ASLEEP);
      if (!isNoticed) continue;
      if (!(await this.#holds(file, run))) return;
      this.#settled.add(id);
      note({ file, noticed: id, by: test.fullTestName });
    }
  }

  /**
   * Whether a test holds with nothing awake. A change can leave something behind, in a cache or a list that
   * all share; then the file tells no more, and is asked again without that change.
   */
  async #holds(file: string, run: () => unknown): Promise<boolean> {
    wake(ASLEEP);
    if (this.#suspects.length === 0) {
      await run();
      return true;
    }
    this.#isSpoiled = await fails(run);
    if (this.#isSpoiled) note({ file, spoils: this.#suspects });
    this.#suspects = [];
    return !this.#isSpoiled;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if ('filepath' in suite && always === ASLEEP)
      note({ file: suite.name, tried: [...this.#tried], turns: this.#turns });
    await super.onAfterRunSuite(suite);
  }

  #noteReached(file: string, found: number[]): void {
    const fresh = found.filter((id) => !this.#passed.has(id));
    for (const id of fresh) this.#passed.add(id);
    if (fresh.length > 0) note({ file, reached: fresh });
  }
}

/** The test with what is to be done before each: otherwise a second time would find what the first has left. */
function repeatable(test: RunnerTestCase): () => Promise<void> {
  const suites: RunnerTestSuite[] = [test.file];
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite)
    suites.splice(1, 0, suite);
  const run = TestRunner.getTestFn(test);
  return async () => {
    for (const suite of suites)
      for (const prepare of TestRunner.getSuiteHooks(suite).beforeEach)
        await prepare(test.context, suite);
    await run();
  };
}

async function fails(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}
