import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './child.mjs';
import { withLock } from './lock.mjs';

/**
 * Installs what package-lock.json says, once for every state of it. Start and test share one complete
 * install: leaving the tools out for `start` would save seconds once, and cost a second install later.
 *
 * It is `npm install --no-save` and not `npm ci`, because ci refuses a lockfile that was written where
 * the registry had no packages for other platforms (they are optional, and then missing from it), and
 * because it pulls node_modules away under a running server. The locked versions are kept all the same,
 * and tests/lockfile.test.ts sees to it that lockfile and packages agree.
 * @param {string} root
 * @param {string} node
 */
export async function ensureDependencies(root, node) {
  const modules = path.join(root, 'node_modules');
  const stamp = path.join(modules, '.small-council');
  const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);
  const machine = machineOf();
  const wanted = `${machine} ${lockedVersions(root)}`;
  if (installed() === wanted) return;
  await withLock(path.join(root, '.cache', 'install.lock'), async () => {
    const found = installed();
    if (found === wanted) return;
    // Interrupted half-way, or made for another machine: npm would take the pieces for good ones.
    if (found && !found.startsWith(`${machine} `))
      rmSync(modules, { recursive: true, force: true });
    mkdirSync(modules, { recursive: true });
    writeFileSync(stamp, 'unfinished');
    await runNpm(root, node, ['install', '--no-save', '--include=dev'], 'Installing dependencies');
    writeFileSync(stamp, wanted);
  });
}

/**
 * The machine and Node that native packages are for. The launcher itself may run on an older Node than
 * the work does, hence the 24.
 */
function machineOf() {
  const major = Number.parseInt(process.versions.node, 10);
  return `${process.platform}-${process.arch}-${Math.max(24, major)}`;
}

/** @param {string} root */
function lockedVersions(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}
