import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from './stages.ts';

/** The shell without windows first: the same pages, drawn twice as fast, and no window that can be hidden. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium on this machine, if there is one. CHROMIUM in the environment decides. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, macOS].find(isProgram);
}

/** What to tell somebody who has none. */
export function chromiumMissing(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CHROMIUM) return `CHROMIUM is ${env.CHROMIUM}, and that is no program.`;
  return (
    'The browser tests need Chromium. Install it (Debian: apt install chromium-headless-shell; elsewhere Chromium ' +
    'or Google Chrome will do), or set CHROMIUM to the path of its program.'
  );
}

/** Finds Chromium, or installs it where that is ours to do, or says what to do. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  if (process.env.CHROMIUM || !mayInstall()) {
    console.log(`${chromiumMissing()} The browser tests will fail.`);
    return;
  }
  const started = performance.now();
  process.stdout.write('Installing Chromium for the browser tests … ');
  const update = await apt('update');
  const install = await apt(
    'install',
    '-y',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  );
  if (install.code === 0) {
    console.log(`done in ${seconds(started)} s`);
  } else {
    console.log(`failed\n${update.code === 0 ? '' : update.output}${install.output}`);
  }
}

function apt(...args: string[]) {
  // Another apt may be at work (a fresh machine updates itself): wait for it instead of failing.
  return runCaptured('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/** Root on Debian. Not on its descendants: Ubuntu's package of that name is a stub for snap. */
function mayInstall(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function seconds(started: number): number {
  return Math.round((performance.now() - started) / 1000);
}
