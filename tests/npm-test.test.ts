// `npm test` itself, in a small project of its own: what it counts, what it says last, and what it
// leaves behind for the ledger.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readResults, resultsFile } from '../tools/testing/results.ts';

const root = path.resolve(import.meta.dirname, '..');
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
  for (const name of ['tools', 'vitest.config.ts', 'tsconfig.json', 'biome.json', '.gitignore']) {
    const filter = (file: string) => !file.endsWith('.test.ts');
    cpSync(path.join(root, name), path.join(project, name), { recursive: true, filter });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  write('package.json', '{ "type": "module" }\n');
  write(
    'docs/rules/tea.md',
    '# Tea\n\n- **TEA-001** (s) Water boils.\n- **TEA-002** (s) It steeps.\n',
  );
  write('docs/rules/de/tea.md', '# Tee\n\n- **TEA-001** (s) Kocht.\n- **TEA-002** (s) Zieht.\n');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** A test file, already formatted as the linter wants it. */
function writeTests(file: string, ...tests: string[]): void {
  write(file, ["import { expect, test } from 'vitest';", '', ...tests, ''].join('\n'));
}

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: project,
    encoding: 'utf8',
    // Any program will do for a browser that no test here opens; and no colours, to compare words.
    env: { ...process.env, CHROMIUM: process.execPath, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { status, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

const good = "test('[TEA-001] boils', () => expect(100).toBe(100));";

describe('npm test', () => {
  test('ends with the count, stages included, when all is well', () => {
    writeTests('tea.test.ts', good, "test('also', () => expect(1).toBe(1));");
    const { status, stdout, lastLine } = run('tools/test.ts');
    expect(stdout).toMatch(/^Types … ok/m);
    expect(stdout).toMatch(/^Lint and format … ok/m);
    expect(stdout).toMatch(/^Rules ledger … ok/m);
    expect({ status, lastLine }).toEqual({ status: 0, lastLine: '5 passed, 0 failed' });
  });

  test('goes through all stages and counts every failure', () => {
    write('tools/wrong.ts', 'export const wrong: number = "text"\n');
    writeTests('fails.test.ts', good, "test('[TEA-002] steeps', () => expect(1).toBe(2));");
    write('broken.test.ts', "import './not-there.ts';\n");
    writeTests('unknown.test.ts', "test('[TEA-003] cools', () => expect(1).toBe(1));");
    writeTests('empty.test.ts', "test('[TEA-002] says nothing', () => {});");
    const { status, stdout, lastLine } = run('tools/test.ts');
    expect(stdout).toMatch(/^Types … FAILED/m);
    expect(stdout).toContain('tools/wrong.ts');
    expect(stdout).toMatch(/^Lint and format … FAILED/m);
    expect(stdout).toMatch(/^Rules ledger … FAILED/m);
    expect(stdout).toContain('there is no rule TEA-003');
    expect(stdout).toContain('"[TEA-002] says nothing" names rules, passes, and asserts nothing');
    // Three tests pass; a test, a file, and the three stages fail.
    expect({ status, lastLine }).toEqual({ status: 1, lastLine: '3 passed, 5 failed' });
  });

  test('with a filter leaves the ledger and its results alone', () => {
    writeTests('tea.test.ts', good);
    writeTests('pot.test.ts', "test('pot', () => expect(1).toBe(1));");
    run('tools/test.ts');
    const before = readResults(resultsFile(project));
    const { status, stdout, lastLine } = run('tools/test.ts', 'pot');
    expect(stdout).toContain('Rules ledger … left out');
    expect({ status, lastLine }).toEqual({ status: 0, lastLine: '3 passed, 0 failed' });
    expect(readResults(resultsFile(project))).toEqual(before);
  });

  test('fails when there is nothing to run', () => {
    const { status, lastLine } = run('tools/test.ts', 'no-such-test');
    expect({ status, lastLine }).toEqual({ status: 1, lastLine: '2 passed, 1 failed' });
  });
});

describe('the results', () => {
  test('count the assertions of every kind of test', () => {
    writeTests(
      'count.test.ts',
      "test('none', () => {});",
      "test('one', () => expect(1).toBe(1));",
      "test('soft', () => [1, 2].map((n) => expect.soft(n).toBe(n)));",
      "test('async', async () => expect(Promise.resolve(1)).resolves.toBe(1));",
      "test('late', async () => expect.poll(() => 1).toBe(1));",
      "test('own', ({ expect }) => [1, 2, 3].map((n) => expect(n).toBe(n)));",
      "test('failed', () => expect(1).toBe(2));",
    );
    run('tools/test.ts');
    const tests = readResults(resultsFile(project))?.tests ?? [];
    expect(tests.map(({ file }) => file)).toEqual(Array(7).fill('count.test.ts'));
    expect(tests.map(({ title, state, assertions }) => [title, state, assertions])).toEqual([
      ['none', 'passed', 0],
      ['one', 'passed', 1],
      ['soft', 'passed', 2],
      ['async', 'passed', 1],
      ['late', 'passed', 1],
      ['own', 'passed', 3],
      ['failed', 'failed', 1],
    ]);
  });
});

describe('npm run ledger', () => {
  test('counts nothing as covered before any test has run, and says so', () => {
    const { status, stdout, stderr } = run('tools/ledger.ts');
    expect(status).toBe(0);
    expect(stdout).toMatch(/tea, not covered:\n {2}TEA-001, TEA-002\n/);
    expect(stderr).toContain('no test results yet');
  });

  test('prints one JSON object and nothing else, also when it fails', () => {
    writeTests('tea.test.ts', good);
    run('tools/test.ts');
    const tea = {
      tea: { covered: 1, definitions: 0, unused: 0, total: 2, uncovered: ['TEA-002'] },
    };
    const fine = run('tools/ledger.ts', '--json');
    expect([fine.status, JSON.parse(fine.stdout), fine.stderr]).toEqual([0, tea, '']);

    write('docs/rules/de/tea.md', '# Tee\n\n- **TEA-001** (s) Kocht.\n');
    const broken = run('tools/ledger.ts', '--json');
    expect([broken.status, JSON.parse(broken.stdout)]).toEqual([1, tea]);
    expect(broken.stderr).toContain('docs/rules/de/tea.md lacks TEA-002');
  });

  test('refuses options it does not know', () => {
    const { status, stderr } = run('tools/ledger.ts', '--jsn');
    expect([status, stderr]).toEqual([2, 'Usage: npm run ledger [-- --json]\n']);
  });
});
