import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './lock.ts';
import { root, runCaptured } from './testing/stages.ts';

/** Where the built pages lie. */
export const dist = path.join(root, 'web', 'dist');

const INPUTS = [
  'web/**',
  'art/**',
  'engine/**',
  'games/**',
  'bots/**',
  'docs/rules/**',
  'package-lock.json',
];
const NO_INPUT = /(^|\/)(node_modules|dist|tests)(\/|$)|\.test\.tsx?$/;

const stamp = path.join(dist, '.stamp');

const isBuilt = (wanted: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Builds the web pages if anything they are made of has changed since the last time. */
export async function ensureWeb(): Promise<void> {
  const wanted = fingerprintOfInputs();
  if (isBuilt(wanted)) return;
  // Tests that start together all want the pages: one builds them, the others wait.
  await oneAtATime(path.join(root, '.cache', 'building'), async () => {
    if (!isBuilt(wanted)) await build(wanted);
  });
}

async function build(wanted: string): Promise<void> {
  const started = performance.now();
  process.stderr.write('Building the pages … ');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Also where a test builds them: what is looked at is what players get.
  const { code, output } = await runCaptured(
    process.execPath,
    [vite, 'build', 'web', '--logLevel=warn'],
    { NODE_ENV: 'production' },
  );
  if (code !== 0) throw new Error(`the pages could not be built:\n${output}`);
  writeFileSync(stamp, wanted);
  process.stderr.write(`done in ${Math.round((performance.now() - started) / 1000)} s\n`);
}

function fingerprintOfInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { cwd: root, exclude: (name) => NO_INPUT.test(name) });
  for (const file of files.filter((name) => !NO_INPUT.test(name)).sort()) {
    const full = path.join(root, file);
    try {
      hash.update(file).update(readFileSync(full));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    }
  }
  return hash.digest('hex');
}
