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

/**
 * Runs npm under the given Node, quietly: its output is shown only when it fails.
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 * @param {string} purpose what to say while it works
 */
export async function runNpm(root, node, args, purpose) {
  const started = Date.now();
  // stderr, because the output of a task (JSON, say) has stdout for itself.
  process.stderr.write(`${purpose} … `);
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
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await ending(child).catch((error) => {
    output += error.message;
    return 1;
  });
  if (code === 0) {
    process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
    return;
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
