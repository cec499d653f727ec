import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Chance } from '@small-council/engine';
import { createVitest, type TestModule } from 'vitest/node';
import { UsageError } from '../arguments.ts';
import { type Change, changesIn, weave } from './changes.ts';

/**
 * Breaks the rules one small change at a time and sees whether a test notices.
 *
 * Stryker does the same for any project, but it runs vitest anew for each change and instruments copies on
 * disk; with some thousand tests that share a second of loading that takes hours where this takes minutes.
 * Here all changes that were drawn are woven into the sources on their way into the tests (nothing is
 * written, the working copy stays as it is), and a test is repeated in place with each change that it passes.
 */

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Wish {
  /** Which sources are broken, and which tests should notice: globs from the root. */
  files: readonly string[];
  tests: readonly string[];
  count: number;
  seed: string;
  workers: number;
  /** Whether tests that play by chance are asked about what no other has noticed. */
  byChance: boolean;
}

export interface Broken extends Change {
  id: number;
  file: string;
  /** The whole file as it was when the change was drawn: somebody may be working on it meanwhile. */
  source: string;
  line: number;
  before: string;
}

/** One line of what the tests write down. */
export interface Note {
  file: string;
  /** What was passed while the file was loaded, and by its tests; what was passed again when it was awake. */
  loading?: number[];
  reached?: number[];
  tried?: number[];
  noticed?: number;
  by?: string;
  /** The most turns that one of its tests has taken with nothing awake. */
  turns?: number;
  /** A test that takes too long to be repeated for each. */
  slow?: string;
  /** One of these leaves something behind that makes other tests fail. */
  spoils?: number[];
}

export type Progress = (done: number, of: number) => void;

export interface Report {
  /** How many changes there are, of which some were drawn. */
  possible: number;
  drawn: Broken[];
  /** Those that no test passes at all are among them. */
  unnoticed: (Broken & { isReached: boolean })[];
}

const filesOf = (globs: readonly string[]): string[] =>
  globSync([...globs], { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Tests that play whole matches by chance prove no rule by its name, and take minutes. */
const BY_CHANCE = /\/(properties|random|force)\.(test|check)\.ts$/;

/** All changes in these files, in the order of the files. */
function possibleIn(files: readonly string[]): Broken[] {
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return changesIn(source).map((change) => ({
      ...change,
      id: 0,
      file,
      source,
      line: source.slice(0, change.start).split('\n').length,
      before: source.slice(change.start, change.end),
    }));
  });
}

