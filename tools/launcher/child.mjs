import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * The environment in which everything runs: whoever says `node` or calls a tool gets ours.
 * @param {string} root
 * @param {string} node
 */
export function environment(root, node) {
  // Windows spells it Path, and a plain copy of process.env does not forgive that.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin')];
  return {
    // What was read and compiled once is not compiled again: every start is quicker, in every thread.
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    ...process.env,
    [name]: [...folders, process.env[name]].filter(Boolean).join(path.delimiter),
  };
}

/**
 * Waits for the end of a child. Signals sent to us go on to it, so that it can end in good order, and
 * we end after it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the exit code, 128 + n for signal n as a shell has it
 */
export function ending(child) {
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  const orphaned = process.env.npm_lifecycle_event
    ? watchParent(() => forward('SIGTERM'))
    : undefined;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      clearInterval(orphaned);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * npm starts us through a shell, and a signal sent to npm ends that shell without reaching us: we would
 * live on, unseen, and hold the port.
 * @param {() => void} end
 */
function watchParent(end) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) end();
  }, 250);
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 */
export function runTask(root, node, args) {
  // Early 24.x announces type stripping as experimental on every start; it is not news to us.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: environment(root, node),
    stdio: 'inherit',
  });
  return ending(child);
}

const minutes = 60_000;

/**
 * How long npm may take, try after try. A registry that falls silent in the middle of a package keeps
 * npm waiting for ever, so it is left and asked again; a line that is only slow gets twice the time.
 */
const patience = [3 * minutes, 6 * minutes, 12 * minutes, 24 * minutes];

/**
 * Runs npm under the given Node, quietly: its output is shown only when it fails.
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 * @param {string} purpose what to say while it works
 * @param {number[]} [limits] in milliseconds, one for each try
 */
export async function runNpm(root, node, args, purpose, limits = patience) {
  const started = Date.now();
  // stderr, because the output of a task (JSON, say) has stdout for itself.
  process.stderr.write(`${purpose} … `);
  for (const [index, limit] of limits.entries()) {
    const { code, output } = await tryNpm(root, node, args, limit);
    if (code === 0) {
      process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
      return;
    }
    if (code === silent) {
      process.stderr.write(index + 1 === limits.length ? 'failed\n' : 'no answer, trying again … ');
      continue;
    }
    const interrupted =
      code === 128 + constants.signals.SIGINT || code === 128 + constants.signals.SIGTERM;
    process.stderr.write(interrupted ? 'interrupted\n' : 'failed\n');
    throw new UserError(
      interrupted
        ? 'Nothing is broken: the next run starts it again.'
        : `${output.trim()}\n\nnpm ${args[0]} failed (see above).`,
      code,
    );
  }
  throw new UserError(
    `npm ${args[0]} came to no end in ${limits.length} tries: the registry does not answer. ` +
      'Nothing is broken: the next run starts it again.',
  );
}

/** The code of a try that was given up. No process ends with it. */
const silent = -1;

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 * @param {number} limit in milliseconds; a try that takes longer is ended, and its code is `silent`
 */
async function tryNpm(root, node, args, limit) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=warn'];
  const npm = process.env.npm_execpath;
  // Inside an npm script npm tells where it lives, and can be run without a shell in between.
  const [command, first, shell] = npm?.endsWith('npm-cli.js')
    ? [node, [npm], false]
    : ['npm', [], process.platform === 'win32'];
  const child = spawn(command, [...first, ...args, ...quiet], {
    cwd: root,
    env: environment(root, node),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  let givenUp = false;
  const timer = setTimeout(() => {
    givenUp = true;
    // Not SIGTERM: what hangs may not listen. Half-written packages are replaced by the next try.
    child.kill('SIGKILL');
    // A grandchild may hold on to the pipes; we do not read them any more.
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, limit);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await ending(child).catch((error) => {
    output += error.message;
    return 1;
  });
  clearTimeout(timer);
  return { code: givenUp ? silent : code, output };
}
