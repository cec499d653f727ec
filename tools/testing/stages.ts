import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A part of `npm test` that either holds or says why not. */
export interface Stage {
  name: string;
  run: () => Promise<StageResult>;
}

export interface StageResult {
  ok: boolean;
  /** What to show: for a failure everything, else nothing or a short summary. */
  output: string;
}

// The tools write into a pipe and cannot see for themselves whether a person will read it.
const colours = process.stdout.isTTY === true;

const projects = (): string[] =>
  ['.', 'web', 'web/tests'].filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );

/** What runs in Node and what runs in a browser know different globals: two projects. */
export const types: Stage = {
  name: 'Types',
  async run() {
    const results = await Promise.all(
      projects().map((project) =>
        tool('node_modules/typescript/bin/tsc', ['-p', project, '--pretty', String(colours)]),
      ),
    );
    return {
      ok: results.every(({ ok }) => ok),
      output: results.map(({ output }) => output).join(''),
    };
  },
};

export const lint: Stage = {
  name: 'Lint and format',
  run: () =>
    tool('node_modules/@biomejs/biome/bin/biome', [
      'ci',
      `--colors=${colours ? 'force' : 'off'}`,
      '--error-on-warnings',
      '--max-diagnostics=200',
    ]),
};

/** Runs a stage with one line of progress. */
export async function runStage({ name, run }: Stage): Promise<boolean> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  const { ok, output } = await run();
  console.log(`${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (output) console.log(`\n${output.trimEnd()}\n`);
  return ok;
}

/** Runs a command and keeps what it says, in the order it says it. */
export async function runCaptured(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  let output = '';
  const code = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env }, (chunk) => {
    output += chunk;
  });
  return { code, output };
}

/** Runs a command that talks to the terminal itself. */
export function runShown(command: string, args: string[], env: Record<string, string>) {
  return run(command, args, { stdio: 'inherit', env });
}

async function tool(script: string, args: string[]): Promise<StageResult> {
  const { code, output } = await runCaptured(process.execPath, [script, ...args]);
  return { ok: code === 0, output: code === 0 ? '' : output };
}

function run(
  command: string,
  args: string[],
  { stdio, env }: Pick<SpawnOptions, 'stdio' | 'env'>,
  listen?: (chunk: string) => void,
): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    if (listen) stream?.on('data', listen);
  }
  // Whoever stops us stops what we started.
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exitCode = 128 + constants.signals[signal];
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (process.exitCode) process.exit();
      resolve(code ?? (signal ? 128 + constants.signals[signal] : 1));
    });
  });
}