export async function mutate(wish: Wish, onProgress: Progress): Promise<Report> {
  const possible = possibleIn(filesOf(wish.files));
  const drawn = new Chance(wish.seed)
    .shuffle(possible)
    .slice(0, wish.count)
    .map((change, index) => ({ ...change, id: index + 1 }));
  const all = filesOf(wish.tests);
  const tests = all.filter((file) => !BY_CHANCE.test(file));
  const byChance = wish.byChance ? all.filter((file) => BY_CHANCE.test(file)) : [];
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  const notesFile = path.join(folder, 'notes');
  writeFileSync(notesFile, '');
  const bench = await workbench(drawn, [...tests, ...byChance], notesFile, wish.workers);
  try {
    const notes = await tryTogether(bench, tests, notesFile, onProgress);
    const noticed = new Set(notes.flatMap(({ noticed }) => noticed ?? []));
    const reachedIn = filesOfEach(notes);
    // What acts while files are loaded, is worked out only once, or leaves something behind, is tried alone
    // with all the files that pass it; all else with one of them, where nothing was worked out before.
    const noted = (what: 'loading' | 'tried' | 'spoils') =>
      new Set(notes.flatMap((note) => note[what] ?? []));
    const [loading, tried, spoils] = [noted('loading'), noted('tried'), noted('spoils')];
    const filesFor = (id: number): string[] =>
      [...(reachedIn.get(id) ?? [])].slice(
        0,
        loading.has(id) || !tried.has(id) || spoils.has(id) ? undefined : 1,
      );
    const tryAlone = async (
      filesFor: (id: number) => readonly string[],
      notes: readonly Note[],
    ): Promise<void> => {
      const left = drawn.filter(({ id }) => !noticed.has(id) && filesFor(id).length > 0);
      const turnsIn = turnsOfEach(notes);
      for (const [index, { id }] of left.entries()) {
        const files = filesFor(id);
        const turns = Math.max(0, ...files.map((file) => turnsIn.get(file) ?? 0));
        if ((await bench.run(files, { awake: id, turns })).length > 0) noticed.add(id);
        onProgress(index + 1, left.length);
      }
    };
    await tryAlone(filesFor, notes);
    if (byChance.length > 0) {
      const more = (await tryTogether(bench, byChance, notesFile, onProgress)).slice(notes.length);
      for (const id of more.flatMap(({ noticed }) => noticed ?? [])) noticed.add(id);
      const met = filesOfEach(more);
      await tryAlone((id) => [...(met.get(id) ?? [])], more);
    }
    const unnoticed = drawn
      .filter(({ id }) => !noticed.has(id))
      .map((change) => ({ ...change, isReached: reachedIn.has(change.id) }));
    return { possible: possible.length, drawn, unnoticed };
  } finally {
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most turns that a test of each file has taken. */
const turnsOfEach = (notes: readonly Note[]): Map<string, number> =>
  new Map(notes.map(({ file, turns }) => [file, turns ?? 0]));

/** In which files each change has been passed, the quick ones first. */
function filesOfEach(notes: readonly Note[]): Map<number, Set<string>> {
  const turnsIn = turnsOfEach(notes);
  const turnsOf = ({ file }: Note): number => turnsIn.get(file) ?? 0;
  const files = new Map<number, Set<string>>();
  for (const note of notes.toSorted((one, other) => turnsOf(one) - turnsOf(other)))
    for (const id of [...(note.loading ?? []), ...(note.reached ?? [])])
      files.set(id, (files.get(id) ?? new Set()).add(note.file));
  return files;
}

/**
 * All tests with all changes, and then the slow ones with what the quick ones did not notice. Files that a
 * change has spoiled are run again without it.
 */
async function tryTogether(
  bench: Workbench,
  tests: readonly string[],
  written: string,
  onProgress: Progress,
): Promise<Note[]> {
  const tryAll = async (files: readonly string[], slow: readonly string[]): Promise<void> => {
    for (let spoiled = files; spoiled.length > 0; ) {
      const read = notesIn(written).length;
      const failed = await bench.run(spoiled, { slow, onProgress });
      if (failed.length > 0)
        throw new UsageError(`These must pass before anything is broken:\n${failed.join('\n')}`);
      spoiled = filesWith(notesIn(written).slice(read), 'spoils');
    }
  };
  const before = notesIn(written).length;
  await tryAll(tests, []);
  const notes = notesIn(written).slice(before);
  await tryAll(
    filesWith(notes, 'slow'),
    notes.flatMap(({ slow }) => slow ?? []),
  );
  return notesIn(written);
}

const filesWith = (notes: readonly Note[], what: 'spoils' | 'slow'): string[] => [
  ...new Set(notes.filter((note) => note[what]).map(({ file }) => file)),
];

const notesIn = (file: string): Note[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Note);

interface Run {
  /** This change is awake from the beginning, and the first test that fails ends the run. */
  awake?: number;
  turns?: number;
  /** Only these tests, as often as they are needed; without any, all that are quick. */
  slow?: readonly string[];
  onProgress?: Progress;
}

interface Workbench {
  /** Runs these files and says what has failed. */
  run: (files: readonly string[], how: Run) => Promise<string[]>;
  close: () => Promise<void>;
}

/** One vitest for all runs: with each of its own, every file would be woven again for every change. */
async function workbench(
  changes: readonly Broken[],
  files: readonly string[],
  notes: string,
  workers: number,
): Promise<Workbench> {
  let onFileEnd = (): void => undefined;
  const vitest = await createVitest(
    {
      root,
      config: false,
      include: [...files],
      runner: path.join(root, 'cli/mutate/runner.ts'),
      maxWorkers: workers,
      watch: false,
      // What was woven for one drawing must not come back in the next.
      fsModuleCache: false,
      testTimeout: 120_000,
      reporters: [{ onTestModuleEnd: () => onFileEnd() }],
    },
    {
      cacheDir: path.join(root, '.cache/vite-mutate'),
      plugins: [
        {
          name: 'broken-rules',
          enforce: 'pre',
          transform: (code, id) => {
            const file = path.relative(root, id.split('?')[0]).split(path.sep).join('/');
            if (!/^(games|engine|cli\/tests)\/.*\.ts$/.test(file) || /\/text\//.test(file)) return;
            const here = changes.filter((change) => change.file === file);
            return { code: weave(here[0]?.source ?? code, here), map: null };
          },
        },
      ],
    },
  );
  const { config } = vitest.getRootProject();
  const specifications = await vitest.globTestSpecifications();
  const isOneOf =
    (wanted: readonly string[]) =>
    ({ moduleId }: { moduleId: string }) =>
      wanted.includes(path.relative(root, moduleId).split(path.sep).join('/'));
  return {
    run: async (wanted, { awake = 0, turns = 0, slow = [], onProgress }) => {
      let done = 0;
      onFileEnd = () => onProgress?.(++done, wanted.length);
      config.bail = awake === 0 ? 0 : 1;
      config.env = {
        ...config.env,
        MUTATE_NOTES: notes,
        MUTATE_AWAKE: String(awake),
        MUTATE_TURNS: String(turns),
        MUTATE_SLOW: JSON.stringify(slow),
      };
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        specifications.filter(isOneOf(wanted)),
      );
      return [
        ...errorsOf(testModules.filter(isOneOf(wanted))),
        ...unhandledErrors.map((error) => (error as Error).message),
      ];
    },
    close: () => vitest.close(),
  };
}

const errorsOf = (modules: readonly TestModule[]): string[] =>
  modules.flatMap((module) => [
    ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    ...[...module.children.allTests('failed')].map(
      (test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`,
    ),
  ]);
